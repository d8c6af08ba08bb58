// The signs of the two who fight over the city: a cape and an iron fist.

import { html } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";

/** @typedef {"hero" | "villain"} Side */

/** On a field of 48 by 48. */
const CAPE = "M15 6c5 4 13 4 18 0l6 5c0 11 3 22 7 30-5-2-9-1-12 3-2-4-7-4-10 0-3-4-8-4-10 0-3-4-7-5-12-3 4-8 7-19 7-30z";
const STAR = "M24 15l3 6.3 6.9.8-5.1 4.7 1.4 6.8-6.2-3.4-6.2 3.4 1.4-6.8-5.1-4.7 6.9-.8z";

/** @param {Side} side */
export function crest(side) {
  if (side === "villain") return icon("hand-fist-fill", "cc-crest");
  return html`<svg class="icon cc-crest" viewBox="0 0 48 48" aria-hidden="true"><path d=${CAPE}></path><path d=${STAR} class="cc-star"></path></svg>`;
}

/** A balance that tips to the cape or to the fist; the angle is the custom property --tilt. */
export function balance() {
  return html`<span class="cc-beam"><span class="cc-pan is-hero">${crest("hero")}</span><span class="cc-pan is-villain">${crest("villain")}</span></span>`;
}
