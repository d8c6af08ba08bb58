// The suits as they look, and the content of the box, as the table looks it up.

/** @import { Api } from "tabletown/contract.js" */
/** @import { Suit } from "tabletown/pieces/art.js" */
/** @import { Face } from "tabletown/pieces/card.js" */
/** @typedef {{ id: string, suit: string, value: number, wild: boolean }} HitCard */
/** @typedef {{ id: string, name: string, power: string, text: string, source: string }} Power a hero or a Sidekick, and what their power is called and does */
/** @typedef {{ id: string, name: string, text: string, source: string }} Location */
/** @typedef {{ id: string, source: string }} Entry of the content, and where it comes from */
/** @typedef {{ id: string, x: number, y: number, covered_by: string[] }} Place in a shield; x counts half cards */
/**
 * @typedef {object} Content
 * @property {HitCard[]} hit_card
 * @property {Entry[]} hero
 * @property {Entry[]} sidekick
 * @property {Entry[]} location
 * @property {{ id: string }[]} suit
 * @property {{ limits: { locations_to_win: number } }} game
 * @property {{ deal_order: string[], sidekick_position: string, position: Place[] }} shield
 */

export const WILD = "wild";

/** @type {(Suit & { icon: string })[]} */
export const SUITS = [
  { id: "red", icon: "hand-fist-fill", pattern: "lines", roofs: ["crown", "flat", "tank", "flat"] },
  { id: "yellow", icon: "lightning-fill", pattern: "dots", roofs: ["slant", "spire", "flat", "slant"] },
  { id: "green", icon: "leaf-fill", pattern: "grid", roofs: ["tree", "gable", "tree", "flat"] },
  { id: "blue", icon: "waves-bold", pattern: "waves", roofs: ["crane", "flat", "slant", "flat"] },
  { id: WILD, icon: "star-four-fill", pattern: "chevrons", roofs: ["dome", "spire", "crown", "gable"] },
];

/** @param {string} suit */
export function symbol(suit) {
  return SUITS.find(({ id }) => id === suit)?.icon ?? "buildings-fill";
}

export class Box {
  #api;
  /** The suits in the order of their numbers. @type {string[]} */
  suits;
  /** @type {string[]} */
  heroes;
  /** @type {string[]} */
  sidekicks;
  /** How many locations win the game. */
  toWin;
  /** The places of a shield for Hit Cards in the order of the deal, then that of the Sidekick. @type {Place[]} */
  places;
  #cards;
  #sources;

  /** @param {Api} api */
  constructor(api) {
    this.#api = api;
    const content = /** @type {Content} */ (/** @type {unknown} */ (api.game.content));
    const { deal_order, sidekick_position, position } = content.shield;
    this.suits = content.suit.map(({ id }) => id);
    this.#sources = new Map([...content.hero, ...content.sidekick, ...content.location].map(({ id, source }) => [id, source]));
    this.heroes = content.hero.map(({ id }) => id);
    this.sidekicks = content.sidekick.map(({ id }) => id);
    this.toWin = content.game.limits.locations_to_win;
    this.places = [...deal_order, sidekick_position].flatMap((id) => position.filter((place) => place.id === id));
    this.#cards = new Map(content.hit_card.map((card, place) => [card.id, { ...card, place }]));
  }

  /** @param {string} kind */
  card(kind) {
    const card = this.#cards.get(kind);
    if (!card) throw new Error(`there is no ${kind}`);
    return card;
  }

  /** @param {string} kind @returns {Power} */
  power(kind) {
    return { id: kind, name: this.#words(kind, "name"), power: this.#words(kind, "power_name"), text: this.#words(kind, "text"), source: this.#source(kind) };
  }

  /** @param {string} kind @returns {Location} */
  location(kind) {
    return { id: kind, name: this.#words(kind, "name"), text: this.#words(kind, "text"), source: this.#source(kind) };
  }

  /** Where an entry of the content comes from. @param {string} kind */
  #source(kind) {
    return this.#sources.get(kind) ?? "";
  }

  /** What the content says about an entry, in the viewer's language. @param {string} kind @param {string} key */
  #words(kind, key) {
    return this.#api.t(`content-${kind}-${key}`);
  }

  /** The suit that is printed on a card. @param {string} kind */
  suitOf(kind) {
    const { suit, wild } = this.card(kind);
    return wild ? WILD : suit;
  }

  /** A card as it is printed, or with the value that it has now. @param {string} kind @param {number} [value] @returns {Face} */
  face(kind, value) {
    const suit = this.suitOf(kind);
    const printed = this.card(kind).value;
    return { suit, icon: symbol(suit), value: value ?? printed, name: this.#api.t("hit-card", { suit, value: printed }) };
  }

  /** By suit, then by value. @param {string | null} one @param {string | null} other */
  inOrder(one, other) {
    const [first, second] = [one, other].map((kind) => (kind === null ? Infinity : this.card(kind).place));
    return (first ?? 0) - (second ?? 0) || 0;
  }
}
