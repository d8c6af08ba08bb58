// Keys of the shell, and the list of all keys on "?".

import { html, nothing } from "lit-html";
import { dialog } from "./dialog.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

/** What each key does at the present page. @type {Map<string, { words: string, act: () => void }>} */
const bound = new Map();

/** The keys that tables of games share; the games themselves listen to them. */
const AT_TABLES = ["choose", "cancel", "arrows", "ends", "play", "digits", "tab"];

/**
 * A key means something until the page is left.
 * @param {string} key @param {string} words @param {() => void} act @param {AbortSignal} signal
 */
export function bind(key, words, act, signal) {
  bound.set(key, { words, act });
  signal.addEventListener("abort", () => bound.delete(key));
}

export function listenForKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const key = bound.get(event.key.toLowerCase());
    if (event.key === "?") void showKeys();
    else if (settings.shortcuts && key) key.act();
    else return;
    event.preventDefault();
  });
}

/** @param {EventTarget | null} target */
export function isTyping(target) {
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "range", "button"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

export function showKeys() {
  const atTables = bound.size ? AT_TABLES.map((id) => line(t(`ui-key-${id}`).split(" "), t(`ui-key-${id}-about`))) : [];
  return dialog(
    t("ui-keys"),
    () => html`<dl class="keys">
        ${atTables} ${[...bound].map(([key, { words }]) => line([key.toUpperCase()], words))} ${line(["?"], t("ui-keys"))}
      </dl>
      ${settings.shortcuts ? nothing : html`<p class="note">${t("ui-shortcuts-off")}</p>`}`,
  );
}

/** @param {string[]} keys @param {string} words */
const line = (keys, words) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${words}</dd></div>`;
