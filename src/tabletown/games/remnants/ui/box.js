// What is in the box: cards, developments, gangs, conditions and YCU tokens, in the viewer's language.

import { signOfEffects } from "./signs.js";

/** @import { Api } from "tabletown/contract.js" */
/** @typedef {{ id: string, timing?: string, kind?: string, cost?: number, level?: string, ability?: string, effects?: { op: string }[] }} Entry */
/** @typedef {{ starter_card: Entry[], gang_member_card: Entry[], black_market_card: Entry[], development: Entry[] }} Content the tables of the content that are used here */

export class Box {
  #t;
  /** @type {Map<string, Entry>} */
  #cards;
  /** @type {Map<string, number>} */
  #order;
  #coordinates;

  /** @param {Api} api */
  constructor({ game, t }) {
    const content = /** @type {Content & { coordinate_card: Entry[] }} */ (game.content);
    const cards = [...content.starter_card, ...content.gang_member_card, ...content.black_market_card];
    this.#t = t;
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.#order = new Map(cards.map(({ id }, place) => [id, place]));
    this.#coordinates = new Map(content.coordinate_card.map(({ id }, place) => [id, place + 1]));
  }

  /** The order in which cards are held. @param {string | null} one @param {string | null} other */
  inOrder(one, other) {
    return (this.#order.get(one ?? "") ?? 0) - (this.#order.get(other ?? "") ?? 0);
  }

  /** @param {string} kind */
  name(kind) {
    const number = this.#coordinates.get(kind);
    return number ? this.#t("coordinate-card", { number }) : this.#t(`content-${kind}-name`);
  }

  /** What it does, in a few words. @param {string} kind */
  text(kind) {
    return this.#t(`content-${kind}-text`);
  }

  /** What it is good for, as a sign. @param {string} kind */
  sign(kind) {
    return signOfEffects(this.#cards.get(kind)?.effects ?? []);
  }

  /** When a card works. @param {string} kind */
  timing(kind) {
    return this.#cards.get(kind)?.timing ?? "";
  }
}
