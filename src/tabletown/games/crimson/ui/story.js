// The table as it is shown: a frame, or a moment between two frames, told event by event.

import { list, number } from "tabletown/pieces/numbers.js";
import { Story } from "tabletown/pieces/story.js";

/** @import { Api, Frame } from "tabletown/contract.js" */
/** @import { Tales } from "tabletown/pieces/story.js" */
/** @import { View } from "tabletown/types.js" */
/** @import { Side } from "./crests.js" */
/** @import { Box } from "./suits.js" */
/**
 * @typedef {object} Result how a row was scored
 * @property {Side | null} winner
 * @property {Map<number, number>} values what each player has shown
 * @property {Map<number, number>} points
 * @property {Set<number>} doubled
 */

/** @extends {Story<Box>} */
export class CrimsonStory extends Story {
  seats = 0;
  round = 0;
  closed = 0;
  /** The colours from top to bottom. @type {string[]} */
  order = [];
  /** By colour. */
  sums = { hero: /** @type {number[]} */ ([]), villain: /** @type {number[]} */ ([]) };
  /** @type {number[]} */
  shut = [];
  /** @type {number[]} */
  scores = [];
  /** @type {number[]} */
  power = [];
  /** By round, then by seat. @type {number[][]} */
  rounds = [];
  /** Whether the round is over and its rows are being scored. */
  scoring = false;
  /** The row that is being scored. @type {string | null} */
  spot = null;
  /** The round of `results`. */
  scored = 0;
  /** The rows that have been scored in this round; after it, until the next one is scored. @type {Map<string, Result>} */
  results = new Map();
  /** What came out of the sealed choices for this row. @type {Map<number, "used" | "kept">} */
  decisions = new Map();
  /** The latest placements, one of each player. @type {{ piece: string, seat: number }[]} */
  recent = [];
  /** @type {string | null} */
  drawn = null;
  /** @type {number[]} */
  winners = [];
  /** The piece that was moved last. */
  #moved = "";
  #past;

  /** @param {Box} box @param {Api["past"]} past what happened up to a move */
  constructor(box, past) {
    super(box);
    this.#past = past;
  }

  /** @override @param {Frame} frame @param {boolean} jump */
  settle(frame, jump) {
    super.settle(frame, jump);
    const { view, figures } = frame.position;
    const { numbers } = view;
    this.seats = view.seats;
    this.round = number(numbers, "round");
    this.order = list(numbers, "order").map((colour) => this.box.colours[colour] ?? "");
    this.sums = { hero: list(figures, "hero"), villain: list(figures, "villain") };
    this.shut = list(figures, "shut");
    this.closed = number(figures, "closed");
    this.scores = [...view.scores];
    this.power = list(numbers, "power");
    this.rounds = Array.from({ length: this.round + 1 }, (_, round) => list(numbers, `round_points_${round}`));
    this.scoring = view.step === "power" || view.over;
    this.spot = view.step === "power" ? (this.order[number(numbers, "row")] ?? null) : null;
    if (jump) this.#recall(numbers);
    if (jump || this.scoring) this.#recallPowers(frame.move);
    if (this.spot !== null && !this.results.has(this.spot)) this.#score(this.spot, this.ahead(this.spot));
  }

  /** After a jump, what the numbers still say about the rows of this round. @param {View["numbers"]} numbers */
  #recall(numbers) {
    this.results = new Map();
    this.scored = this.round;
    this.decisions = new Map();
    this.recent = [];
    this.drawn = null;
    this.order.slice(0, number(numbers, "row")).forEach((colour, row) => {
      const result = this.#score(colour, this.ahead(colour));
      list(numbers, `row_points_${row}`).forEach((points, seat) => {
        if (points) result.points.set(seat, points);
      });
    });
    const best = Math.max(...this.scores);
    this.winners = this.view?.over ? this.scores.flatMap((score, seat) => (score === best ? [seat] : [])) : [];
  }

  /** Whose points were doubled in the round that was scored last: numbers do not say it, the log does. @param {number} move */
  #recallPowers(move) {
    const events = this.#past(move);
    const from = events.findLastIndex(({ kind }) => kind === "round-ended");
    for (const { kind, data } of events.slice(Math.max(from, 0)))
      if (kind === "doubled") this.results.get(String(data.row))?.doubled.add(Number(data.seat));
  }

  /** Who is ahead in a row, as its sums stand. @param {string} colour @returns {Side | null} */
  ahead(colour) {
    const row = this.box.colours.indexOf(colour);
    const lead = (this.sums.hero[row] ?? 0) - (this.sums.villain[row] ?? 0);
    return lead > 0 ? "hero" : lead < 0 ? "villain" : null;
  }

  /** @param {string} colour @param {Side | null} winner */
  #score(colour, winner) {
    /** @type {Result} */
    const result = { winner, values: new Map(), points: new Map(), doubled: new Set() };
    this.results.set(colour, result);
    return result;
  }

  /** @override @type {Tales} */
  tales = {
    "piece-moved": (/** @type {{ from: string, to: string, piece: string | null }} */ { from, to, piece }) => {
      this.#moved = this.zones.move(from, to, piece).id;
    },
    "piece-shuffled": () => {
      this.gather();
      this.zones.shuffle("deck");
    },
    drew: () => {
      this.drawn = this.#moved;
    },
    placed: (/** @type {{ seat: number, card: string, side: Side }} */ { seat, card, side }) => {
      const { colour, value } = this.box.citizen(card);
      const row = this.box.colours.indexOf(colour);
      this.sums[side][row] = (this.sums[side][row] ?? 0) + value;
      this.recent = [...this.recent.filter((placement) => placement.seat !== seat), { piece: this.#moved, seat }];
      this.drawn = null;
    },
    "row-closed": (/** @type {{ row: string }} */ { row }) => {
      this.shut[this.box.colours.indexOf(row)] = 1;
      this.closed += 1;
    },
    "round-ended": () => {
      this.results = new Map();
      this.scored = this.round;
      this.recent = [];
      this.scoring = true;
    },
    "hero-wins": (/** @type {{ row: string }} */ { row }) => this.#turnTo(row, "hero"),
    "villain-wins": (/** @type {{ row: string }} */ { row }) => this.#turnTo(row, "villain"),
    "row-undecided": (/** @type {{ row: string }} */ { row }) => this.#turnTo(row, null),
    "used-power": (/** @type {{ seat: number }} */ { seat }) => {
      this.decisions.set(seat, "used");
      this.power[seat] = 0;
    },
    "kept-power": (/** @type {{ seat: number }} */ { seat }) => this.decisions.set(seat, "kept"),
    revealed: (/** @type {{ seat: number, value: number, row: string }} */ { seat, value, row }) =>
      this.results.get(row)?.values.set(seat, value),
    scored: (/** @type {{ seat: number, points: number, row: string }} */ { seat, points, row }) => this.#pay(row, seat, points),
    doubled: (/** @type {{ seat: number, points: number, row: string }} */ { seat, points, row }) => {
      this.results.get(row)?.doubled.add(seat);
      this.#pay(row, seat, points);
    },
    lost: (/** @type {{ seat: number, points: number, row: string }} */ { seat, points, row }) => this.#pay(row, seat, -points),
    started: (/** @type {{ round: number }} */ { round }) => {
      this.round = round - 1;
      this.rounds[this.round] = Array.from({ length: this.seats }, () => 0);
    },
    won: (/** @type {{ seat: number }} */ { seat }) => this.winners.push(seat),
  };

  /** Before a new round all citizens go back to the deck, all doors open, everybody gets the power card. */
  gather() {
    this.zones.gather("deck");
    this.sums = { hero: this.sums.hero.map(() => 0), villain: this.sums.villain.map(() => 0) };
    this.shut = this.shut.map(() => 0);
    this.power = this.power.map(() => 1);
    this.closed = 0;
    this.recent = [];
    this.scoring = false;
    this.spot = null;
  }

  /** @param {string} row @param {Side | null} winner */
  #turnTo(row, winner) {
    this.spot = row;
    this.decisions = new Map();
    this.#score(row, winner);
  }

  /** @param {string} row @param {number} seat @param {number} points */
  #pay(row, seat, points) {
    this.results.get(row)?.points.set(seat, points);
    this.scores[seat] = (this.scores[seat] ?? 0) + points;
    const sheet = this.rounds[this.round];
    if (sheet) sheet[seat] = (sheet[seat] ?? 0) + points;
  }
}
