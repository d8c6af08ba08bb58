// What happened, played as a show: events in order, those that belong together at once.

import { html, nothing } from "lit-html";
import { fly, placeOf, toss } from "tabletown/pieces/flights.js";
import { icon } from "tabletown/pieces/icon.js";
import { banner, signed } from "./stage.js";

/** @import { Api } from "tabletown/contract.js" */
/** @import { Motion } from "tabletown/pieces/motion.js" */
/** @import { Event } from "tabletown/types.js" */
/** @import { Story } from "./story.js" */
/**
 * @typedef {object} Scenery
 * @property {HTMLElement} root
 * @property {Story} story
 * @property {Api} api
 * @property {Motion} motion
 * @property {(kind: string) => unknown} card draws a citizen
 * @property {() => void} draw renders the table as the story stands
 */

/** How long things stay, in milliseconds at ordinary speed. */
const PLACED = 180;
const DOOR = 620;
const BANNER = 1400;
const ROW = 850;
const VOTES = 900;
const BARED = 1000;
const PAID = 450;
const SHEET = 9000;

/** Not worth a sentence of their own. */
const UNSAID = new Set(["drew", "revealed", "kept-power", "round-total"]);
const SETTLING = new Set(["scored", "doubled", "lost"]);
const VOTING = new Set(["used-power", "kept-power"]);

export class Show {
  #set;
  /** What stands before the rows now. @type {unknown} */
  banner = null;
  /** What is happening, in words. */
  line = "";
  /** Whether the players show what they hold of the row. */
  baring = false;
  /** Whether the score sheet lies on the table. */
  sheet = false;
  /** @type {(() => void) | null} */
  #closeSheet = null;

  /** @param {Scenery} scenery */
  constructor(scenery) {
    this.#set = scenery;
  }

  /** @param {Event[]} events */
  async play(events) {
    /** @type {Event[]} */
    let moved = [];
    for (let at = 0; at < events.length; at++) {
      const event = /** @type {Event} */ (events[at]);
      if (event.kind.startsWith("piece-")) {
        moved.push(event);
        continue;
      }
      const together = [event];
      while (at + 1 < events.length && follows(event.kind, events, at + 1)) {
        const next = /** @type {Event} */ (events[++at]);
        if (next.kind.startsWith("piece-")) moved.push(next);
        else together.push(next);
      }
      await this.#beat(event.kind, moved, together);
      moved = [];
    }
    for (const event of moved) this.#set.story.tell(event);
    this.banner = null;
    this.baring = false;
    this.line = "";
  }

  /** Clears the table for a position that nothing leads to. */
  jump() {
    this.banner = null;
    this.baring = false;
    this.sheet = false;
  }

  closeSheet() {
    this.sheet = false;
    this.#closeSheet?.();
    this.#set.draw();
  }

  /** @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async #beat(kind, moved, events) {
    const { motion, api } = this.#set;
    const [event] = events;
    const said = events
      .filter((one) => one.message && !UNSAID.has(one.kind))
      .map((one) => (one.message ? api.t(one.message) : ""));
    if (said.length) this.line = said.join(" ");
    if (kind === "started") return this.#newRound(moved, events);
    if (kind === "round-total") return this.#roundOver(moved, events);
    if (kind === "won") return this.#won(moved, events);
    if (kind === "round-ended") {
      this.banner = banner({
        title: api.t("table-round-over"),
        line: api.t("table-rows-scored"),
        sign: "siren-fill",
        alarm: true,
      });
      return this.#pause(moved, events, "alarm", BANNER);
    }
    if (kind === "hero-wins" || kind === "villain-wins" || kind === "row-undecided") {
      this.banner = null;
      this.baring = true;
      return this.#pause(moved, events, kind === "villain-wins" ? "lose" : "click", ROW);
    }
    if (VOTING.has(kind)) {
      this.baring = true;
      return this.#pause(moved, events, "click", VOTES);
    }
    if (kind === "revealed") return this.#pause(moved, events, "reveal", BARED);
    if (SETTLING.has(kind)) return this.#pay(moved, events);
    if (kind === "row-closed") return this.#pause(moved, events, "close", DOOR);
    if (kind === "drew") return this.#draw(moved, events);
    if (kind === "placed" || kind === "discarded") {
      await this.#fly(moved, events, "place");
      return motion.wait(PLACED);
    }
    if (kind === "showed-hand") {
      this.#tell(moved, []);
      const kinds = this.#set.story.zones.of(`hand:${event?.data.seat}`).map((piece) => piece.kind);
      this.banner = banner({
        title: event?.message ? api.t(event.message) : "",
        sign: "eye-fill",
        line: kinds.map((card) => (card === null ? nothing : this.#set.card(card))),
      });
      await this.#pause([], events, "reveal", 2 * BANNER);
      this.banner = null;
      this.#set.draw();
      return undefined;
    }
    return this.#pause(moved, events, "click", PLACED);
  }

  /** @param {Event[]} moved @param {Event[]} events */
  #tell(moved, events) {
    for (const event of [...moved, ...events]) this.#set.story.tell(event);
    this.#set.draw();
  }

  /** @param {string} sound */
  #sound(sound) {
    if (!document.hidden) this.#set.api.sound(sound);
  }

  /** @param {Event[]} moved @param {Event[]} events @param {string} sound @param {number} ms */
  async #pause(moved, events, sound, ms) {
    this.#tell(moved, events);
    this.#sound(sound);
    await this.#set.motion.wait(ms);
  }

  /** @param {Event[]} moved @param {Event[]} events @param {string} sound */
  async #fly(moved, events, sound) {
    const { root, motion, story } = this.#set;
    this.#sound(sound);
    await fly(
      root,
      motion,
      () => this.#tell(moved, events),
      (piece) => story.zones.where(piece),
    );
  }

  /** Nobody has to watch a rival's hidden card to its end. @param {Event[]} moved @param {Event[]} events */
  async #draw(moved, events) {
    const flight = this.#fly(moved, events, "draw");
    if (events[0]?.data.card !== null) await flight;
  }

  /** Points go from what was shown to the players. @param {Event[]} moved @param {Event[]} events */
  async #pay(moved, events) {
    const { root, motion, story } = this.#set;
    const before = events.map(({ data }) => root.querySelector(`[data-bared="${data.seat}"]`)?.getBoundingClientRect() ?? null);
    const scores = [...story.scores];
    this.#tell(moved, events);
    const after = [...story.scores];
    story.scores = scores;
    this.#set.draw();
    const punch = events.some(({ kind }) => kind === "doubled");
    this.#sound(punch ? "double" : events[0]?.kind === "lost" ? "lose" : "score");
    if (punch) void shake(root, motion);
    await Promise.all(
      events.map(async ({ kind, data }, i) => {
        const from = before[i];
        const seat = Number(data.seat);
        const to = placeOf(root, `hand:${seat}`);
        const points = signed(kind === "lost" ? -Number(data.points) : Number(data.points));
        if (from && to)
          await toss(
            root,
            motion,
            from,
            to,
            html`<span class="cc-points is-${kind}">${points}${kind === "doubled" ? icon("lightning-fill") : ""}</span>`,
          );
      }),
    );
    story.scores = after;
    this.#set.draw();
    await motion.wait(PAID);
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #roundOver(moved, events) {
    this.baring = false;
    this.sheet = true;
    this.#tell(moved, events);
    const { motion, story } = this.#set;
    story.spot = null;
    this.#set.draw();
    if (this.#lastRound()) return;
    await Promise.race([motion.wait(SHEET), new Promise((resolve) => (this.#closeSheet = () => resolve(undefined)))]);
    this.#closeSheet = null;
    if (motion.hurried) return; // whoever skips the show still finds its outcome, and closes the sheet by hand
    this.sheet = false;
    this.#set.draw();
  }

  #lastRound() {
    const { story } = this.#set;
    return story.round + 1 === story.figures.rounds;
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #newRound(moved, events) {
    const { root, api, motion, story } = this.#set;
    const round = Number(events[0]?.data.round);
    this.banner = banner({
      title: api.t("table-round", { round }),
      line: events[0]?.message ? api.t(events[0].message) : "",
      sign: "cards-fill",
    });
    this.baring = false;
    this.#sound("draw");
    await fly(
      root,
      motion,
      () => {
        story.gather();
        this.#set.draw();
      },
      (piece) => story.zones.where(piece),
    );
    await this.#fly(moved, events, "draw");
    await motion.wait(BANNER / 2);
    this.banner = null;
    this.#set.draw();
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #won(moved, events) {
    this.sheet = true;
    await this.#pause(moved, events, "win", PAID);
  }
}

/** Whether the event at a place belongs to the same beat. @param {string} kind @param {Event[]} events @param {number} place */
function follows(kind, events, place) {
  const next = events.slice(place).find((event) => !event.kind.startsWith("piece-"))?.kind;
  if (next === undefined) return false;
  if (VOTING.has(kind)) return VOTING.has(next);
  if (SETTLING.has(kind)) return SETTLING.has(next);
  return (kind === "revealed" || kind === "round-total" || kind === "won") && next === kind;
}

/** The whole table feels a punch. @param {HTMLElement} root @param {Motion} motion */
function shake(root, motion) {
  const kicks = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translate(${x}px, ${-x / 2}px)` }));
  return motion.animate(root.firstElementChild ?? root, kicks, { duration: 320 });
}
