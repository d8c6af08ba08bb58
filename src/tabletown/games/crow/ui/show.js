// What happened, played as a show.

import { banner } from "tabletown/pieces/banner.js";
import { Show, shake } from "tabletown/pieces/show.js";

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

const TUMBLE = [
  { transform: "translateY(-26px) rotate(-220deg) scale(.6)", opacity: 0.2 },
  { transform: "translateY(4px) rotate(14deg) scale(1.08)", opacity: 1, offset: 0.75 },
  { transform: "none" },
];

const WALKS = new Set(["walked", "leapt", "flew", "looked-in", "came", "put", "started"]);
const BLAZES = new Set(["fire-rolled", "burn-rolled"]);
const ENDS = new Set(["missed", "defended", "hurt", "no-defense"]);
const TOKENS = new Set(["fire-added", "fire-removed", "put-out"]);
const QUIET = new Set(["named-put", "objective-drawn", "top-looked-at"]);
/** What the whole table stops for: the sign of its banner. */
const BANNERS = /** @type {Record<string, string>} */ ({
  "objective-revealed": "target-bold",
  "boss-out": "skull-fill",
  "eric-died": "skull-fill",
  "token-laid": "bird-fill",
  "bomb-went-off": "bomb-fill",
  "showdown-won": "flame-fill",
  won: "trophy-fill",
});

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
    if (WALKS.has(kind)) return this.pause(moved, events, "place", WALK);
    if (kind === "rolled") return this.#rolled(moved, events);
    if (BLAZES.has(kind)) return this.#rolled(moved, events);
    if (ENDS.has(kind)) return this.#ended(kind, moved, events);
    if (kind === "caught-fire" || kind === "regular-caught-fire") return this.#burns(moved, events);
    if (kind in BANNERS) return this.#announce(BANNERS[kind] ?? "", kind, moved, events);
    if (kind === "played") return this.#played(moved, events);
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

  /** @param {Event[]} moved @param {Event[]} events */
  async #burns(moved, events) {
    void shake(this.stage);
    await this.pause(moved, events, "alarm", OUTCOME);
  }

  /** A Plot card is shown to all. @param {Event[]} moved @param {Event[]} events */
  async #played(moved, events) {
    const card = this.#box.plots.get(String(events[0]?.data.card ?? ""));
    this.banner = banner({ title: card?.name ?? this.line, line: card?.text, sign: "cards-fill" });
    await this.pause(moved, events, "reveal", BANNER);
    this.banner = null;
    this.stage.draw();
  }

  /** @param {string} sign @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async #announce(sign, kind, moved, events) {
    this.banner = banner({ title: this.line, sign, alarm: kind !== "won" });
    await this.pause(moved, events, kind === "won" ? "win" : "alarm", BANNER);
    this.banner = null;
    this.stage.draw();
  }
}
