// What the server gets ready behind the open tables: a quiet line that is gone when it is done.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import * as server from "./server.js";
import { say } from "./words.js";

/** @import * as T from "../types.js" */

const REFRESH = 2_000;

/**
 * Follows it until nothing is left.
 * @param {() => void} redraw
 * @param {AbortSignal} signal
 */
export function follow(redraw, signal) {
  /** @type {T.Message[]} */
  let parts = [];

  async function ask() {
    parts = await server.preparation().then((told) => told.parts).catch(() => parts);
    redraw();
    if (parts.length && !signal.aborted) setTimeout(() => void ask(), REFRESH);
  }

  void ask();
  return () => (parts.length ? html`<p class="preparing" role="status">${icon("hourglass-fill")} ${parts.map(line)}</p>` : nothing);
}

/** @param {T.Message} part */
const line = (part) => html`<span>${say(part)}</span> `;
