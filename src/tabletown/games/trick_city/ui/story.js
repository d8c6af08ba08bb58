// The table as it is shown: a frame, or a moment between two frames, told event by event.

import { list, number } from "tabletown/pieces/numbers.js";
import { Story } from "tabletown/pieces/story.js";

/** @import { Frame } from "tabletown/contract.js" */
/** @import { Tales } from "tabletown/pieces/story.js" */
/** @import { Event } from "tabletown/types.js" */
/** @import { Box } from "./suits.js" */
/** @typedef {{ player: number, up: boolean, suit: string, value: number, safe: boolean }} Spot a card on the Hit Line */
/** @typedef {{ kind: string, up: boolean, value: number, player: number }} Laid a card as it lay at the end of a trick */
/**
 * @typedef {object} Outcome how a trick ended
 * @property {"won" | "tied" | "empty"} how
 * @property {number} spot the winning one
 * @property {"only" | "lowest" | "highest" | "lead-lowest" | "lead-highest"} why it won
 * @property {{ what: "card" | "location" | "power" | "stash", vp: number }[]} parts what it is worth, one by one
 * @property {number} factor
 * @property {number} total
 * @property {Laid[]} cards
 */

export const SPOTS = 4;
const FIRST_SIDES = new Set(["titan-1", "titan", "team-1"]);
const HIT_ZONES = /^(hand|line|shield|discard|deck)\b/;

/** The number of a side. @param {string} word */
export const sideOf = (word) => (FIRST_SIDES.has(word) ? 0 : 1);

/** @extends {Story<Box>} */
export class CityStory extends Story {
  seats = 0;
  /** The side of each seat. @type {number[]} */
  sides = [];
  /** Whether each seat is a Titan. @type {number[]} */
  titans = [];
  round = 0;
  trick = 0;
  /** Who leads, or -1. */
  leader = -1;
  /** @type {string | null} */
  lead = null;
  vp = [0, 0];
  most = 0;
  stash = 0;
  /** @type {(Spot | null)[]} */
  spots = Array(SPOTS).fill(null);
  /** The spot that would win now, or -1. */
  winning = -1;
  /** What it would earn. */
  prize = 0;
  /** The last trick of this round. @type {Outcome | null} */
  outcome = null;
  /** @type {number[]} */
  winners = [];

  /** @override @param {Frame} frame @param {boolean} jump */
  settle(frame, jump) {
    super.settle(frame, jump);
    const { view, figures } = frame.position;
    const { numbers } = view;
    this.seats = view.seats;
    this.sides = list(figures, "sides");
    this.titans = list(figures, "titans");
    this.round = number(numbers, "round");
    this.trick = number(numbers, "trick");
    this.leader = number(numbers, "leader");
    this.lead = this.box.suits[number(numbers, "lead_suit")] ?? null;
    this.vp = list(numbers, "vp");
    this.most = number(figures, "most");
    this.stash = number(numbers, "stash");
    this.winning = number(figures, "winning") - 1;
    this.prize = number(figures, "prize");
    const [player, up, suit, value, safe] = ["player", "face_up", "suit", "value", "protected"].map((name) => list(numbers, name));
    this.spots = Array.from({ length: SPOTS }, (_, spot) =>
      this.zones.of(`line:${spot}`).length
        ? {
            player: player?.[spot] ?? 0,
            up: up?.[spot] === 1,
            suit: this.box.suits[suit?.[spot] ?? -1] ?? "",
            value: value?.[spot] ?? 0,
            safe: safe?.[spot] === 1,
          }
        : null,
    );
    if (!jump) return;
    this.outcome = null;
    const best = Math.max(...view.scores);
    this.winners = view.over ? view.scores.flatMap((score, seat) => (score === best ? [seat] : [])) : [];
  }

  /** What became of the last trick of this round, for whoever did not see it. @param {Event[]} past */
  recall(past) {
    const told = new CityStory(this.box);
    told.figures = this.figures;
    for (const event of past.slice(past.findLastIndex(({ kind }) => kind === "began"))) told.tell(event);
    this.outcome = told.outcome;
  }

  /** The spot that is filled next. */
  get next() {
    return this.spots.findIndex((spot) => spot === null);
  }

  /** The card on a spot. @param {number} spot */
  cardOn(spot) {
    return this.zones.of(`line:${spot}`)[0]?.kind ?? null;
  }

  /** The seats of a side. @param {number} side */
  members(side) {
    return this.sides.flatMap((other, seat) => (other === side ? [seat] : []));
  }

  /** The place of a side among the words for sides. @param {number} side */
  sideWord(side) {
    const words = { 2: ["titan-1", "titan-2"], 3: ["titan", "team"], 4: ["team-1", "team-2"] };
    return /** @type {Record<number, string[]>} */ (words)[this.seats]?.[side] ?? "";
  }

  /** @override @type {Tales} */
  tales = {
    "piece-moved": (/** @type {{ from: string, to: string, piece: string | null }} */ { from, to, piece }) => {
      this.zones.move(from, to, piece);
      if (from.startsWith("line:")) this.#cleared(placeIn(from));
      if (to.startsWith("line:") && piece !== null) this.spots[placeIn(to)] = this.#laid(piece);
    },
    "piece-shuffled": (/** @type {{ to: string }} */ { to }) => {
      if (to === "deck") this.gather();
      this.zones.shuffle(to);
    },
    began: (/** @type {{ round: number, most: number }} */ { round, most }) => {
      this.round = round;
      this.trick = 0;
      this.most = most;
      this.vp = [0, 0];
      this.stash = 0;
      this.outcome = null;
    },
    leads: (/** @type {{ seat: number, trick: number }} */ { seat, trick }) => this.#begin(seat, trick),
    "team-leads": (/** @type {{ trick: number }} */ { trick }) => this.#begin(-1, trick),
    ordered: (/** @type {{ seat: number }} */ { seat }) => {
      if (this.next === 0) this.leader = seat;
    },
    played: (/** @type {{ seat: number, card: string }} */ { seat, card }) => this.#played(seat, card),
    "played-with": (/** @type {{ seat: number, card: string }} */ { seat, card }) => this.#played(seat, card),
    "suit-named": (/** @type {{ card: string, suit: string }} */ { card, suit }) => this.#change(card, { suit }),
    "value-changed": (/** @type {{ card: string, value: number }} */ { card, value }) => this.#change(card, { value }),
    copied: (/** @type {{ card: string, value: number }} */ { card, value }) => this.#change(card, { value }),
    "location-value": (/** @type {{ card: string, value: number }} */ { card, value }) => this.#change(card, { value }),
    protected: (/** @type {{ card: string }} */ { card }) => this.#change(card, { safe: true }),
    flipped: (/** @type {{ card: string }} */ { card }) => this.#change(card, { up: false }),
    "lead-suit": (/** @type {{ suit: string }} */ { suit }) => {
      this.lead = suit;
    },
    "no-lead-suit": () => {
      this.lead = null;
    },
    "won-trick": (/** @type {{ card: string, vp: number }} */ { card, vp }) => {
      const spot = this.spotOf(card);
      this.winning = spot;
      this.prize = vp;
      this.outcome = { ...this.#ended("won"), spot, why: this.#why(spot), parts: [{ what: "card", vp }], total: vp };
    },
    "tied-trick": () => {
      this.outcome = this.#ended("tied");
    },
    "empty-trick": () => {
      this.outcome = this.#ended("empty");
    },
    "location-bonus": (/** @type {{ vp: number }} */ { vp }) => this.#add("location", vp),
    "power-bonus": (/** @type {{ vp: number }} */ { vp }) => this.#add("power", vp),
    "stash-bonus": (/** @type {{ vp: number }} */ { vp }) => {
      this.#add("stash", vp);
      this.stash = 0;
    },
    multiplied: (/** @type {{ factor: number }} */ { factor }) => {
      if (!this.outcome) return;
      this.prize = this.outcome.total * factor;
      this.outcome = { ...this.outcome, factor, total: this.prize };
    },
    stashed: (/** @type {{ stash: number }} */ { stash }) => {
      this.stash = stash;
    },
    earned: (/** @type {{ side: string, total: number }} */ { side, total }) => {
      this.vp[sideOf(side)] = total;
    },
    won: (/** @type {{ seat: number }} */ { seat }) => this.winners.push(seat),
  };

  /** Before a new round all Hit Cards go back to the deck. */
  gather() {
    this.zones.gather("deck", (zone) => HIT_ZONES.test(zone));
    this.spots = this.spots.map(() => null);
    this.lead = null;
    this.winning = -1;
  }

  /** The spot that a card lies on. @param {string} card */
  spotOf(card) {
    return this.spots.findIndex((_, spot) => this.cardOn(spot) === card);
  }

  /** @param {string} kind @returns {Spot} */
  #laid(kind) {
    const { suit, value, wild } = this.box.card(kind);
    return { player: -1, up: true, suit: wild ? "" : suit, value, safe: false };
  }

  /** An empty Hit Line has no lead suit. @param {number} spot */
  #cleared(spot) {
    this.spots[spot] = null;
    this.winning = -1;
    if (this.spots.every((laid) => laid === null)) this.lead = null;
  }

  /** @param {number} seat @param {string} card */
  #played(seat, card) {
    this.winning = -1;
    this.#change(card, { player: seat });
  }

  /** @param {string} card @param {Partial<Spot>} changes */
  #change(card, changes) {
    const spot = this.spotOf(card);
    const laid = this.spots[spot];
    if (laid) this.spots[spot] = { ...laid, ...changes };
  }

  /** @param {number} leader @param {number} trick */
  #begin(leader, trick) {
    this.leader = leader;
    this.trick = trick;
    this.lead = null;
    this.winning = -1;
  }

  /** @param {Outcome["how"]} how @returns {Outcome} */
  #ended(how) {
    const cards = this.spots.flatMap((spot, place) => {
      const kind = this.cardOn(place);
      return spot && kind !== null ? [{ kind, up: spot.up, value: spot.value, player: spot.player }] : [];
    });
    return { how, spot: -1, why: "only", parts: [], factor: 1, total: 0, cards };
  }

  /** What is true of the winning card, for whoever wonders. @param {number} winner @returns {Outcome["why"]} */
  #why(winner) {
    const values = this.spots.flatMap((spot) => (spot?.up ? [spot.value] : []));
    const value = this.spots[winner]?.value ?? 0;
    const highest = number(this.figures, "highest") === 1;
    if (values.length === 1) return "only";
    if (highest) return value === Math.max(...values) ? "highest" : "lead-highest";
    return value === Math.min(...values) ? "lowest" : "lead-lowest";
  }

  /** @param {Outcome["parts"][0]["what"]} what @param {number} vp */
  #add(what, vp) {
    if (!this.outcome) return;
    this.prize = this.outcome.total + vp;
    this.outcome = { ...this.outcome, parts: [...this.outcome.parts, { what, vp }], total: this.prize };
  }
}

/** @param {string} zone */
function placeIn(zone) {
  return Number(zone.split(":")[1]);
}
