// What happened, played as a show.

import { back } from "tabletown/pieces/card.js";
import { placeOf, toss } from "tabletown/pieces/flights.js";
import { Show, shake } from "tabletown/pieces/show.js";
import { NONE, SPACES } from "./city.js";
import { UNIT } from "./ground.js";
import { isMoment, moment } from "./moments.js";

/** @import { Stage } from "tabletown/pieces/board.js" */
/** @import { Event } from "tabletown/types.js" */
/** @import { Box } from "./box.js" */
/** @import { Story } from "./story.js" */

/** How long things stay, in milliseconds at ordinary speed. */
const TOLD = 420;
const WALK = 760;
const ROLL = 900;
const OUTCOME = 1300;
const BANNER = 1900;
/** For each space of a walk. */
const STRIDE = 70;

const TUMBLE = [
  { transform: "translateY(-26px) rotate(-220deg) scale(.6)", opacity: 0.2 },
  { transform: "translateY(4px) rotate(14deg) scale(1.08)", opacity: 1, offset: 0.75 },
  { transform: "none" },
];

const WALKS = new Set(["leapt", "flew", "looked-in", "came", "put", "started"]);
const FLIP = [
  { transform: "scaleY(0)", opacity: 0.4 },
  { transform: "scaleY(1.12)", opacity: 1, offset: 0.7 },
  { transform: "none" },
];

const SHAKING = new Set(["bomb-went-off", "token-laid", "boss-out"]);
const SOUNDS = /** @type {Record<string, string>} */ ({ won: "win", played: "reveal" });
const BLAZES = new Set(["fire-rolled", "burn-rolled"]);
const ENDS = new Set(["missed", "defended", "hurt", "no-defense"]);
const TOKENS = new Set(["fire-added", "fire-removed", "put-out"]);
const QUIET = new Set(["named-put", "objective-drawn", "top-looked-at"]);
/** @extends {Show<Story>} */
export class CrowShow extends Show {
  #box;

  /** @param {Stage} stage @param {Story} story @param {Box} box */
  constructor(stage, story, box) {
    super(stage, story);
    this.#box = box;
  }

  /** @override @param {string} kind @param {string} next */
  belongs(kind, next) {
    return (kind === "rolled" || kind === "drew-plot" || kind === "named-put" || kind === "hit") && next === kind;
  }

  /** @override @param {Event} event */
  says(event) {
    return super.says(event) && event.kind !== "rolled";
  }

  /** @override @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async beat(kind, moved, events) {
    if (QUIET.has(kind)) return this.tell(moved, events);
    if (kind === "walked") return this.#walked(moved, events);
    if (WALKS.has(kind)) return this.pause(moved, events, "place", WALK);
    if (kind === "rolled") return this.#rolled(moved, events);
    if (BLAZES.has(kind)) return this.#rolled(moved, events);
    if (ENDS.has(kind)) return this.#ended(kind, moved, events);
    if (kind === "caught-fire" || kind === "regular-caught-fire") return this.#burns(moved, events);
    if (isMoment(kind)) return this.#stop(kind, moved, events);
    if (kind === "drew-plot") return this.#drew(moved, events);
    if (TOKENS.has(kind)) return this.pause(moved, events, "score", TOLD);
    await this.pause(moved, events, moved.length ? "draw" : "click", TOLD);
  }

  /** Dice tumble, then lie. @param {Event[]} moved @param {Event[]} events */
  async #rolled(moved, events) {
    const { root, motion } = this.stage;
    this.tell(moved, events);
    this.sound("reveal");
    const dice = [...root.querySelectorAll(".cw-fight .cw-die")];
    await Promise.all(
      dice.map((die, i) => motion.animate(die, TUMBLE, { duration: 480, delay: i * 45, easing: "ease-out", fill: "backwards" })),
    );
    await motion.wait(ROLL);
  }

  /** @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async #ended(kind, moved, events) {
    if (kind === "hurt") void shake(this.stage);
    await this.pause(moved, events, kind === "hurt" ? "double" : "close", OUTCOME);
  }

  /** A building is turned to its burned side. @param {Event[]} moved @param {Event[]} events */
  async #burns(moved, events) {
    const { root, motion } = this.stage;
    const { building, to } = events[0]?.data ?? {};
    void shake(this.stage);
    this.tell(moved, events);
    this.sound("alarm");
    const side = root.querySelector(`[data-burning="${this.story.placeOf(String(building ?? to)) - SPACES}"]`);
    if (side) void motion.animate(side, FLIP, { duration: 620, easing: "ease-out" });
    await motion.wait(OUTCOME);
  }

  /** The whole table stops for a moment. @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async #stop(kind, moved, events) {
    this.banner = moment({ kind, line: this.line, event: events[0], box: this.#box });
    if (SHAKING.has(kind)) void shake(this.stage);
    await this.pause(moved, events, SOUNDS[kind] ?? "alarm", BANNER);
    this.banner = null;
    this.stage.draw();
  }

  /** Somebody goes along the streets, around the houses. @param {Event[]} moved @param {Event[]} events */
  async #walked(moved, events) {
    const { root, motion } = this.stage;
    const { city, where } = this.story;
    const { who: word, to } = events[0]?.data ?? {};
    const who = this.#box.who(String(word));
    const from = where[who] ?? NONE;
    const end = this.story.placeOf(String(to));
    const legs = from !== NONE && from < SPACES && end < SPACES ? [from, ...city.way(from, end)] : [];
    this.tell(moved, events);
    this.sound("place");
    const figure = root.querySelector(`.cw-figure[data-who="${who}"]`);
    if (!figure || legs.length < 2) return motion.wait(WALK);
    const points = legs.map((space) => city.middle(space));
    const lengths = points.map((point, i) => Math.hypot(point.x - (points[i - 1] ?? point).x, point.y - (points[i - 1] ?? point).y));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    let gone = 0;
    const frames = points.map(({ x, y }, i) => {
      gone += lengths[i] ?? 0;
      return { transform: `translate(${x * UNIT}px, ${y * UNIT}px)`, offset: Math.min(1, gone / whole) };
    });
    await Promise.all([motion.animate(figure, frames, { duration: STRIDE * whole + WALK / 2, easing: "linear" }), motion.wait(WALK)]);
  }

  /** Cards go from a deck into the hand of its side. @param {Event[]} moved @param {Event[]} events */
  async #drew(moved, events) {
    const { root, motion } = this.stage;
    const side = String(events[0]?.data.side);
    this.tell(moved, events);
    this.sound("draw");
    const [from, to] = [placeOf(root, `${side}_deck`), placeOf(root, `${side}_hand`)];
    if (from && to) await Promise.all(events.map(() => toss(root, motion, from, to, back({ extra: "tt-card-tiny" }))));
    await motion.wait(TOLD);
  }
}
