// The stage of a table: the game's own table, or the plain one, and the frames that it is shown.

import { mountOf } from "./mounts.js";
import { Pacer } from "./pacing.js";
import { settings } from "./settings.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { Api, Frame, Table } from "../contract.js" */
/** @import { Option, Player, Position, Update } from "../types.js" */
/** @import { Room } from "./room.js" */
/** @typedef {Pick<Room, "game" | "table" | "position" | "move" | "seat" | "moments" | "told" | "say" | "name"> & { me: Player | undefined }} Shown what it shows of a room */

/**
 * What the stage asks of the page around it.
 * @typedef {object} House
 * @property {(code: number) => void} choose
 * @property {(elements: string[], near?: Element) => void} why
 * @property {(clause: string) => void} clause
 * @property {(content: TemplateResult) => void} headline
 * @property {() => void} changed
 */

/** @type {typeof import("../pieces/sounds.js") | undefined} */
let sounds;

export class Stage {
  /** @type {Table | undefined} */
  #table;
  /** While a replay is shown, the live table waits. */
  replaying = false;
  /** The last move that has been shown; what comes later is not told yet. */
  shown = -1;

  /** @param {Shown} room @param {House} house */
  constructor(room, house) {
    this.room = room;
    this.house = house;
    this.pacer = new Pacer(
      (frame, newest) => this.#show(frame, newest),
      () => this.#table?.hurry(),
      house.changed,
    );
  }

  /** Loads the game's table and shows it the present. @param {HTMLElement} root @param {AbortSignal} signal */
  async open(root, signal) {
    import("../pieces/sounds.js").then(
      (module) => (sounds = module),
      () => {}, // a table can be played without its sounds
    );
    const mount = await mountOf(this.room.game.info);
    if (signal.aborted) return;
    const table = mount(root, this.#api());
    this.#table = table;
    this.room.told = (event) => table.told?.(event);
    signal.addEventListener("abort", () => this.#table?.destroy());
    document.addEventListener("visibilitychange", () => document.hidden && this.pacer.skip(), { signal });
    if (!this.replaying) this.present();
  }

  /** The game's own keys. */
  get keys() {
    return this.#table?.keys ?? [];
  }

  get isOpen() {
    return this.#table !== undefined;
  }

  /** Shows the newest position at once. */
  present() {
    if (this.room.position && this.#table && !this.replaying) this.pacer.jump(this.#frame(this.room.position, this.room.move));
  }

  /** Who is at the table has changed, or the log has come, and nothing else. */
  refresh() {
    if (!this.pacer.busy) this.present();
  }

  /** Shows a move when its turn comes. @param {Pick<Update, "moment" | "position" | "move">} update */
  played(update) {
    if (!this.#table || this.replaying) return;
    const own = update.moment.seat !== null && update.moment.seat === this.room.seat;
    const frame = { ...this.#frame(update.position, update.move), events: update.moment.events };
    this.pacer.push(frame, this.room.table.pace, own);
  }

  /**
   * Shows a position of the past, with what led to it or without.
   * @param {Position} position @param {number} move @param {Frame["events"]} events
   */
  async recall(position, move, events) {
    this.#table?.hurry();
    await this.#table?.update({ table: this.room.table, position, events, move, live: false });
  }

  hurry() {
    this.#table?.hurry();
  }

  /** @param {Option[]} options */
  highlight(options) {
    this.#table?.highlight(options);
  }

  /** @param {Position} position @param {number} move @returns {Frame} */
  #frame(position, move) {
    return { table: this.room.table, position, events: [], move, live: false };
  }

  /** @param {Frame} frame @param {boolean} newest */
  async #show(frame, newest) {
    const { seat, me } = this.room;
    const live = newest && seat !== null && frame.position.view.actors.includes(seat) && !me?.standin;
    this.shown = frame.move;
    await this.#table?.update({ ...frame, table: this.room.table, live });
  }

  /** @returns {Api} */
  #api() {
    const { room, house } = this;
    return {
      game: room.game,
      settings,
      get seat() {
        return room.seat;
      },
      t: (message, params) => room.say(message, params),
      name: (seat) => room.name(seat),
      past: (move) => room.moments.filter((moment) => moment.move <= move).flatMap(({ events }) => events),
      choose: house.choose,
      why: house.why,
      clause: house.clause,
      sound: (name) => void (settings.sound && sounds?.play(name)),
      headline: house.headline,
    };
  }
}
