// Keys of the shell, and the list of all keys on "?".

import { html } from "lit-html";
import { dialog } from "./dialog.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

/** What each key does at the present page. @type {Map<string, { words: string, act: () => void }>} */
const bound = new Map();

/** The keys that tables of games share; the games themselves listen to them. */
const AT_TABLES = ["choose", "cancel", "arrows", "digits", "tab"];

/** A key means something until the page is left. @param {string} key @param {string} words @param {() => void} act @param {AbortSignal} signal */
export function bind(key, words, act, signal) {
  bound.set(key, { words, act });
  signal.addEventListener("abort", () => bound.delete(key));
}

export function listenForKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "?") void showKeys();
    else if (settings.shortcuts && bound.has(event.key)) bound.get(event.key)?.act();
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
  const table = [...bound.keys()].length > 0;
  return dialog(
    t("ui-keys"),
    () => html`<dl class="keys">
        ${table ? AT_TABLES.map((id) => html`<div><dt>${t(`ui-key-${id}`).split(" ").map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${t(`ui-key-${id}-about`)}</dd></div>`) : ""}
        ${[...bound].map(([key, { words }]) => html`<div><dt><kbd>${key.toUpperCase()}</kbd></dt><dd>${words}</dd></div>`)}
        <div><dt><kbd>?</kbd></dt><dd>${t("ui-keys")}</dd></div>
      </dl>
      ${settings.shortcuts ? "" : html`<p class="note">${t("ui-shortcuts-off")}</p>`}`,
  );
}
