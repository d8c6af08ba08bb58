// What happened, played as a show.

import { html } from "lit-html";
import { banner } from "tabletown/pieces/banner.js";
import { toss } from "tabletown/pieces/flights.js";
import { icon } from "tabletown/pieces/icon.js";
import { Show, shake } from "tabletown/pieces/show.js";
import { verdict } from "./line.js";

/** @import { Event } from "tabletown/types.js" */
/** @import { CityStory } from "./story.js" */

/** How long things stay, in milliseconds at ordinary speed. */
const PLAYED = 160;
const CHANGED = 620;
const LEAD = 420;
const CLASH = 520;
const TRICK = 1500;
const BANNER = 1900;
/** A location that is decided is looked at for a while before the next one begins. */
const DECIDED = 3600;
const DEALT = 500;

const CHANGES = new Set(["suit-named", "value-changed", "copied", "location-value", "protected"]);
const ENDS = new Set(["won-trick", "tied-trick", "empty-trick"]);
const BONUSES = new Set(["location-bonus", "power-bonus", "stash-bonus", "multiplied", "stashed"]);
const CHOICES = new Set(["chose", "chose-sidekick", "dealt-power"]);
const CONQUESTS = new Set(["full-track", "more-vp", "last-trick", "held-lead"]);

/** @extends {Show<CityStory>} */
export class CityShow extends Show {
  /** @override @param {string} kind @param {string} next */
  belongs(kind, next) {
    if (kind === "countered") return next === "flipped";
    if (ENDS.has(kind)) return BONUSES.has(next);
    return (kind === "turned" || kind === "won" || kind === "dealt-power") && next === kind;
  }

  /** @override @param {Event} event */
  says(event) {
    return super.says(event) && event.kind !== "flipped" && event.kind !== "turned";
  }

  /** @override @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async beat(kind, moved, events) {
    const { motion } = this.stage;
    if (kind === "began") return this.#began(moved, events);
    if (kind === "countered") return this.#clash(moved, events);
    if (kind === "earned") return this.#earned(moved, events);
    if (kind === "won") return this.#won(moved, events);
    if (CONQUESTS.has(kind)) return this.#conquered(moved, events);
    if (ENDS.has(kind)) return this.#ended(moved, events);
    if (CHANGES.has(kind)) return this.#changed(moved, events);
    if (kind === "lead-suit" || kind === "no-lead-suit") return this.pause(moved, events, "click", LEAD);
    if (kind === "played" || kind === "played-with") {
      await this.fly(moved, events, "place");
      return motion.wait(PLAYED);
    }
    if (CHOICES.has(kind)) {
      await this.fly(moved, events, "draw");
      return motion.wait(DEALT);
    }
    if (kind === "flipped") return this.#flip(moved, events);
    await this.fly(moved, events, moved.length ? "draw" : "click");
    return motion.wait(PLAYED);
  }

  /** A new location, and everybody gets new cards. @param {Event[]} moved @param {Event[]} events */
  async #began(moved, events) {
    const { api, motion } = this.stage;
    const data = /** @type {{ location: string, round: number }} */ (events[0]?.data);
    const { name, text } = this.story.box.location(data.location);
    this.banner = banner({ title: name, line: text, sign: "buildings-fill" });
    await this.fly(moved, events, "alarm");
    this.line = api.t("table-round", { round: data.round });
    await motion.wait(BANNER);
    this.banner = null;
    this.stage.draw();
  }

  /** Two cards strike each other and turn over. @param {Event[]} moved @param {Event[]} events */
  async #clash(moved, events) {
    const { root, motion } = this.stage;
    const [event] = events;
    const spots = [event?.data.left, event?.data.card].map((card) => this.story.spotOf(String(card)));
    const cards = spots.map((spot) => root.querySelector(`[data-spot="${spot}"] .tt-card`));
    this.sound("double");
    await Promise.all(
      cards.map((element, i) => {
        const to = i ? -34 : 34;
        const frames = [
          { transform: "none" },
          { transform: `translateX(${-to / 3}px) rotate(${to / 8}deg)`, offset: 0.35 },
          { transform: `translateX(${to}px) rotate(${-to / 5}deg) scale(1.06)`, offset: 0.75 },
          { transform: "none" },
        ];
        return element && motion.animate(element, frames, { duration: CLASH, easing: "ease-in" });
      }),
    );
    void shake(this.stage);
    const [left, right] = cards.map((element) => element?.getBoundingClientRect());
    if (left && right) void toss(root, motion, left, right, html`<span class="tc-bang">${icon("star-four-fill")}</span>`);
    await this.#flip(moved, events);
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #flip(moved, events) {
    const { root, motion } = this.stage;
    const spots = events.filter(({ kind }) => kind === "flipped").map(({ data }) => this.story.spotOf(String(data.card)));
    this.tell(moved, events);
    const turned = spots.map((spot) => root.querySelector(`[data-spot="${spot}"] .tt-card`));
    const frames = [{ transform: "rotateY(90deg)" }, { transform: "rotateY(0deg)" }];
    await Promise.all(turned.map((element) => element && motion.animate(element, frames, { duration: 300 })));
    await motion.wait(CHANGED);
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #changed(moved, events) {
    const { root, motion } = this.stage;
    await this.fly(moved, events, "click");
    const spot = this.story.spotOf(String(events[0]?.data.card));
    const element = root.querySelector(`[data-spot="${spot}"] .tt-card`);
    const frames = [{ transform: "scale(1)" }, { transform: "scale(1.12)", offset: 0.4 }, { transform: "scale(1)" }];
    if (element) void motion.animate(element, frames, { duration: 380 });
    await motion.wait(CHANGED);
  }

  /** Who wins a trick, and why. @param {Event[]} moved @param {Event[]} events */
  async #ended(moved, events) {
    const { story, stage } = this;
    for (const event of [...moved, ...events]) story.tell(event);
    this.line = verdict({ story, box: this.story.box, api: stage.api });
    await this.pause([], [], story.winning >= 0 ? "reveal" : "lose", TRICK);
  }

  /** VP run from the winning card up the track. @param {Event[]} moved @param {Event[]} events */
  async #earned(moved, events) {
    const { root, motion } = this.stage;
    const data = /** @type {{ side: string, vp: number }} */ (events[0]?.data);
    const from = root.querySelector(".tc-spot.is-winning .tt-card, .tc-spot.is-down:last-of-type")?.getBoundingClientRect();
    const side = this.story.sideOf(data.side);
    const to = root.querySelector(`[data-track="${side}"]`)?.getBoundingClientRect();
    this.sound("score");
    if (from && to) await toss(root, motion, from, to, html`<b class="tc-gain side-${side}">+${data.vp}</b>`);
    this.tell(moved, events);
    await motion.wait(CHANGED);
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #conquered(moved, events) {
    const data = /** @type {{ location: string }} */ (events[0]?.data);
    this.banner = banner({ title: this.story.box.location(data.location).name, line: this.line, sign: "trophy-fill" });
    await this.pause(moved, events, "win", DECIDED);
    this.banner = null;
    this.stage.draw();
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #won(moved, events) {
    await this.fly(moved, events, "win");
    this.banner = banner({ title: this.line, sign: "trophy-fill" });
    this.stage.draw();
    await this.stage.motion.wait(BANNER);
  }
}
