// The deal of the day: sitting down at it, and the way to how the others did.

import { html } from "lit-html";
import { icon } from "../pieces/icon.js";
import * as mine from "./mine.js";
import { go } from "./router.js";
import * as server from "./server.js";
import { t } from "./words.js";

/** @import * as T from "../types.js" */

/** Sits down at today's deal. Rejects with Denied. @param {string} game @param {string} name */
export async function playDaily(game, name) {
  const { table, token, seat } = await server.playDaily(game, { name, player: mine.playerKey() });
  mine.callMe(name);
  mine.sitDown(table, { token, seat, game, recorded: true });
  void go(`/table/${table}`);
}

/** The way from a game with the deal of a day to how the others did. @param {T.TableInfo} table @param {() => void} leave */
export const toDayTable = ({ game, daily: day }, leave) =>
  html`<a class="button main big" data-first href=${`/daily/${game}/${day}`} @click=${leave}>
    ${icon("ranking-fill")} ${t("ui-day-table")}
  </a>`;

/** What to do with a deal: play it, or go on. @param {T.Daily} deal @param {string} title @param {(game: string) => void} start */
export function dealButton({ game, mine: own }, title, start) {
  if (own && !own.over && mine.token(own.table)) {
    return html`<a class="button small main" href=${`/table/${own.table}`} aria-label=${t("ui-daily-go-on-at", { game: title })}>
      ${icon("play-fill")} ${t("ui-daily-go-on")}
    </a>`;
  }
  const words = own ? "ui-daily-again" : "ui-daily-play";
  return html`<button type="button" class=${`button small ${own ? "quiet" : ""}`} aria-label=${t(`${words}-at`, { game: title })} @click=${() => start(game)}>
    ${icon(own ? "arrow-counter-clockwise-bold" : "play-fill")} ${t(words)}
  </button>`;
}
