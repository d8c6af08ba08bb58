// What is where tonight, read off the numbers.

import { Story } from "tabletown/pieces/story.js";
import { NONE, spaceOf, SPACES } from "./city.js";

/** @import { Box } from "./box.js" */
/** @import { Shown } from "./types.js" */

/** @extends {Story<Box, Shown>} */
export class Night extends Story {
  get city() {
    return this.box.city(this.figures.quadrants);
  }

  /** The named building that a building is, or NONE. @param {number} building */
  nameOf(building) {
    return this.numbers.site.indexOf(building);
  }

  /** @param {number} who */
  isAlive(who) {
    return (this.numbers.where[who] ?? NONE) !== NONE;
  }

  /** Those at a place. @param {number} place */
  at(place) {
    return this.numbers.where.flatMap((there, who) => (there === place ? [who] : []));
  }

  /** @param {number} name */
  burns(name) {
    return this.numbers.burning[this.numbers.site[name] ?? NONE] === 1;
  }

  /** The place that an event calls by a word. @param {string} word */
  placeOf(word) {
    const name = this.box.name(word);
    if (name >= 0) return SPACES + (this.numbers.site[name] ?? 0);
    for (const building of this.city.buildings.values()) if (building.word === word) return SPACES + building.number;
    return spaceOf(word);
  }

  /** Where a Move action of somebody may end, for whoever has to choose. @param {number} who */
  reach(who) {
    return this.figures.reach.find((one) => one.who === who)?.places ?? [];
  }

  /** The spaces that somebody cannot walk through. @param {number} who */
  walls(who) {
    return new Set(this.figures.walls[this.box.person(who).side]);
  }

  /** The side of a seat. @param {number | null} seat */
  sideOf(seat) {
    return this.figures.sides[seat ?? NONE] ?? "";
  }
}
