// A small note on a card that may be played: what it would do now.

import { html } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { previewWith, sayPreview } from "./preview.js";

/** @import { Preview } from "./preview.js" */
/** @import { Scene } from "./table.js" */
/** @typedef {{ preview: Preview, words: string }} Note */

/** @param {string} kind @param {Scene} scene @returns {Note | undefined} */
export function noteOf(kind, scene) {
  const others = scene.picking.picked.filter((element) => !element.startsWith("card:"));
  const preview = previewWith([...others, `card:${kind}`], scene);
  return preview && { preview, words: sayPreview(preview, scene.api) };
}

/** @param {Note} note */
export function mark({ preview: { does, wins } }) {
  if (does === "counters") return html`<span class="tc-note is-clash" aria-hidden="true">${icon("x-bold")}</span>`;
  if (wins >= 0) return html`<span class="tc-note is-win" aria-hidden="true">${icon("crown-fill")}<b data-print=${wins}></b></span>`;
  return html``;
}
