// What is in the box: characters, buildings, Plot cards, Objectives, as the content tells them, in the viewer's language.

import { City, facesOf } from "./city.js";

/** @import { Api } from "tabletown/contract.js" */
/** @import { Boards } from "./city.js" */
/** @import { Sourced } from "tabletown/pieces/designed.js" */
/** @typedef {Sourced & { id: string, name: string, side: string, type: string, move: number | string, fire: number | string, attack: number | string, defense: number | string, text: string, health?: number, back_move?: number, back_fire?: number, back_attack?: number, back_defense?: number, back_text?: string }} Character */
/** @typedef {Sourced & { id: string, name: string, strength: number, text: string }} Landmark */
/** @typedef {Sourced & { id: string, name: string, side: string, text: string, timing: string, window: string, duration: string }} Plot */
/** @typedef {Sourced & { id: string, name: string, restriction_text: string, basic_text: string, showdown_text: string, basic: { at_least: number } }} Objective */
/** @typedef {{ characters: Character[], buildings: Landmark[], plot_cards: Plot[], objectives: Objective[], attack_powers: { id: string, name: string, text: string }[], symbols: { id: string, crow_power: string, gang_power: string }[], tokens: { id: string, count: number }[] } & Boards} Content the tables of the content that are used here */

export const GANGSTERS = 8;
export const STARTERS = 6;
export const SYMBOLS = ["blade", "wing", "fist", "guitar", "skull", "flame"];
export const BOSS = 6;
export const GIDEON = 7;
export const ERIC = 8;
export const BIRD = 9;
export const ALBRECHT = 10;
export const SARAH = 11;

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
    this.fire = countOf(content.tokens, "fire_token");
  }

  /** The city of a layout. @param {number} number */
  city(number) {
    if (this.#city?.number !== number) this.#city = new City(number, this.#faces);
    return this.#city;
  }

  /** @param {number} who */
  person(who) {
    return /** @type {Character} */ (this.people[who]);
  }

  /** @param {string} word */
  who(word) {
    return this.people.findIndex(({ id }) => id === word);
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

/** @param {{ id: string, count: number }[]} tokens @param {string} id */
function countOf(tokens, id) {
  return tokens.find((token) => token.id === id)?.count ?? 0;
}
