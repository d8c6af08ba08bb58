// The table as it is shown: a frame, or a moment between two frames, told event by event.

import { list, number } from "tabletown/pieces/numbers.js";
import { Story } from "tabletown/pieces/story.js";
import { BOSS, ERIC, GANGSTERS, SYMBOLS } from "./box.js";
import { NONE, spaceOf, SPACES } from "./city.js";

/** @import { Api, Frame } from "tabletown/contract.js" */
/** @import { Event } from "tabletown/types.js" */
/** @import { Tales } from "tabletown/pieces/story.js" */
/** @import { Box } from "./box.js" */
/**
 * @typedef {object} Fight an attack as it stands
 * @property {number} who
 * @property {number} other
 * @property {number[]} roll how many dice show each symbol
 * @property {boolean} counted whether its pairs have been counted
 * @property {number[] | null} saves the same of the defense
 * @property {"" | "missed" | "defended" | "hurt"} end
 * @property {number} wounds
 * @property {string[]} powers those that have worked
 */
/** @typedef {{ who: number, building: number, dice: number, flames: number, burn: boolean }} Blaze a roll for flames; `burn`: to burn somebody */

export const UP = 0;
export const DOWN = 1;
export const CROW = 0;
export const GANG = 1;
export const FLAMING = 6;
const DEMONS = 4;
/** How many numbers the figures have for each. */
const WIDTHS = { attacks: 7, fires: 6, beside: 2 };
/** The steps in which an attack is not over. */
const FIGHTING = new Set(["reroll", "myca-reroll", "powers", "again", "godfather", "death-comes", "put-out", "collateral", "window"]);

/** What is reacted to: the last of these; a fire that has been rolled for is over. */
const ASKED = new Set(["attacked", "fire-declared", "fire-rolled"]);

/** @extends {Story<Box>} */
export class CrowStory extends Story {
  #past;
  step = "";
  layout = 0;
  /** @type {number[]} */
  sites = [];
  /** @type {number[]} */
  where = [];
  /** @type {number[]} */
  condition = [];
  health = 0;
  wounded = false;
  bossOut = false;
  /** @type {number[]} */
  fire = [];
  /** @type {boolean[]} */
  burning = [];
  /** @type {number[]} */
  tokens = [];
  bomb = NONE;
  bombDue = false;
  round = 0;
  turn = CROW;
  captain = 1;
  /** @type {number[]} */
  control = [];
  /** @type {boolean[]} */
  toAct = [];
  active = NONE;
  /** The actions that whoever acts has left; NONE while that is not known. */
  left = 0;
  actions = 0;
  lost = 0;
  winner = NONE;
  /** @type {boolean[]} */
  unasked = [];
  /** @type {number[]} */
  ruledOut = [];
  /** @type {Fight | null} */
  fight = null;
  /** @type {Blaze | null} */
  blaze = null;

  /** @param {Box} box @param {Api["past"]} past */
  constructor(box, past) {
    super(box);
    this.#past = past;
  }

  /** @override @param {Frame} frame @param {boolean} jump */
  settle(frame, jump) {
    super.settle(frame, jump);
    const { view } = frame.position;
    const { numbers } = view;
    this.step = view.step;
    this.layout = number(numbers, "city");
    this.sites = list(numbers, "site");
    this.where = list(numbers, "where");
    this.condition = list(numbers, "condition");
    this.health = number(numbers, "health");
    this.wounded = number(numbers, "wounded") === 1;
    this.bossOut = number(numbers, "boss_out") === 1;
    this.fire = list(numbers, "fire");
    this.burning = list(numbers, "burning").map(Boolean);
    this.tokens = list(numbers, "token");
    this.bomb = number(numbers, "bomb");
    this.bombDue = number(numbers, "bomb_due") === 1;
    this.round = number(numbers, "round");
    this.turn = number(numbers, "turn");
    this.captain = number(numbers, "captain");
    this.control = list(numbers, "control");
    this.toAct = list(numbers, "to_act").map(Boolean);
    this.active = number(numbers, "active");
    this.left = number(numbers, "left");
    this.actions = number(numbers, "actions");
    this.lost = number(numbers, "lost");
    this.winner = number(numbers, "winner");
    this.unasked = list(numbers, "unasked").map(Boolean);
    this.ruledOut = list(numbers, "ruled_out");
    this.blaze = null;
    this.#resumeFire(frame);
    if (this.blaze) this.fight = null;
    else this.#resume(frame, jump);
    if (this.fight) this.fight = { ...this.fight, counted: this.fight.roll.some(Boolean) };
  }

  /** The fire that is declared and not rolled for yet, while somebody is asked for reactions to it. @param {Frame} frame */
  #resumeFire({ move, position: { view } }) {
    if (view.step !== "window") return;
    const last = this.#past(move).findLast(({ kind }) => ASKED.has(kind));
    if (last?.kind === "fire-declared") this.tell(last);
  }

  /** The attack that is not over, as its events tell it: the numbers still count the dice of the one before. @param {Frame} frame @param {boolean} jump */
  #resume({ move, position: { view } }, jump) {
    const [who, other] = [number(view.numbers, "attacker"), number(view.numbers, "target")];
    const { fight } = this;
    if (!jump && fight?.who === who && fight.other === other && FIGHTING.has(view.step)) return;
    this.fight = null;
    if (!FIGHTING.has(view.step)) return;
    const past = this.#past(move);
    const isIt = (/** @type {Event} */ { kind, data }) => kind === "attacked" && this.#who(`${data.who}`) === who && this.#who(`${data.other}`) === other;
    const begin = past.findLastIndex(isIt);
    if (begin < 0) return;
    const end = past.findIndex(({ kind }, at) => kind === "attacked" && at > begin);
    for (const { kind, data } of past.slice(begin, end < 0 ? undefined : end)) this.#attacks[kind]?.(data);
  }

  get city() {
    return this.box.city(this.layout);
  }

  // What can be read off

  /** The named building that a building is, or NONE. @param {number} building */
  nameOf(building) {
    return this.sites.indexOf(building);
  }

  /** @param {number} who */
  isAlive(who) {
    return this.where[who] !== undefined && this.where[who] !== NONE;
  }

  /** @param {number} who */
  isDown(who) {
    return this.condition[who] === DOWN;
  }

  /** Whether somebody is on the streets or the roofs, not held or waiting inside. @param {number} who */
  isOut(who) {
    const place = this.where[who] ?? NONE;
    return place !== NONE && (place < SPACES || who >= ERIC);
  }

  /** Those at a place. @param {number} place */
  at(place) {
    return this.where.flatMap((there, who) => (there === place ? [who] : []));
  }

  /** @param {number} name */
  burns(name) {
    return this.burning[this.sites[name] ?? NONE] === true;
  }

  /** Crow tokens at a place. @param {number} place */
  tokensAt(place) {
    return this.tokens.flatMap((there, token) => (there === place ? [token] : []));
  }

  /** The fire tokens that nobody has used. */
  get fireLeft() {
    return this.box.fire - this.fire.reduce((sum, tokens) => sum + tokens, 0);
  }

  /** The place that an event calls by a word. @param {string} word */
  placeOf(word) {
    const name = this.box.name(word);
    if (name >= 0) return SPACES + (this.sites[name] ?? 0);
    for (const building of this.city.buildings.values()) if (building.word === word) return SPACES + building.number;
    return spaceOf(word);
  }

  /** Figures in rows. @param {keyof typeof WIDTHS} name */
  rows(name) {
    const numbers = list(this.figures, name);
    const width = WIDTHS[name];
    return Array.from({ length: numbers.length / width }, (_, row) => numbers.slice(row * width, (row + 1) * width));
  }

  /** Where a Move action of somebody may end, for whoever has to choose. @param {number} who */
  reach(who) {
    const numbers = list(this.figures, "reach");
    for (let at = 0; at < numbers.length; at += 2 + (numbers[at + 1] ?? 0))
      if (numbers[at] === who) return numbers.slice(at + 2, at + 2 + (numbers[at + 1] ?? 0));
    return [];
  }

  /** The spaces that somebody cannot walk through. @param {number} who */
  walls(who) {
    return new Set(list(this.figures, who < GANGSTERS ? "gang_walls" : "crow_walls"));
  }

  /** Street Demons who are alive. */
  get demons() {
    return this.where.slice(0, DEMONS).filter((place) => place !== NONE).length;
  }

  // What happens

  /** @param {string} word */
  #who(word) {
    return this.box.who(word);
  }

  /** @param {string} word @param {string} to */
  #put(word, to) {
    this.where[this.#who(word)] = this.placeOf(to);
  }

  /** @param {string} word @param {number} tokens */
  #burnt(word, tokens) {
    this.fire[this.box.name(word)] = tokens;
  }

  /** Out of the game. @param {string} who */
  #gone(who) {
    this.where[this.#who(who)] = NONE;
    this.fight = null;
  }

  /** What an attack is made of. @type {Tales} */
  #attacks = {
    attacked: (/** @type {{ who: string, other: string }} */ { who, other }) => {
      const blank = SYMBOLS.map(() => 0);
      this.fight = { who: this.#who(who), other: this.#who(other), roll: blank, counted: false, saves: null, end: "", wounds: 0, powers: [] };
      this.blaze = null;
    },
    rapped: () => {
      if (this.fight) this.fight = { ...this.fight, roll: SYMBOLS.map(() => 0), counted: false, saves: null, end: "", wounds: 0, powers: [] };
    },
    rolled: (/** @type {Record<string, unknown>} */ { who, ...counts }) => {
      const { fight } = this;
      if (!fight) return;
      const dice = SYMBOLS.map((symbol) => Number(counts[symbol]));
      this.fight = this.#who(String(who)) === fight.who ? { ...fight, roll: dice } : { ...fight, saves: dice };
    },
    "picked-up": (/** @type {{ symbol: string }} */ { symbol }) => this.#reroll(symbol, -1),
    rerolled: (/** @type {{ symbol: string }} */ { symbol }) => this.#reroll(symbol, 1),
    canceled: () => {
      if (this.fight) this.fight = { ...this.fight, saves: null };
    },
    hit: () => {
      if (this.fight) this.fight = { ...this.fight, counted: true };
    },
    missed: () => this.#fought("missed", 0),
    defended: () => this.#fought("defended", 0),
    hurt: (/** @type {{ by: number }} */ { by }) => this.#fought("hurt", by),
    "power-works": (/** @type {{ power: string }} */ { power }) => {
      if (this.fight) this.fight = { ...this.fight, powers: [...this.fight.powers, power] };
    },
  };

  /** @override @type {Tales} */
  tales = {
    ...this.#attacks,
    started: (/** @type {{ who: string, to: string }} */ { who, to }) => this.#put(who, to),
    walked: (/** @type {{ who: string, to: string }} */ { who, to }) => this.#put(who, to),
    put: (/** @type {{ who: string, to: string }} */ { who, to }) => this.#put(who, to),
    leapt: (/** @type {{ to: string }} */ { to }) => this.#put("eric_draven", to),
    "looked-in": (/** @type {{ to: string }} */ { to }) => this.#put("eric_draven", to),
    came: (/** @type {{ to: string }} */ { to }) => this.#put("eric_draven", to),
    flew: (/** @type {{ to: string }} */ { to }) => this.#put("the_crow", to),
    "laid-down": (/** @type {{ who: string, to: string }} */ { who, to }) => {
      this.#put(who, to);
      this.condition[this.#who(who)] = DOWN;
    },
    "stood-up": (/** @type {{ who: string }} */ { who }) => {
      this.condition[this.#who(who)] = UP;
    },
    arrested: (/** @type {{ who: string }} */ { who }) => this.#put(who, "police_station"),
    kidnapped: () => {
      this.#put("sarah", "church");
      this.condition[this.#who("sarah")] = DOWN;
    },
    "left-game": (/** @type {{ who: string }} */ { who }) => this.#gone(who),
    "albrecht-died": () => this.#gone("albrecht"),
    "sarah-died": () => this.#gone("sarah"),
    "gideon-killed": () => this.#gone("gideon"),
    "boss-killed": () => this.#gone("top_dollar"),
    "token-laid": (/** @type {{ who: string, to: string }} */ { who, to }) => {
      this.tokens[this.#who(who)] = this.placeOf(to);
      this.where[this.#who(who)] = NONE;
    },
    pain: (/** @type {{ to: string }} */ { to }) => {
      this.tokens[FLAMING] = this.placeOf(to);
    },
    healed: (/** @type {{ health: number }} */ { health }) => {
      this.health = health;
    },
    "eric-hurt": (/** @type {{ health: number }} */ { health }) => {
      this.health = health;
    },
    "boss-hurt": () => {
      this.wounded = true;
    },
    "boss-out": () => {
      this.bossOut = true;
      this.condition[BOSS] = UP;
    },
    "gang-began": (/** @type {{ round: number }} */ { round }) => {
      this.turn = GANG;
      this.round = round;
      this.fight = null;
      this.toAct = this.where.slice(0, GANGSTERS).map((place) => place !== NONE);
    },
    leads: (/** @type {{ seat: number }} */ { seat }) => {
      this.captain = seat;
    },
    "crow-began": (/** @type {{ actions: number }} */ { actions }) => {
      this.turn = CROW;
      this.actions = actions;
      this.active = NONE;
      this.fight = null;
    },
    "action-gained": (/** @type {{ actions: number }} */ { actions }) => {
      this.actions = actions;
    },
    acts: (/** @type {{ who: string }} */ { who }) => {
      this.active = this.#who(who);
      this.left = NONE;
      this.toAct[this.active] = false;
      this.fight = null;
    },
    "fire-declared": (/** @type {{ who: string, building: string }} */ { who, building }) => {
      this.blaze = { who: this.#who(who), building: this.box.name(building), dice: 0, flames: 0, burn: false };
    },
    "fire-rolled": (/** @type {{ who: string, dice: number, flames: number }} */ { who, dice, flames }) => {
      this.blaze = { who: this.#who(who), building: this.blaze?.building ?? NONE, dice, flames, burn: false };
    },
    "burn-rolled": (/** @type {{ who: string, dice: number, flames: number }} */ { who, dice, flames }) => {
      this.blaze = { who: this.#who(who), building: NONE, dice, flames, burn: true };
    },
    "fire-added": (/** @type {{ building: string, tokens: number }} */ { building, tokens }) => this.#burnt(building, tokens),
    "fire-removed": (/** @type {{ building: string, tokens: number }} */ { building, tokens }) => this.#burnt(building, tokens),
    "put-out": (/** @type {{ building: string }} */ { building }) => {
      const name = this.box.name(building);
      this.#burnt(building, Math.max(0, (this.fire[name] ?? 0) - 1));
    },
    "caught-fire": (/** @type {{ building: string }} */ { building }) => {
      this.burning[this.sites[this.box.name(building)] ?? 0] = true;
    },
    restored: (/** @type {{ building: string }} */ { building }) => {
      this.burning[this.sites[this.box.name(building)] ?? 0] = false;
    },
    "regular-caught-fire": (/** @type {{ to: string }} */ { to }) => {
      this.burning[this.placeOf(to) - SPACES] = true;
    },
    "bomb-laid": (/** @type {{ building: string }} */ { building }) => {
      this.bomb = this.box.name(building);
    },
    "bomb-defused": () => this.#bombGone(),
    "bomb-fizzled": () => this.#bombGone(),
    "bomb-went-off": () => this.#bombGone(),
    "eric-died": () => this.#gone("eric_draven"),
    won: (/** @type {{ side: string }} */ { side }) => {
      this.winner = side === "crow" ? CROW : GANG;
    },
  };

  #bombGone() {
    this.bomb = NONE;
  }

  /** @param {string} symbol @param {number} by */
  #reroll(symbol, by) {
    const { fight } = this;
    const at = SYMBOLS.indexOf(symbol);
    if (fight) this.fight = { ...fight, roll: fight.roll.with(at, Math.max(0, (fight.roll[at] ?? 0) + by)) };
  }

  /** @param {Fight["end"]} end @param {number} wounds */
  #fought(end, wounds) {
    if (this.fight) this.fight = { ...this.fight, counted: true, end, wounds };
  }
}
