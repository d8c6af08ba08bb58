// What happened, played as a show: figures walk, the police drop, money and cards change hands.

import { html } from "lit-html";
import { banner } from "tabletown/pieces/banner.js";
import { placeOf, toss } from "tabletown/pieces/flights.js";
import { icon } from "tabletown/pieces/icon.js";
import { Show, shake } from "tabletown/pieces/show.js";
import { standee } from "./standee.js";

/** @import { Event } from "tabletown/types.js" */
/** @import { RemnantsStory } from "./story.js" */

/** How long things stay, in milliseconds at ordinary speed. */
const TOLD = 240;
const SEEN = 480;
const BANNER = 1100;
const END = 1800;
const POPPED = 420;
const BRIEF = 140;

const POP = [{ transform: "scale(.3)", opacity: 0 }, { transform: "scale(1.2)", opacity: 1, offset: 0.65 }, { transform: "none" }];
const DROP = [{ transform: "translateY(-160%)", opacity: 0 }, { transform: "translateY(6%)", opacity: 1, offset: 0.7 }, { transform: "none" }];

/** Cards go from place to place. */
const FLIGHTS = new Set(["drew", "discarded", "recruited", "bought", "played", "permanent", "renewed", "showed", "lost", "found", "laid", "revealed"]);
/** A few words across the table. @type {Record<string, string>} */
const BANNERS = { round: "moon-stars-fill", patrol: "siren-fill", alert: "siren-fill", police: "siren-fill", "last-round": "hourglass-fill", "pool-short": "hourglass-fill", influence: "crown-fill" };
const ALARMS = new Set(["patrol", "alert"]);
/** @type {Record<string, string>} */
const SOUNDS = { built: "place", produced: "place", sold: "score", earned: "score", income: "score", claimed: "score", dice: "reveal", rerolled: "reveal", totals: "reveal", bid: "click", prize: "score", bribed: "score" };
/** Told together with what comes before. */
const UNSAID = new Set(["marked", "ready", "ended"]);
/** What is shown briefly when the police are fought. */
const FOUGHT = new Set(["fight", "dice", "rerolled", "totals", "rolled"]);
/** Those of one kind that are shown at once. */
const TOGETHER = new Set(["income", "claimed", "scored", "drew", "won", "rolled-first"]);

/** @extends {Show<RemnantsStory>} */
export class RemnantsShow extends Show {
  /** Whether the scores lie on the table. */
  scored = false;
  /** Whether a fight with the police is shown: there are many. */
  #brief = false;

  /** @override */
  jump() {
    super.jump();
    this.scored = false;
  }

  /** @override @param {Event} event */
  says(event) {
    return super.says(event) && !UNSAID.has(event.kind);
  }

  /** @override @param {string} kind @param {string} next */
  belongs(kind, next) {
    if (kind === "police") return next === "fallen";
    return next === kind && (TOGETHER.has(kind) || (this.#brief && kind === "showed"));
  }

  /** @override @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async beat(kind, moved, events) {
    if (kind === "walked" || kind === "entered" || kind === "deployed") return this.#walk(moved, events);
    if (kind === "landed") return this.#pop(moved, events, ".rm-ycu", DROP, "alarm");
    if (kind === "built") return this.#pop(moved, events, "", POP, "place");
    if (kind === "defeated" || kind === "killed") {
      void shake(this.stage);
      return this.pause(moved, events, "close", SEEN);
    }
    if (kind === "claimed") return this.#claim(moved, events);
    if (kind === "fight" || kind === "battle") this.#brief = kind === "fight";
    if (kind === "won") return this.#ended(moved, events);
    if (BANNERS[kind]) return this.#banner(moved, events, BANNERS[kind] ?? "", BANNER, ALARMS.has(kind));
    if (FLIGHTS.has(kind)) {
      await this.fly(moved, events, "draw");
      return this.stage.motion.wait(this.#brief ? BRIEF : TOLD);
    }
    if (kind === "sold") void this.#pay(events[0]);
    const seen = this.#brief && FOUGHT.has(kind) ? BRIEF : SEEN;
    await this.pause(moved, events, SOUNDS[kind] ?? "click", UNSAID.has(kind) ? 0 : seen);
  }

  /** @param {unknown} space @param {string} [inside] */
  #spot(space, inside = "") {
    return this.stage.root.querySelector(`[data-space="${space}"] ${inside}`.trim());
  }

  /** A figure goes from where it was, or from the pool. @param {Event[]} moved @param {Event[]} events */
  async #walk(moved, events) {
    const { root, motion } = this.stage;
    const { seat, start, space } = events[0]?.data ?? {};
    const from = start === undefined ? placeOf(root, `pool:${seat}`) : this.#spot(start)?.getBoundingClientRect();
    const to = this.#spot(space)?.getBoundingClientRect();
    const gang = this.story.gang(Number(seat));
    this.sound("place");
    if (from && to) await toss(root, motion, from, to, standee({ seat: Number(seat), gang, count: 1 }, "is-tossed"));
    this.tell(moved, events);
    await motion.wait(TOLD);
  }

  /** Something appears on a space. @param {Event[]} moved @param {Event[]} events @param {string} inside @param {Keyframe[]} how @param {string} sound */
  async #pop(moved, events, inside, how, sound) {
    this.tell(moved, events);
    this.sound(sound);
    const spot = this.#spot(events[0]?.data.space, inside);
    if (spot) await this.stage.motion.animate(spot, how, { duration: POPPED, easing: "ease-out" });
    await this.stage.motion.wait(TOLD);
  }

  /** Renown flows from where it is earned to the mats. @param {Event[]} moved @param {Event[]} events */
  async #claim(moved, events) {
    const { root, motion } = this.stage;
    this.sound("score");
    const stars = events.flatMap(({ data }) => {
      const to = root.querySelector(`[data-renown="${data.seat}"]`)?.getBoundingClientRect();
      return this.story.earning(Number(data.seat)).flatMap((space) => {
        const from = this.#spot(space)?.getBoundingClientRect();
        return from && to ? [toss(root, motion, from, to, icon("star-four-fill", "rm-flying"))] : [];
      });
    });
    await Promise.all(stars);
    this.tell(moved, events);
    await motion.wait(SEEN);
  }

  /** A crate goes, money comes. @param {Event | undefined} event */
  async #pay(event) {
    const { root, motion } = this.stage;
    const from = this.#spot(event?.data.space)?.getBoundingClientRect();
    const to = root.querySelector(`[data-money="${event?.data.seat}"]`)?.getBoundingClientRect();
    if (from && to) await toss(root, motion, from, to, icon("package-fill", "rm-flying"));
  }

  /** @param {Event[]} moved @param {Event[]} events @param {string} sign @param {number} ms @param {boolean} [alarm] */
  async #banner(moved, events, sign, ms, alarm = false) {
    const { api } = this.stage;
    this.banner = banner({ title: events.map(({ message }) => (message ? api.t(message) : "")).join(" "), sign, alarm });
    await this.pause(moved, events, alarm ? "alarm" : "turn", ms);
    this.banner = null;
    this.stage.draw();
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #ended(moved, events) {
    const { api } = this.stage;
    this.banner = html`${banner({ title: events.map(({ message }) => (message ? api.t(message) : "")).join(" "), sign: "trophy-fill", line: icon("star-four-fill") })}`;
    await this.pause(moved, events, "win", END);
    this.banner = null;
    this.scored = true;
    this.stage.draw();
  }
}
