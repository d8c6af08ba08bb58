// A game's poster: its own, or its title over a skyline that no other game has.

import { html } from "lit-html";
import { skyline } from "../pieces/skyline.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { GameInfo } from "../types.js" */

/** @param {GameInfo} game @returns {Promise<TemplateResult>} */
export async function posterOf(game) {
  if (!game.poster) return plainPoster(game);
  try {
    dress(game.slug);
    const { poster } = await import(`/games/${game.slug}/ui/poster.js`);
    return poster();
  } catch {
    return plainPoster(game);
  }
}

/** Brings a game's own style sheet into the page, once. @param {string} slug */
export function dress(slug) {
  const href = `/games/${slug}/ui/table.css`;
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}

/** @param {GameInfo} game */
function plainPoster(game) {
  return html`<div class="plain-poster">${skyline(game.slug)}<span>${game.title}</span></div>`;
}
