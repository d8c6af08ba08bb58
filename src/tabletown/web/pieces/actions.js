// A list of what can be done: buttons with a picture or a sign, words, and what a game knows about it. What ends something stands apart.

import { html, nothing } from "lit-html";
import { icon } from "./icon.js";

/** @import { Option } from "../types.js" */
/** @import { Scene } from "./board.js" */
/**
 * @typedef {object} Action
 * @property {Option} option
 * @property {string} [sign]
 * @property {unknown} [picture] before its sign
 * @property {string} [words] if they are others than those of the option
 * @property {string} [label] what it is called, if its words are too short for that
 * @property {unknown} [extra] after its words
 * @property {string} [look] is-last: done rarely, or when nothing else is left; is-end: far from all others
 * @property {boolean} [pressed] for a button that lights something up, and puts it out again
 * @property {(event: MouseEvent) => void} [press] if it does something else than choose the option
 * @property {() => void} [read] it is hovered, or has got the focus by key
 */

/** @param {Action[]} list @param {Scene} scene @param {{ label: string, look?: string }} how */
export function actions(list, scene, { label, look = "" }) {
  if (!list.length) return nothing;
  return html`<div class="tt-actions ${look}" role="group" aria-label=${label} data-stops>${list.map((one) => action(one, scene))}</div>`;
}

/** @param {Action} action @param {Scene} scene */
export function action({ option, sign, picture = nothing, words, label, extra = nothing, look = "", pressed, press, read }, { api, hinted, choose }) {
  const focused = (/** @type {Event} */ { currentTarget }) => currentTarget instanceof Element && currentTarget.matches(":focus-visible") && read?.();
  const state = option.elements.length && option.elements.every(hinted) ? "is-hinted" : "";
  return html`<button type="button" class="tt-act is-lit ${look} ${state}" data-stop data-code=${option.code} aria-label=${label ?? nothing} title=${label ?? nothing} aria-pressed=${pressed ?? nothing}
    @click=${(/** @type {MouseEvent} */ event) => (press ? press(event) : choose(option))} @pointerenter=${() => read?.()} @focus=${focused}
    >${picture}${sign ? icon(sign) : nothing}<span>${words ?? api.t(option.message)}</span>${extra}</button>`;
}
