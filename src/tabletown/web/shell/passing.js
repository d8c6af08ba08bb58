// Questions to which nothing fits. Against bots they are passed over. Among people they are declined for whoever wants
// that, after a time that tells the others nothing: one that the same player has taken to decline when something did fit.

import { html, nothing } from "lit-html";
import { banner, button } from "./banners.js";
import { Denied } from "./server.js";
import { choose, settings } from "./settings.js";
import { keep, recall } from "./store.js";
import { t } from "./words.js";

/** @import { Room } from "./room.js" */

/** Seconds, until enough of the player's own are known. */
const USUAL = [1.5, 2, 2.5, 3, 4, 5];
/** So many of the player's last times are kept; each is as likely as the others. */
const KEPT = 12;
/** Nobody waits longer than this for a question to which nothing fits. */
const LONGEST = 10;

/** The player's own times, as far as they are known. @returns {number[]} */
function answers() {
  const kept = recall("answers", /** @type {unknown} */ ([]));
  return Array.isArray(kept) ? kept.filter((seconds) => typeof seconds === "number" && seconds >= 0) : [];
}

export class Passing {
  /** The last position that was looked at, and when it came. */
  #seq = -1;
  #since = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Room} room @param {() => void} redraw @param {AbortSignal} signal */
  constructor(room, redraw, signal) {
    this.room = room;
    this.redraw = redraw;
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /** Looks whether there is a question, and whether anything fits. */
  look() {
    if (this.room.seq === this.#seq) return;
    this.#seq = this.room.seq;
    this.#since = performance.now();
    this.#plan();
  }

  /** Whoever has taken a move back wants to choose, and is asked. */
  get #empty() {
    const { position, myTurn, undone } = this.room;
    return myTurn && !undone && position?.declining?.fits === false;
  }

  #plan() {
    clearTimeout(this.#timer);
    if (!this.#empty) return;
    if (!this.room.amongPeople) void this.#decline();
    else if (settings.passing) {
      const own = answers();
      const likely = own.length < KEPT ? [...own, ...USUAL] : own;
      const seconds = likely[Math.floor(Math.random() * likely.length)] ?? 0;
      this.#timer = setTimeout(() => void this.#decline(), 1000 * seconds);
    }
  }

  async #decline() {
    try {
      await this.room.choose(this.room.position?.declining?.code ?? -1);
    } catch (error) {
      // In another tab, or by a click, it was answered before.
      if (!(error instanceof Denied)) throw error;
    }
  }

  /** The player has chosen: how long that took, if something fitted and was declined. @param {number} code */
  chose(code) {
    const { position } = this.room;
    if (!this.room.amongPeople || !position?.declining?.fits || code !== position.declining.code) return;
    const seconds = Math.min(LONGEST, (performance.now() - this.#since) / 1000);
    keep("answers", [...answers(), seconds].slice(-KEPT));
  }

  /** What is said about it, and how it is switched on; whoever does not want that is not asked again. */
  view() {
    if (!this.#empty || !this.room.amongPeople) return nothing;
    if (settings.passing) return banner("hourglass-fill", t("ui-passing"), "patient");
    if (recall("passing-refused", false)) return nothing;
    const on = () => {
      choose({ passing: true });
      this.#plan();
    };
    const off = () => {
      keep("passing-refused", true);
      this.redraw();
    };
    const buttons = html`${button(t("ui-pass-from-now"), on, "")} ${button(t("ui-keep-asking"), off, "quiet")}`;
    return banner("hourglass-fill", t("ui-nothing-fits"), "", buttons);
  }
}
