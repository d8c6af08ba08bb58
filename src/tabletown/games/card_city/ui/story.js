// What the table of Card City points at: the cards that are divided, both lots, and whose city is looked at.

import { Story } from "tabletown/pieces/story.js";

/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Box } from "./box.js" */
/** @import { Shown } from "./types.js" */
/** @typedef {"a" | "b"} Lot */

/** Where cards are while they are divided. */
const POOL = ["hand", "cut_a", "cut_down", "cut_up"];
/** @type {Lot[]} */
export const LOTS = ["a", "b"];

/** @extends {Story<Box, Shown>} */
export class CityStory extends Story {
  /** Pieces of the viewer's own zone. @param {string} zone */
  own(zone) {
    return this.zones.of(`${zone}:${this.view?.seat}`);
  }

  /** The cards that the viewer divides. */
  get pool() {
    return this.sorted(POOL.flatMap((zone) => this.own(zone)));
  }

  /** @param {Piece[]} pieces */
  sorted(pieces) {
    return pieces.toSorted((one, other) => this.box.inOrder(one.kind, other.kind));
  }

  /** The cards of an offered lot: those that everybody sees first. @param {Lot} lot */
  lot(lot) {
    const up = this.sorted(this.zones.of(`${lot}_up`)).map((piece) => ({ piece, up: true }));
    return [...up, ...this.sorted(this.zones.of(`${lot}_down`)).map((piece) => ({ piece, up: false }))];
  }

  /** Whether lots lie on the table. */
  get isOffered() {
    return LOTS.some((lot) => this.lot(lot).length > 0);
  }

  /** The cards that somebody divides now, as far as they are seen. @param {number} seat */
  divided(seat) {
    return POOL.flatMap((zone) => this.zones.of(`${zone}:${seat}`));
  }

  /** The cards under the deck that the viewer knows, in the order in which they come. */
  get under() {
    return this.zones.of("deck").flatMap(({ kind }) => (kind === null ? [] : [kind])).reverse();
  }

  /** Whether this is played alone. */
  get alone() {
    return this.scores.length === 1;
  }
}
