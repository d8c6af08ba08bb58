// Whose turn it is and how far it has come, for the top bar.

import { html, nothing } from "lit-html";

/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function headline({ story: { numbers, tallies, view }, api }) {
  if (!numbers.round) return html`<span class="cw-headline">${api.t("table-setup")}</span>`;
  if (view?.over) return html`<span class="cw-headline">${api.t("table-over", { winner: tallies.winner || "nobody" })}</span>`;
  const acts = tallies.turn === "crow" || numbers.active >= 0;
  return html`<span class="cw-headline">
    <span>${api.t("table-round", { round: numbers.round })}</span>
    <b class="is-${tallies.turn}">${api.t("table-turn-of", { side: tallies.turn })}</b>
    ${acts ? html`<span>${api.t("table-actions-left", { count: tallies.actions })}</span>` : nothing}
  </span>`;
}
