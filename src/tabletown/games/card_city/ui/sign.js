// The sign of a card in the colour of its kind: small, for chips and lists.

import { html } from "lit-html";
import { badge } from "./buildings.js";

/** @param {string} kind */
export const sign = (kind) => html`<span class="cy-sign kind-${kind}">${badge(kind)}</span>`;
