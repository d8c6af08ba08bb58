// What happened, played as a show: cards slide out of lots, houses pop up, smoke drifts, coins flow, sirens howl.

import { html } from "lit-html";
import { banner } from "tabletown/pieces/banner.js";
import { placeOf, toss } from "tabletown/pieces/flights.js";
import { icon } from "tabletown/pieces/icon.js";
import { Show, shake } from "tabletown/pieces/show.js";
import { building, seedAt } from "./buildings.js";

/** @import { Event } from "tabletown/types.js" */
/** @import { CityStory } from "./story.js" */

/** How long things stay, in milliseconds at ordinary speed. */
const TOLD = 260;
const SEEN = 420;
const COINS = 500;
const BANNER = 1200;
const END = 1800;
const POPPED = 460;
const DRIFT = 900;
const LIGHTS = 1400;
/** So many coins fly at most, however much is earned. */
const MOST_COINS = 6;

const POP = [
  { transform: "translateY(-40%) scale(.3)", opacity: 0 },
  { transform: "scale(1.18)", opacity: 1, offset: 0.65 },
  { transform: "none" },
];
const SPROUT = [
  { transform: "scale(0)", filter: "brightness(2.2)" },
  { transform: "scale(1.3)", filter: "brightness(1.6)", offset: 0.6 },
  { transform: "none", filter: "none" },
];
const SMOKE = [
  { transform: "translate(-35%, 30%) scale(.2) rotate(-40deg)", opacity: 0 },
  { transform: "translate(6%, -8%) scale(1.15) rotate(8deg)", opacity: 1, offset: 0.7 },
  { transform: "none" },
];
const SIREN = [0, 1, 0, 1, 0].map((lit) => ({ filter: lit ? "hue-rotate(200deg) brightness(1.8) saturate(2)" : "none" }));

/** Cards go from place to place. */
const FLIGHTS = new Set(["drew", "drew-alone", "dealt-lots", "offered", "took", "kept", "left", "put-under", "surplus", "discarded", "no-scene"]);
/** A card of its own comes into a city. @type {Record<string, Keyframe[]>} */
const COMES = { built: POP, grew: SPROUT, smoked: SMOKE, bought: POP, policed: POP, struck: POP };
/** @type {Record<string, string>} */
const SOUNDS = { built: "place", grew: "score", smoked: "draw", bought: "place", policed: "alarm", struck: "alarm", demolished: "close", cleared: "reveal" };
/** Told together with what comes before. */
const UNSAID = new Set(["paid", "kept"]);

/** @extends {Show<CityStory>} */
export class CityShow extends Show {
  /** Whether the sheet with the scores lies on the table. */
  sheet = false;

  /** @override */
  jump() {
    super.jump();
    this.sheet = false;
  }

  /** @override @param {Event} event */
  says(event) {
    return super.says(event) && !UNSAID.has(event.kind);
  }

  /** @override @param {string} kind @param {string} next */
  belongs(kind, next) {
    if (kind === "took") return next === "kept" || next === "left";
    if (kind === "built") return next === "paid" || next === "cleared";
    return next === kind && (kind === "earned" || kind === "scored" || kind === "won");
  }

  /** @override @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async beat(kind, moved, events) {
    if (kind === "turn") return this.#stop(moved, events, "sparkle-fill", BANNER);
    if (kind === "earned") return this.#earned(moved, events);
    if (kind === "scored") return this.pause(moved, events, "score", SEEN);
    if (kind === "won" || kind === "ranked") return this.#ended(moved, events);
    if (COMES[kind]) return this.#comes(kind, moved, events);
    if (FLIGHTS.has(kind)) {
      await this.fly(moved, events, kind === "offered" ? "reveal" : "draw");
      return this.stage.motion.wait(TOLD);
    }
    await this.pause(moved, events, SOUNDS[kind] ?? "click", SEEN);
  }

  /** Where a space is to be seen: on the large map, or else on a small one. @param {Event | undefined} event */
  #spot(event) {
    const { root } = this.stage;
    const { seat, space } = event?.data ?? {};
    const spots = [...root.querySelectorAll(`[data-city="${seat}"] [data-space="${space}"]`)];
    return spots.find((spot) => spot.closest(".cy-map")) ?? spots[0];
  }

  /** A card comes into a city: from the viewer's hand, or from wherever it lay. @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async #comes(kind, moved, events) {
    const { root, motion } = this.stage;
    const [event] = events;
    const { seat, card } = event?.data ?? {};
    const [way] = moved.filter((one) => one.kind === "piece-moved");
    const from = way ? this.#lies(String(way.data.from), card) : null;
    const before = this.#spot(event)?.getBoundingClientRect();
    if (kind === "built" && from && before && card) {
      await toss(root, motion, from, before, html`<span class="cy-tossed">${building(String(card), seedAt(Number(seat), String(event?.data.space)))}</span>`);
    }
    this.tell(moved, events);
    this.sound(SOUNDS[kind] ?? "place");
    if (kind === "struck") void shake(this.stage);
    const spot = this.#spot(event);
    if (spot) void motion.animate(spot, COMES[kind] ?? POP, { duration: kind === "smoked" ? DRIFT : POPPED, easing: "ease-out" });
    if (kind === "policed") await this.#lights(Number(seat));
    await motion.wait(kind === "smoked" ? DRIFT : SEEN);
  }

  /** Where a card lies that is about to move. @param {string} zone @param {unknown} kind */
  #lies(zone, kind) {
    const { root } = this.stage;
    const pieces = this.story.zones.of(zone);
    const piece = pieces.find(({ id }) => id === this.story.zones.picked) ?? pieces.find((one) => one.kind === kind);
    const drawn = piece && [...root.querySelectorAll(`[data-piece="${piece.id}"]`)].find((one) => one.getBoundingClientRect().width > 0);
    return drawn?.getBoundingClientRect() ?? placeOf(root, zone);
  }

  /** Blue light goes over the whole city, and all tape is off. @param {number} seat */
  async #lights(seat) {
    const { root, motion } = this.stage;
    const cities = [...root.querySelectorAll(`[data-city="${seat}"]`)];
    await Promise.all(cities.map((city) => motion.animate(city, SIREN, { duration: LIGHTS })));
  }

  /** Coins flow from the cities into the purses. @param {Event[]} moved @param {Event[]} events */
  async #earned(moved, events) {
    const { root, motion } = this.stage;
    const flights = events.flatMap(({ data: { seat, dollars } }) => {
      const purse = root.querySelector(`[data-money="${seat}"]`)?.getBoundingClientRect();
      const shops = [...root.querySelectorAll(`[data-city="${seat}"] [data-earns]`)].map((shop) => shop.getBoundingClientRect()).filter(({ width }) => width > 0);
      const from = shops.length ? shops : [placeOf(root, `city:${seat}`)];
      const coins = Array.from({ length: Math.min(Number(dollars), MOST_COINS) }, (_, coin) => from[coin % from.length]);
      return purse ? coins.flatMap((start) => (start ? [toss(root, motion, start, purse, icon("coins-fill", "cy-coin"))] : [])) : [];
    });
    if (flights.length) this.sound("score");
    await Promise.all(flights);
    this.tell(moved, events);
    await motion.wait(events.some(({ data }) => data.seat === this.stage.api.seat) ? COINS : TOLD);
  }

  /** A few words across the table. @param {Event[]} moved @param {Event[]} events @param {string} sign @param {number} ms */
  async #stop(moved, events, sign, ms) {
    const { api } = this.stage;
    this.banner = banner({ title: events.map(({ message }) => (message ? api.t(message) : "")).join(" "), sign });
    await this.pause(moved, events, sign === "trophy-fill" ? "win" : "turn", ms);
    this.banner = null;
    this.stage.draw();
  }

  /** @param {Event[]} moved @param {Event[]} events */
  async #ended(moved, events) {
    await this.#stop(moved, events, "trophy-fill", END);
    this.sheet = true;
    this.stage.draw();
  }
}
