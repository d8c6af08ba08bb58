// Talk at the table: people only; whoever disturbs can be muted here, for this browser.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { portrait } from "../pieces/art.js";
import { icon } from "../pieces/icon.js";
import { LONGEST_CHAT } from "../protocol.js";
import { aria, sent, typed, wordsOf } from "./fields.js";
import { keep, recall } from "./store.js";
import { clock, t } from "./words.js";

/** @import { Room } from "./room.js" */

export class Chat {
  /** The number of the last line that was on the screen. */
  #read = 0;
  draft = "";
  wrong = "";

  /** @param {Room} room @param {() => void} redraw */
  constructor(room, redraw) {
    this.room = room;
    this.redraw = redraw;
    this.key = `muted.${room.id}`;
    /** Seats whose lines are not shown. @type {number[]} */
    this.muted = recall(this.key, []);
  }

  get lines() {
    return this.room.chat.filter((line) => !this.muted.includes(line.seat));
  }

  get unread() {
    return this.lines.filter((line) => line.number > this.#read && line.seat !== this.room.seat).length;
  }

  markRead() {
    this.#read = this.room.chat.at(-1)?.number ?? 0;
  }

  /** Mutes these seats, or lets them be heard again if they all are. @param {number[]} seats */
  #toggleMute(seats) {
    const others = this.muted.filter((seat) => !seats.includes(seat));
    this.muted = seats.every((seat) => this.muted.includes(seat)) ? others : [...others, ...seats];
    keep(this.key, this.muted);
    this.redraw();
  }

  /** @param {number[]} seats @param {string} words @param {string} [label] */
  #muteButton(seats, words, label = words) {
    const muted = seats.every((seat) => this.muted.includes(seat));
    const toggle = () => this.#toggleMute(seats);
    return html`<button type="button" class="tt-chip" aria-pressed=${aria(muted)} aria-label=${label} @click=${toggle}>
      ${icon(muted ? "chat-circle-slash-fill" : "chat-circle-fill")} ${words}
    </button>`;
  }

  async #send() {
    const text = this.draft.trim();
    if (!text) return;
    this.draft = "";
    this.wrong = "";
    this.redraw();
    try {
      await this.room.speak(text);
    } catch (error) {
      this.draft = text;
      this.wrong = wordsOf(error);
    }
    this.redraw();
  }

  view() {
    const { room } = this;
    const others = room.table.players.filter((player) => player.kind === "person" && player.seat !== room.seat);
    return html`<div class="chat">
      ${others.length
        ? html`<div class="chat-people" role="group" aria-label=${t("ui-mute")}>
            ${others.map(({ seat, name }) => this.#muteButton([seat], name, t("ui-mute-name", { name })))}
            ${others.length > 1 ? this.#muteButton(others.map(({ seat }) => seat), t("ui-mute-all")) : nothing}
          </div>`
        : nothing}
      <div role="log" aria-label=${t("ui-chat")} class="chat-lines" tabindex="0">
        ${this.lines.length
          ? html`<ol>
              ${repeat(
                this.lines,
                (line) => line.number,
                (line) => html`<li class=${line.seat === room.seat ? "own" : ""}>
                  ${portrait(room.name(line.seat), line.seat)}
                  <p><b>${room.name(line.seat)}</b> <time>${clock(line.at)}</time><span>${line.text}</span></p>
                </li>`,
              )}
            </ol>`
          : html`<p class="empty">${others.length ? t("ui-chat-empty") : t("ui-chat-nobody")}</p>`}
      </div>
      ${room.seat === null
        ? html`<p class="small">${t("ui-chat-seats-only")}</p>`
        : html`<form class="chat-form" @submit=${sent(() => this.#send())}>
            <label class="unseen" for="chat-text">${t("ui-say-something")}</label>
            <input
              id="chat-text"
              class="field"
              maxlength=${LONGEST_CHAT}
              autocomplete="off"
              placeholder=${t("ui-say-something")}
              .value=${live(this.draft)}
              @input=${typed((text) => (this.draft = text))}
            />
            <button type="submit" class="round" aria-label=${t("ui-send")}>${icon("paper-plane-right-fill")}</button>
          </form>`}
      <p class="wrong" role="alert">${this.wrong}</p>
    </div>`;
  }
}
