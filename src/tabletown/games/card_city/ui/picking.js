// Picking in a city: what all options have in common need not be touched. Whoever has one kind of card left has it in hand, and
// whoever lays a Pollution Cloud only touches a space.

import { Picking } from "tabletown/pieces/picking.js";

/** @import { Option } from "tabletown/types.js" */
/** @import { Outcome } from "tabletown/pieces/picking.js" */

/** Where something is put is always touched. */
const TARGET = /^(deck|lot:|space:)/;

export class CityPicking extends Picking {
  /** What belongs to all options. @type {string[]} */
  common = [];

  /** @override @param {Option[]} options */
  offer(options) {
    const [first] = options.toSorted((one, other) => one.elements.length - other.elements.length);
    const named = first && first.elements.length > 1 ? first.elements : [];
    this.common = named.filter((element) => !TARGET.test(element) && options.every(({ elements }) => elements.includes(element)));
    super.offer(options);
    if (!this.picked.length) this.clear();
  }

  /** Whether the viewer has picked anything. */
  get own() {
    return this.picked.length > this.common.length;
  }

  /** @override */
  clear() {
    this.picked = [...this.common];
  }

  /** @override */
  back() {
    return this.own ? super.back() : "";
  }

  /** @override @param {string} element @returns {Outcome} */
  touch(element) {
    return this.common.includes(element) ? { act: "pick" } : super.touch(element);
  }
}
