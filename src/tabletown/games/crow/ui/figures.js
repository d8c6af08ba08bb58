// A standee: portrait, letter, and how somebody is.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { faceOf, letterOf } from "./cast.js";

/** @import { Scene } from "./table.js" */

/** How somebody is, as a word for messages. @param {number} who @param {Scene} scene */
export function stateOf(who, { story }) {
  return story.tallies.states[who] ?? "";
}

/** The picture of somebody, without a name. @param {number} who @param {Scene} scene @param {unknown} [badge] */
export function standee(who, scene, badge = nothing) {
  const { id, side } = scene.box.person(who);
  const state = stateOf(who, scene);
  return html`<span class="cw-standee is-${side} is-${state}" aria-hidden="true">
    <span class="cw-medal">${faceOf(id)}</span><b data-print=${letterOf(id)}></b>${markOf(state)}${badge}
  </span>`;
}

const MARKS = /** @type {Record<string, string>} */ ({
  down: "bed-fill",
  held: "lock-simple-fill",
  waiting: "hourglass-fill",
  wounded: "bandaids-fill",
  dead: "skull-fill",
});

/** @param {string} state */
function markOf(state) {
  const sign = MARKS[state];
  return sign ? html`<i class="cw-mark">${icon(sign)}</i>` : nothing;
}
