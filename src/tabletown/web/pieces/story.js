// The table as it is shown: a frame, or a moment between two frames, told event by event. What changes on the table comes
// with the events, so a game only remembers what it wants to point at.

import { Zones } from "./zones.js";

/** @import { Api, Frame } from "../contract.js" */
/** @import { Event, View } from "../types.js" */
/** @typedef {Record<string, (data: any) => void>} Tales what a game remembers of some kinds of events */
/** @typedef {{ numbers: View["numbers"], tallies: object, figures: object }} Told by whom what is shown is worked out: the layout, and the rules */

/**
 * @template Box what the game's box holds
 * @template {Told} Shown the numbers, tallies and figures of the game, as its types.d.ts has them
 */
export class Story {
  box;
  zones = new Zones();
  /** @type {View | null} */
  view = null;
  numbers = /** @type {Shown["numbers"]} */ ({});
  /** What the rules make of what everybody sees, at this moment. */
  tallies = /** @type {Shown["tallies"]} */ ({});
  /** What the rules make of what the viewer sees, at the last frame. */
  figures = /** @type {Shown["figures"]} */ ({});
  /** @type {number[]} */
  scores = [];
  /** The piece that was moved last. */
  moved = "";
  /** Whether this is a frame, and nothing has happened since. */
  resting = true;

  /** What the game remembers, and what it wants otherwise about pieces. @type {Tales} */
  tales = {};

  #log;
  /** All that happened up to here, as far as it is known. @type {Event[]} */
  #past = [];

  /** @type {Tales} */
  #pieces = {
    "piece-moved": (/** @type {{ from: string, to: string, piece: string | null }} */ { from, to, piece }) => {
      this.moved = this.zones.move(from, to, piece).id;
    },
    "piece-shown": (/** @type {{ to: string, piece: string | null }} */ { to, piece }) => this.zones.show(to, piece),
    "piece-gathered": (/** @type {{ from: string, to: string }} */ { from, to }) => this.zones.gather(from, to),
    "piece-shuffled": (/** @type {{ to: string }} */ { to }) => this.zones.shuffle(to),
  };

  /** @param {Box} box @param {Api["past"]} log what happened up to a move */
  constructor(box, log) {
    this.box = box;
    this.#log = log;
  }

  /** What the game remembers of what it was told is of no use any more. */
  forget() {}

  /** Everything is as in this frame. @param {Frame} frame @param {boolean} jump whether nothing of what led there was told */
  settle({ move, position: { view, tallies, figures } }, jump) {
    if (jump) this.forget();
    this.view = view;
    this.numbers = { ...view.numbers };
    this.tallies = { .../** @type {Shown["tallies"]} */ (tallies) };
    this.figures = /** @type {Shown["figures"]} */ (figures);
    this.scores = view.scores;
    this.zones.settle(view.zones);
    this.#past = this.#log(move);
    this.resting = true;
  }

  /** One event further. @param {Event} event */
  tell(event) {
    this.change(event);
    this.#past.push(event);
    this.resting = false;
    (this.tales[event.kind] ?? this.#pieces[event.kind])?.(event.data);
  }

  /** What an event finds changed on the table. @param {Event} event */
  change({ changes }) {
    Object.assign(this.numbers, changes?.numbers);
    Object.assign(this.tallies, changes?.tallies);
    this.scores = changes?.scores ?? this.scores;
  }

  /** Those who have won: a game tells it of each of them, or of a whole side at once. */
  get winners() {
    return this.#past.flatMap(({ kind, data }) => (kind === "won" && typeof data.seat === "number" ? [data.seat] : []));
  }

  /** The last event of these kinds. @param {Iterable<string>} kinds */
  last(kinds) {
    const wanted = new Set(kinds);
    return this.#past.findLast(({ kind }) => wanted.has(kind));
  }

  /** What happened since the last event of these kinds, which comes first; nothing if there was none. @param {Iterable<string>} kinds */
  since(kinds) {
    const begin = this.last(kinds);
    return begin ? this.#past.slice(this.#past.lastIndexOf(begin)) : [];
  }
}
