// The five colours as they look: symbol, pattern and roofs, so that colour never stands alone.

import { svg } from "lit-html";
import { seeded, street } from "tabletown/pieces/skyline.js";

/** @import { Suit } from "tabletown/pieces/art.js" */
/** @import { Face } from "tabletown/pieces/card.js" */
/** @import { Api } from "tabletown/contract.js" */
/** @import { Sourced } from "tabletown/pieces/designed.js" */
/** @typedef {Sourced & { id: string, order: number }} Colour */
/** @typedef {{ id: string, colour: string, value: number }} Citizen */

/** @type {(Suit & { icon: string })[]} */
export const SUITS = [
  { id: "red", icon: "castle-turret-fill", pattern: "lines", roofs: ["spire", "gable", "gable", "crown", "flat"] },
  { id: "yellow", icon: "storefront-fill", pattern: "dots", roofs: ["tank", "slant", "flat", "flat"] },
  { id: "green", icon: "tree-fill", pattern: "grid", roofs: ["tree", "tree", "gable", "flat"] },
  { id: "blue", icon: "anchor-simple-fill", pattern: "waves", roofs: ["crane", "flat", "slant", "flat"] },
  { id: "purple", icon: "mask-happy-fill", pattern: "chevrons", roofs: ["dome", "crown", "dome", "flat"] },
];

/** The roofs of a suburb, far behind its row. */
const VIEWS = new Map(
  SUITS.map(({ id, roofs }, number) => {
    const random = seeded(70 + number);
    return [id, street(random, { width: 900, base: 100, low: 14, high: 62, narrow: 16, wide: 44, roofs }).path];
  }),
);

/** @param {string} colour */
export function skylineOf(colour) {
  return svg`<svg class="cc-view" viewBox="0 0 900 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d=${VIEWS.get(colour) ?? ""}></path></svg>`;
}

/** @param {string} colour */
export function symbol(colour) {
  return SUITS.find((suit) => suit.id === colour)?.icon ?? "buildings-fill";
}

/** The content of the box, as the table looks it up. */
export class Box {
  #api;
  /** The colours in the order of their numbers. @type {string[]} */
  colours;
  /** @type {Map<string, Colour>} */
  #entries;
  /** @type {Map<string, Citizen & { place: number }>} */
  #citizens;

  /** @param {Api} api */
  constructor(api) {
    this.#api = api;
    const content = /** @type {{ colour: Colour[], citizen: Citizen[] }} */ (
      /** @type {unknown} */ (api.game.content)
    );
    this.colours = [...content.colour].sort((one, other) => one.order - other.order).map(({ id }) => id);
    this.#entries = new Map(content.colour.map((colour) => [colour.id, colour]));
    this.#citizens = new Map(content.citizen.map((citizen, place) => [citizen.id, { ...citizen, place }]));
  }

  /** What the content says of a colour. @param {string} colour */
  entry(colour) {
    return this.#entries.get(colour);
  }

  /** @param {string} kind */
  citizen(kind) {
    const citizen = this.#citizens.get(kind);
    if (!citizen) throw new Error(`there is no citizen ${kind}`);
    return citizen;
  }

  /** @param {string} kind @returns {Face} */
  face(kind) {
    const { colour, value } = this.citizen(kind);
    return { suit: colour, icon: symbol(colour), value, name: this.#api.t("citizen", { colour, value }) };
  }

  /** By colour, then by value. @param {string | null} one @param {string | null} other */
  inOrder(one, other) {
    const [first, second] = [one, other].map((kind) => (kind === null ? Infinity : this.citizen(kind).place));
    return (first ?? 0) - (second ?? 0) || 0;
  }
}
