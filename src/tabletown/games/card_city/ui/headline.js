// How far the game has come, for the top bar.

import { html, nothing } from "lit-html";

/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function headline({ story: { numbers, figures, alone, view }, api }) {
  const { turn, phase, first } = numbers;
  return html`<span class="cy-headline">
    <b>${api.t("table-turn", { turn, of: figures.turns })}</b>
    ${view?.over ? nothing : html`<span>${api.t("table-phase", { phase })}</span>`}
    ${alone || view?.over ? nothing : html`<span class="cy-headline-first">${api.t("table-first", { name: api.name(first) })}</span>`}
  </span>`;
}
