// A standee: portrait, letter, and how somebody is.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { BOSS, GANGSTERS } from "./box.js";
import { faceOf, letterOf } from "./cast.js";

/** @import { Scene } from "./table.js" */

/** How somebody is, as a word for messages: coming, up, down, held, waiting, wounded or dead. @param {number} who @param {Scene} scene */
export function stateOf(who, { story }) {
  if (!story.isAlive(who)) return story.round ? "dead" : "coming";
  if (!story.isOut(who)) return story.isDown(who) && who >= BOSS && who < GANGSTERS ? "waiting" : "held";
  if (story.isDown(who)) return "down";
  return who === BOSS && story.wounded ? "wounded" : "up";
}

/** @param {number} who */
export const sideClass = (who) => (who < GANGSTERS ? "is-gang" : "is-crow");

/** The picture of somebody, without a name. @param {number} who @param {Scene} scene @param {unknown} [badge] */
export function standee(who, scene, badge = nothing) {
  const { id } = scene.box.person(who);
  const state = stateOf(who, scene);
  return html`<span class="cw-standee ${sideClass(who)} is-${state}" aria-hidden="true">
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
