// The shell's own words, and the sentences of the games.

import { PSEUDO, Texts } from "../text.js";

/** @import { Message } from "../types.js" */
/** @import { Params } from "../text.js" */

let language = "en";
let source = "";
let texts = new Texts("en", []);
/** @type {Map<string, Promise<Texts>>} */
const games = new Map();

/** Fetches the sentences of a language; the page speaks it from now on. @param {string} wanted */
export async function speak(wanted) {
  language = wanted;
  source = await ftl("messages");
  texts = new Texts(language, [source]);
  games.clear();
  document.documentElement.lang = texts.locale;
  document.documentElement.dir = /^(ar|fa|he|ur)\b/.test(texts.locale) ? "rtl" : "ltr";
}

/** One of the shell's own sentences. @param {string} id @param {Params} [params] */
export function t(id, params) {
  return texts.say(id, params);
}

/**
 * A message of the server, or what is said if its sentence is not known here.
 * @param {string | Message} message @param {string} [otherwise]
 */
export function say(message, otherwise = "") {
  const id = typeof message === "string" ? message : message.id;
  return texts.has(id) || !otherwise ? texts.say(message) : otherwise;
}

/** The sentences of a game, with those that all games share. @param {string} slug */
export function gameTexts(slug) {
  let found = games.get(slug);
  if (!found) {
    found = ftl(`games/${slug}/messages`).then((own) => new Texts(language, [source, own]));
    found.catch(() => games.delete(slug));
    games.set(slug, found);
  }
  return found;
}

/** What a seat plays, in a game whose seats differ; "" in others. @param {Texts} texts @param {number} seat */
export function roleOf(texts, seat) {
  return texts.has("game-role") ? texts.say("game-role", { seat: seat + 1 }) : "";
}

/** Which game it is with so many players, if that makes a difference; "" if not. @param {Texts} texts @param {number} seats */
export function gameOf(texts, seats) {
  const id = `game-of-${seats}`;
  return texts.has(id) ? texts.say(id) : "";
}

/** "5 minutes ago". @param {number} at as Date.now() counts */
export function ago(at) {
  const age = Math.max(0, Date.now() - at) / 1000;
  const format = new Intl.RelativeTimeFormat(texts.locale, { numeric: "auto" });
  if (age < 3600) return format.format(-Math.round(age / 60), "minute");
  if (age < 86400) return format.format(-Math.round(age / 3600), "hour");
  return format.format(-Math.round(age / 86400), "day");
}

/** A day such as 2026-11-18, as people write it. @param {string} day */
export const dayWords = (day) =>
  new Intl.DateTimeFormat(texts.locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(day));

/** The time of day. @param {number} at as Date.now() counts */
export const clock = (at) => new Intl.DateTimeFormat(texts.locale, { timeStyle: "short" }).format(at);

/** @param {string} path */
async function ftl(path) {
  const response = await fetch(`/api/${path}/${language === PSEUDO ? "en" : language}.ftl`);
  if (!response.ok) throw new Error(`no sentences at ${path}`);
  return response.text();
}
