// What somebody who is picked or looked at could do from there: moves, attacks and fires, as the figures tell them.

import { html, nothing, svg } from "lit-html";
import { NONE, spaceOf, SPACES, spaceWord } from "./city.js";
import { UNIT } from "./ground.js";
import { standing } from "./map.js";
import { attacksOf, firesOf, percent } from "./odds.js";

/** @import { Scene as BoardScene } from "tabletown/pieces/board.js" */
/** @import { Option } from "tabletown/types.js" */
/** @import { Odds } from "./odds.js" */
/** @import { CrowStory } from "./story.js" */
/** @import { Scene } from "./table.js" */
/**
 * @typedef {object} Aim
 * @property {number} who
 * @property {Option | undefined} move the Move action that is picked: where it may end can be chosen
 * @property {Set<number>} reach the places where a Move action may end
 * @property {Map<number, Odds>} targets who could be attacked
 * @property {Map<number, Odds>} fires which named buildings could be set on fire
 * @property {Set<number>} beside the buildings next to this character
 * @property {number[]} way the spaces at which the walk that is looked at begins, turns and ends
 */

/** @type {Aim} */
const NOBODY = { who: NONE, move: undefined, reach: new Set(), targets: new Map(), fires: new Map(), beside: new Set(), way: [] };

/** While something is shown, and in an attack, there is nothing to aim at. @param {CrowStory} story @param {BoardScene} base @param {string} looked @returns {Aim} */
export function aimOf(story, { picking, mine, frame, playing }, looked) {
  if (playing || story.fight) return NOBODY;
  const [picked = ""] = picking.picked;
  const walker = frame.position.view.step === "walk" ? `character:${frame.position.prompt.params.who}` : "";
  const element = picked.startsWith("character:") ? picked : walker || looked;
  const who = element.startsWith("character:") ? story.box.who(element.slice("character:".length)) : NONE;
  if (who === NONE || !story.isAlive(who)) return NOBODY;
  const move = mine && element === picked ? picking.open.find(({ verb }) => verb === "move") : undefined;
  const reach = new Set(mine ? story.reach(who) : []);
  /** What else could be done; whoever walks does that first. @param {Odds[]} all */
  const own = (all) => new Map(all.flatMap((odds) => (odds.who === who && !walker ? [[odds.target, odds]] : [])));
  const end = looked.startsWith("space:") ? spaceOf(looked.slice("space:".length)) : NONE;
  const from = story.numbers.where[who] ?? NONE;
  return {
    who,
    move,
    reach,
    targets: own(attacksOf(story)),
    fires: own(firesOf(story)),
    beside: new Set(story.figures.beside.flatMap((one) => (one.who === who ? [one.building] : []))),
    way: (move || walker) && reach.has(end) ? [from, ...story.city.way(from, end, story.walls(who))] : [],
  };
}

/** The element of a place. @param {number} place @param {Scene} scene */
export function elementOf(place, { story, box }) {
  if (place < SPACES) return `space:${spaceWord(place)}`;
  const building = story.city.buildings.get(place - SPACES);
  return `building:${box.landmarks[story.nameOf(place - SPACES)]?.id ?? building?.word ?? ""}`;
}

/** Lines to those who could be attacked, whole to those who are near, dotted at long range; and the walk that is looked at. @param {Scene} scene */
export function aims(scene) {
  const { aim, story } = scene;
  if (!(aim.targets.size + aim.way.length)) return nothing;
  const from = standing(aim.who, scene);
  const way = aim.way.map((space) => story.city.middle(space)).map(({ x, y }) => `${x * UNIT},${y * UNIT}`);
  return html`<svg class="cw-aims" aria-hidden="true">${[...aim.targets.values()].map(({ target, far }) => {
    const to = standing(target, scene);
    return svg`<line class=${far ? "is-far" : ""} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`;
  })}${way.length ? svg`<polyline points=${way.join(" ")}></polyline>` : nothing}</svg>`;
}

/** A chance, beside its target. @param {Odds | undefined} odds */
export function chanceOf(odds) {
  return odds ? html`<em class="cw-chance" aria-hidden="true" data-print=${percent(odds.chance)}></em>` : nothing;
}

/** Where a hovered character could go, also one of the other side; what is picked has buttons there. @param {Scene} scene */
export function steps({ aim, story, box, frame }) {
  if (aim.move || frame.position.view.step === "walk") return nothing;
  const spaces = [...aim.reach].filter((place) => place < SPACES);
  if (!spaces.length) return nothing;
  return html`<svg class="cw-aims is-reach is-${box.person(aim.who).side}" aria-hidden="true">${spaces.map((space) => {
    const { x, y } = story.city.middle(space);
    return svg`<circle cx=${x * UNIT} cy=${y * UNIT} r="6"></circle>`;
  })}</svg>`;
}
