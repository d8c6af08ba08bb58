// Time travel: any moment of a table, step by step or playing, from one's own point of view or, after the end, any.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { dialog } from "./dialog.js";
import { chooser, problem, round, sent, typed, wordsOf } from "./fields.js";
import { levelCards, usualLevel } from "./levels.js";
import * as server from "./server.js";
import { settings } from "./settings.js";
import { copy } from "./share.js";
import { ticker } from "./tools.js";
import { t } from "./words.js";

/** @import { AtMove } from "../types.js" */
/** @import { Room } from "./room.js" */
/** @import { Stage } from "./stage.js" */

const AHEAD = 3;
const SPEEDS = [0.5, 1, 2, 4];
/** Between two moments while it plays, in ms. */
const BEAT = 900;

export class Replay {
  at = 0;
  open = false;
  playing = false;
  speed = 1;
  /** Whose point of view; null is one's own. @type {number | null} */
  pov = null;
  wrong = "";
  copied = false;
  /** @type {Map<string, Promise<AtMove>>} */
  #known = new Map();
  #asked = 0;

  /** @param {Room} room @param {Stage} stage @param {{ redraw(): void, closed(): void, went(): void }} page */
  constructor(room, stage, page) {
    this.room = room;
    this.stage = stage;
    this.page = page;
  }

  get moves() {
    return this.room.move;
  }

  /** The address of this moment. @param {"replay" | "review"} [page] */
  link(page = "replay") {
    const seat = this.pov === null ? "" : `&seat=${this.pov}`;
    return `${location.origin}/${page}/${this.room.id}?at=${this.at}${seat}`;
  }

  /** @param {number} move @param {number | null} [pov] */
  async enter(move, pov = this.pov) {
    this.open = true;
    this.stage.replaying = true;
    this.pov = pov;
    await this.visit(move);
  }

  leave() {
    if (!this.open) return;
    this.open = false;
    this.playing = false;
    this.#asked += 1;
    this.stage.replaying = false;
    this.stage.present();
    this.page.closed();
  }

  /** @param {number} move @param {boolean} [moving] whether pieces fly there from the moment before */
  async visit(move, moving = false) {
    const wanted = Math.max(0, Math.min(this.moves, move));
    const asked = (this.#asked += 1);
    this.at = wanted;
    this.copied = false;
    this.page.went();
    this.page.redraw();
    try {
      const { position } = await this.#fetch(wanted);
      if (moving) await this.room.logged;
      if (asked !== this.#asked) return;
      this.wrong = "";
      const events = moving && this.speed < 4 ? (this.room.moments.find((moment) => moment.move === wanted)?.events ?? []) : [];
      await this.stage.recall(position, wanted, events);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.playing = false;
      this.wrong = wordsOf(error);
    }
    this.page.redraw();
    for (let next = wanted + 1; next <= Math.min(this.moves, wanted + AHEAD); next++) this.#fetch(next).catch(() => {});
  }

  /** @param {number} by */
  step(by) {
    this.playing = false;
    void this.visit(this.at + by, by === 1);
  }

  async play() {
    this.playing = !this.playing;
    this.page.redraw();
    if (this.playing && this.at >= this.moves) await this.visit(0);
    while (this.playing && this.open && this.at < this.moves) {
      const before = this.at;
      await this.visit(before + 1, true);
      await new Promise((resolve) => setTimeout(resolve, BEAT / this.speed / settings.speed));
      if (this.at !== before + 1) break;
    }
    this.playing = false;
    this.page.redraw();
  }

  /** @param {number} move */
  #fetch(move) {
    const key = `${this.pov}/${move}/${this.room.table.status}`;
    let found = this.#known.get(key);
    if (!found) {
      found = server.moment(this.room.id, move, this.pov, this.room.token);
      found.catch(() => this.#known.delete(key));
      this.#known.set(key, found);
    }
    return found;
  }

  /** Moves were taken back: the past is another one. */
  forget() {
    this.#known.clear();
  }

  /** The keys while a replay is open; whether this one meant something. @param {string} key */
  key(key) {
    const acts = /** @type {Record<string, () => void>} */ ({
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => void this.visit(0),
      End: () => void this.visit(this.moves),
      " ": () => void this.play(),
      Escape: () => this.leave(),
    });
    const act = acts[key];
    act?.();
    return act !== undefined;
  }

  /** @param {(seated: { table: string, token: string, seat: number }) => void} seated */
  async continueHere(seated) {
    const { catalog } = this.room;
    let level = usualLevel(catalog);
    let wrong = "";
    await dialog(t("ui-continue"), (sheet) => {
      const start = async () => {
        try {
          const seat = this.room.table.status === "over" ? (this.pov ?? this.room.seat ?? 0) : null;
          const answer = await server.goOn(this.room.id, { move: this.at, level, seat }, this.room.token);
          sheet.close();
          seated(answer);
        } catch (error) {
          wrong = wordsOf(error);
          sheet.redraw();
        }
      };
      return html`<form class="sheet-form" @submit=${sent(start)}>
        <p>${t("ui-continue-about", { move: this.at })}</p>
        ${levelCards(catalog.levels, level, (bot) => (level = bot))} ${problem(wrong)}
        <button type="submit" class="button main big" data-first>${icon("play-fill")} ${t("ui-start")}</button>
      </form>`;
    });
  }

  /** @param {() => void} goOn @param {() => void} openLog */
  view(goOn, openLog) {
    const { room } = this;
    const over = room.table.status === "over";
    const words = t("ui-move-of", { move: this.at, moves: this.moves });
    const speeds = SPEEDS.map((speed) => ({ value: String(speed), words: t("ui-times", { times: speed }) }));
    return html`<section class="replay-bar" aria-label=${t("ui-replay")}>
      <div class="replay-scrub">
        <span class="tt-chip is-gold">${icon("film-strip-fill")} ${t("ui-replay")}</span>
        <output>${words}</output>
        ${ticker(room, this.at, openLog)}
        ${round("x-bold", over ? t("ui-close-replay") : t("ui-back-to-live"), () => this.leave())}
      </div>
      <input type="range" min="0" max=${this.moves} .value=${String(this.at)} aria-label=${t("ui-moment")} aria-valuetext=${words}
        @input=${typed((move) => {
          this.playing = false;
          void this.visit(Number(move));
        })} />
      <div class="replay-keys">
        ${round("skip-back-fill", t("ui-first"), () => this.visit(0))} ${round("caret-left-bold", t("ui-back"), () => this.step(-1))}
        ${round(this.playing ? "pause-fill" : "play-fill", this.playing ? t("ui-pause") : t("ui-play"), () => this.play(), "main")}
        ${round("caret-right-bold", t("ui-forward"), () => this.step(1))}
        ${round("skip-forward-fill", t("ui-last"), () => this.visit(this.moves))}
      </div>
      <div class="replay-keys">
        ${chooser(t("ui-set-speed"), speeds, String(this.speed), (speed) => (this.speed = Number(speed)))}
        ${over ? this.#povs() : nothing}
        <button type="button" class="button small" @click=${() => this.#copy()}>
          ${icon("link-bold")} <span aria-live="polite">${this.copied ? t("ui-copied") : t("ui-share-moment")}</span>
        </button>
        ${room.seat !== null || over
          ? html`<button type="button" class="button small" @click=${goOn}>
              ${icon("robot-fill")} <span>${t("ui-continue-short")}</span>
            </button>`
          : nothing}
      </div>
      ${problem(this.wrong)}
    </section>`;
  }

  /** Whose hand is seen. */
  #povs() {
    const views = this.room.table.players.map(({ seat, name }) => ({ value: String(seat), words: t("ui-view-of", { name }) }));
    const choices = [{ value: "", words: t("ui-own-view") }, ...views];
    return chooser(t("ui-point-of-view"), choices, String(this.pov ?? ""), (seat) => {
      void this.enter(this.at, seat === "" ? null : Number(seat));
    });
  }

  async #copy() {
    this.copied = await copy(this.link());
    this.page.redraw();
  }
}
