// The deal of the day: what there is to play today, and the table of a day for a game.

import { html, nothing, render } from "lit-html";
import { icon } from "../pieces/icon.js";
import { written } from "../pieces/writing.js";
import { nameField, problem, wordsOf } from "./fields.js";
import { soon } from "./later.js";
import * as mine from "./mine.js";
import { heading, page } from "./page.js";
import { posterOf } from "./poster.js";
import { daily, reached } from "./results.js";
import * as server from "./server.js";
import { dealButton, playDaily } from "./today.js";
import { clock, dayWords, gameTexts, roleOf, say, t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { TemplateResult } from "lit-html" */
/** @import { Texts } from "../text.js" */
/** @import { Place } from "./router.js" */
/** @typedef {{ info: T.GameInfo, texts: Texts, poster: TemplateResult }} Title */

/** @param {Place} place @param {string} [game] @param {string} [day] */
export async function show(place, game, day) {
  const key = mine.knownKey();
  const [catalog, { games }] = await Promise.all([server.catalog(), server.dailies(key)]);
  /** @param {T.GameInfo} info @returns {Promise<Title>} */
  const titled = async (info) => ({ info, texts: await gameTexts(info.slug), poster: await posterOf(info) });
  let name = mine.myName() || t("ui-usual-name");
  let wrong = "";
  let busy = false;

  /** @param {string} slug */
  async function play(slug) {
    if (busy) return;
    busy = true;
    try {
      await playDaily(slug, name.trim());
    } catch (error) {
      wrong = wordsOf(error);
      busy = false;
      redraw();
    }
  }

  const naming = () => html`<div class="daily-name">${nameField(name, "", (text) => (name = text))}</div>`;

  /** @param {T.Daily} deal @param {Title} title */
  function card(deal, { info, texts, poster }) {
    return html`<article class="tt-panel deal-card" aria-labelledby=${`deal-${info.slug}`}>
      <div class="deal-art" aria-hidden="true">${poster}</div>
      <h2 id=${`deal-${info.slug}`}>${info.title}</h2>
      <p class="facts">${seating(deal, texts, catalog)}</p>
      <p>${daily(deal, texts)}</p>
      <p class="actions">
        ${dealButton(deal, info.title, (slug) => void play(slug))}
        <a class="button small quiet" href=${`/daily/${info.slug}`} aria-label=${t("ui-day-table-of", { game: info.title })}>${icon("ranking-fill")} ${t("ui-day-table")}</a>
      </p>
    </article>`;
  }

  /** @param {Title[]} titles */
  const all = (titles) => html`
    ${heading(t("ui-daily"))}
    <p class="lead">${t("ui-daily-about")}</p>
    <p class="small">${t("ui-daily-counts")} ${t("ui-daily-until", { time: clock(games[0]?.ends ?? 0) })}</p>
    ${problem(wrong)} ${naming()}
    <ul class="deal-cards">
      ${titles.map((title) => {
        const deal = games.find((each) => each.game === title.info.slug);
        return deal ? html`<li>${card(deal, title)}</li>` : nothing;
      })}
    </ul>
  `;

  /** @param {T.DayTable} table @param {Title} title */
  function ofDay({ daily: deal, standings, days }, { info, texts, poster }) {
    const now = deal.ends > Date.now();
    return html`
      ${heading(t("ui-day-table-of", { game: info.title }))}
      <section class="tt-panel day-deal">
        <div class="deal-art" aria-hidden="true">${poster}</div>
        <h2>${dayWords(deal.day)}</h2>
        <p class="facts">${seating(deal, texts, catalog)}</p>
        <p>${deal.mine || now ? daily(deal, texts) : t("ui-daily-missed")}</p>
        ${problem(wrong)}
        ${now
          ? html`${naming()}
              <p class="actions">${dealButton(deal, info.title, (slug) => void play(slug))}</p>
              <p class="small">${t("ui-daily-counts")} ${t("ui-daily-until", { time: clock(deal.ends) })}</p>`
          : nothing}
      </section>
      <section class="tt-panel" aria-labelledby="standings-title">
        <h2 id="standings-title">${t("ui-standings")}</h2>
        ${standings.length ? standingsTable(standings, texts) : html`<p class="empty">${t("ui-daily-nobody")}</p>`}
        ${standings.length ? html`<p class="small">${now ? t("ui-daily-looks") : t("ui-daily-open")}</p>` : nothing}
      </section>
      ${otherDays(info.slug, deal.day, days, games.find((each) => each.game === info.slug)?.day ?? "")}
    `;
  }

  let draw = () => html``;
  const redraw = soon(() => render(page(draw(), game ? "narrow" : ""), place.root), place.signal);
  if (game) {
    const today = games.find((each) => each.game === game)?.day ?? "";
    const [table, { info }] = await Promise.all([server.dayTable(game, day || today || "today", key), server.game(game)]);
    const title = await titled(info);
    place.title(t("ui-day-table-of", { game: info.title }));
    draw = () => ofDay(table, title);
  } else {
    const titles = await Promise.all(catalog.games.map(titled));
    place.title(t("ui-daily"));
    draw = () => all(titles);
  }
  redraw();
}

/** Against whom, and who I am. @param {T.Daily} deal @param {Texts} texts @param {T.Catalog} catalog */
function seating({ seats, seat, level }, texts, { levels }) {
  if (seats === 1) return html`<span>${icon("user-fill")} ${t("ui-one-seat")}</span>`;
  const known = levels.find(({ bot }) => bot === level);
  const role = roleOf(texts, seat);
  return html`<span>${icon("robot-fill")} ${t("ui-daily-rivals", { count: seats - 1, level: known ? say(`level-${known.id}`) : level })}</span>
    ${role ? html`<span>${icon("mask-happy-fill")} ${t("ui-daily-role", { role })}</span>` : nothing}`;
}

/** @param {T.DailyStanding[]} standings @param {Texts} texts */
function standingsTable(standings, texts) {
  const looks = standings.some(({ table }) => table);
  return html`<table class="tally standings">
    <thead>
      <tr>
        <th scope="col">${t("ui-place")}</th><th scope="col">${t("ui-player")}</th><th scope="col">${t("ui-reached")}</th>
        ${looks ? html`<th scope="col">${t("ui-replay")}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${standings.map(
        (standing) => html`<tr class=${standing.me ? "me" : ""}>
          <td class="place">${standing.place === 1 && standing.won !== false ? icon("trophy-fill") : nothing} ${written(standing.place)}</td>
          <th scope="row">${standing.name} ${standing.me ? html`<span class="tt-chip is-gold">${t("ui-you")}</span>` : nothing}</th>
          <td>${reached(standing, texts)}</td>
          ${looks
            ? html`<td>
                ${standing.table
                  ? html`<a class="round small" href=${`/replay/${standing.table}`} aria-label=${t("ui-replay-of", { name: standing.name })}>${icon("film-strip-fill")}</a>`
                  : nothing}
              </td>`
            : nothing}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {string} game @param {string} shown @param {string[]} days @param {string} today */
function otherDays(game, shown, days, today) {
  const others = [...(shown === today ? [] : [today]), ...days.filter((day) => day !== shown)];
  if (!others.length) return nothing;
  return html`<nav class="tt-panel other-days" aria-label=${t("ui-other-days")}>
    <h2>${t("ui-other-days")}</h2>
    <p class="actions">
      ${others.map((day) => html`<a class="button small" href=${`/daily/${game}/${day}`}>${day === today ? t("ui-today") : dayWords(day)}</a>`)}
    </p>
  </nav>`;
}
