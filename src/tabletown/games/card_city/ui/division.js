// A division as the viewer makes it on the screen: which cards lie in Lot A, which of them face down, and which cards of Lot B
// face up. Nothing of it is sent before it is offered; then it is sent choice by choice, in the order of the cards.

/** @import { Option } from "tabletown/types.js" */
/** @import { Box } from "./box.js" */
/** @import { CityStory } from "./story.js" */
/** @typedef {"a_up" | "a_down" | "b_up"} Place where a card is laid; what is laid nowhere stays in Lot B, face down */
/** @typedef {Record<Place, number>} Room */

/** In the order in which they are filled. @type {Place[]} */
export const PLACES = ["a_up", "a_down", "b_up"];

/** The steps of a division: what is chosen in each, and the zone that says how far it has come. @type {Record<string, { places: Place[], zone: string }>} */
const CHAIN = {
  cut: { places: ["a_up", "a_down"], zone: "cut_a" },
  hide: { places: ["a_down"], zone: "cut_down" },
  show: { places: ["b_up"], zone: "cut_up" },
};

/** Whether cards are being divided in this step. @param {string} step */
export const divides = (step) => step in CHAIN;

export class Division {
  #box;
  /** Which division of the game it is. */
  #which = "";
  /** Whether it has been offered, and is on its way. */
  offered = false;
  /** The kinds of cards in each place, as they were laid. @type {Record<Place, string[]>} */
  laid = { a_up: [], a_down: [], b_up: [] };

  /** @param {Box} box */
  constructor(box) {
    this.#box = box;
  }

  /** Another division begins anew, and so does one that was taken back. @param {CityStory} story @param {boolean} back */
  follow({ numbers, view }, back) {
    const which = divides(view?.step ?? "") ? `${numbers.turn}/${numbers.division}/${numbers.splitter}` : "";
    if (which !== this.#which) this.laid = { a_up: [], a_down: [], b_up: [] };
    if (which !== this.#which || back) this.offered = false;
    this.#which = which;
  }

  /** How many cards belong into each place. @param {CityStory} story @returns {Room} */
  room({ figures: { cards, down, up }, pool }) {
    const rest = pool.length - cards;
    return { a_up: cards - down, a_down: down, b_up: up < rest ? up : 0 };
  }

  /** The first place that still takes a card. @param {Room} room @param {Place[]} [among] */
  next(room, among = PLACES) {
    return among.find((place) => this.laid[place].length < room[place]);
  }

  /** The cards that were laid nowhere, in order. @param {CityStory} story */
  rest({ pool }) {
    const left = pool.map(({ kind }) => kind ?? "");
    for (const kind of Object.values(this.laid).flat()) left.splice(left.indexOf(kind), 1);
    return left;
  }

  /** Lays a card; where everything is full, the first one there goes back. @param {string} kind @param {Place} place @param {Room} room */
  lay(kind, place, room) {
    const there = this.laid[place];
    if (there.length >= room[place]) there.shift();
    if (room[place]) there.push(kind);
  }

  /** Puts a card back to the others. @param {string} kind @param {Place} place */
  back(kind, place) {
    this.laid[place].splice(this.laid[place].indexOf(kind), 1);
  }

  /** Takes back the card that was laid last; says whether there was one. */
  takeBack() {
    const place = this.offered ? undefined : PLACES.findLast((filled) => this.laid[filled].length > 0);
    if (place) this.laid[place].pop();
    return place !== undefined;
  }

  /** The choice that is to be sent now, if there is one. @param {CityStory} story @param {Option[]} options */
  step(story, options) {
    const { places, zone } = CHAIN[story.view?.step ?? ""] ?? { places: [], zone: "" };
    const left = places.flatMap((place) => this.laid[place]).sort((one, other) => this.#box.inOrder(one, other));
    for (const { kind } of story.own(zone)) if (left.includes(kind ?? "")) left.splice(left.indexOf(kind ?? ""), 1);
    return options.find(({ elements }) => elements.includes(`card:${left[0]}`));
  }

  /** Whether the position is one in which a division can be made here, and none is half sent. @param {CityStory} story */
  isOpen(story) {
    return this.offered || (story.view?.step === "cut" && !story.own("cut_a").length);
  }
}
