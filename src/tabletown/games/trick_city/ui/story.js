// What the table of Trick City points at: the cards on the Hit Line, and what became of the last trick.

import { Story } from "tabletown/pieces/story.js";

/** @import { Frame } from "tabletown/contract.js" */
/** @import { Tales } from "tabletown/pieces/story.js" */
/** @import { Box } from "./suits.js" */
/** @import { Shown, Tallies } from "./types.js" */
/** @typedef {{ kind: string, player: number, up: boolean, suit: string, value: number, safe: boolean }} Spot a card on the Hit Line */
/**
 * @typedef {object} Outcome how a trick ended
 * @property {"won" | "tied" | "empty"} how
 * @property {number} spot the winning one
 * @property {Tallies["why"]} why it won
 * @property {{ what: string, vp: number }[]} parts what it is worth, one by one
 * @property {number} factor
 * @property {number} total
 * @property {Spot[]} cards
 */

const ENDS = /** @type {Record<string, Outcome["how"]>} */ ({ "won-trick": "won", "tied-trick": "tied", "empty-trick": "empty" });
const PARTS = /** @type {Record<string, string>} */ ({ "won-trick": "card", "location-bonus": "location", "power-bonus": "power", "stash-bonus": "stash" });

/** @extends {Story<Box, Shown>} */
export class CityStory extends Story {
  /** Whether the cards on the line are judged: not while one is being played. */
  #judged = true;
  /** The last trick of this round, as it lay at its end. @type {Pick<Outcome, "spot" | "why" | "total" | "cards"> | null} */
  #ended = null;

  /** @override @param {Frame} frame @param {boolean} jump */
  settle(frame, jump) {
    super.settle(frame, jump);
    this.#judged = true;
    if (this.#ended) return;
    const told = new CityStory(this.box, () => []); // what became of the last trick, for whoever did not see it
    for (const event of this.since(["began"])) told.tell(event);
    this.#ended = told.#ended;
  }

  /** @override */
  forget() {
    this.#ended = null;
  }

  /** @override @type {Tales} */
  tales = {
    began: () => this.forget(),
    played: () => this.#open(),
    "played-with": () => this.#open(),
    ...Object.fromEntries(Object.keys(ENDS).map((kind) => [kind, () => this.#end()])),
  };

  #open() {
    this.#judged = false;
  }

  #end() {
    const { winning, why, prize } = this.tallies;
    this.#judged = true;
    this.#ended = { spot: winning - 1, why, total: prize, cards: this.spots.flatMap((spot) => spot ?? []) };
  }

  /** The last trick of this round. @returns {Outcome | null} */
  get outcome() {
    const told = this.since(Object.keys(ENDS));
    const how = ENDS[told[0]?.kind ?? ""];
    if (!this.#ended || !how) return null;
    const parts = told.flatMap(({ kind, data }) => (kind in PARTS ? [{ what: PARTS[kind] ?? "", vp: Number(data.vp) }] : []));
    const factor = Number(told.find(({ kind }) => kind === "multiplied")?.data.factor ?? 1);
    return { how, ...this.#ended, parts, factor };
  }

  /** @returns {(Spot | null)[]} */
  get spots() {
    const { player = [], face_up = [], suit = [], value = [], protected: safe = [] } = this.numbers;
    return player.map((seat, spot) => {
      const kind = this.zones.of(`line:${spot}`)[0]?.kind;
      if (!kind) return null;
      const card = this.box.card(kind);
      const counts = (value[spot] ?? -1) >= 0;
      return {
        kind,
        player: seat,
        up: face_up[spot] === 1,
        suit: this.box.suits[suit[spot] ?? -1] ?? (card.wild || counts ? "" : card.suit),
        value: counts ? (value[spot] ?? 0) : card.value,
        safe: safe[spot] === 1,
      };
    });
  }

  /** The spot that would win now, or -1. */
  get winning() {
    return this.#judged ? this.tallies.winning - 1 : -1;
  }

  /** The suit to follow. */
  get lead() {
    return this.box.suits[this.numbers.lead_suit] ?? null;
  }

  /** The spot that is filled next. */
  get next() {
    return this.spots.indexOf(null);
  }

  /** The spot that a card lies on. @param {string} card */
  spotOf(card) {
    return this.spots.findIndex((spot) => spot?.kind === card);
  }

  /** The number of a side. @param {string} word */
  sideOf(word) {
    return this.figures.side_words.indexOf(word);
  }
}
