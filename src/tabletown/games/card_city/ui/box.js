// What is in the box: cards in their order, by their names in the viewer's language.

/** @import { Api } from "tabletown/contract.js" */
/** @import { Face } from "tabletown/pieces/card.js" */

export class Box {
  #t;
  /** @type {Map<string, number>} */
  #order;

  /** @param {Api} api */
  constructor({ game, t }) {
    const { card } = /** @type {{ card: { id: string }[] }} */ (game.content);
    this.#t = t;
    this.#order = new Map(card.map(({ id }, place) => [id, place]));
  }

  /** The order in which cards are listed, and chosen. @param {string | null} one @param {string | null} other */
  inOrder(one, other) {
    return this.#place(one) - this.#place(other);
  }

  /** @param {string | null} kind */
  #place(kind) {
    return this.#order.get(kind ?? "") ?? this.#order.size;
  }

  /** The cards of a stack of the supply. @param {string} zone */
  stacked(zone) {
    const word = zone.slice("stack_".length);
    return this.#order.has(word) ? word : ([...this.#order.keys()].find((kind) => kind.endsWith(word)) ?? "");
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
