// What I have reached lately and what today brings: for the lobby, as soon as there is anything of mine to show.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { listed, written } from "../pieces/writing.js";
import { problem, wordsOf } from "./fields.js";
import * as mine from "./mine.js";
import { daily, outcome, totals } from "./results.js";
import * as server from "./server.js";
import { dealButton, playDaily } from "./today.js";
import { ago, clock, t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { Texts } from "../text.js" */
/** @typedef {{ info: T.GameInfo, texts: Texts }} Title */

const LAST = 5;

/** @param {Title[]} titles @param {() => void} redraw */
export function lately(titles, redraw) {
  /** @type {T.PlayerRecord | null} */
  let record = null;
  /** @type {T.Daily[]} */
  let deals = [];
  let wrong = "";

  return {
    /** Whoever is new here has enough to look at. */
    async refresh() {
      if (!mine.seats().length && !mine.knownKey()) return;
      const key = mine.knownKey();
      [record, { games: deals }] = await Promise.all([
        myRecord().catch(() => null),
        server.dailies(key).catch(() => ({ games: [] })),
      ]);
      redraw();
    },
    view() {
      if (!deals.length) return nothing;
      return html`<div class="two lately">
        <section class="tt-panel" aria-labelledby="daily-title">
          <div class="lately-head">
            <h2 id="daily-title">${icon("moon-stars-fill")} ${t("ui-daily")}</h2>
            <small>${t("ui-daily-until", { time: clock(deals[0]?.ends ?? 0) })}</small>
          </div>
          <ul class="deals">${deals.map((deal) => html`<li>${dealRow(deal, titles, (game) => void start(game))}</li>`)}</ul>
          ${problem(wrong)}
        </section>
        ${record?.latest.length ? recordPanel(record, titles) : nothing}
      </div>`;
    },
  };

  /** @param {string} game */
  async function start(game) {
    try {
      await playDaily(game, mine.myName() || t("ui-usual-name"));
    } catch (error) {
      wrong = wordsOf(error);
      redraw();
    }
  }
}

/** My record, with the seats that I took before there was one; null while I have no key. @returns {Promise<T.PlayerRecord | null>} */
export async function myRecord() {
  const seats = mine.unrecorded().map(([table, { token }]) => ({ table, token }));
  if (seats.length) {
    const record = await server.claim(mine.playerKey(), { seats });
    mine.recorded();
    return record;
  }
  return mine.knownKey() ? server.record(mine.knownKey()) : null;
}

/** @param {T.Daily} deal @param {Title[]} titles @param {(game: string) => void} start */
function dealRow(deal, titles, start) {
  const title = titles.find(({ info }) => info.slug === deal.game);
  if (!title) return nothing;
  return html`<div class=${`table-row ${deal.mine && !deal.mine.over ? "turn" : ""}`}>
    <a class="table-link" href=${`/daily/${deal.game}`}>
      <b>${title.info.title}</b>
      <small>${daily(deal, title.texts)}</small>
    </a>
    ${dealButton(deal, title.info.title, start)}
  </div>`;
}

/** @param {T.PlayerRecord} record @param {Title[]} titles */
function recordPanel(record, titles) {
  return html`<section class="tt-panel" aria-labelledby="record-title">
    <div class="lately-head">
      <h2 id="record-title">${icon("ranking-fill")} ${t("ui-record")}</h2>
      <a class="clause reach" href="/record">${t("ui-record-all")}</a>
    </div>
    ${figures(record)}
    ${lastGames(record.latest.slice(0, LAST), titles)}
  </section>`;
}

/** Finished games, each with the way to its replay. @param {T.Result[]} results @param {Title[]} titles */
export function lastGames(results, titles) {
  return html`<ul class="lasts">
    ${results.map((result) => {
      const title = titles.find(({ info }) => info.slug === result.game);
      const names = result.seats.flatMap(({ name }, seat) => (seat === result.seat ? [] : [name]));
      return html`<li>
        <a class="last" href=${`/replay/${result.table}`}>
          <b>${title?.info.title ?? result.game}</b>
          <small>${names.length ? t("ui-with", { names: listed(names) }) : t("ui-one-seat")} · ${ago(result.at)}</small>
        </a>
        ${title ? outcome(result, title.texts) : nothing}
      </li>`;
    })}
  </ul>`;
}

/** The few numbers that say the most. @param {T.PlayerRecord} record */
export function figures(record) {
  const { played, several, won, streak, longest } = totals(record);
  /** @param {string} value @param {string} words */
  const figure = (value, words) => html`<div><dt>${words}</dt><dd>${value}</dd></div>`;
  return html`<dl class="figures">
    ${figure(written(played), t("ui-record-played", { count: played }))}
    ${several ? figure(written(won), t("ui-record-won")) : nothing}
    ${several ? figure(written(won / several, { style: "percent" }), t("ui-record-share")) : nothing}
    ${streak > 1 ? figure(written(streak), t("ui-record-streak")) : longest > 1 ? figure(written(longest), t("ui-record-longest")) : nothing}
  </dl>`;
}
