// My seats at tables, each with the token that is its key, and the name that I go by.

import { keep, recall, watch } from "./store.js";

/**
 * `number` and `commitment`: what I added to the shuffle, and what the server had promised before; to compare later.
 * @typedef {{ token: string, seat: number, game: string, at: number, number?: string, commitment?: string }} MySeat
 */

/** Older tables are forgotten. */
const MOST = 24;

/** My seats by table, the latest first. @returns {[string, MySeat][]} */
export function seats() {
  return Object.entries(all()).sort(([, a], [, b]) => b.at - a.at);
}

/** @param {string} table */
export function token(table) {
  return all()[table]?.token ?? "";
}

/** @param {string} table @returns {MySeat | undefined} */
export function seatAt(table) {
  return all()[table];
}

/** @param {string} table @param {Omit<MySeat, "at">} seat */
export function sitDown(table, seat) {
  const kept = Object.entries({ ...all(), [table]: { ...seat, at: Date.now() } });
  kept.sort(([, a], [, b]) => b.at - a.at);
  keep("seats", Object.fromEntries(kept.slice(0, MOST)));
}

/**
 * What I ask for a seat with: its key, and my number. It is kept until there is an answer, so that I can ask again for
 * the same seat if the answer gets lost.
 * @typedef {{ table: string, token: string, number: string }} Wish
 */

/** @param {string} table */
export function wish(table) {
  const made = wished(table) ?? { table, token: entropy(), number: entropy() };
  keep("wish", made);
  return made;
}

/** What I asked with and have no answer to. @param {string} table */
export function wished(table) {
  const kept = recall("wish", /** @type {Wish | null} */ (null));
  return kept?.table === table ? kept : null;
}

export function answered() {
  keep("wish", null);
}

/** @param {string} table */
export function forget(table) {
  const { [table]: _gone, ...kept } = all();
  keep("seats", kept);
}

/** @param {() => void} changed @param {AbortSignal} signal */
export function watchSeats(changed, signal) {
  watch("seats", changed, signal);
}

export const myName = () => recall("name", "");

/** @param {string} name */
export function callMe(name) {
  keep("name", name);
}

/** A random number of my own, which goes into the shuffle of a table. */
export function entropy() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @returns {Record<string, MySeat>} */
function all() {
  const kept = recall("seats", /** @type {Record<string, MySeat>} */ ({}));
  return typeof kept === "object" && kept ? kept : {};
}
