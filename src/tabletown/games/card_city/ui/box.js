// What is in the box: cards in their order, by their names in the viewer's language.

/** @import { Api } from "tabletown/contract.js" */
/** @import { Face } from "tabletown/pieces/card.js" */
/** @import { Sourced } from "tabletown/pieces/designed.js" */
/** @typedef {Sourced & { id: string }} Entry a card of the content */

export class Box {
  #t;
  /** @type {Map<string, { entry: Entry, place: number }>} */
  #cards;

  /** @param {Api} api */
  constructor({ game, t }) {
    const { card } = /** @type {{ card: Entry[] }} */ (game.content);
    this.#t = t;
    this.#cards = new Map(card.map((entry, place) => [entry.id, { entry, place }]));
  }

  /** The order in which cards are listed, and chosen. @param {string | null} one @param {string | null} other */
  inOrder(one, other) {
    return this.#place(one) - this.#place(other);
  }

  /** @param {string | null} kind */
  #place(kind) {
    return this.#cards.get(kind ?? "")?.place ?? this.#cards.size;
  }

  /** The cards of a stack of the supply. @param {string} zone */
  stacked(zone) {
    const word = zone.slice("stack_".length);
    return this.#cards.has(word) ? word : ([...this.#cards.keys()].find((kind) => kind.endsWith(word)) ?? "");
  }

  /** Where a card comes from. @param {string} kind */
  entry(kind) {
    return this.#cards.get(kind)?.entry;
  }

  /** Cards are drawn as buildings: what pieces know of one is its name. @param {string} kind @returns {Face} */
  face(kind) {
    return { suit: kind, icon: "", value: 0, name: this.name(kind) };
  }

  /** @param {string} kind */
  name(kind) {
    return this.#t(`content-${kind}-name`);
  }

  /** What a card does, in a few words. @param {string} kind */
  text(kind) {
    return this.#t(`content-${kind}-text`);
  }
}
