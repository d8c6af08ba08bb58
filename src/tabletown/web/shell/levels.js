// Choosing how well a bot plays.

import { html } from "lit-html";
import { chooser, picks } from "./fields.js";
import { recall } from "./store.js";
import { say, t } from "./words.js";

/** @import { LevelInfo, Catalog } from "../types.js" */

/** The level that was chosen last, or else the one that the server calls usual. @param {Catalog} catalog */
export function usualLevel({ levels, usual }) {
  const last = recall("level", "");
  return levels.some((level) => level.bot === last) ? last : usual;
}

/**
 * The levels as cards with their sentences.
 * @param {LevelInfo[]} levels @param {string} chosen @param {(bot: string) => void} choose
 */
export function levelCards(levels, chosen, choose) {
  const cards = levels.map(({ id, bot }) => ({
    value: bot,
    words: html`<b>${say(`level-${id}`)}</b><small>${say(`level-${id}-about`)}</small>`,
  }));
  return html`<fieldset class="level-cards">
    <legend>${t("ui-how-well")}</legend>
    ${picks("level", cards, chosen, choose)}
  </fieldset>`;
}

/**
 * The levels in one small list.
 * @param {LevelInfo[]} levels @param {string} chosen @param {string} label @param {(bot: string) => void} choose
 */
export function levelList(levels, chosen, label, choose) {
  return chooser(label, levels.map(({ id, bot }) => ({ value: bot, words: say(`level-${id}`) })), chosen, choose);
}
