// Dice: a face is a picture and a colour (--k); what became of it is said by a class, is-struck, is-blank or is-save.

import { html } from "lit-html";
import { icon } from "./icon.js";

/** One die. @param {string} sign its picture @param {string} [look] its classes */
export function die(sign, look = "") {
  return html`<i class="tt-die ${look}">${icon(sign)}</i>`;
}

/** Two that belong together. @param {unknown} one @param {unknown} other @param {string} [look] */
export function pair(one, other, look = "") {
  return html`<span class="tt-pair ${look}">${one}${other}</span>`;
}

/** A roll of which only the number of hits is told. @param {number} dice @param {number} hits @param {(hit: boolean) => unknown} face */
export function roll(dice, hits, face) {
  return Array.from({ length: dice }, (_, i) => face(i < hits));
}
