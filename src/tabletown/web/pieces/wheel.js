// What can be done with what is picked on a map, right beside it; as large as elsewhere, however close the view is.

import { html, nothing } from "lit-html";
import { action } from "./actions.js";
import { vars } from "./vars.js";

/** @import { Action } from "./actions.js" */
/** @import { Scene } from "./board.js" */
/** @import { Point } from "./camera.js" */

/** @param {Action[]} list @param {Point | null} at @param {Scene} scene @param {string} label */
export function wheel(list, at, scene, label) {
  if (!at || !list.length) return nothing;
  const held = (/** @type {Event} */ event) => event.stopPropagation();
  return html`<div class="tt-wheel" role="group" aria-label=${label} data-stops @click=${held} ${vars({ "--x": `${at.x}px`, "--y": `${at.y}px` })}>
    ${list.map((one) => action(one, scene))}
  </div>`;
}
