// What an attack or a fire is likely to do, as the figures tell it.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { written } from "tabletown/pieces/writing.js";
import { neededBy } from "./map.js";

/** @import { Option } from "tabletown/types.js" */
/** @import { CrowStory } from "./story.js" */
/** @import { Scene } from "./table.js" */
/**
 * @typedef {object} Odds of an attack, or of a fire
 * @property {number} who
 * @property {number} target a character, or a named building
 * @property {number} dice
 * @property {number} against dice of the defense, or flames that are missing
 * @property {number} chance from 0 to 1
 * @property {boolean} far whether it is an attack at long range
 * @property {number} expected flames of a fire, on average
 */

const CERTAIN = 1000;

/** The attacks that are possible. @param {CrowStory} story @returns {Odds[]} */
export function attacksOf(story) {
  return story.figures.attacks.map(({ who, target, dice, defense, undefended, far }) => ({
    who,
    target,
    dice,
    against: defense,
    chance: undefended / CERTAIN,
    far: far === 1,
    expected: 0,
  }));
}

/** The fires that might be set. @param {CrowStory} story @returns {Odds[]} */
export function firesOf(story) {
  return story.figures.fires.map(({ who, building, dice, missing, chance, expected }) => ({
    who,
    target: building,
    dice,
    against: missing,
    chance: chance / CERTAIN,
    far: false,
    expected: expected / CERTAIN,
  }));
}

/** Whoever would act. @param {Scene} scene */
function actor({ story: { numbers, tallies, figures } }) {
  return tallies.turn === "crow" && numbers.active < 0 ? figures.hero : numbers.active;
}

/** @param {Option} option @param {Scene} scene */
function oddsFor({ verb, elements: [element = ""] }, scene) {
  const { story, box } = scene;
  const word = element.split(":")[1] ?? "";
  const who = actor(scene);
  if (verb === "attack") return attacksOf(story).find((odds) => odds.who === who && odds.target === box.who(word));
  return verb === "ignite" ? firesOf(story).find((odds) => odds.who === who && odds.target === box.name(word)) : undefined;
}

/** Said behind an option. @param {Option} option @param {Scene} scene */
export function oddsOf(option, scene) {
  const odds = oddsFor(option, scene);
  if (!odds) return nothing;
  const { api } = scene;
  const fire = option.verb === "ignite" ? fireOf(odds, scene) : { tokens: 0, needed: 0, expected: "" };
  const label = api.t("table-odds-about", { verb: option.verb, dice: odds.dice, against: odds.against, percent: Math.round(odds.chance * 100), ...fire });
  return html`<small class="cw-odds" title=${label}><span class="cw-throw" aria-hidden="true">${odds.dice}${icon("dice-five-fill")}</span>${
    option.verb === "ignite" ? html`<span aria-hidden="true">${api.t("table-fire-odds", fire)}</span>` : nothing
  }<b aria-hidden="true">${option.verb === "ignite" ? api.t("table-burns-odds", { percent: percent(odds.chance) }) : percent(odds.chance)}</b><span class="unseen">${label}</span></small>`;
}

/** How far a fire is, and what the dice will bring on average. @param {Odds} odds @param {Scene} scene */
function fireOf({ target, against, expected }, scene) {
  const needed = neededBy(target, scene);
  return { tokens: needed - against, needed, expected: written(expected, { maximumFractionDigits: 1, signDisplay: "always" }) };
}

/** @param {number} chance */
export function percent(chance) {
  return written(chance, { style: "percent" });
}
