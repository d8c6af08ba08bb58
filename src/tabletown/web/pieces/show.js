// What happened, played as a show: events in order, those that belong together at once. A game says what each is like.

import { fly } from "./flights.js";

/** @import { Event } from "../types.js" */
/** @import { Stage } from "./board.js" */
/** @import { Zones } from "./zones.js" */
/** @typedef {{ zones: Zones, tell(event: Event): void }} Tale the table as it stands, told event by event */

/** @template {Tale} Story */
export class Show {
  stage;
  story;
  /** What stands before everything now. @type {unknown} */
  banner = null;
  /** What is happening, in words. */
  line = "";

  /** @param {Stage} stage @param {Story} story */
  constructor(stage, story) {
    this.stage = stage;
    this.story = story;
  }

  // What a game says

  /** Events of one kind that belong together, with the pieces that moved before them. @param {string} kind @param {Event[]} moved @param {Event[]} events */
  async beat(kind, moved, events) {
    throw new Error(`${kind} is not shown, of ${moved.length + events.length} events`);
  }

  /** Whether an event of the second kind belongs to the same beat. @param {string} _kind @param {string} _next */
  belongs(_kind, _next) {
    return false;
  }

  /** Whether an event is worth a sentence. @param {Event} event */
  says(event) {
    return event.message !== null;
  }

  // Playing

  /** @param {Event[]} events */
  async play(events) {
    /** @type {Event[]} */
    let moved = [];
    for (let at = 0; at < events.length; at++) {
      const event = /** @type {Event} */ (events[at]);
      if (isMove(event)) {
        moved.push(event);
        continue;
      }
      const together = [event];
      while (at + 1 < events.length && this.#goesOn(event.kind, events, at + 1)) {
        const next = /** @type {Event} */ (events[++at]);
        if (isMove(next)) moved.push(next);
        else together.push(next);
      }
      this.#say(together);
      await this.beat(event.kind, moved, together);
      moved = [];
    }
    for (const event of moved) this.story.tell(event);
    this.clear();
  }

  /** Nothing of the show is left. */
  clear() {
    this.banner = null;
    this.line = "";
  }

  /** Clears the table for a position that nothing leads to. */
  jump() {
    this.clear();
  }

  /** @param {string} kind @param {Event[]} events @param {number} place */
  #goesOn(kind, events, place) {
    const next = events.slice(place).find((event) => !isMove(event));
    return next !== undefined && this.belongs(kind, next.kind);
  }

  /** @param {Event[]} events */
  #say(events) {
    const said = events.flatMap((event) => (event.message && this.says(event) ? [this.stage.api.t(event.message)] : []));
    if (said.length) this.line = said.join(" ");
  }

  /** @param {Event[]} moved @param {Event[]} events */
  tell(moved, events) {
    for (const event of [...moved, ...events]) this.story.tell(event);
    this.stage.draw();
  }

  /** @param {string} sound */
  sound(sound) {
    if (!document.hidden) this.stage.api.sound(sound);
  }

  /** @param {Event[]} moved @param {Event[]} events @param {string} sound @param {number} ms */
  async pause(moved, events, sound, ms) {
    this.tell(moved, events);
    this.sound(sound);
    await this.stage.motion.wait(ms);
  }

  /** Pieces fly to where they are after these events: first those that are gathered. @param {Event[]} moved @param {Event[]} events @param {string} sound */
  async fly(moved, events, sound) {
    const at = moved.findLastIndex(({ kind }) => kind === "piece-gathered") + 1;
    this.sound(sound);
    if (at) await this.change(() => this.tell(moved.slice(0, at), []));
    await this.change(() => this.tell(moved.slice(at), events));
  }

  /** Pieces fly to where they are after a change, which draws the table. @param {() => void} change */
  async change(change) {
    const { root, motion } = this.stage;
    await fly(root, motion, change, (piece) => this.story.zones.where(piece));
  }
}

/** What the kernel tells has no words: it belongs to the event that follows. @param {Event} event */
const isMove = (event) => event.message === null;

/** The whole table feels a punch. @param {Stage} stage */
export function shake({ root, motion }) {
  const kicks = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translate(${x}px, ${-x / 2}px)` }));
  return motion.animate(root.firstElementChild ?? root, kicks, { duration: 320 });
}
