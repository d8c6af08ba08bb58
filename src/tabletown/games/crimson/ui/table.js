// Crimson Crush on the table: players, five rows, the hand. What can be done is what the options say.

import { html, nothing } from "lit-html";
import { sprite } from "tabletown/pieces/art.js";
import { Board } from "tabletown/pieces/board.js";
import { icon } from "tabletown/pieces/icon.js";
import { stopOf } from "tabletown/pieces/roving.js";
import { crest } from "./crests.js";
import { decision, POWER_KEYS } from "./decision.js";
import { headline } from "./headline.js";
import { people } from "./people.js";
import { rows, SIDE_KEYS, SIDES } from "./rows.js";
import { sheet } from "./sheet.js";
import { CrimsonShow } from "./show.js";
import { stage } from "./stage.js";
import { CrimsonStory } from "./story.js";
import { Box, SUITS } from "./suits.js";
import { deck, supply } from "./supply.js";
import { cards, question } from "./tray.js";

/** @import { Api, Frame, Table } from "tabletown/contract.js" */
/** @import { Scene as BoardScene } from "tabletown/pieces/board.js" */
/** @import { Side } from "./crests.js" */
/** @typedef {BoardScene & { story: CrimsonStory, box: Box, line: string }} Scene all that the parts of the table are drawn from; `line`: what is happening, in words */

const SPRITE = sprite(SUITS);

/** @param {HTMLElement} root @param {Api} api @returns {Table} */
export function mount(root, api) {
  return new CrimsonTable(root, api);
}

/** @extends {Board<CrimsonShow>} */
class CrimsonTable extends Board {
  /** Whether the viewer asked for the sheet with the scores. */
  #asked = false;

  /** @param {HTMLElement} root @param {Api} api */
  constructor(root, api) {
    const story = new CrimsonStory(new Box(api), api.past);
    super(root, api, "cc", (stage) => new CrimsonShow(stage, story));
  }

  /** @override @param {Frame} frame @param {boolean} jump */
  settle(frame, jump) {
    super.settle(frame, jump);
    if (jump && frame.position.view.over) this.show.sheet = true;
  }

  // What the viewer does

  /** @override */
  get resting() {
    return [this.find(".tt-sheet .tt-choice"), stopOf(this.find(".tt-question.is-mine")), ...super.resting];
  }

  /** @override */
  get nextPlaces() {
    return ".cc-side.is-lit, .cc-deck.is-lit";
  }

  /** A and D choose a side of the row that the picked card fits, K and X answer the question about the power card. @override */
  get keys() {
    const sides = SIDES.map((side) => ({
      key: SIDE_KEYS[side].toLowerCase(),
      words: this.api.t("table-key-side", { side }),
      act: () => this.#placeFor(side),
    }));
    const powers = Object.entries(POWER_KEYS).map(([verb, key]) => ({
      key: key.toLowerCase(),
      words: this.api.t("table-key-power", { use: verb === "use" ? "yes" : "no" }),
      act: () => this.find(`.tt-question.is-mine [data-element="power:${verb}"]`)?.click(),
    }));
    return [...sides, ...powers];
  }

  /** The question about the power card takes the focus, unless it is somewhere else on the page. @override @param {Frame} frame */
  async update(frame) {
    const asked = this.mine && this.frame?.position.view.step === "power";
    await super.update(frame);
    const focused = document.activeElement;
    const here = focused === document.body || this.root.contains(focused);
    if (!asked && here && !this.show.sheet) stopOf(this.find(".tt-question.is-mine"))?.focus({ preventScroll: true });
  }

  /** @param {Side} side */
  #placeFor(side) {
    const [row] = this.find(".cc-side.is-lit")?.dataset.element?.split("/") ?? [];
    const place = row && this.find(`[data-element="${row}/${side}"]`);
    if (place) this.touch(`${row}/${side}`, place);
  }

  /** @override */
  escape() {
    if (!this.show.sheet) return super.escape();
    this.#closeSheet();
    return true;
  }

  #openSheet() {
    this.#asked = true;
    this.show.sheet = true;
    this.draw();
    this.find(".tt-sheet .tt-choice")?.focus();
  }

  #closeSheet() {
    const inside = this.find(".tt-sheet")?.contains(document.activeElement);
    this.show.closeSheet();
    if (inside && this.#asked) this.find(".cc-scores")?.focus();
    this.#asked = false;
  }

  // What the viewer sees

  /** @override @param {BoardScene} base */
  draws(base) {
    const scene = { ...base, story: this.show.story, box: this.show.story.box, line: this.show.line };
    return { table: this.#table(scene), headline: headline(scene) };
  }

  /** @param {Scene} scene */
  #table(scene) {
    const { story, api, playing, viewer } = scene;
    const deciding = !playing && scene.frame.position.view.step === "power";
    return html`<div class="cc-table ${deciding ? "is-deciding" : ""} ${viewer === null ? "is-onlooker" : ""}">
      ${SPRITE}
      <aside class="cc-left">${people(scene)}${supply(scene)}</aside>
      <section class="cc-board" aria-label=${api.t("table-board")}>
        ${this.#heads(scene)}${rows(scene)}
        ${this.show.baring && story.spot ? stage(story.spot, scene) : nothing}${this.show.banner ?? nothing}
      </section>
      <section class="cc-tray" aria-label=${api.t("table-tray")}>${deciding ? decision(scene) : question(scene)}${cards(scene)}</section>
      ${this.show.sheet ? sheet(story, api, () => this.#closeSheet()) : nothing}
    </div>`;
  }

  /** Who fights on which side. @param {Scene} scene */
  #heads(scene) {
    const { api } = scene;
    return html`<div class="cc-heads">
      <span class="is-hero">${crest("hero")}<span>${api.t("table-hero")}</span></span>
      <span class="cc-middle">
        ${deck(scene, "tt-chip cc-deck-small reach")}
        <button type="button" class="tt-chip cc-scores reach" aria-label=${api.t("table-scores")} @click=${() => this.#openSheet()}>
          ${icon("ranking-fill")}<span>${api.t("table-scores")}</span>
        </button>
      </span>
      <span class="is-villain"><span>${api.t("table-villain")}</span>${crest("villain")}</span>
    </div>`;
  }
}
