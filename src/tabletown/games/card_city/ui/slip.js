// A card that lies somewhere, and can be followed when it flies: a building, or a back.

import { html, nothing } from "lit-html";
import { back } from "./buildings.js";

/** @import { Piece } from "tabletown/pieces/zones.js" */

/** @param {Piece} piece @param {{ face?: unknown, look?: string }} how face: what is on it, if it is seen */
export function slip({ id, from }, { face, look = "" }) {
  return html`<span class="tt-card cy-slip ${face ? "" : "tt-card-back"} ${look}" data-piece=${id} data-from=${from ?? nothing}>${face ?? back()}</span>`;
}
