// A game's poster: its own, or its title over a skyline that no other game has.

import { html } from "lit-html";
import { skyline } from "../pieces/skyline.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { GameInfo } from "../types.js" */

/** @param {GameInfo} game @returns {Promise<TemplateResult>} */
export async function posterOf(game) {
  if (!game.poster) return plainPoster(game);
  try {
    void dress(game.slug);
    const { poster } = await import(`/games/${game.slug}/ui/poster.js`);
    return poster();
  } catch {
    return plainPoster(game);
  }
}

/** The style sheets of games that are in the page, or on their way. @type {Map<string, Promise<unknown>>} */
const dressed = new Map();

/** Brings a game's own style sheet into the page, once; resolves when it is there, or cannot come. @param {string} slug */
export function dress(slug) {
  const known = dressed.get(slug);
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/games/${slug}/ui/table.css`;
  const come = new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
  dressed.set(slug, come);
  document.head.append(link);
  return come;
}

/** @param {GameInfo} game */
function plainPoster(game) {
  return html`<div class="plain-poster">${skyline(game.slug)}<span>${game.title}</span></div>`;
}
