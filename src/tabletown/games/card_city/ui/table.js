// Card City on the table: cities, the offer, what is to be built. What can be done is what the options say.

import { html, nothing } from "lit-html";
import { sprite } from "tabletown/pieces/art.js";
import { Board } from "tabletown/pieces/board.js";
import { drag } from "tabletown/pieces/drag.js";
import { icon } from "tabletown/pieces/icon.js";
import { stopOf } from "tabletown/pieces/roving.js";
import { Box } from "./box.js";
import { city } from "./city.js";
import { Division } from "./division.js";
import { goal } from "./goal.js";
import { headline } from "./headline.js";
import { offer } from "./offer.js";
import { people } from "./people.js";
import { CityPicking } from "./picking.js";
import { rankBar, sheet } from "./sheet.js";
import { CityShow } from "./show.js";
import { CityStory } from "./story.js";
import { supply } from "./supply.js";
import { guide, question, tray } from "./tray.js";

/** @import { Api, Frame, Table } from "tabletown/contract.js" */
/** @import { Scene as BoardScene } from "tabletown/pieces/board.js" */
/** @import { Place } from "./division.js" */
/**
 * @typedef {object} Own what this table adds to what all tables are drawn from
 * @property {CityStory} story
 * @property {Box} box
 * @property {string} line what is happening, in words
 * @property {CityPicking} picking
 * @property {Division} division
 * @property {number} looked whose city is shown large
 * @property {(seat: number) => void} look
 * @property {boolean} told whether the goal is told at length
 * @property {() => void} tell
 * @property {(kind: string, from: Place | "", to: Place | "") => void} lay a card goes from place to place; "" is the pile of Lot B
 * @property {(kind: string, from: Place | "", event: PointerEvent) => void} haul the same, by dragging
 * @property {() => void} send the division is offered
 * @property {() => void} openSheet
 */
/** @typedef {BoardScene & Own} Scene all that the parts of the table are drawn from */

const SPRITE = sprite([]);

/** @param {HTMLElement} root @param {Api} api @returns {Table} */
export function mount(root, api) {
  return new CityTable(root, api);
}

/** @extends {Board<CityShow>} */
class CityTable extends Board {
  #picking;
  #division;
  /** Whose city the viewer wants to see large, if not the own one. @type {number | null} */
  #looked = null;
  #told = false;
  /** Whether the viewer asked for the sheet with the scores. */
  #asked = false;

  /** @param {HTMLElement} root @param {Api} api */
  constructor(root, api) {
    const story = new CityStory(new Box(api), api.past);
    const picking = new CityPicking();
    super(root, api, "cy", (stage) => new CityShow(stage, story), picking);
    this.#picking = picking;
    this.#division = new Division(story.box);
  }

  /** @override @param {Frame} frame @param {boolean} jump */
  settle(frame, jump) {
    super.settle(frame, jump);
    this.#division.follow(this.show.story, jump);
    if (frame.live && frame.position.options.length) this.#looked = null;
    if (jump && frame.position.view.over) this.show.sheet = true;
  }

  /** A division that is on its way goes on as soon as the next choice is asked for. @override @param {Frame} frame */
  async update(frame) {
    await super.update(frame);
    if (frame === this.frame && this.#division.offered && this.mine) this.#sendOn(frame);
  }

  /** @param {Frame} frame */
  #sendOn({ position: { options } }) {
    const option = this.#division.step(this.show.story, options);
    if (option) return this.choose(option);
    this.#division.offered = false;
    this.draw();
  }

  // What the viewer does

  /** @override */
  get resting() {
    const places = [".cy-offer .tt-choice.is-lit", ".cy-lot.is-lit", ".cy-offer .is-lit", ".cy-tray .tt-choice.is-lit", ".cy-hand .is-open", ".cy-main .is-lit"];
    return [this.find(".tt-sheet .tt-choice"), ...places.map((place) => this.find(place)), ...super.resting];
  }

  /** @override */
  get nextPlaces() {
    return ".cy-main .is-lit, .cy-deck.is-lit";
  }

  /** @override */
  escape() {
    if (this.show.sheet) this.#closeSheet();
    else if (this.#told) this.#tell();
    else if (this.mine && this.#division.takeBack()) this.draw();
    else return this.#picking.own && super.escape();
    return true;
  }

  /** @param {number} seat */
  #look(seat) {
    this.#looked = seat;
    this.draw();
  }

  #tell() {
    this.#told = !this.#told;
    this.draw();
  }

  /** @param {string} kind @param {Place | ""} from @param {Place | ""} to */
  #lay(kind, from, to) {
    const { story } = this.show;
    const byKey = this.find(":focus-visible") !== null;
    if (from) this.#division.back(kind, from);
    if (to) this.#division.lay(kind, to, this.#division.room(story));
    this.api.sound("place");
    this.draw();
    if (byKey && !this.find(".cy-offer :focus")) (this.find(".cy-offer .tt-choice.is-lit") ?? stopOf(this.find(".cy-offer")))?.focus();
  }

  /** A card is laid where it is dropped: into a place, or into a lot. @param {string} kind @param {Place | ""} from @param {PointerEvent} event */
  #haul(kind, from, event) {
    const card = /** @type {HTMLElement} */ (event.currentTarget);
    drag(event, card, this.root, {
      start: () => this.api.sound("click"),
      drop: (_, near) => {
        const place = near?.closest("[data-place]")?.getAttribute("data-place");
        if (place === null || place === undefined) return;
        const room = this.#division.room(this.show.story);
        const to = /** @type {Place | ""} */ (place === "lot:a" ? (this.#division.next(room, ["a_up", "a_down"]) ?? "a_up") : place);
        if (to !== from) this.#lay(kind, from, to);
      },
    });
  }

  #send() {
    if (!this.frame || this.#division.next(this.#division.room(this.show.story))) return;
    this.#division.offered = true;
    this.#sendOn(this.frame);
  }

  #openSheet() {
    this.#asked = true;
    this.show.sheet = true;
    this.draw();
    this.find(".tt-sheet .tt-choice")?.focus();
  }

  #closeSheet() {
    const inside = this.find(".tt-sheet")?.contains(document.activeElement);
    this.show.sheet = false;
    this.draw();
    if (inside && this.#asked) this.find(".cy-scores")?.focus();
    this.#asked = false;
  }

  // What the viewer sees

  /** @override @param {BoardScene} base */
  draws(base) {
    const { story } = this.show;
    const [acting = 0] = base.frame.position.view.actors;
    const scene = {
      ...base,
      story,
      box: story.box,
      line: this.show.line,
      picking: this.#picking,
      division: this.#division,
      looked: this.#looked ?? base.viewer ?? acting,
      look: (/** @type {number} */ seat) => this.#look(seat),
      told: this.#told,
      tell: () => this.#tell(),
      lay: (/** @type {string} */ kind, /** @type {Place | ""} */ from, /** @type {Place | ""} */ to) => this.#lay(kind, from, to),
      haul: (/** @type {string} */ kind, /** @type {Place | ""} */ from, /** @type {PointerEvent} */ event) => this.#haul(kind, from, event),
      send: () => this.#send(),
      openSheet: () => this.#openSheet(),
    };
    return { table: this.#table(scene), headline: headline(scene) };
  }

  /** @param {Scene} scene */
  #table(scene) {
    const { story, api, looked, viewer, frame } = scene;
    const own = looked === viewer ? "yes" : "no";
    return html`<div class="cy-table seats-${story.scores.length} ${viewer === null ? "is-onlooker" : ""}" data-phase=${story.numbers.phase} data-at=${frame.move}>
      ${SPRITE}
      <aside class="cy-left">${people(scene)}${rankBar(scene)}${goal(scene)}</aside>
      <section class="cy-main" aria-label=${api.t("table-whose", { own, name: api.name(looked) })}>
        <div class="cy-top">${supply(scene)}${this.#whose(scene)}</div>
        <div class="cy-map">${city(scene, looked, { size: "large" })}</div>
        ${this.show.banner ?? nothing}
      </section>
      <section class="cy-desk" aria-label=${api.t("table-desk")}>
        <div class="cy-say">${question(scene)}${guide(scene)}</div>
        ${story.numbers.splitter < 0 && !story.isOffered ? tray(scene) : offer(scene)}
      </section>
      ${this.show.sheet ? sheet(scene, story.winners, () => this.#closeSheet()) : nothing}
    </div>`;
  }

  /** Whose city is looked at, if it is another's, and the way back. @param {Scene} scene */
  #whose({ api, looked, viewer, look }) {
    if (viewer === null || looked === viewer) return nothing;
    return html`<button type="button" class="tt-chip cy-home reach seat-${looked}" @click=${() => look(viewer)}>
      ${icon("caret-left-bold")}<span>${api.t("table-back-home", { name: api.name(looked) })}</span></button>`;
  }
}
