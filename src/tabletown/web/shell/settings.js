// What the viewer likes: kept in this browser, applied to the page.

import { keep, recall, watch } from "./store.js";

/** @import { Settings } from "../contract.js" */

/** @type {Settings} */
const USUAL = {
  sound: true,
  speed: 1,
  reducedMotion: false,
  highContrast: false,
  textSize: 100,
  language: "en",
  shortcuts: true,
  passing: false,
  warnings: "bots",
};
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** As chosen, without the system's wishes. @type {Settings} */
let chosen = { ...USUAL };

/** As in effect. Always the same object, so whoever holds it sees the changes. @type {Settings} */
export const settings = { ...USUAL };

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener @param {AbortSignal} signal */
export function onSettings(listener, signal) {
  listeners.add(listener);
  signal.addEventListener("abort", () => listeners.delete(listener));
}

/** What has been chosen by hand. */
export const choices = () => ({ ...chosen, forcedStillness: stillness.matches });

/** @param {Partial<Settings>} changes */
export function choose(changes) {
  chosen = { ...chosen, ...changes };
  keep("settings", chosen);
  apply();
}

export function loadSettings() {
  read();
  watch("settings", read);
  stillness.addEventListener("change", apply);
}

function read() {
  const kept = recall("settings", {});
  chosen = { ...USUAL };
  for (const [key, usual] of Object.entries(USUAL)) {
    const value = /** @type {any} */ (kept)?.[key];
    if (typeof value === typeof usual) /** @type {any} */ (chosen)[key] = value;
  }
  apply();
}

function apply() {
  Object.assign(settings, chosen, { reducedMotion: chosen.reducedMotion || stillness.matches });
  const html = document.documentElement;
  html.classList.toggle("still", settings.reducedMotion);
  html.classList.toggle("contrast", settings.highContrast);
  html.style.setProperty("--text-size", String(settings.textSize / 100));
  html.style.setProperty("--speed", String(settings.speed));
  for (const listener of listeners) listener();
}
