// What the search bot would do: its best choices, each with a sentence, lit up on the table.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { vars } from "../pieces/vars.js";
import { written } from "../pieces/writing.js";
import { round } from "./fields.js";
import { t } from "./words.js";

/** @import { Choice, Option } from "../types.js" */
/** @import { Room } from "./room.js" */
/** @import { Stage } from "./stage.js" */

/** @param {number} value */
const percent = (value) => written(value, { style: "percent" });

export class Hints {
  thinking = false;
  /** @type {{ option: Option, choice: Choice }[]} */
  choices = [];
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
      this.choices = choices.flatMap((choice) => {
        const option = options.find((known) => known.code === choice.code);
        return option ? [{ option, choice }] : [];
      });
      if (this.choices[0]) this.stage.highlight([this.choices[0].option]);
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
    this.stage.highlight([]);
    this.redraw();
  }

  /** @param {(code: number) => void} choose */
  view(choose) {
    if (!this.shown) return nothing;
    return html`<section class="hints panel" aria-label=${t("ui-hint")} role="status">
      <div class="hints-head">
        <h2>${icon("lightbulb-fill")} ${t("ui-hint")}</h2>
        ${round("x-bold", t("ui-close"), () => this.clear(), "small")}
      </div>
      <ol>
        ${this.choices.map(({ option, choice }) => {
          const light = () => this.stage.highlight([option]);
          return html`<li @pointerenter=${light} @focusin=${light}>
            <p><b>${this.room.say(option.message)}</b><small>${this.room.say(choice.message)}</small></p>
            <span class="meter" role="img" aria-label=${percent(choice.value)} ${vars({ "--value": choice.value })}></span>
            <button type="button" class="button small" @click=${() => choose(option.code)}>${t("ui-do-it")}</button>
          </li>`;
        })}
      </ol>
    </section>`;
  }
}
