// The line that says whose turn it is and what to choose. Screen readers hear it when it changes.

import { html, nothing } from "lit-html";
import { icon } from "./icon.js";

/**
 * @param {string} text
 * @param {{ mine?: boolean, warning?: boolean, lead?: string, extra?: unknown }} [how] mine: the viewer has to choose
 */
export function prompt(text, { mine = false, warning = false, lead = "", extra = nothing } = {}) {
  return html`<div class="tt-prompt ${mine ? "is-mine" : ""} ${warning ? "is-warning" : ""}">
    <p role="status" tabindex="-1">
      ${warning ? icon("warning-fill") : nothing}${lead ? html`<b>${lead}</b> ` : nothing}<span>${text}</span>
    </p>
    ${extra}
  </div>`;
}

/** The button that takes back what was picked. @param {string} label @param {() => void} cancel */
export function putBack(label, cancel) {
  return html`<button type="button" class="tt-cancel reach" aria-label=${label} @click=${cancel}>${icon("x-bold")}</button>`;
}
