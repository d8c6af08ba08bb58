// The table as it is shown: a frame, or a moment between two frames, told event by event. A game says what its events change.

import { Zones } from "./zones.js";

/** @import { Frame } from "../contract.js" */
/** @import { Event, View } from "../types.js" */
/** @typedef {Record<string, (data: any) => void>} Tales what each kind of event changes; kinds that are not in it change nothing to be seen */

/** @template Box what the game's box holds */
export class Story {
  box;
  zones = new Zones();
  /** @type {View | null} */
  view = null;
  /** @type {Record<string, number | number[]>} */
  figures = {};

  /** What the game's own events change, and what it wants otherwise about pieces. @type {Tales} */
  tales = {};

  /** @type {Tales} */
  #pieces = {
    "piece-moved": (/** @type {{ from: string, to: string, piece: string | null }} */ { from, to, piece }) => {
      this.zones.move(from, to, piece);
    },
    "piece-shown": (/** @type {{ to: string, piece: string | null }} */ { to, piece }) => this.zones.show(to, piece),
    "piece-shuffled": (/** @type {{ to: string }} */ { to }) => this.zones.shuffle(to),
  };

  /** @param {Box} box */
  constructor(box) {
    this.box = box;
  }

  /** Everything is as in this frame. @param {Frame} frame @param {boolean} _jump whether nothing of what led there was told */
  settle({ position: { view, figures } }, _jump) {
    this.view = view;
    this.figures = figures;
    this.zones.settle(view.zones);
  }

  /** One event further. @param {Event} event */
  tell({ kind, data }) {
    (this.tales[kind] ?? this.#pieces[kind])?.(data);
  }
}
