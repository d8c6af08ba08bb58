// A question that is put at the table: what it is about, and its answers or those who are still thinking. Answers can stand alone, too.

import { html, nothing } from "lit-html";
import { portrait } from "./art.js";

/** @import { Api } from "../contract.js" */
/**
 * @typedef {object} Question
 * @property {string} label
 * @property {unknown} sign
 * @property {string} title
 * @property {string} words
 * @property {boolean} mine whether the viewer has to answer
 * @property {Answer[]} answers
 * @property {{ label: string, seats: readonly number[] }} thinking who has not answered yet
 * @property {string} [look]
 */
/**
 * @typedef {object} Answer
 * @property {string} element
 * @property {unknown} face
 * @property {boolean} hinted
 * @property {(event: Event) => void} press
 * @property {string} [words] below its face
 * @property {string} [key] what chooses it on a keyboard
 * @property {string} [look]
 */

/** @param {Question} question @param {Api} api */
export function question({ label, sign, title, words, mine, answers: offered, thinking, look = "" }, api) {
  return html`<section class="tt-question ${look} ${mine ? "is-mine" : ""}" aria-label=${label} data-stops>
    <p class="tt-question-what" role="status" tabindex="-1">${sign}<b>${title}</b> <span>${words}</span></p>
    ${
      mine
        ? html`<div class="tt-answers">${offered.map(answer)}</div>`
        : html`<ul class="tt-thinking" aria-label=${thinking.label}>
          ${thinking.seats.map((seat) => html`<li>${portrait(api.name(seat), seat)}<span>${api.name(seat)}</span></li>`)}
        </ul>`
    }
  </section>`;
}

/** Answers in a box of their own. @param {Answer[]} offered @param {string} label @param {string} [look] */
export function answers(offered, label, look = "") {
  if (!offered.length) return nothing;
  return html`<div class="tt-answers ${look}" role="group" aria-label=${label} data-stops>${offered.map(answer)}</div>`;
}

/** @param {Answer} answer */
function answer({ element, face, hinted, press, words, key, look = "" }) {
  return html`<button type="button" class="tt-choice is-lit ${look} ${hinted ? "is-hinted" : ""}" data-stop data-element=${element} @click=${press}
    >${face}${words ? html`<small>${words}</small>` : nothing}${key ? html`<kbd data-print=${key} aria-hidden="true"></kbd>` : nothing}</button>`;
}
