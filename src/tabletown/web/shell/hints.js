// What the search bot would do: its best choices with their chances and its reasons, lit up on the table.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { vars } from "../pieces/vars.js";
import { written } from "../pieces/writing.js";
import { round } from "./fields.js";
import { t } from "./words.js";

/** @import { Advice, Option } from "../types.js" */
/** @import { Room } from "./room.js" */
/** @import { Stage } from "./stage.js" */

/** @typedef {{ option: Option, advice: Advice }} Hint */

export class Hints {
  thinking = false;
  /** @type {Hint[]} */
  choices = [];
  /** The one that is lit up on the table. @type {Hint | undefined} */
  lit;
  #seq = -1;

  /** @param {Room} room @param {Stage} stage @param {() => void} redraw */
  constructor(room, stage, redraw) {
    this.room = room;
    this.stage = stage;
    this.redraw = redraw;
  }

  /** Asks for hints, or puts them away. Rejects with Denied. */
  async ask() {
    if (this.shown) return this.clear();
    if (this.thinking) return;
    this.thinking = true;
    this.redraw();
    try {
      const choices = await this.room.hint();
      const options = this.room.position?.options ?? [];
      this.#seq = this.room.seq;
      this.choices = choices.flatMap((advice) => {
        const option = options.find((known) => known.code === advice.code);
        return option ? [{ option, advice }] : [];
      });
      this.light(this.choices[0]);
    } finally {
      this.thinking = false;
      this.redraw();
    }
  }

  /** Hints are for one position. */
  get shown() {
    return this.choices.length > 0 && this.#seq === this.room.seq;
  }

  clear() {
    this.choices = [];
    this.light(undefined);
  }

  /** @param {Hint | undefined} hint */
  light(hint) {
    this.lit = hint;
    this.stage.highlight(hint ? [hint.option] : []);
    this.redraw();
  }

  /**
   * Draws the page without losing the focus. Where hints take the place of the tools, they take it over; when they go, the
   * tool has it back, or the table if a hint was followed.
   * @param {HTMLElement} root @param {() => void} draw
   */
  keepFocus(root, draw) {
    const focus = (/** @type {string} */ place) => /** @type {HTMLElement | null} */ (root.querySelector(place))?.focus({ preventScroll: true });
    const had = root.querySelector(".hints")?.contains(document.activeElement);
    draw();
    const tools = root.querySelector(".table-foot");
    if (had && !this.shown) focus(this.choices.length ? ".stage [role=status]" : ".hint-tool");
    else if (tools?.contains(document.activeElement) && !tools.checkVisibility()) focus(".hints .is-lit button");
  }

  /** @param {(code: number) => void} choose */
  view(choose) {
    if (!this.shown) return nothing;
    return html`<section class="hints tt-panel" aria-label=${t("ui-hint")} role="status">
      <div class="hints-head">
        <h2>${icon("lightbulb-fill")} ${t("ui-hint")}</h2>
        ${round("x-bold", t("ui-close"), () => this.clear(), "small")}
      </div>
      <ol @scroll=${this.#scrolled}>
        ${this.choices.map((hint) => this.#row(hint, () => choose(hint.option.code)))}
      </ol>
    </section>`;
  }

  /** Where hints lie side by side, the one that was moved into the middle is lit up. @param {Event} event */
  #scrolled = ({ currentTarget }) => {
    const rows = /** @type {HTMLElement} */ (currentTarget);
    const { left, width } = rows.getBoundingClientRect();
    const off = [...rows.children].map((row) => Math.abs(middle(row) - left - width / 2));
    const hint = this.choices[off.indexOf(Math.min(...off))];
    if (hint !== this.lit) this.light(hint);
  };

  /** @param {Hint} hint @param {() => void} choose */
  #row(hint, choose) {
    const { chance, margin, reasons } = hint.advice;
    const choice = this.room.say(hint.option.message);
    const light = () => this.lit !== hint && this.light(hint);
    const id = this.room.alone ? "hint-height" : "hint-chance";
    const odds = this.room.say(id, { chance: Math.round(100 * chance), margin: Math.round(100 * margin) });
    const percent = written(chance, { style: "percent" });
    const range = { "--value": chance, "--low": Math.max(0, chance - margin), "--high": Math.min(1, chance + margin) };
    return html`<li class=${hint === this.lit ? "is-lit" : ""} @pointerenter=${light} @focusin=${light}>
      <b class="hint-choice">${choice}</b>
      <button type="button" class="button small" aria-label=${t("ui-do-this", { choice })} @click=${choose}>${t("ui-do-it")}</button>
      <p class="hint-odds" role="img" aria-label=${odds} title=${odds}>
        <span class="meter" ${vars(range)}></span><span>${percent}</span>
      </p>
      <p class="hint-why">${reasons.map((reason) => html`<span>${this.room.say(reason)}</span> `)}</p>
    </li>`;
  }
}

/** @param {Element} element */
function middle(element) {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
