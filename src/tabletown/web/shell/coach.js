// The coach of a guided first game: bubbles that point at things, each at its moment. When which one comes, and what it
// points at, is what the server says; here it is shown, stepped back, closed and left.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { listed } from "../pieces/writing.js";
import { aria, round } from "./fields.js";
import * as mine from "./mine.js";
import { areaOf, both, find, grown, shared } from "./pointing.js";
import { Denied } from "./server.js";
import { t } from "./words.js";

/** @import { Remark } from "../types.js" */
/** @import { Box } from "./pointing.js" */
/** @import { Room } from "./room.js" */
/** @typedef {{ redraw(): void, say(text: string): void }} Does what the coach asks of the page: to draw, and to say something once */

/** Pixels between a bubble and what it points at, around a ring, and from the edge of the window. */
const GAP = 18;
const RING = 5;
const EDGE = 8;
/** Below this width of the window a bubble docks at an edge: see coach.css. */
const SMALL = 720;
/** Pixels of a bubble that its arrow keeps off its corners. */
const CORNER = 22;
/** Covering a pixel of what is pointed at is as bad as covering so many of what can be chosen; and more than a window has. */
const FAR = 10_000;
/** What can be chosen. */
const USABLE = "[data-element][aria-disabled='false']";

/** @typedef {"above" | "below" | "before" | "after" | "dock"} Side where a bubble is of what it points at */

export class Coach {
  /** @type {Remark[]} */
  #told = [];
  /** Which bubble is open; none below 0. */
  #at = -1;
  /** How many have been opened, or came before this page. */
  #read = -1;
  /** The position that was asked about last. */
  #seq = -1;
  /** Why there is no coach any more, or that all has been said. */
  #ended = false;
  /** The bubble whose target was last brought into view. @type {Remark | undefined} */
  #shown;
  /** On which side of what it points at the bubble is. @type {Side | undefined} */
  #side;
  /** Where things were drawn last. */
  #drawn = "";
  #following = false;
  /** What had the focus before the bubble had it. @type {Element | null} */
  #before = null;

  /**
   * @param {Room} room @param {HTMLElement} page where the table is, with the bar above it @param {Does} does
   * @param {AbortSignal} signal
   */
  constructor(room, page, does, signal) {
    this.room = room;
    this.page = page;
    this.does = does;
    this.signal = signal;
  }

  /** Whether there is a coach at this table, for me. */
  get here() {
    return this.room.table.guided && this.room.seat === this.room.table.host;
  }

  get #left() {
    return !!mine.seatAt(this.room.id)?.uncoached;
  }

  /** Asks what is said of a new position in which there is something to choose, or of the end. */
  look() {
    const { room } = this;
    const asked = room.myTurn || room.position?.view.over;
    if (!this.here || this.#left || this.#ended || !asked || room.seq === this.#seq) return;
    this.#seq = room.seq;
    void this.#ask();
  }

  async #ask() {
    try {
      const heard = await this.room.coach();
      if (!heard) return;
      this.#told = heard.told;
      this.#ended = heard.over;
      const now = this.room.move;
      this.#read = this.#read < 0 ? heard.told.filter(({ move }) => move < now).length : Math.min(this.#read, heard.told.length);
      this.#at = Math.min(this.#at, heard.told.length - 1);
      this.does.redraw();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (error.code !== "lesson-lost") return;
      this.#ended = true;
      this.does.say(error.message);
    }
  }

  /** The next bubble opens when all that happened has been shown. @param {boolean} settled */
  advance(settled) {
    if (settled && this.#at < 0 && !this.#left && this.#read >= 0 && this.#read < this.#told.length) this.#go(this.#read);
  }

  /** The player has chosen: what was said about it is over. */
  chose() {
    if (this.#at >= 0) this.#close();
  }

  /** Opens the last bubble, or goes into it. */
  open() {
    if (this.#left) {
      mine.hearCoach(this.room.id, true);
      this.look();
    }
    if (this.#at < 0) this.#go(this.#read - 1);
    requestAnimationFrame(() => {
      if (this.#bubble?.contains(document.activeElement)) return;
      this.#before = document.activeElement;
      this.#focus(".coach .button.main");
    });
  }

  /** @param {number} at */
  #go(at) {
    this.#at = at;
    this.#read = Math.max(this.#read, at + 1);
    this.#follow();
    this.does.redraw();
  }

  /** Whoever closes a bubble, or chooses, has heard enough for now; Earlier leads back to the others. */
  #close() {
    this.#read = this.#told.length;
    const had = this.#bubble?.contains(document.activeElement);
    this.#at = -1;
    this.#forget();
    this.does.redraw();
    if (!had) return;
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus({ preventScroll: true });
    else this.#focus(".stage [role=status]");
  }

  #leave() {
    mine.hearCoach(this.room.id, false);
    this.#close();
    this.does.say(t("ui-coach-left"));
  }

  /** @param {string} place */
  #focus(place) {
    /** @type {HTMLElement | null} */ (document.querySelector(place))?.focus({ preventScroll: true });
  }

  /** @returns {HTMLElement | null} */
  get #bubble() {
    return document.querySelector(".coach");
  }

  get #open() {
    return this.#at < 0 ? undefined : this.#told[this.#at];
  }

  // What is drawn

  /** The place from which bubbles are read out stays. @param {boolean} hidden while something else is looked at */
  view(hidden) {
    if (!this.here) return nothing;
    const told = hidden ? undefined : this.#open;
    return html`<div class="coach-place" role="status" aria-atomic="false">${told ? this.#view(told) : nothing}</div>`;
  }

  /** @param {Remark} told */
  #view(told) {
    const last = this.#at === this.#told.length - 1;
    const step = (/** @type {number} */ by) => this.#at + by >= 0 && this.#go(this.#at + by);
    const leaves = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#close();
    };
    return html`
      ${told.points.map(() => html`<i class="coach-ring" aria-hidden="true"></i>`)}
      <section class="coach" aria-label=${t("ui-coach")} @keydown=${leaves}>
        <div class="coach-head">
          <b aria-hidden="true">${icon("hand-fill")} ${t("ui-coach")}</b>
          ${round("x-bold", t("ui-close"), () => this.#close(), "small quiet")}
        </div>
        ${this.room.say(told.message).split("\n").map((line) => html`<p>${line}</p>`)}
        <p class="unseen coach-points"></p>
        <div class="coach-steps">
          <button type="button" class="button small" aria-disabled=${aria(this.#at === 0)} @click=${() => step(-1)}>
            ${icon("caret-left-bold")} ${t("ui-coach-earlier")}
          </button>
          <button type="button" class="coach-leave reach" @click=${() => this.#leave()}>${t("ui-coach-leave")}</button>
          <button type="button" class="button small main" @click=${() => (last ? this.#close() : step(1))}>
            ${last ? t("ui-coach-close") : t("ui-coach-next")}
          </button>
        </div>
      </section>`;
  }

  /** While a bubble is open, it follows what it points at, wherever that goes. */
  #follow() {
    if (this.#following) return;
    this.#following = true;
    const frame = () => {
      this.#following = this.#at >= 0 && !this.signal.aborted;
      if (!this.#following) return;
      this.#draw();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** What is drawn next is new. */
  #forget() {
    this.#shown = undefined;
    this.#drawn = "";
  }

  #draw() {
    const bubble = this.#bubble;
    const told = this.#open;
    if (!bubble || !told) return this.#forget();
    const first = told !== this.#shown;
    this.#shown = told;
    if (first) {
      this.#side = undefined;
      this.#tell(bubble, told);
    }
    const room = this.#room();
    const boxes = told.points.map((names) => boxOf(this.page, names, first));
    const seen = boxes.filter((box) => box !== undefined);
    const anchor = seen.length ? undefined : find(this.page, ".tt-prompt")?.getBoundingClientRect();
    const place = this.#place(bubble, seen.length ? seen : anchor ? [anchor] : [], room);
    const drawn = JSON.stringify([boxes, place]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    for (const [i, ring] of [...document.querySelectorAll(".coach-ring")].entries()) encircle(/** @type {HTMLElement} */ (ring), boxes[i]);
    bubble.dataset.side = seen.length ? place.side : "dock";
    bubble.style.left = `${place.left}px`;
    bubble.style.top = `${place.top}px`;
    bubble.style.setProperty("--tip", `${place.tip}px`);
  }

  /** What it points at, in words, for whoever does not see it. @param {HTMLElement} bubble @param {Remark} told */
  #tell(bubble, told) {
    const names = told.points.flatMap((names) => names.split(" ")).flatMap((name) => find(this.page, name)?.ariaLabel?.replace(/\.$/, "") ?? []);
    const line = bubble.querySelector(".coach-points");
    if (line) line.textContent = names.length ? t("ui-coach-points", { what: listed([...new Set(names)]) }) : "";
  }

  /**
   * Beside what it points at, and where it covers the least of what can be chosen: there it stays while it fits. On a
   * phone, and where there is no room beside, at an edge.
   * @param {HTMLElement} bubble @param {Box[]} targets @param {Box} room
   */
  #place(bubble, targets, room) {
    const spots = spotsFor(bubble, targets, room);
    const stays = spots.find(({ side }) => side === this.#side && side !== "dock");
    if (stays) return stays;
    const usable = [...this.page.querySelectorAll(USABLE)].map((element) => element.getBoundingClientRect());
    const rings = targets.map((target) => grown(target, RING));
    const costs = new Map(spots.map((spot) => [spot, covered(spot.own, rings) * FAR + covered(spot.own, usable) + spot.near]));
    const [best] = spots.sort((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0));
    this.#side = best.side;
    return best;
  }

  /** Where the table can be seen. @returns {Box} */
  #room() {
    return grown(sight(/** @type {HTMLElement} */ (this.page.querySelector(".stage"))), -EDGE);
  }
}

/** The part of the window in which something can be seen. @param {Element | null} within */
function sight(within) {
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return within ? shared(within.getBoundingClientRect(), whole) : whole;
}

/**
 * Where something is, or several things with spaces between their names, as far as that can be seen.
 * @param {HTMLElement} page @param {string} names @param {boolean} bringsIn whether it comes into sight first
 * @returns {Box | undefined}
 */
function boxOf(page, names, bringsIn) {
  const found = names.split(" ").flatMap((name) => find(page, name) ?? []);
  const [first] = found;
  const part = sight(first?.closest(".stage") ?? null);
  if (bringsIn && first && !isWithin(grown(first.getBoundingClientRect(), -RING), part)) first.scrollIntoView({ block: "center", inline: "center" });
  const boxes = found.map((element) => shared(element.getBoundingClientRect(), part)).filter(areaOf);
  return boxes.length ? boxes.reduce(both) : undefined;
}

/** @param {HTMLElement} ring @param {Box | undefined} box */
function encircle(ring, box) {
  ring.hidden = !box;
  if (!box) return;
  const { left, top, right, bottom } = grown(box, RING);
  ring.style.cssText = `left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px`;
}

/** How much of other things a box lies over. @param {Box} own @param {Box[]} others */
const covered = (own, others) => others.reduce((sum, other) => sum + areaOf(shared(own, other)), 0);

/**
 * Where a bubble could be: beside what it points at, where there is room for it, or else in a corner.
 * @param {HTMLElement} bubble @param {Box[]} targets @param {Box} room
 */
function spotsFor(bubble, targets, room) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const whole = targets.length ? targets.reduce(both) : room;
  const x = (whole.left + whole.right) / 2;
  const y = (whole.top + whole.bottom) / 2;
  const left = within(x - width / 2, room.left, room.right - width);
  const top = within(y - height / 2, room.top, room.bottom - height);
  /** @param {Side} side @param {number} left @param {number} top */
  const spot = (side, left, top) => {
    const own = { left, top, right: left + width, bottom: top + height };
    const across = side === "above" || side === "below";
    const tip = across ? within(x - left, CORNER, width - CORNER) : within(y - top, CORNER, height - CORNER);
    return { side, own, left, top, tip, near: side === "dock" ? FAR - Math.abs(top + height / 2 - y) : 0 };
  };
  const beside = [
    spot("after", whole.right + GAP, top),
    spot("before", whole.left - GAP - width, top),
    spot("above", left, whole.top - GAP - height),
    spot("below", left, whole.bottom + GAP),
  ].filter(({ own }) => innerWidth > SMALL && areaOf(shared(own, room)) >= areaOf(own) - 1);
  if (beside.length) return beside;
  const between = targets.flatMap((target) => [target.top - GAP - height, target.bottom + GAP]);
  const tops = [room.top, room.bottom - height, ...between.map((top) => within(top, room.top, room.bottom - height))];
  return [room.left, room.right - width].flatMap((left) => tops.map((top) => spot("dock", left, top)));
}

/** @param {Box} own @param {Box} other */
const isWithin = (own, other) => own.left >= other.left && own.top >= other.top && own.right <= other.right && own.bottom <= other.bottom;

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(most, value));
