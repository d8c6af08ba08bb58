// A card: its face from a suit, a symbol and a value, or its back. Its size is the custom property --card.

import { html, nothing } from "lit-html";
import { icon } from "./icon.js";

/** @typedef {{ suit: string, icon: string, value: number, name: string }} Face */
/**
 * @typedef {object} Place how a card lies on the table
 * @property {string} [piece]
 * @property {string | null} [from] the zone that it came from
 * @property {string} [extra] further classes
 * @property {unknown} [mark] something that lies on it
 * @property {boolean} [unsaid] whether what it lies in says its name
 */

const MOST_PIPS = 6;

/**
 * What is printed on a card; the value is there as a number and as lit windows. It is a picture: the name is said elsewhere.
 * @param {Face} face
 */
export function print(face) {
  const pips = face.value <= MOST_PIPS ? Array.from({ length: face.value }, () => html`<i></i>`) : nothing;
  return html`<svg class="tt-card-art" aria-hidden="true"><use href="#scene-${face.suit}"></use></svg>
    ${icon(face.icon, "tt-card-emblem")}
    <span class="tt-card-value" data-print=${face.value} aria-hidden="true">${icon(face.icon)}</span>
    <span class="tt-card-pips" aria-hidden="true">${pips}</span>`;
}

/** A card that lies face up. @param {Face} face @param {Place} [place] */
export function card(face, { piece, from, extra = "", mark = nothing, unsaid = false } = {}) {
  return html`<span
    class="tt-card suit-${face.suit} ${extra}"
    data-piece=${piece ?? nothing}
    data-from=${from ?? nothing}
    role=${unsaid ? nothing : "img"}
    aria-label=${unsaid ? nothing : face.name}
    aria-hidden=${unsaid ? "true" : nothing}
    >${print(face)}${mark}</span
  >`;
}

/** A card that lies face down: nothing about it says what it is, except a mark. @param {Place} [place] */
export function back({ piece, from, extra = "", mark = nothing } = {}) {
  return html`<span class="tt-card tt-card-back ${extra}" data-piece=${piece ?? nothing} data-from=${from ?? nothing} aria-hidden="true"
    ><svg class="tt-card-art"><use href="#card-back"></use></svg>${mark}</span
  >`;
}
