// What is not the rulebook's but our own design says so; a content pack takes the mark away.

import { html, nothing } from "lit-html";

/** @typedef {{ source?: string, field_sources?: Record<string, string> }} Sourced an entry of the content: where it comes from, and where some of its parts do */

const OURS = "designed";

/**
 * The mark of a card or the like: whether all of it is our design, or only its numbers, or only what is said.
 * @param {Sourced | undefined} entry @param {(id: string, params?: Record<string, string>) => string} t @param {string} [what]
 */
export function designed(entry, t, what) {
  if (entry?.source !== OURS) return nothing;
  const text = entry.field_sources?.text ?? entry.source;
  return html`<span class="tt-designed">${t("piece-designed", { what: what ?? (text === OURS ? "all" : "numbers") })}</span>`;
}

/** How many entries of a game's content are our design, and how many there are. @param {Record<string, unknown>} content */
export function countDesigned(content) {
  const entries = Object.values(content).flatMap((table) => (Array.isArray(table) ? /** @type {Sourced[]} */ (table) : []));
  return { count: entries.filter(({ source }) => source === OURS).length, total: entries.length };
}
