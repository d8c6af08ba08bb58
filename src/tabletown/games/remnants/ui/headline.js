// How far the game has come, for the top bar.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";

/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function headline({ story: { numbers, tallies, view }, api }) {
  if (!numbers.round) return html`<span class="rm-headline"><b>${api.t("table-setup")}</b></span>`;
  const { rounds_left: rounds } = tallies;
  return html`<span class="rm-headline">
    <b>${api.t("table-round", { round: numbers.round })}</b>
    <span>${icon("star-four-fill")} ${api.t("table-renown-pool", { count: numbers.renown_pool })}</span>
    ${view?.over || !rounds ? nothing : html`<span class="rm-headline-left">${api.t("table-rounds-left", { count: rounds })}</span>`}
  </span>`;
}
