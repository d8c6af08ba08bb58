// What is in the box: characters, buildings, Plot cards, Objectives, as the content tells them, in the viewer's language.

import { City, facesOf } from "./city.js";

/** @import { Api } from "tabletown/contract.js" */
/** @import { Boards } from "./city.js" */
/** @import { Sourced } from "tabletown/pieces/designed.js" */
/** @import { Quadrant } from "./types.js" */
/** @typedef {Sourced & { id: string, name: string, side: string, type: string, move: number | string, fire: number | string, attack: number | string, defense: number | string, text: string, health?: number, back_move?: number, back_fire?: number, back_attack?: number, back_defense?: number, back_text?: string, two_sided?: boolean }} Character */
/** @typedef {Sourced & { id: string, name: string, strength: number, text: string }} Landmark */
/** @typedef {Sourced & { id: string, name: string, side: string, text: string, timing: string, window: string, duration: string }} Plot */
/** @typedef {Sourced & { id: string, name: string, restriction_text: string, basic_text: string, showdown_text: string, basic: { at_least: number } }} Objective */
/** @typedef {{ characters: Character[], buildings: Landmark[], plot_cards: Plot[], objectives: Objective[], attack_powers: { id: string, name: string, text: string }[], symbols: { id: string, crow_power: string, gang_power: string }[] } & Boards} Content the tables of the content that are used here */

export class Box {
  #faces;
  /** @type {City | null} */
  #city = null;
  /** @type {Character[]} */
  people;
  /** @type {Landmark[]} */
  landmarks;
  /** @type {Map<string, Plot>} */
  plots;
  /** @type {Map<string, Objective>} */
  objectives;
  /** @type {Map<string, { name: string, text: string }>} */
  powers;
  /** The power of each symbol, for either side. @type {Record<string, { crow_power: string, gang_power: string }>} */
  symbols;

  /** @param {Api} api */
  constructor({ game, t }) {
    const content = /** @type {Content} */ (game.content);
    this.#faces = facesOf({ ...content, faces: said(content.faces, t) });
    this.people = said(content.characters, t);
    this.landmarks = said(content.buildings, t);
    this.plots = byId(said(content.plot_cards, t));
    this.objectives = byId(said(content.objectives, t));
    this.powers = byId(said(content.attack_powers, t));
    this.symbols = Object.fromEntries(content.symbols.map((symbol) => [symbol.id, symbol]));
  }

  /** The city of these neighborhoods. @param {Quadrant[]} quadrants */
  city(quadrants) {
    const key = JSON.stringify(quadrants);
    if (this.#city?.key !== key) this.#city = new City(key, quadrants, this.#faces);
    return this.#city;
  }

  /** @param {number} who */
  person(who) {
    return /** @type {Character} */ (this.people[who]);
  }

  /** Those of a side. @param {string} side */
  side(side) {
    return this.people.flatMap((person, who) => (person.side === side ? [who] : []));
  }

  /** @param {string} word */
  who(word) {
    return this.people.findIndex(({ id }) => id === word);
  }

  /** What a hit with a symbol does besides, for whoever attacks. @param {string} symbol @param {number} who */
  powerOf(symbol, who) {
    const powers = this.symbols[symbol];
    return (this.person(who).side === "gang" ? powers?.gang_power : powers?.crow_power) ?? "";
  }

  /** @param {string} word */
  name(word) {
    return this.landmarks.findIndex(({ id }) => id === word);
  }
}

/** Entries with their words as they are said: a translation may have others. @template {{ id: string }} Entry @param {Entry[]} entries @param {Api["t"]} t @returns {Entry[]} */
function said(entries, t) {
  return entries.map((entry) => {
    const words = Object.keys(entry).filter((key) => /(^|_)(name|text)$/.test(key));
    return { ...entry, ...Object.fromEntries(words.map((key) => [key, t(`content-${entry.id}-${key}`)])) };
  });
}

/** @template {{ id: string }} Entry @param {Entry[]} entries @returns {Map<string, Entry>} */
function byId(entries) {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
