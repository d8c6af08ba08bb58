// Moments come as fast as bots think; people see them one after another, never far behind.

import { settings } from "./settings.js";

/** @import { Frame } from "../contract.js" */
/** @typedef {{ frame: Frame, pause: number }} Waiting */

/** Rest after a move of somebody else, by the table's pace, in ms. */
const PAUSES = { calm: 1300, brisk: 650, quick: 200 };
/** When more moments than these wait, they are run through until fewer do. */
const MOST_WAITING = 14;
/** A table that does not come to rest by then is not waited for. */
const LONGEST_SHOW = 30_000;

export class Pacer {
  /** @type {Waiting[]} */
  #queue = [];
  #running = false;
  #restUntil = 0;
  /** @type {() => void} */
  #wake = () => {};

  /**
   * @param {(frame: Frame, newest: boolean) => Promise<void>} show
   * @param {() => void} hurry
   * @param {() => void} changed
   */
  constructor(show, hurry, changed) {
    this.show = show;
    this.hurry = hurry;
    this.changed = changed;
  }

  /** How many moments are not yet shown. */
  get behind() {
    return this.#queue.length;
  }

  /** Whether something is being shown, or waits. */
  get busy() {
    return this.#running;
  }

  /** @param {Frame} frame @param {"calm" | "brisk" | "quick"} pace @param {boolean} own whether the viewer made this move */
  push(frame, pace, own) {
    this.#queue.push({ frame, pause: own ? 0 : PAUSES[pace] });
    if (document.hidden) this.skip();
    void this.#run();
  }

  /** Forgets what waits and shows this at once. @param {Frame} frame */
  jump(frame) {
    this.#queue = [{ frame: { ...frame, events: [] }, pause: 0 }];
    this.#stopWaiting();
    void this.#run();
  }

  /** On to the newest moment. */
  skip() {
    const newest = this.#queue.at(-1);
    if (newest) this.jump(newest.frame);
    else this.#stopWaiting();
  }

  #stopWaiting() {
    this.hurry();
    this.#restUntil = 0;
    this.#wake();
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    while (this.#queue.length) {
      await this.#rest(this.#restUntil - performance.now());
      const next = this.#queue.shift();
      if (!next) continue;
      const behind = document.hidden || this.#queue.length > MOST_WAITING;
      const frame = behind ? { ...next.frame, events: [] } : next.frame;
      const shown = this.show(frame, this.#queue.length === 0);
      this.changed();
      await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, LONGEST_SHOW))]);
      const rest = behind || settings.reducedMotion ? 0 : next.pause / settings.speed;
      this.#restUntil = performance.now() + rest;
    }
    this.#running = false;
    this.changed();
  }

  /** @param {number} ms */
  async #rest(ms) {
    if (ms <= 0) return;
    await new Promise((resolve) => {
      this.#wake = () => resolve(undefined);
      setTimeout(resolve, ms);
    });
  }
}
