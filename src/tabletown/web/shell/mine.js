// My seats at tables, each with the token that is its key, the name that I go by, and the key of my record.

import { keep, recall, watch } from "./store.js";

/** @import { TableInfo } from "../types.js" */
/**
 * What I added to a shuffle, with what was fixed by then: the server's promise, and for each seat the hash of the number
 * that it had added already. It is kept before the number is sent, so that nothing can be swapped afterwards.
 * @typedef {{ number?: string, commitment?: string, seen?: string[] }} Pledge
 * @typedef {{ token: string, seat: number, game: string, at: number, recorded?: boolean, uncoached?: boolean } & Pledge} MySeat
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
  if (!hasPlayed(seat.game)) keep("played", [...played(), seat.game]);
}

/** Whether I have sat at a table of this game. @param {string} game */
export const hasPlayed = (game) => played().includes(game);

/** The games that I have sat at. @returns {string[]} */
function played() {
  const kept = recall("played", /** @type {unknown} */ ([]));
  return Array.isArray(kept) ? kept : [];
}

/** Whether I want to hear the coach at this table. @param {string} table @param {boolean} on */
export function hearCoach(table, on) {
  const mine = seatAt(table);
  if (mine) sitDown(table, { ...mine, uncoached: !on });
}

/** My number for the shuffle of a table that still takes one, kept before anybody hears it. @param {TableInfo} table */
export function pledge(table) {
  const mine = seatAt(table.id);
  if (!mine || table.status !== "waiting") return "";
  const number = mine.number ?? random();
  const { id, commitment, players } = table;
  if (!mine.number) sitDown(id, { ...mine, number, commitment, seen: players.map((player) => player.added) });
  return number;
}

/** Whether the server shows another promise than the one that I added my number to. @param {TableInfo} table */
export function swapped(table) {
  const promised = seatAt(table.id)?.commitment;
  return !!promised && promised !== table.commitment;
}

/**
 * What I ask for a seat with: its key. It is kept until there is an answer, so that I can ask again for the same seat if
 * the answer gets lost.
 * @typedef {{ table: string, token: string }} Wish
 */

/** @param {string} table */
export function wish(table) {
  const made = wished(table) ?? { table, token: random() };
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

/** What the server keeps my record under: made when it is first needed. */
export function playerKey() {
  const key = knownKey() || random();
  keep("player", key);
  return key;
}

/** The same; "" while there is none. */
export const knownKey = () => recall("player", "");

/** From now on I am whoever has this key; "" for nobody yet. @param {string} key */
export function become(key) {
  keep("player", key);
}

/** The seats that may not be in my record yet, because they were taken before there was one. */
export const unrecorded = () => seats().filter(([, { recorded }]) => !recorded);

export function recorded() {
  keep("seats", Object.fromEntries(seats().map(([table, seat]) => [table, { ...seat, recorded: true }])));
}

/** 64 hexadecimal digits that nobody can guess. */
function random() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @returns {Record<string, MySeat>} */
function all() {
  const kept = recall("seats", /** @type {Record<string, MySeat>} */ ({}));
  return typeof kept === "object" && kept ? kept : {};
}
