// The review of a finished game, in the panel beside the table: how the chances changed, turning points, better choices, luck and choice.

import { html, nothing, svg } from "lit-html";
import { icon } from "../pieces/icon.js";
import { vars } from "../pieces/vars.js";
import { signed, written } from "../pieces/writing.js";
import { chooser, problem, wordsOf } from "./fields.js";
import * as server from "./server.js";
import { t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { Room } from "./room.js" */
/** @typedef {{ redraw(): void, visit(move: number): void, goOn(move: number, seat: number): void }} Does */
/** @typedef {"dealt" | "drawn" | "hidden" | "own" | "others"} Part */

/** @type {Part[]} */
const PARTS = ["dealt", "drawn", "hidden", "own", "others"];
/** Between two questions how far it has got, in ms. */
const BEAT = 1000;
const WIDTH = 320;
const HEIGHT = 120;
/** Accounts that may be off by more say nothing. */
const TELLING = 0.5;
/** So many moments are told in numbers. */
const ROWS = 12;

/** @param {number} chance */
const percent = (chance) => written(Math.round(100 * chance));

export class Review {
  /** @type {T.Review | null} */
  found = null;
  share = 0;
  wrong = "";
  /** Whose choices are shown. */
  seat = 0;
  #asking = false;

  /** @param {Room} room @param {Does} does @param {AbortSignal} signal */
  constructor(room, does, signal) {
    this.room = room;
    this.does = does;
    this.signal = signal;
  }

  /** Asks until it is there; who asks first lets it be worked out. */
  async ask() {
    if (this.#asking || this.found || this.wrong) return;
    this.#asking = true;
    this.seat = this.room.seat ?? 0;
    try {
      while (!this.found && !this.signal.aborted) {
        const { share, review } = await server.review(this.room.id, this.room.token);
        this.share = share;
        this.found = review;
        this.does.redraw();
        if (!review) await new Promise((resolve) => setTimeout(resolve, BEAT));
      }
    } catch (error) {
      this.wrong = wordsOf(error);
    }
    this.#asking = false;
    this.does.redraw();
  }

  /** @param {number} at the moment that the table shows */
  view(at) {
    const { found } = this;
    const again = () => {
      this.wrong = "";
      void this.ask();
    };
    if (this.wrong)
      return html`<div class="review">
        ${problem(this.wrong)}
        <p><button type="button" class="button" @click=${again}>${t("ui-review-again")}</button></p>
      </div>`;
    if (!found) {
      const words = t("ui-review-working", { percent: percent(this.share) });
      return html`<div class="review">
        <p role="status">${words}</p>
        <progress max="1" value=${this.share} aria-label=${words}></progress>
      </div>`;
    }
    const { alone } = this.room;
    return html`<div class="review">
      ${this.#curve(t(alone ? "ui-review-height" : "ui-review-known"), found, at, "known")}
      ${alone ? nothing : this.#curve(t("ui-review-cards"), found, at, "open")} ${this.#numbers(found)} ${this.#turns(found)}
      ${this.#better(found)} ${this.#account(found.accounts[this.seat])}
    </div>`;
  }

  /** @param {string} words @param {T.Review} review @param {number} at @param {"known" | "open"} which */
  #curve(words, { moves, points, accounts }, at, which) {
    const across = (/** @type {number} */ move) => (WIDTH * move) / moves;
    const go = (/** @type {MouseEvent} */ event) => {
      const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
      this.does.visit(Math.round((moves * (event.clientX - left)) / width));
    };
    /** My own curve lies above the others. */
    const drawn = accounts.map((_, seat) => seat).sort((one, other) => Number(one === this.room.seat) - Number(other === this.room.seat));
    const path = (/** @type {number} */ seat) => points.map((point) => `${across(point.move)},${HEIGHT * (1 - point[which][seat])}`).join(" ");
    return html`<section>
      <h2>${words}</h2>
      <svg class="review-curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${words} @click=${go}>
        ${svg`<line x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>`}
        ${drawn.map((seat) => svg`<polyline class=${seat === this.room.seat ? "mine" : ""} points=${path(seat)} ${vars({ "--seat": `var(--seat-${seat})` })}></polyline>`)}
        ${svg`<line class="now" x1=${across(at)} x2=${across(at)} y1="0" y2=${HEIGHT}></line>`}
      </svg>
      ${this.room.alone
        ? nothing
        : html`<ul class="review-legend">
            ${accounts.map((_, seat) => html`<li ${vars({ "--seat": `var(--seat-${seat})` })}>${this.room.name(seat)}</li>`)}
          </ul>`}
    </section>`;
  }

  /** The same for whoever does not see curves. @param {T.Review} review */
  #numbers({ points, accounts }) {
    const step = Math.max(1, Math.floor(points.length / ROWS));
    const told = points.filter((_, i) => i % step === 0 || i === points.length - 1);
    return html`<details>
      <summary>${t("ui-review-numbers")}</summary>
      <p>${t("ui-review-cells")}</p>
      <table class="review-account">
        <thead>
          <tr><th scope="col">${t("ui-review-move")}</th>${accounts.map((_, seat) => html`<th scope="col">${this.room.name(seat)}</th>`)}</tr>
        </thead>
        <tbody>
          ${told.map(
            ({ move, known, open }) => html`<tr>
              <th scope="row">${written(move)}</th>
              ${known.map((chance, seat) => html`<td>${t("ui-review-cell", { known: percent(chance), open: percent(open[seat]) })}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
  }

  /** @param {T.Review} review */
  #turns({ turns }) {
    const { room } = this;
    return html`<section>
      <h2>${t("ui-review-turns")}</h2>
      ${turns.length ? nothing : html`<p>${t("ui-review-no-turns")}</p>`}
      <ol class="review-list">
        ${turns.map(
          ({ move, seat, about, change, choice, cause }) => html`<li>
            <b>${t("ui-review-turn", { move, name: room.name(seat), choice: room.say(choice) })}</b>
            <p>${t("ui-review-change", { name: room.name(about), points: signed(Math.round(100 * change)), cause })}</p>
            ${this.#visit(move)}
          </li>`,
        )}
      </ol>
    </section>`;
  }

  /** @param {T.Review} review */
  #better({ better, choices }) {
    const { room, seat } = this;
    const own = better.filter((found) => found.seat === seat);
    const people = room.table.players.map((player) => ({ value: String(player.seat), words: room.name(player.seat) }));
    return html`<section>
      <h2>${t("ui-review-better")}</h2>
      ${room.alone
        ? nothing
        : chooser(t("ui-review-whose"), people, String(seat), (chosen) => {
            this.seat = Number(chosen);
            this.does.redraw();
          })}
      <p>${t(own.length ? "ui-review-some" : "ui-review-none", { count: choices[seat] })}</p>
      <ol class="review-list">
        ${own.map(
          (found) => html`<li>
            <p>${t("ui-review-made", { you: seat === room.seat ? "yes" : "no", move: found.move + 1, choice: room.say(found.made) })}</p>
            <b>${t("ui-review-gain", { points: percent(found.gain), choice: room.say(found.better) })}</b>
            <p>${found.reasons.map((reason) => html`<span>${room.say(reason)}</span> `)}</p>
            ${this.#visit(found.move)}
          </li>`,
        )}
      </ol>
    </section>`;
  }

  /** @param {number} move */
  #visit(move) {
    return html`<p class="actions">
      <button type="button" class="button small" @click=${() => this.does.visit(move)}>${icon("eye-fill")} ${t("ui-review-look")}</button>
      <button type="button" class="button small" @click=${() => this.does.goOn(move, this.seat)}>
        ${icon("robot-fill")} ${t("ui-review-go-on")}
      </button>
    </p>`;
  }

  /** @param {T.Account} account */
  #account(account) {
    const points = (/** @type {number} */ share) => written(100 * share, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
    const { alone } = this.room;
    if (account.margin > TELLING) return html`<section>
      <h2>${t("ui-review-account")}</h2>
      <p>${t("ui-review-rough")}</p>
    </section>`;
    return html`<section>
      <h2>${t("ui-review-account")}${alone ? nothing : html`: ${this.room.name(this.seat)}`}</h2>
      <p>${t("ui-review-adds-up", { margin: points(account.margin) })}</p>
      <table class="review-account">
        <tbody>
          <tr><th scope="row">${t("ui-review-start")}</th><td></td><td>${points(account.start)}</td></tr>
          ${PARTS.filter((part) => !alone || part !== "others").map(
            (part) => html`<tr>
              <th scope="row">${t(`ui-review-${part}`)}</th>
              <td class="worth"><span class=${account[part] < 0 ? "less" : ""} ${vars({ "--size": Math.min(1, Math.abs(account[part])) })}></span></td>
              <td>${written(100 * account[part], { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" })}</td>
            </tr>`,
          )}
          <tr><th scope="row">${t("ui-review-result")}</th><td></td><td>${points(account.result)}</td></tr>
        </tbody>
      </table>
    </section>`;
  }
}

/** The way to it, where a game is over. @param {Room} room @param {() => void} then */
export const reviewLink = (room, then) =>
  html`<a class="button" href=${`/review/${room.id}`} @click=${then}>${icon("magnifying-glass-bold")} ${t("ui-review-how")}</a>`;
