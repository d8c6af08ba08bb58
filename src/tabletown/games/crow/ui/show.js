// What happened, played as a show.

import { back } from "tabletown/pieces/card.js";
import { placeOf, toss } from "tabletown/pieces/flights.js";
import { icon } from "tabletown/pieces/icon.js";
import { Show, shake } from "tabletown/pieces/show.js";
import { NONE, SPACES } from "./city.js";
import { UNIT } from "./ground.js";
import { isMoment, moment } from "./moments.js";

/** @import { Event } from "tabletown/types.js" */
/** @import { CrowStory } from "./story.js" */

/** How long things stay, in milliseconds at ordinary speed. */
const TOLD = 420;
const WALK = 760;
const ROLL = 700;
const COUNTED = 1100;
const OUTCOME = 1500;
const BANNER = 2000;
/** A banner with something to read. */
const READING = 3200;
/** For each space of a walk. */
const STRIDE = 70;

const TUMBLE = [
  { transform: "translateY(-30px) rotate(-320deg) scale(.5)", opacity: 0 },
  { transform: "translateY(5px) rotate(16deg) scale(1.1)", opacity: 1, offset: 0.75 },
  { transform: "none" },
];
const CLASP = [{ transform: "none" }, { transform: "scale(1.28)", filter: "brightness(1.7)", offset: 0.4 }, { transform: "none" }];
const FALL = [
  { transform: "translateY(-70px) scale(2.2)", opacity: 0 },
  { transform: "translateY(6px) scale(1.1)", opacity: 1, offset: 0.6 },
  { transform: "translateY(-4px)", offset: 0.8 },
  { transform: "none" },
];
const FLINCH = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x * 1.5}deg)`, filter: x ? "brightness(1.5) saturate(1.6)" : "none" }));
const FLIP = [
  { transform: "scaleY(0)", opacity: 0.4 },
  { transform: "scaleY(1.12)", opacity: 1, offset: 0.7 },
  { transform: "none" },
];

const LEAPS = new Set(["leapt", "flew", "looked-in", "came"]);
const STEPS = new Set(["put", "started"]);
const SHAKING = new Set(["bomb-went-off", "token-laid", "boss-out", "boss-killed", "eric-died"]);
const READ = new Set(["played", "objective-revealed"]);
const SOUNDS = /** @type {Record<string, string>} */ ({ won: "win", played: "reveal" });
const BLAZES = new Set(["fire-rolled", "burn-rolled"]);
const ENDS = new Set(["missed", "defended", "hurt", "no-defense"]);
const TOKENS = new Set(["fire-removed", "put-out"]);
const QUIET = new Set(["named-put", "objective-drawn", "top-looked-at"]);
const BURNS = new Set(["caught-fire", "regular-caught-fire"]);

/** @extends {Show<CrowStory>} */
export class CrowShow extends Show {
  /** @override @param {string} kind @param {string} next */
  belongs(kind, next) {
    return (kind === "drew-plot" || kind === "named-put" || kind === "hit") && next === kind;
  }

  /** @override @param {Event} event */
  says(event) {
    return super.says(event) && event.kind !== "rolled";
  }

  /** @override @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async beat(kind, moved, events) {
    if (QUIET.has(kind)) return this.tell(moved, events);
    if (kind === "walked") return this.#walked(moved, events);
    if (LEAPS.has(kind)) return this.#leapt(moved, events);
    if (STEPS.has(kind)) return this.pause(moved, events, "place", WALK);
    if (kind === "rolled" || BLAZES.has(kind)) return this.#rolled(kind, moved, events);
    if (kind === "hit") return this.#hit(moved, events);
    if (ENDS.has(kind)) return this.#ended(kind, moved, events);
    if (kind === "eric-hurt") return this.#hurt(moved, events);
    if (BURNS.has(kind)) return this.#burns(moved, events);
    if (isMoment(kind)) return this.#stop(kind, moved, events);
    if (kind === "drew-plot") return this.#drew(moved, events);
    if (kind === "fire-added") return this.#kindled(moved, events);
    if (TOKENS.has(kind)) return this.pause(moved, events, "score", TOLD);
    await this.pause(moved, events, moved.length ? "draw" : "click", TOLD);
  }

  /** @param {string} selector @param {Keyframe[]} frames @param {number} duration @param {number} [apart] how much later each begins than the one before */
  #all(selector, frames, duration, apart = 0) {
    const { root, motion } = this.stage;
    const moving = [...root.querySelectorAll(selector)].map((element, i) =>
      motion.animate(element, frames, { duration, delay: i * apart, easing: "ease-out", fill: "backwards" }),
    );
    return Promise.all(moving);
  }

  /** Dice tumble, then lie. @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async #rolled(kind, moved, events) {
    this.tell(moved, events);
    this.sound("reveal");
    const defends = kind === "rolled" && this.story.box.who(String(events[0]?.data.who)) !== this.story.fight?.who;
    await this.#all(defends ? ".cw-defense .tt-die" : ".cw-attack .tt-die", TUMBLE, 520, 55);
    await this.stage.motion.wait(ROLL);
  }

  /** Two and two find each other. @param {Event[]} moved @param {Event[]} events */
  async #hit(moved, events) {
    this.tell(moved, events);
    this.sound("score");
    await this.#all(".tt-pair", CLASP, 480, 120);
    await this.stage.motion.wait(COUNTED);
  }

  /** @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async #ended(kind, moved, events) {
    this.tell(moved, events);
    this.sound(kind === "hurt" ? "double" : "close");
    if (kind === "hurt") {
      void shake(this.stage);
      void this.#all(`.cw-figure[data-who="${this.story.box.who(String(events[0]?.data.who))}"] .cw-standee`, FLINCH, 520);
      void this.#all(".cw-wound", FALL, 620, 160);
    }
    await this.stage.motion.wait(OUTCOME);
  }

  /** Hearts break. @param {Event[]} moved @param {Event[]} events */
  async #hurt(moved, events) {
    this.tell(moved, events);
    this.sound("double");
    const { health } = this.story.numbers;
    const lost = `:nth-child(n + ${health + 1}):nth-child(-n + ${health + Number(events[0]?.data.by ?? 0)})`;
    await this.#all(`.cw-hearts > ${lost}`, FALL, 620, 120);
    await this.stage.motion.wait(TOLD);
  }

  /** Flames go from the dice to the building. @param {Event[]} moved @param {Event[]} events */
  async #kindled(moved, events) {
    const { root, motion } = this.stage;
    const { building } = events[0]?.data ?? {};
    const from = [...root.querySelectorAll(".tt-die.is-struck")].map((die) => die.getBoundingClientRect());
    const to = root.querySelector(`.cw-roof[data-element="building:${building}"] .cw-pips`)?.getBoundingClientRect();
    if (to) await Promise.all(from.map((box) => toss(root, motion, box, to, icon("fire-fill", "cw-spark"))));
    await this.pause(moved, events, "score", TOLD);
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
    this.story.blaze = null;
    this.banner = moment({ kind, line: this.line, event: events[0], box: this.story.box, api: this.stage.api });
    if (SHAKING.has(kind)) void shake(this.stage);
    await this.pause(moved, events, SOUNDS[kind] ?? "alarm", READ.has(kind) ? READING : BANNER);
    this.banner = null;
    this.stage.draw();
  }

  /** Somebody goes along the streets, around the houses. @param {Event[]} moved @param {Event[]} events */
  async #walked(moved, events) {
    const { city, numbers: { where } } = this.story;
    const { who: word, to } = events[0]?.data ?? {};
    const who = this.story.box.who(String(word));
    const from = where[who] ?? NONE;
    const end = this.story.placeOf(String(to));
    const walls = this.story.walls(who);
    this.tell(moved, events);
    this.sound("place");
    if (from === NONE || from >= SPACES) return this.stage.motion.wait(WALK);
    const points = [from, ...city.way(from, end, walls)].map((space) => city.middle(space));
    const lengths = points.map((point, i) => Math.hypot(point.x - (points[i - 1] ?? point).x, point.y - (points[i - 1] ?? point).y));
    const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
    let gone = 0;
    const frames = points.map(({ x, y }, i) => {
      gone += lengths[i] ?? 0;
      return { transform: `translate(${x * UNIT}px, ${y * UNIT}px)`, offset: Math.min(1, gone / whole) };
    });
    await this.#travel(who, frames, STRIDE * whole + WALK / 2);
  }

  /** Whoever leaps or flies goes high over the roofs. @param {Event[]} moved @param {Event[]} events */
  async #leapt(moved, events) {
    const { city, numbers: { where } } = this.story;
    this.tell(moved, events);
    this.sound("place");
    const now = this.story.numbers.where;
    const who = now.findIndex((place, one) => place !== where[one]);
    const [from, to] = [city.middle(where[who] ?? NONE), city.middle(now[who] ?? NONE)];
    const at = (/** @type {number} */ part, /** @type {number} */ lift) =>
      `translate(${(from.x + (to.x - from.x) * part) * UNIT}px, ${(from.y + (to.y - from.y) * part - lift) * UNIT}px) scale(${1 + lift / 3})`;
    const frames = [0, 0.25, 0.5, 0.75, 1].map((part) => ({ transform: at(part, 5 * part * (1 - part)), offset: part }));
    await this.#travel(who, frames, WALK);
  }

  /** @param {number} who @param {Keyframe[]} frames @param {number} duration */
  async #travel(who, frames, duration) {
    const { root, motion } = this.stage;
    const figure = root.querySelector(`.cw-figure[data-who="${who}"]`);
    await Promise.all([figure && motion.animate(figure, frames, { duration, easing: "linear" }), motion.wait(WALK)]);
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
