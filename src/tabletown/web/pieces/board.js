// What every game's table does, whatever the game: it shows frames in order, picks by clicks, drags and keys, and draws.

import { nothing, render } from "lit-html";
import { drag } from "./drag.js";
import { Motion } from "./motion.js";
import { Picking } from "./picking.js";
import { keepStops, rove, stopOf } from "./roving.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { Api, Frame, Key } from "../contract.js" */
/** @import { Event as Told, Option } from "../types.js" */
/** @import { Hand, Held } from "./hand.js" */
/** @import { Zones } from "./zones.js" */
/**
 * @typedef {object} Scene what the parts of any table are drawn from; a game adds its own
 * @property {Api} api
 * @property {Frame} frame
 * @property {Picking} picking
 * @property {number | null} viewer the seat that is looked from
 * @property {boolean} playing whether what happened is still being shown
 * @property {boolean} mine whether the viewer has to choose
 * @property {boolean} choosesCards whether cards are what to choose from
 * @property {(element: string) => boolean} hinted
 * @property {(element: string) => (event: Event) => void} touch what a click on an element does
 * @property {Hand["onpick"]} pick
 * @property {Hand["ondrag"]} drag
 * @property {(option: Option) => void} choose
 * @property {() => void} cancel
 */
/** @typedef {{ root: HTMLElement, api: Api, motion: Motion, draw: () => void }} Stage what a show is played on */

/** @template {{ story: { zones: Zones, settle(frame: Frame, jump: boolean): void }, play(events: Told[]): Promise<void>, jump(): void }} Show */
export class Board {
  root;
  api;
  motion;
  show;
  #look;
  #picking;
  /** @type {Frame | null} */
  frame = null;
  /** @type {Option[]} */
  #hints = [];
  #playing = false;
  /** Whether the focus shall come back after one's own move. */
  #moved = false;
  /** What will be chosen as soon as it can be: the links of a chain that are left. @type {string[]} */
  #next = [];
  /** @type {Promise<void>} */
  #queue = Promise.resolve();
  #listening = new AbortController();

  /**
   * @param {HTMLElement} root @param {Api} api @param {string} look the class of the game's table
   * @param {(stage: Stage) => Show} show @param {Picking} [picking]
   */
  constructor(root, api, look, show, picking = new Picking()) {
    this.root = root;
    this.api = api;
    this.#look = look;
    this.#picking = picking;
    this.motion = new Motion(() => api.settings);
    this.show = show({ root, api, motion: this.motion, draw: () => this.draw() });
    root.classList.add(look);
    document.addEventListener("keydown", (event) => this.#key(event), { signal: this.#listening.signal });
  }

  // What a game says

  /** Everything is as in this frame. @param {Frame} frame @param {boolean} jump whether nothing of what led there was told */
  settle(frame, jump) {
    this.show.story.settle(frame, jump);
  }

  /** @param {Scene} scene @returns {{ table: TemplateResult, headline: TemplateResult }} */
  draws(scene) {
    throw new Error(`move ${scene.frame.move} is not drawn`);
  }

  /** Where the focus may go after one's own move: the first that is there. @returns {(HTMLElement | null | undefined)[]} */
  get resting() {
    return [stopOf(this.find(".tt-hand")), this.find("[role=status]")];
  }

  /** What can be chosen next when something was picked by key: the first that is to be seen. @type {string} */
  get nextPlaces() {
    return ".is-lit";
  }

  /** The game's own keys. @returns {Key[]} */
  get keys() {
    return [];
  }

  /** Goes back a step; says whether there was one. */
  escape() {
    if (!this.#picking.picked.length) return false;
    const last = this.#picking.back();
    this.draw();
    this.find(`[data-element="${CSS.escape(last)}"]`)?.focus();
    return true;
  }

  /** What to ask about when these elements do not go together. @param {string[]} elements */
  refused(elements) {
    return elements;
  }

  // What the shell asks

  /** @param {Frame} frame */
  update(frame) {
    this.motion.hurry();
    this.#queue = this.#queue.then(() => this.#play(frame)).then(() => this.#chooseOn());
    return this.#queue;
  }

  hurry() {
    this.motion.hurry();
  }

  /** @param {Option[]} options */
  highlight(options) {
    this.#hints = options;
    this.draw();
  }

  destroy() {
    this.motion.hurry();
    this.#listening.abort();
    this.root.classList.remove(this.#look);
    render(nothing, this.root);
    this.root.querySelector(":scope > .tt-sky")?.remove();
  }

  /** @param {Frame} frame */
  async #play(frame) {
    const told = this.frame !== null && frame.events.length > 0;
    const jump = !told && frame.move !== this.frame?.move;
    const waited = this.mine;
    this.motion.begin();
    this.#hints = [];
    if (told || jump) this.#picking.offer([]);
    if (jump) this.show.jump();
    if (told) {
      this.#playing = true;
      await this.show.play(frame.events);
      this.#playing = false;
    }
    this.frame = frame;
    this.settle(frame, jump);
    this.#picking.offer(frame.live ? frame.position.options : []);
    this.draw();
    if (told && this.mine && !waited) this.api.sound("turn");
    const waits = document.activeElement === this.find("[role=status]");
    if (this.#moved || (waits && this.mine)) this.#comeBack();
  }

  get mine() {
    return this.frame !== null && this.frame.live && !this.#playing && this.frame.position.options.length > 0;
  }

  /** After one's own move the focus goes to the next sensible thing; where there was none yet, as soon as there is. */
  #comeBack() {
    this.#moved = false;
    const focused = document.activeElement;
    if (focused !== document.body && !this.root.contains(focused)) return;
    this.resting.find(Boolean)?.focus({ preventScroll: true });
  }

  /** @param {string} selector @returns {HTMLElement | null} */
  find(selector) {
    return this.root.querySelector(selector);
  }

  // What the viewer does

  /** @param {string} element @param {Element} near @param {string} [piece] */
  touch(element, near, piece = "") {
    if (this.#playing) return this.motion.hurry();
    const { zones } = this.show.story;
    if (piece && piece !== zones.picked && this.#picking.has(element)) {
      zones.picked = piece;
      return this.draw();
    }
    const byKey = near.matches(":focus-visible");
    const outcome = this.#picking.touch(element);
    if (piece) zones.picked = piece;
    if (outcome.act === "choose") return this.choose(outcome.option);
    if (outcome.act === "refuse") this.api.why(this.refused(outcome.elements), near);
    else this.api.sound("click");
    this.draw();
    if (byKey && outcome.act === "pick") this.#lead();
  }

  /** Whoever picks by key is led on to what can be chosen next. */
  #lead() {
    const places = /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(this.nextPlaces));
    [...places].find((place) => place.offsetWidth > 0)?.focus();
  }

  /** @param {Option} option */
  choose(option) {
    this.#next = [];
    this.#moved = true;
    this.#picking.clear();
    this.draw();
    this.api.choose(option.code);
  }

  /** Chooses an option and, whenever the next question comes, the answer to it that is the next of these elements. @param {Option} option @param {string[]} elements */
  chain(option, ...elements) {
    this.choose(option);
    this.#next = elements;
  }

  /** Where there is no such answer, the chain ends: then something else is asked. */
  #chooseOn() {
    if (!this.mine) return;
    const [next, ...others] = this.#next;
    const option = this.frame?.position.options.find(({ elements }) => elements.length === 1 && elements[0] === next);
    this.#next = [];
    if (option) this.chain(option, ...others);
  }

  cancel() {
    this.#picking.clear();
    this.draw();
  }

  /** @param {Held} held @param {PointerEvent} event @param {HTMLElement} element */
  #drag(held, event, element) {
    if (!held.usable) return;
    drag(event, element, this.root, {
      start: () => {
        const picked = this.#picking.has(held.element) && held.piece === this.show.story.zones.picked;
        if (!picked) this.touch(held.element, element, held.piece);
      },
      drop: (target, near) => {
        if (target && near && !target.startsWith("card:")) this.touch(target, near);
        else this.cancel();
      },
    });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = event.target instanceof Element ? event.target : document.body;
    const typing = target.closest("input, textarea, select, dialog, [contenteditable]");
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || typing) return;
    if (this.root.contains(target) && rove(event)) return;
    if (this.#means(event.key)) event.preventDefault();
  }

  /** Escape goes back, digits pick a card. @param {string} key */
  #means(key) {
    if (key === "Escape") return this.escape();
    const held = /^[1-9]$/.test(key) ? this.find(`.tt-hand [data-key="${key}"]`) : null;
    if (!held) return false;
    held.focus();
    held.click();
    return true;
  }

  // What the viewer sees

  /** When what has the focus goes away, the focus waits where the table says what happens. */
  draw() {
    if (!this.frame) return;
    const focused = this.root.contains(document.activeElement);
    const { table, headline } = this.draws(this.#scene(this.frame));
    this.api.headline(headline);
    render(table, this.root);
    keepStops(this.root);
    if (focused && !this.root.contains(document.activeElement)) this.find("[role=status]")?.focus({ preventScroll: true });
  }

  /** @param {Frame} frame @returns {Scene} */
  #scene(frame) {
    const cards = (/** @type {Option} */ { elements }) => elements.some((element) => element.startsWith("card:"));
    return {
      api: this.api,
      frame,
      picking: this.#picking,
      viewer: frame.position.view.seat,
      playing: this.#playing,
      mine: this.mine,
      choosesCards: this.mine && frame.position.options.some(cards),
      hinted: (element) => this.#hints.some((option) => option.elements.includes(element)),
      touch: (element) => (event) => this.touch(element, /** @type {Element} */ (event.currentTarget)),
      pick: (held, element) => this.touch(held.element, element, held.piece),
      drag: (held, event, element) => this.#drag(held, event, element),
      choose: (option) => this.choose(option),
      cancel: () => this.cancel(),
    };
  }
}
