// What the table of The Crow points at: the attack that is going on, and the roll for flames.

import { Night } from "./night.js";

/** @import { Frame } from "tabletown/contract.js" */
/** @import { Event } from "tabletown/types.js" */
/** @import { Tales } from "tabletown/pieces/story.js" */
/**
 * @typedef {object} Fight an attack as it stands
 * @property {number} who
 * @property {number} other
 * @property {boolean} rolled
 * @property {boolean} counted whether its pairs have been counted
 * @property {boolean} defends whether dice of the defense lie there
 * @property {string} end missed, defended, hurt, or nothing yet
 * @property {number} wounds
 * @property {string[]} powers those that have worked
 */

/** The steps in which an attack is not over, and what ends it before. */
const FIGHTING = new Set(["reroll", "myca-reroll", "powers", "again", "godfather", "death-comes", "put-out", "collateral", "window"]);
const CALM = ["gang-began", "crow-began", "acts", "left-game", "albrecht-died", "sarah-died", "gideon-killed", "boss-killed", "eric-died"];
const ENDS = ["missed", "defended", "hurt"];
const ROLLS = ["fire-rolled", "burn-rolled"];

export class CrowStory extends Night {
  #fights = false;
  /** A fire that is declared, or the roll for flames. @type {Event | null} */
  blaze = null;

  /** @override @param {Frame} frame @param {boolean} jump */
  settle(frame, jump) {
    super.settle(frame, jump);
    const { step } = frame.position.view;
    const asked = this.last(["attacked", "fire-declared", "fire-rolled"]);
    this.blaze = step === "window" && asked?.kind === "fire-declared" ? asked : null;
    this.#fights = FIGHTING.has(step) && !this.blaze;
  }

  /** @override @type {Tales} */
  tales = {
    ...Object.fromEntries(CALM.map((kind) => [kind, () => this.#face(false)])),
    ...Object.fromEntries(["fire-declared", ...ROLLS].map((kind) => [kind, () => this.#burn(kind)])),
    attacked: () => this.#face(true),
  };

  /** @param {boolean} fights */
  #face(fights) {
    this.#fights = fights;
    if (fights) this.blaze = null;
  }

  /** @param {string} kind */
  #burn(kind) {
    this.blaze = this.last([kind]) ?? null;
  }

  /** @returns {Fight | null} */
  get fight() {
    const attacked = this.last(["attacked"]);
    if (!this.#fights || !attacked) return null;
    const [who, other] = [attacked.data.who, attacked.data.other].map((word) => this.box.who(String(word)));
    const told = this.since(["attacked", "rapped"]);
    const rolls = told.filter(({ kind }) => kind === "rolled" || kind === "canceled");
    const end = told.findLast(({ kind }) => ENDS.includes(kind));
    return {
      who: who ?? 0,
      other: other ?? 0,
      rolled: rolls.length > 0,
      counted: told.some(({ kind }) => kind === "hit" || ENDS.includes(kind)) || (this.resting && rolls.length > 0),
      defends: rolls.at(-1)?.data.who === attacked.data.other,
      end: end?.kind ?? "",
      wounds: Number(end?.data.by ?? 0),
      powers: told.flatMap(({ kind, data }) => (kind === "power-works" ? [String(data.power)] : [])),
    };
  }
}
