// The Crow on the table: the city, both sides with their goals, attacks, the hand. What can be done is what the options say.

import { html, nothing } from "lit-html";
import { Board } from "tabletown/pieces/board.js";
import { Camera } from "tabletown/pieces/camera.js";
import { stopOf } from "tabletown/pieces/roving.js";
import { viewKeys } from "tabletown/pieces/view.js";
import { aimOf, elementOf } from "./aim.js";
import { Box } from "./box.js";
import { told } from "./dice.js";
import { fight } from "./fight.js";
import { UNIT } from "./ground.js";
import { cards } from "./hand.js";
import { headline } from "./headline.js";
import { map, WORLD } from "./map.js";
import { places } from "./places.js";
import { placeSheet, sheet } from "./sheet.js";
import { CrowShow } from "./show.js";
import { sides } from "./sides.js";
import { CrowStory } from "./story.js";
import { actions, briefing, ends, question } from "./tray.js";

/** @import { Api, Table } from "tabletown/contract.js" */
/** @import { Scene as BoardScene } from "tabletown/pieces/board.js" */
/** @import { Event, Option } from "tabletown/types.js" */
/** @import { Aim } from "./aim.js" */
/**
 * @typedef {object} Own what this table adds to what all tables are drawn from
 * @property {CrowStory} story
 * @property {Box} box
 * @property {Camera} camera
 * @property {Aim} aim what whoever is picked or looked at could do
 * @property {string} line what is happening, in words
 * @property {string} looked the element that is read about, or ""
 * @property {(element: string) => void} look
 * @property {boolean} listed whether the city is shown as a list
 * @property {() => void} toggleList
 */
/** @typedef {BoardScene & Own} Scene all that the parts of the table are drawn from */

/** Pixels: spaces that are smaller cannot be touched well; so large they should be then. */
const SMALL = 30;
const TOUCH = 44;

/** @param {HTMLElement} root @param {Api} api @returns {Table} */
export function mount(root, api) {
  return new CrowTable(root, api);
}

/** @extends {Board<CrowShow>} */
class CrowTable extends Board {
  #camera = new Camera({ width: WORLD, height: WORLD });
  #looked = "";
  #listed = false;
  /** Where the move of whoever is picked may end. @type {Map<string, Option>} */
  #ends = new Map();
  /** Whether the view has come close by itself. */
  #near = false;

  /** @param {HTMLElement} root @param {Api} api */
  constructor(root, api) {
    const story = new CrowStory(new Box(api), api.past);
    super(root, api, "cw", (stage) => new CrowShow(stage, story));
  }

  /** @override */
  draw() {
    super.draw();
    this.#camera.attach(this.find(".cw-map"));
    this.#approach();
    placeSheet(this.root, this.#looked);
  }

  /** Where spaces are too small to be touched, the view comes close to whoever walks; afterwards it goes back. */
  #approach() {
    const spot = this.mine ? this.find(".cw-spot") : null;
    const walker = spot && (this.find(".cw-figure.is-picked") ?? this.find(".cw-figure.is-acting") ?? spot);
    if (!walker) {
      if (this.#near) this.#camera.fit();
      this.#near = false;
    } else if (!this.#near && this.#camera.zoom * UNIT < SMALL) {
      this.#near = true;
      const [x = 0, y = 0] = ["--x", "--y"].map((name) => Number.parseFloat(walker.style.getPropertyValue(name)));
      this.#camera.show({ x, y }, TOUCH / UNIT);
    }
  }

  /** @override */
  destroy() {
    this.#camera.detach();
    super.destroy();
  }

  // What the viewer does

  /** @override */
  get resting() {
    const places = [".cw-fight .is-lit", ".cw-world .cw-spot", ".cw-actions .tt-act:not(.is-last)", ".cw-world .is-lit"];
    return [...places.map((place) => this.find(place)), stopOf(this.find(".cw-ends")), ...super.resting];
  }

  /** @override */
  get nextPlaces() {
    return ".cw-world :is(.cw-spot, .cw-roof.is-lit), .tt-wheel .tt-act, .tt-actions .tt-act";
  }

  /** @override */
  get keys() {
    const list = { key: "v", words: this.api.t("table-list-or-map"), act: () => this.#toggleList() };
    return [...viewKeys(this.#camera, this.api), list];
  }

  /** @param {Event} event */
  told(event) {
    return told(event, this.api);
  }

  /** A Move action and where it ends are chosen with one touch, when who moves is picked. @override @param {string} element @param {Element} near @param {string} [piece] */
  touch(element, near, piece = "") {
    const end = this.#ends.get(element);
    if (end) return this.chain(end, element);
    this.#looked = element;
    super.touch(element, near, piece);
  }

  #toggleList() {
    this.#listed = !this.#listed;
    this.draw();
  }

  /** Beside everything there is nothing to be read about. @param {PointerEvent} event */
  #lookAway({ target }) {
    if (target instanceof Element && !target.closest("button, .cw-sheet")) this.#look("");
  }

  /** @param {string} element */
  #look(element) {
    if (element === this.#looked) return;
    this.#looked = element;
    this.draw();
  }

  // What the viewer sees

  /** @override @param {BoardScene} base */
  draws(base) {
    const { story } = this.show;
    const aim = aimOf(story, base, this.#looked);
    const scene = {
      ...base,
      aim,
      story,
      box: story.box,
      camera: this.#camera,
      line: this.show.line,
      looked: this.#looked,
      look: (/** @type {string} */ element) => this.#look(element),
      listed: this.#listed,
      toggleList: () => this.#toggleList(),
    };
    const { move } = aim;
    this.#ends = new Map(move ? [...aim.reach].map((place) => [elementOf(place, scene), move]) : []);
    return { table: this.#table(scene), headline: headline(scene) };
  }

  /** @param {Scene} scene */
  #table(scene) {
    const { story, api, listed } = scene;
    const state = `${scene.playing ? "is-playing" : ""} is-${story.tallies.turn}-turn ${story.numbers.boss_out ? "is-mortal" : ""}`;
    return html`<div class="cw-table ${state}" data-at=${scene.frame.move} @pointerover=${(/** @type {PointerEvent} */ event) => this.#lookAway(event)}>
      <aside class="cw-left">${sides(scene)}</aside>
      <section class="cw-city" aria-label=${api.t("table-city")}>
        ${listed ? places(scene) : map(scene)} ${fight(scene)}
      </section>
      ${sheet(scene)}
      <section class="cw-tray ${scene.viewer === null ? "" : "is-own"}" aria-label=${api.t("table-tray")}>
        <div class="cw-say"><div class="cw-ask">${question(scene)}${ends(scene)}</div>${actions(scene)}</div>
        ${cards(scene)}${briefing(scene)}
      </section>
      ${this.show.banner ?? nothing}
    </div>`;
  }
}
