// What the table of City of Remnants points at: who stands where, and what lies there.

import { Story } from "tabletown/pieces/story.js";
import { listed } from "tabletown/pieces/writing.js";

/** @import { Box } from "./box.js" */
/** @import { Shown } from "./types.js" */
/** @typedef {{ number: number, type: string, spaces: string[], holder: number, short: number, products: number }} Tile */
/** @typedef {{ seat: number, gang: string, count: number }} Stack figures of one player on a space */
/** @typedef {{ number: number, name: string, attack: number, bribe: number }} Token */

const NOBODY = -1;

/** Words that are apart by blanks. */
export const wordsOf = (words = "") => words.split(" ").filter(Boolean);

/** @extends {Story<Box, Shown>} */
export class RemnantsStory extends Story {
  /** The tiles on the board. @returns {Tile[]} */
  get tiles() {
    const { tiles = [], holders = [], short = [] } = this.tallies;
    return tiles.map((words, number) => {
      const [type = "", ...spaces] = words.split(" ");
      return { number, type, spaces, holder: holders[number] ?? NOBODY, short: short[number] ?? NOBODY, products: this.numbers.products[number] ?? 0 };
    });
  }

  /** @param {string} space */
  tileAt(space) {
    return this.tiles.find(({ spaces }) => spaces.includes(space));
  }

  /** The figures on a space, gang by gang. @param {string} space @returns {Stack[]} */
  stacks(space) {
    const { stands = [] } = this.tallies;
    return stands.flatMap((words, seat) => {
      const count = wordsOf(words).filter((name) => name === space).length;
      return count ? [{ seat, gang: this.gang(seat), count }] : [];
    });
  }

  /** The YCU tokens on a space. @param {string} space @returns {Token[]} */
  tokens(space) {
    const { patrol = [] } = this.tallies;
    return patrol.flatMap((name, number) => (name === space ? [this.token(number)] : []));
  }

  /** @param {number} number @returns {Token} */
  token(number) {
    const { ycu = [], ycu_attack: attack = [], bribe = [] } = this.figures;
    return { number, name: this.box.name(ycu[number] ?? ""), attack: attack[number] ?? 0, bribe: bribe[number] ?? 0 };
  }

  /** How many YCU tokens are in the bag. */
  get bag() {
    return (this.tallies.patrol ?? []).filter((space) => !space).length;
  }

  /** How many figures a player has in the city. @param {number} seat */
  onBoard(seat) {
    return wordsOf(this.tallies.stands?.[seat]).length;
  }

  /** Cards by their names, alike ones together. @param {string[]} kinds */
  counted(kinds) {
    const counts = new Map();
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return listed([...counts].map(([kind, count]) => (count > 1 ? `${this.box.name(kind)} ×${count}` : this.box.name(kind))));
  }

  /** @param {string} space */
  isContested(space) {
    return wordsOf(this.tallies.contested).includes(space);
  }

  /** The spaces that the renown of a player comes from. @param {number} seat */
  earning(seat) {
    return wordsOf(this.tallies.earns?.[seat]);
  }

  /** The gang of a player; "" before it is chosen. @param {number} seat */
  gang(seat) {
    return this.figures.mats[seat]?.gang ?? "";
  }

  /** Whether everybody may see the renown of a player. @param {number} seat */
  shows(seat) {
    return seat === this.view?.seat || this.view?.over === true || this.view?.options.show_renown === true;
  }
}
