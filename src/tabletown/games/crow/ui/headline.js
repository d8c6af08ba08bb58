// Whose turn it is and how far it has come, for the top bar.

import { html, nothing } from "lit-html";
import { CROW } from "./story.js";

/** @import { Scene } from "./table.js" */

const WINNERS = ["crow", "gang"];

/** @param {Scene} scene */
export function headline({ story, api }) {
  if (!story.round) return html`<span class="cw-headline">${api.t("table-setup")}</span>`;
  if (story.view?.over) return html`<span class="cw-headline">${api.t("table-over", { winner: WINNERS[story.winner] ?? "nobody" })}</span>`;
  const acts = story.turn === CROW || (story.active >= 0 && story.left >= 0);
  return html`<span class="cw-headline">
    <span>${api.t("table-round", { round: story.round })}</span>
    <b class=${story.turn === CROW ? "is-crow" : "is-gang"}>${api.t("table-turn-of", { side: story.turn === CROW ? "crow" : "gang" })}</b>
    ${acts ? html`<span>${api.t("table-actions-left", { count: story.turn === CROW ? story.actions : story.left })}</span>` : nothing}
  </span>`;
}
