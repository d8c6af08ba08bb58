// Before a choice that loses the game, or gives a win away, the player is asked once. What is to be said of which choice is
// asked of the server as soon as there is a choice; a choice that is made before the answer comes is simply played.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { dialog } from "./dialog.js";
import { Denied } from "./server.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

/** @import { Caution } from "../types.js" */
/** @import { Room } from "./room.js" */

export class Warnings {
  /** The position that was asked about last. */
  #seq = -1;
  /** What is still to be said there, by choice. @type {Map<number, Caution>} */
  #cautions = new Map();
  /** Closes the question when the position is another one. */
  #open = new AbortController();

  /** @param {Room} room @param {(id: string) => void} clause opens the rulebook @param {AbortSignal} signal */
  constructor(room, clause, signal) {
    this.room = room;
    this.clause = clause;
    signal.addEventListener("abort", () => this.#open.abort());
  }

  /** Asks the server about a new position in which there is something to choose. */
  look() {
    const { seq } = this.room;
    if (seq === this.#seq) return;
    this.#open.abort();
    this.#cautions.clear();
    if (!this.#wanted) return;
    this.#seq = seq;
    void this.#ask();
  }

  get #wanted() {
    const { room } = this;
    const wished = settings.warnings === "always" || (settings.warnings === "bots" && !room.amongPeople);
    return wished && room.table.hints && !room.alone && room.myTurn && (room.position?.options.length ?? 0) > 1;
  }

  async #ask() {
    const seq = this.#seq;
    try {
      const cautions = await this.room.warn();
      if (seq === this.room.seq) this.#cautions = new Map(cautions.map((caution) => [caution.code, caution]));
    } catch (error) {
      // Without an answer nobody is warned, and the game goes on.
      if (!(error instanceof Denied)) throw error;
    }
  }

  /** Whether this choice is to be played: at once, unless there is something to say of it. @param {number} code */
  async allow(code) {
    const caution = this.#seq === this.room.seq && this.#wanted ? this.#cautions.get(code) : undefined;
    if (!caution) return true;
    this.#cautions.delete(code);
    this.#open = new AbortController();
    const plays = await dialog(t("ui-warning"), (sheet) => this.#question(caution, sheet.close), {
      className: "warning",
      signal: this.#open.signal,
    });
    return plays === true && this.#seq === this.room.seq;
  }

  /** @param {Caution} caution @param {(plays: boolean) => void} close */
  #question({ code, reasons, clause }, close) {
    const { room } = this;
    const option = room.position?.options.find((known) => known.code === code);
    const read = () => {
      close(false);
      this.clause(clause ?? "");
    };
    return html`<div class="sheet-form">
      <p class="warning-why" id="warning-why">
        ${option ? html`<b>${room.say(option.message)}</b> ` : nothing}${reasons.map((reason) => html`<span>${room.say(reason)}</span> `)}
      </p>
      ${clause ? html`<p><button type="button" class="clause reach" @click=${read}>${icon("book-open-fill")} ${clause}</button></p>` : nothing}
      <div class="warning-answers">
        <button type="button" class="button main" data-first aria-describedby="warning-why" @click=${() => close(false)}>
          ${icon("arrow-counter-clockwise-bold")} ${t("ui-warning-again")}
        </button>
        <button type="button" class="button quiet" @click=${() => close(true)}>${t("ui-warning-play")}</button>
      </div>
    </div>`;
  }
}
