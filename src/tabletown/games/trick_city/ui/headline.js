// Which round and trick it is, for the top bar.

import { html, nothing } from "lit-html";

/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function headline({ story: { numbers: { round, trick } }, api }) {
  return html`<span class="tc-headline">
    ${round ? html`<span>${api.t("table-round", { round })}</span>${trick ? html`<b>${api.t("table-trick", { trick })}</b>` : nothing}` : nothing}
  </span>`;
}
