// What the table of Crimson Crush points at: the row that is being scored, what came of it, who placed what.

import { list } from "tabletown/pieces/numbers.js";
import { Story } from "tabletown/pieces/story.js";

/** @import { Tales } from "tabletown/pieces/story.js" */
/** @import { Side } from "./crests.js" */
/** @import { Box } from "./suits.js" */
/** @import { Shown } from "./types.js" */
/**
 * @typedef {object} Result how a row was scored
 * @property {Side | null} winner
 * @property {Map<number, number>} values what each player has shown
 * @property {Map<number, number>} points
 * @property {Set<number>} doubled
 */

/** The events with which a row is looked at, and who wins it. */
const TURNS = /** @type {Record<string, Side | null>} */ ({ "hero-wins": "hero", "villain-wins": "villain", "row-undecided": null });
const ROWS = Object.keys(TURNS);

/** @extends {Story<Box, Shown>} */
export class CrimsonStory extends Story {
  /** The latest placements of this round, one of each player. @type {{ piece: string, seat: number }[]} */
  recent = [];
  /** @type {string | null} */
  drawn = null;

  /** @override */
  forget() {
    this.recent = [];
    this.drawn = null;
  }

  /** @override @type {Tales} */
  tales = {
    started: () => this.forget(),
    "round-ended": () => this.forget(),
    drew: () => {
      this.drawn = this.moved;
    },
    placed: (/** @type {{ seat: number }} */ { seat }) => {
      this.recent = [...this.recent.filter((placement) => placement.seat !== seat), { piece: this.moved, seat }];
      this.drawn = null;
    },
  };

  /** The colours from top to bottom. */
  get order() {
    return this.numbers.order.map((colour) => this.box.colours[colour] ?? "");
  }

  /** The points of the rounds so far. */
  get rounds() {
    return Array.from({ length: this.numbers.round + 1 }, (_, round) => list(this.numbers, `round_points_${round}`));
  }

  /** Who is ahead in a row. @param {string} colour @returns {Side | null} */
  ahead(colour) {
    const lead = this.tallies.ahead[this.box.colours.indexOf(colour)] ?? 0;
    return lead > 0 ? "hero" : lead < 0 ? "villain" : null;
  }

  /** Whether the round is over and its rows are being scored. */
  get scoring() {
    return this.view?.over === true || this.last(["started", "round-ended"])?.kind === "round-ended";
  }

  /** The row that is being scored. @returns {string | null} */
  get spot() {
    const last = this.last([...ROWS, "round-total", "started"]);
    if (!last) return this.view?.step === "power" ? (this.order[this.numbers.row] ?? null) : null;
    return last.kind in TURNS ? String(last.data.row) : null;
  }

  /** What came out of the sealed choices for this row. @returns {Map<number, "used" | "kept">} */
  get decisions() {
    const made = this.since(ROWS).filter(({ kind }) => kind === "used-power" || kind === "kept-power");
    return new Map(made.map(({ kind, data }) => [Number(data.seat), kind === "used-power" ? "used" : "kept"]));
  }

  /** The rows of the round that was scored last. */
  get results() {
    /** @type {Map<string, Result>} */
    const results = new Map();
    for (const { kind, data } of this.since(["round-ended"])) {
      const [row, seat, points] = [String(data.row), Number(data.seat), Number(data.points)];
      if (kind in TURNS) results.set(row, { winner: TURNS[kind] ?? null, values: new Map(), points: new Map(), doubled: new Set() });
      const result = results.get(row);
      if (kind === "revealed") result?.values.set(seat, Number(data.value));
      if (kind === "scored" || kind === "doubled") result?.points.set(seat, points);
      if (kind === "lost") result?.points.set(seat, -points);
      if (kind === "doubled") result?.doubled.add(seat);
    }
    return results;
  }

  /** The number of that round. */
  get scored() {
    return this.numbers.round - (this.scoring || !this.since(["round-ended"]).length ? 0 : 1);
  }
}
