// Trick City on the table: the location, the Hit Line, two sides, the hand. What can be done is what the options say.

import { html, nothing } from "lit-html";
import { sprite } from "tabletown/pieces/art.js";
import { Board } from "tabletown/pieces/board.js";
import { Picking } from "tabletown/pieces/picking.js";
import { stopOf } from "tabletown/pieces/roving.js";
import { headline } from "./headline.js";
import { hitLine } from "./line.js";
import { location } from "./location.js";
import { gallery, ownPowers } from "./powers.js";
import { wanted } from "./preview.js";
import { ownShield } from "./shield.js";
import { CityShow } from "./show.js";
import { sides } from "./sides.js";
import { CityStory } from "./story.js";
import { Box, SUITS } from "./suits.js";
import { cards, choices, question } from "./tray.js";

/** @import { Api, Table } from "tabletown/contract.js" */
/** @import { Scene as BoardScene } from "tabletown/pieces/board.js" */
/** @typedef {BoardScene & { story: CityStory, box: Box, line: string }} Scene all that the parts of the table are drawn from; `line`: what is happening, in words */

const SPRITE = sprite(SUITS);

/** @param {HTMLElement} root @param {Api} api @returns {Table} */
export function mount(root, api) {
  return new CityTable(root, api);
}

/** @extends {Board<CityShow>} */
class CityTable extends Board {
  /** What has to be chosen next, where there is only one answer. @type {string | undefined} */
  #only;

  /** @param {HTMLElement} root @param {Api} api */
  constructor(root, api) {
    const story = new CityStory(new Box(api), api.past);
    super(root, api, "tc", (stage) => new CityShow(stage, story), new Picking("line"));
  }

  // What the viewer does

  /** What has only one answer is not asked. @override @param {string} element @param {Element} near @param {string} [piece] */
  touch(element, near, piece = "") {
    super.touch(element, near, piece);
    if (this.#only) super.touch(this.#only, near);
  }

  /** @override */
  get resting() {
    return [stopOf(this.find(".tc-orders")), stopOf(this.find(".tc-gallery")), ...super.resting];
  }

  /** What is still missing first, then where it leads. @override */
  get nextPlaces() {
    if (this.find(".tc-choices")) return ".tc-choices .is-lit";
    if (this.find(".tc-target.is-lit")) return ".tc-target.is-lit";
    if (this.find(".tc-drop.is-lit, .tc-confirm")) return ".tc-drop.is-lit, .tc-confirm";
    if (this.find(".tt-hand .is-picked")) return ".tc-power.is-glowing";
    return ".tt-hand .is-lit";
  }

  /** A power card is asked about together with a card that could be played. @override @param {string[]} elements */
  refused(elements) {
    const [held] = this.root.querySelectorAll(".tt-hand [data-element]");
    const lonely = elements.length === 1 && elements[0]?.startsWith("power:") && held instanceof HTMLElement;
    return lonely ? [...elements, held.dataset.element ?? ""] : elements;
  }

  // What the viewer sees

  /** @override @param {BoardScene} base */
  draws(base) {
    const scene = { ...base, story: this.show.story, box: this.show.story.box, line: this.show.line };
    const answers = ["suit:", "amount:"].map((sort) => wanted(sort, scene));
    this.#only = answers.find(({ length }) => length === 1)?.[0];
    return { table: this.#table(scene), headline: headline(scene) };
  }

  /** @param {Scene} scene */
  #table(scene) {
    const { story, api, viewer } = scene;
    const choosing = story.numbers.round === 0;
    const titan = viewer !== null && story.figures.titans[viewer] === 1 && !choosing;
    const state = `${choosing ? "is-choosing" : ""} ${titan ? "is-titan" : ""} ${viewer === null ? "is-onlooker" : ""} seats-${story.figures.sides.length}`;
    return html`<div class="tc-table ${state}">
      ${SPRITE}
      <aside class="tc-left">${sides(scene)}${titan ? ownShield(viewer, scene) : nothing}</aside>
      ${choosing ? gallery(scene) : html`${location(scene)}${hitLine(scene)}`}
      <section class="tc-tray" aria-label=${api.t("table-tray")}>
        <div class="tc-say">${choices(scene)}${question(scene)}</div>
        <div class="tc-hand">${cards(scene)}</div>
        ${choosing ? nothing : ownPowers(scene)}
      </section>
      ${this.show.banner ?? nothing}
    </div>`;
  }
}
