// Which puzzles have been done in this browser: solved by oneself, or looked up.

import { keep, recall } from "./store.js";

/** @typedef {Record<string, "solved" | "shown">} Done by the id of a puzzle */

/** @param {string} slug */
const place = (slug) => `puzzles.${slug}`;

/** @param {string} slug @returns {Done} */
export const done = (slug) => recall(place(slug), /** @type {Done} */ ({}));

/** What was done first, counts. @param {string} slug @param {string} id @param {"solved" | "shown"} how */
export function finish(slug, id, how) {
  const known = done(slug);
  if (!known[id]) keep(place(slug), { ...known, [id]: how });
}
