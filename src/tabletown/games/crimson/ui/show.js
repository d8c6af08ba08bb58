// What happened, played as a show.

import { html, nothing } from "lit-html";
import { banner } from "tabletown/pieces/banner.js";
import { card } from "tabletown/pieces/card.js";
import { placeOf, toss } from "tabletown/pieces/flights.js";
import { icon } from "tabletown/pieces/icon.js";
import { Show, shake } from "tabletown/pieces/show.js";
import { signed } from "tabletown/pieces/writing.js";

/** @import { Event } from "tabletown/types.js" */
/** @import { CrimsonStory } from "./story.js" */

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

/** @extends {Show<CrimsonStory>} */
export class CrimsonShow extends Show {
  /** Whether the players show what they hold of the row. */
  baring = false;
  /** Whether the score sheet lies on the table. */
  sheet = false;
  /** @type {(() => void) | null} */
  #closeSheet = null;

  /** @override @param {Event} event */
  says(event) {
    return super.says(event) && !UNSAID.has(event.kind);
  }

  /** @override @param {string} kind @param {string} next */
  belongs(kind, next) {
    if (VOTING.has(kind)) return VOTING.has(next);
    if (SETTLING.has(kind)) return SETTLING.has(next);
    return (kind === "revealed" || kind === "round-total" || kind === "won") && next === kind;
  }

  /** @override */
  clear() {
    super.clear();
    this.baring = false;
  }

  /** @override */
  jump() {
    super.jump();
    this.sheet = false;
  }

  closeSheet() {
    this.sheet = false;
    this.#closeSheet?.();
    this.stage.draw();
  }

  /** @override @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async beat(kind, moved, events) {
    const { motion, api } = this.stage;
    const [event] = events;
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
      return this.pause(moved, events, "alarm", BANNER);
    }
    if (kind === "hero-wins" || kind === "villain-wins" || kind === "row-undecided") {
      this.banner = null;
      this.baring = true;
      return this.pause(moved, events, kind === "villain-wins" ? "lose" : "click", ROW);
    }
    if (VOTING.has(kind)) {
      this.baring = true;
      return this.pause(moved, events, "click", VOTES);
    }
    if (kind === "revealed") return this.pause(moved, events, "reveal", BARED);
    if (SETTLING.has(kind)) return this.#pay(moved, events);
    if (kind === "row-closed") return this.pause(moved, events, "close", DOOR);
    if (kind === "drew") return this.#draw(moved, events);
    if (kind === "placed" || kind === "discarded") {
      await this.fly(moved, events, "place");
      return motion.wait(PLACED);
    }
    if (kind === "showed-hand") {
      this.tell(moved, []);
      const kinds = this.story.zones.of(`hand:${event?.data.seat}`).map((piece) => piece.kind);
      this.banner = banner({
        title: event?.message ? api.t(event.message) : "",
        sign: "eye-fill",
        line: kinds.map((kind) => (kind === null ? nothing : card(this.story.box.face(kind)))),
      });
      await this.pause([], events, "reveal", 2 * BANNER);
      this.banner = null;
      this.stage.draw();
      return undefined;
    }
    return this.pause(moved, events, "click", PLACED);
  }

  /** Nobody has to watch a rival's hidden card to its end. @param {Event[]} moved @param {Event[]} events */
  async #draw(moved, events) {
    const flight = this.fly(moved, events, "draw");
    if (events[0]?.data.card !== null) await flight;
  }

  /** Points go from what was shown to the players. @param {Event[]} moved @param {Event[]} events */
  async #pay(moved, events) {
    const { story, stage: { root, motion } } = this;
    const before = events.map(({ data }) => root.querySelector(`[data-bared="${data.seat}"]`)?.getBoundingClientRect() ?? null);
    const scores = [...story.scores];
    this.tell(moved, events);
    const after = [...story.scores];
    story.scores = scores;
    this.stage.draw();
    const punch = events.some(({ kind }) => kind === "doubled");
    this.sound(punch ? "double" : events[0]?.kind === "lost" ? "lose" : "score");
    if (punch) void shake(this.stage);
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
    this.stage.draw();
    await motion.wait(PAID);
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #roundOver(moved, events) {
    this.baring = false;
    this.sheet = true;
    this.tell(moved, events);
    const { motion } = this.stage;
    if (this.#lastRound()) return;
    await Promise.race([motion.wait(SHEET), new Promise((resolve) => (this.#closeSheet = () => resolve(undefined)))]);
    this.#closeSheet = null;
    if (motion.hurried) return; // whoever skips the show still finds its outcome, and closes the sheet by hand
    this.sheet = false;
    this.stage.draw();
  }

  #lastRound() {
    const { story } = this;
    return story.numbers.round + 1 === story.figures.rounds;
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #newRound(moved, events) {
    const { story, stage: { api, motion } } = this;
    const round = Number(events[0]?.data.round);
    this.banner = banner({
      title: api.t("table-round", { round }),
      line: events[0]?.message ? api.t(events[0].message) : "",
      sign: "cards-fill",
    });
    this.baring = false;
    for (const event of events) story.change(event);
    await this.fly(moved, events, "draw");
    await motion.wait(BANNER / 2);
    this.banner = null;
    this.stage.draw();
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #won(moved, events) {
    this.sheet = true;
    await this.pause(moved, events, "win", PAID);
  }
}
