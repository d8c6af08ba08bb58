// A small note on a card that may be played: what it would do now.

import { html } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { either } from "tabletown/pieces/writing.js";
import { neededFor, previewWith, sayPreview } from "./preview.js";

/** @import { Preview } from "./types.js" */
/** @import { Scene } from "./table.js" */
/** @typedef {{ preview: Preview | null, words: string }} Note without a preview: a power card has to be played with it */

/** @param {string} kind @param {Scene} scene @returns {Note | undefined} */
export function noteOf(kind, scene) {
  const others = scene.picking.picked.filter((element) => !element.startsWith("card:"));
  const needed = others.length ? [] : neededFor(kind, scene);
  if (needed.length) return { preview: null, words: scene.api.t("table-only-with", { powers: either(needed.map((id) => scene.box.power(id).name)) }) };
  const preview = previewWith([...others, `card:${kind}`], scene);
  return preview && { preview, words: sayPreview(preview, scene.api) };
}

/** @param {Note} note */
export function mark({ preview, words }) {
  if (!preview) return html`<span class="tc-note is-power" title=${words} aria-hidden="true">${icon("mask-happy-fill")}</span>`;
  const { does, wins } = preview;
  if (does === "counters") return html`<span class="tc-note is-clash" aria-hidden="true">${icon("x-bold")}</span>`;
  if (wins >= 0) return html`<span class="tc-note is-win" aria-hidden="true">${icon("crown-fill")}<b data-print=${wins}></b></span>`;
  return html``;
}
