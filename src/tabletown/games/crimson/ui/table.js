// Crimson Crush on the table: players, five rows, the hand. What can be done is what the options say.

import { html, nothing, render } from "lit-html";
import { sprite } from "tabletown/pieces/art.js";
import { card } from "tabletown/pieces/card.js";
import { drag } from "tabletown/pieces/drag.js";
import { icon } from "tabletown/pieces/icon.js";
import { Motion } from "tabletown/pieces/motion.js";
import { Picking } from "tabletown/pieces/picking.js";
import { keepStops, rove, stopOf } from "tabletown/pieces/roving.js";
import { crest } from "./crests.js";
import { decision } from "./decision.js";
import { headline } from "./headline.js";
import { people } from "./people.js";
import { rows } from "./rows.js";
import { sheet } from "./sheet.js";
import { Show } from "./show.js";
import { stage } from "./stage.js";
import { Story } from "./story.js";
import { Box, SUITS } from "./suits.js";
import { deck, supply } from "./supply.js";
import { cards, question } from "./tray.js";

/** @import { Api, Frame, Table } from "tabletown/contract.js" */
/** @import { Hand, Held } from "tabletown/pieces/hand.js" */
/** @import { Option } from "tabletown/types.js" */
/**
 * @typedef {object} Scene all that the parts of the table are drawn from
 * @property {Story} story
 * @property {Box} box
 * @property {Api} api
 * @property {Frame} frame
 * @property {Picking} picking
 * @property {string} pickedPiece which of several equal cards was picked
 * @property {number | null} viewer the seat that is looked from
 * @property {boolean} playing whether what happened is still being shown
 * @property {boolean} mine whether the viewer has to choose
 * @property {boolean} choosesCards whether cards of the hand are what to choose from
 * @property {string} line what is happening, in words
 * @property {(element: string) => boolean} hinted
 * @property {(element: string) => (event: Event) => void} touch what a click on an element does
 * @property {Hand["onpick"]} pick
 * @property {Hand["ondrag"]} drag
 * @property {(option: Option) => void} choose
 * @property {() => void} cancel
 */

const SPRITE = sprite(SUITS);
const SIDE_KEYS = /** @type {Record<string, string>} */ ({ a: "hero", d: "villain" });

/** @param {HTMLElement} root @param {Api} api @returns {Table} */
export function mount(root, api) {
  return new CrimsonTable(root, api);
}

class CrimsonTable {
  #root;
  #api;
  #box;
  #story;
  #show;
  #motion;
  #picking = new Picking();
  /** @type {Frame | null} */
  #frame = null;
  #pickedPiece = "";
  /** @type {Option[]} */
  #hints = [];
  #playing = false;
  /** Whether the focus shall come back to the hand after one's own move. */
  #moved = false;
  /** @type {Promise<void>} */
  #queue = Promise.resolve();
  #listening = new AbortController();

  /** @param {HTMLElement} root @param {Api} api */
  constructor(root, api) {
    this.#api = api;
    this.#root = root;
    root.classList.add("cc");
    this.#box = new Box(api);
    this.#story = new Story(this.#box);
    this.#motion = new Motion(() => api.settings);
    this.#show = new Show({
      root,
      story: this.#story,
      api,
      motion: this.#motion,
      card: (kind) => card(this.#box.face(kind)),
      draw: () => this.#draw(),
    });
    document.addEventListener("keydown", (event) => this.#key(event), { signal: this.#listening.signal });
  }

  /** @param {Frame} frame */
  update(frame) {
    this.#motion.hurry();
    this.#queue = this.#queue.then(() => this.#play(frame));
    return this.#queue;
  }

  hurry() {
    this.#motion.hurry();
  }

  /** @param {Option[]} options */
  highlight(options) {
    this.#hints = options;
    this.#draw();
  }

  destroy() {
    this.#motion.hurry();
    this.#listening.abort();
    this.#root.classList.remove("cc");
    render(nothing, this.#root);
    this.#root.querySelector(":scope > .tt-sky")?.remove();
  }

  /** @param {Frame} frame */
  async #play(frame) {
    const told = this.#frame !== null && frame.events.length > 0;
    const jump = !told && frame.move !== this.#frame?.move;
    const waited = this.#mine;
    this.#motion.begin();
    this.#hints = [];
    if (told || jump) this.#picking.offer([]);
    if (jump) this.#show.jump();
    if (told) {
      this.#playing = true;
      await this.#show.play(frame.events);
      this.#playing = false;
    }
    this.#frame = frame;
    this.#story.settle(frame, jump);
    if (jump && frame.position.view.over) this.#show.sheet = true;
    this.#picking.offer(frame.live ? frame.position.options : []);
    this.#draw();
    if (told && this.#mine && !waited) this.#api.sound("turn");
    if (this.#moved) this.#comeBack();
  }

  get #mine() {
    return this.#frame !== null && this.#frame.live && !this.#playing && this.#frame.position.options.length > 0;
  }

  /** After one's own move the focus goes to the next sensible thing. */
  #comeBack() {
    this.#moved = false;
    const focused = document.activeElement;
    if (focused !== document.body && !this.#root.contains(focused)) return;
    const next =
      this.#find(".cc-sheet .cc-continue") ??
      stopOf(this.#find(".cc-decision.is-mine")) ??
      stopOf(this.#find(".tt-hand")) ??
      this.#find("[role=status]");
    next?.focus({ preventScroll: true });
  }

  /** @param {string} selector @returns {HTMLElement | null} */
  #find(selector) {
    return this.#root.querySelector(selector);
  }

  // What the viewer does

  /** @param {string} element @param {Element} near @param {string} [piece] */
  #touch(element, near, piece = "") {
    if (this.#playing) return this.#motion.hurry();
    if (piece && piece !== this.#pickedPiece && this.#picking.has(element)) {
      this.#pickedPiece = piece;
      return this.#draw();
    }
    const outcome = this.#picking.touch(element);
    if (outcome.act === "choose") return this.#choose(outcome.option);
    if (outcome.act === "refuse") this.#api.why(outcome.elements, near);
    else this.#api.sound("click");
    if (piece) this.#pickedPiece = piece;
    return this.#draw();
  }

  /** @param {Option} option */
  #choose(option) {
    this.#moved = true;
    this.#picking.clear();
    this.#draw();
    this.#api.choose(option.code);
  }

  #cancel() {
    this.#picking.clear();
    this.#draw();
  }

  /** A card that was chosen by key leads on to its places. @param {Held} held @param {HTMLElement} element */
  #pick(held, element) {
    const byKey = element.matches(":focus-visible");
    this.#touch(held.element, element, held.piece);
    if (!byKey || !this.#picking.has(held.element)) return;
    const places = /** @type {NodeListOf<HTMLElement>} */ (this.#root.querySelectorAll(".cc-side.is-lit, .cc-deck.is-lit"));
    [...places].find((place) => place.offsetWidth > 0)?.focus();
  }

  /** @param {Held} held @param {PointerEvent} event @param {HTMLElement} element */
  #drag(held, event, element) {
    if (!held.usable) return;
    drag(event, element, this.#root, {
      start: () => {
        if (!this.#picking.has(held.element)) this.#touch(held.element, element, held.piece);
      },
      drop: (target, near) => {
        if (target && near && !target.startsWith("card:")) this.#touch(target, near);
        else this.#cancel();
      },
    });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = event.target instanceof Element ? event.target : document.body;
    const typing = target.closest("input, textarea, select, dialog, [contenteditable]");
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || typing) return;
    if (this.#root.contains(target) && rove(event)) return;
    if (this.#shortcut(event.key)) event.preventDefault();
  }

  /** Escape goes back, digits pick a card, A and D a side for it. Says whether the key meant something. @param {string} key */
  #shortcut(key) {
    if (key === "Escape") return this.#escape();
    const held = /^[1-9]$/.test(key) ? this.#find(`.tt-hand [data-key="${key}"]`) : null;
    const side = this.#api.settings.shortcuts && SIDE_KEYS[key.toLowerCase()];
    if (held) {
      held.focus();
      held.click();
    } else if (side && this.#picking.picked.length) this.#place(side);
    else return false;
    return true;
  }

  #escape() {
    if (this.#show.sheet) this.#closeSheet();
    else if (this.#picking.picked.length) {
      const held = this.#find(".tt-hand .is-picked");
      this.#cancel();
      held?.focus();
    } else return false;
    return true;
  }

  /** On this side of the row that the picked card fits. @param {string} side */
  #place(side) {
    const places = this.#picking.open.flatMap((option) => option.elements).filter((element) => element.startsWith("row:"));
    const row = places[0]?.split("/")[0];
    const near = this.#find(`[data-element="${row}/${side}"]`);
    if (near) this.#touch(`${row}/${side}`, near);
  }

  #openSheet() {
    this.#show.sheet = true;
    this.#draw();
    this.#find(".cc-sheet .cc-continue")?.focus();
  }

  #closeSheet() {
    const inside = this.#find(".cc-sheet")?.contains(document.activeElement);
    this.#show.closeSheet();
    if (inside) this.#find(".cc-scores")?.focus();
  }

  // What the viewer sees

  #draw() {
    if (!this.#frame) return;
    const scene = this.#scene(this.#frame);
    this.#api.headline(headline(scene));
    render(this.#table(scene), this.#root);
    keepStops(this.#root);
  }

  /** @param {Frame} frame @returns {Scene} */
  #scene(frame) {
    return {
      story: this.#story,
      box: this.#box,
      api: this.#api,
      frame,
      picking: this.#picking,
      pickedPiece: this.#pickedPiece,
      viewer: this.#story.view?.seat ?? null,
      playing: this.#playing,
      mine: this.#mine,
      choosesCards:
        this.#mine && frame.position.options.some(({ elements }) => elements.some((element) => element.startsWith("card:"))),
      line: this.#show.line,
      hinted: (element) => this.#hints.some((option) => option.elements.includes(element)),
      touch: (element) => (event) => this.#touch(element, /** @type {Element} */ (event.currentTarget)),
      pick: (held, element) => this.#pick(held, element),
      drag: (held, event, element) => this.#drag(held, event, element),
      choose: (option) => this.#choose(option),
      cancel: () => this.#cancel(),
    };
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
        ${this.#show.baring && story.spot ? stage(story.spot, scene) : nothing}${this.#show.banner ?? nothing}
      </section>
      <section class="cc-tray" aria-label=${api.t("table-tray")}>${deciding ? decision(scene) : question(scene)}${cards(scene)}</section>
      ${this.#show.sheet ? sheet(story, api, () => this.#closeSheet()) : nothing}
    </div>`;
  }

  /** Who fights on which side. @param {Scene} scene */
  #heads(scene) {
    const { api } = scene;
    return html`<div class="cc-heads">
      <span class="is-hero">${crest("hero")}<span>${api.t("table-hero")}</span></span>
      <span class="cc-middle">
        ${deck(scene, "cc-deck-small")}
        <button type="button" class="cc-scores" aria-label=${api.t("table-scores")} @click=${() => this.#openSheet()}>
          ${icon("ranking-fill")}<span>${api.t("table-scores")}</span>
        </button>
      </span>
      <span class="is-villain"><span>${api.t("table-villain")}</span>${crest("villain")}</span>
    </div>`;
  }
}
