// What somebody who is picked or looked at could do from there: moves, attacks and fires, as the figures tell them.

import { html, nothing, svg } from "lit-html";
import { NONE, SPACES, spaceWord } from "./city.js";
import { UNIT } from "./ground.js";
import { standing } from "./map.js";
import { percent, rowsOf } from "./odds.js";

/** @import { Picking } from "tabletown/pieces/picking.js" */
/** @import { Option } from "tabletown/types.js" */
/** @import { Box } from "./box.js" */
/** @import { Story } from "./story.js" */
/** @import { Scene } from "./table.js" */
/**
 * @typedef {object} Aim
 * @property {number} who
 * @property {Option | undefined} move the Move action that is picked: where it may end can be chosen
 * @property {Set<number>} reach the places where a Move action may end
 * @property {Map<number, number>} targets who could be attacked, and the chance
 * @property {Map<number, number>} fires which named buildings could be set on fire, and the chance
 * @property {Set<number>} beside the buildings next to this character
 */

const CERTAIN = 1000;
/** @type {Aim} */
const NOBODY = { who: NONE, move: undefined, reach: new Set(), targets: new Map(), fires: new Map(), beside: new Set() };

/** @param {Story} story @param {Box} box @param {Picking} picking @param {string} looked @param {boolean} mine @returns {Aim} */
export function aimOf(story, box, picking, looked, mine) {
  const [picked = ""] = picking.picked;
  const element = picked.startsWith("character:") ? picked : looked;
  const who = element.startsWith("character:") ? box.who(element.slice("character:".length)) : NONE;
  if (who === NONE || !story.isAlive(who)) return NOBODY;
  const move = mine && element === picked ? picking.open.find(({ verb }) => verb === "move") : undefined;
  return {
    who,
    move,
    reach: new Set(mine ? story.reach(who) : []),
    targets: new Map(rowsOf(story, "attacks").flatMap(([one, other = NONE, , , , chance = 0]) => (one === who ? [[other, chance / CERTAIN]] : []))),
    fires: new Map(rowsOf(story, "fires").flatMap(([one, name = NONE, , , chance = 0]) => (one === who ? [[name, chance / CERTAIN]] : []))),
    beside: new Set(rowsOf(story, "beside").flatMap(([one, building = NONE]) => (one === who ? [building] : []))),
  };
}

/** The element of a place. @param {number} place @param {Scene} scene */
export function elementOf(place, { story, box }) {
  if (place < SPACES) return `space:${spaceWord(place)}`;
  const building = story.city.buildings.get(place - SPACES);
  return `building:${box.landmarks[story.nameOf(place - SPACES)]?.id ?? building?.word ?? ""}`;
}

/** Lines to those who could be attacked, near or at long range. @param {Scene} scene */
export function aims(scene) {
  const { aim, story } = scene;
  if (!aim.targets.size || story.fight) return nothing;
  const from = standing(aim.who, scene);
  return html`<svg class="cw-aims" aria-hidden="true">${[...aim.targets.keys()].map((other) => {
    const to = standing(other, scene);
    return svg`<line x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`;
  })}</svg>`;
}

/** A chance, beside its target. @param {number | undefined} chance @param {Scene} scene */
export function chanceOf(chance, { story }) {
  return chance === undefined || story.fight ? nothing : html`<em class="cw-chance" aria-hidden="true" data-print=${percent(chance)}></em>`;
}

/** Where a hovered character could go; what is picked has buttons there. @param {Scene} scene */
export function steps({ aim, story }) {
  if (aim.move) return nothing;
  const spaces = [...aim.reach].filter((place) => place < SPACES);
  if (!spaces.length) return nothing;
  return html`<svg class="cw-aims is-reach" aria-hidden="true">${spaces.map((space) => {
    const { x, y } = story.city.middle(space);
    return svg`<circle cx=${x * UNIT} cy=${y * UNIT} r="6"></circle>`;
  })}</svg>`;
}
