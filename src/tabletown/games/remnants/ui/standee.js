// Figures as standees with the sign of their gang, and YCU tokens.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { signOf } from "./gangs.js";

/** @import { Stack, Token } from "./story.js" */

/** One gang's figures on a space. @param {Stack} stack @param {string} [look] */
export function standee({ seat, gang, count }, look = "") {
  return html`<span class="rm-standee seat-${seat} gang-${gang} ${count > 1 ? "is-two" : ""} ${look}" aria-hidden="true"
    >${count > 1 ? html`<i></i>` : nothing}<i>${icon(signOf(gang))}</i></span>`;
}

/** YCU tokens that share a space are one foe. @param {Token[]} tokens */
export function patrol(tokens) {
  if (!tokens.length) return nothing;
  const attack = tokens.reduce((sum, token) => sum + token.attack, 0);
  const bribe = tokens.reduce((sum, token) => sum + token.bribe, 0);
  return html`<span class="rm-ycu ${tokens.length > 1 ? "is-many" : ""}" aria-hidden="true">${icon("robot-fill")}<b data-print=${attack}></b><small data-print=${short(bribe)}></small></span>`;
}

/** An amount of money in thousands, where there is little room. @param {number} arcs */
export const short = (arcs) => `${Number((arcs / 1000).toFixed(1))}k`;
