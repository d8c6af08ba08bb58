// A few words across the table, for a moment.

import { html, nothing } from "lit-html";
import { icon } from "./icon.js";

/** @param {{ title: string, line?: unknown, sign: string, alarm?: boolean }} banner */
export function banner({ title, line, sign, alarm = false }) {
  return html`<div class="tt-banner ${alarm ? "is-alarm" : ""}" aria-hidden="true">
    ${icon(sign)}<b>${title}</b>${line ? html`<span>${line}</span>` : nothing}
  </div>`;
}
