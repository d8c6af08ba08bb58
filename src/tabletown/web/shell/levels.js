// Choosing how well a bot plays.

import { html } from "lit-html";
import { recall } from "./store.js";
import { say } from "./words.js";

/** @import { LevelInfo } from "../types.js" */

/** The level that was chosen last, or the middle one. @param {LevelInfo[]} levels */
export function usualLevel(levels) {
  const last = recall("level", "");
  return levels.some((level) => level.bot === last) ? last : (levels[Math.min(2, levels.length - 1)]?.bot ?? "");
}

/**
 * The levels as cards with their sentences.
 * @param {LevelInfo[]} levels @param {string} chosen @param {string} legend @param {(bot: string) => void} choose
 */
export function levelCards(levels, chosen, legend, choose) {
  return html`<fieldset class="level-cards">
    <legend>${legend}</legend>
    ${levels.map(
      (level) => html`<label class="pick">
        <input type="radio" name="level" value=${level.bot} .checked=${level.bot === chosen} @change=${() => choose(level.bot)} />
        <span><b>${say(`level-${level.id}`)}</b><small>${say(`level-${level.id}-about`)}</small></span>
      </label>`,
    )}
  </fieldset>`;
}

/** The levels in one small list. @param {LevelInfo[]} levels @param {string} chosen @param {string} label @param {(bot: string) => void} choose */
export function levelList(levels, chosen, label, choose) {
  return html`<select class="field" aria-label=${label}
    @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
    ${levels.map((level) => html`<option value=${level.bot} ?selected=${level.bot === chosen}>${say(`level-${level.id}`)}</option>`)}
  </select>`;
}
