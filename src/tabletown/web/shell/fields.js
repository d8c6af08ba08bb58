// Fields of forms and buttons, and what happens when they are used.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon } from "../pieces/icon.js";
import { LONGEST_NAME } from "../protocol.js";
import { t } from "./words.js";

/** @import { TemplateResult } from "lit-html" */

/** For a field with text, a number or a choice. @param {(text: string) => void} set */
export const typed = (set) => (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).value);

/** For a form that the page itself answers. @param {() => unknown} act */
export const sent = (act) => (/** @type {Event} */ event) => {
  event.preventDefault();
  void act();
};

/** @param {string} name @param {string} wrong what is wrong with it @param {(name: string) => void} set */
export function nameField(name, wrong, set) {
  return html`<label class="labelled">
    <span>${t("ui-your-name")}</span>
    <input
      class="field"
      name="name"
      required
      maxlength=${LONGEST_NAME}
      autocomplete="nickname"
      placeholder=${t("ui-name-example")}
      aria-invalid=${aria(!!wrong)}
      aria-describedby="name-wrong"
      .value=${name}
      @input=${typed(set)}
    />
    <span id="name-wrong" class="wrong" role="alert">${wrong}</span>
  </label>`;
}

/** @param {string} label @param {string} about @param {boolean} on @param {(on: boolean) => void} set */
export function toggle(label, about, on, set) {
  const change = (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<label class="toggle">
    <input type="checkbox" role="switch" .checked=${live(on)} @change=${change} />
    <span>${about ? html`<b>${label}</b><small>${about}</small>` : label}</span>
  </label>`;
}

/**
 * @param {string} label
 * @param {{ min: number, max: number, step: number, value: number, words: string }} scale
 * @param {(value: number) => void} set
 */
export function slider(label, { min, max, step, value, words }, set) {
  return html`<label class="labelled">
    <span>${label} <output>${words}</output></span>
    <input
      type="range"
      min=${min}
      max=${max}
      step=${step}
      .value=${String(value)}
      aria-valuetext=${words}
      @input=${typed((text) => set(Number(text)))}
    />
  </label>`;
}

/**
 * One of a few, side by side.
 * @template {string | number} V
 * @param {string} name
 * @param {{ value: V, words: string | TemplateResult }[]} choices
 * @param {V} chosen
 * @param {(value: V) => void} choose
 */
export function picks(name, choices, chosen, choose) {
  return choices.map(
    ({ value, words }) => html`<label class="pick">
      <input type="radio" name=${name} .checked=${live(value === chosen)} @change=${() => choose(value)} />
      <span>${words}</span>
    </label>`,
  );
}

/** A few words to somebody's name; nothing without words. @param {string} words */
export function chip(words) {
  return words ? html`<span class="tt-chip">${words}</span>` : nothing;
}

/**
 * A list that opens.
 * @param {string} label
 * @param {{ value: string, words: string }[]} choices
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
export function chooser(label, choices, chosen, choose) {
  return html`<select class="field" aria-label=${label} @change=${typed(choose)}>
    ${choices.map(({ value, words }) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}
  </select>`;
}

/** @param {string} label @param {string} query @param {(query: string) => void} set */
export function search(label, query, set) {
  return html`<label class="search">
    ${icon("magnifying-glass-bold")}<span class="unseen">${label}</span>
    <input class="field" type="search" placeholder=${label} .value=${query} @input=${typed(set)} />
  </label>`;
}

/** A button that is only an icon. @param {string} symbol @param {string} label @param {() => unknown} act @param {string} [className] */
export function round(symbol, label, act, className = "") {
  return html`<button type="button" class=${`round ${className}`} aria-label=${label} title=${label} @click=${() => void act()}>
    ${icon(symbol)}
  </button>`;
}

/** A few words below something; nothing without words. @param {string} words */
export function note(words) {
  return words ? html`<p class="small">${words}</p>` : nothing;
}

/** What went wrong, if anything. @param {string} text */
export function problem(text) {
  if (!text) return nothing;
  return html`<p class="note bad" role="alert">${icon("warning-fill")} <span>${text}</span></p>`;
}

/** @param {boolean} fact for attributes that say "true" or "false" */
export const aria = (fact) => (fact ? "true" : "false");

/** @param {unknown} error */
export const wordsOf = (error) => (error instanceof Error ? error.message : String(error));
