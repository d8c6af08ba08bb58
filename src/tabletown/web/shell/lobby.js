// The lobby: the games, my tables, and the open tables of this server.

import { html, nothing, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../pieces/icon.js";
import { listed } from "../pieces/writing.js";
import { problem, round, wordsOf } from "./fields.js";
import { every, soon } from "./later.js";
import * as mine from "./mine.js";
import { heading, page } from "./page.js";
import { posterOf } from "./poster.js";
import { follow } from "./preparing.js";
import { scored } from "./alone.js";
import { lately } from "./lately.js";
import { playAtOnce } from "./quick.js";
import * as server from "./server.js";
import { ago, gameTexts, t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { TemplateResult } from "lit-html" */
/** @import { Texts } from "../text.js" */
/** @import { Place } from "./router.js" */
/** @typedef {{ info: T.GameInfo, texts: Texts, poster: TemplateResult }} Title */

const REFRESH = 12_000;

/** @param {Place} place */
export async function show(place) {
  place.title(t("ui-lobby-title"));
  const catalog = await server.catalog();
  /** The fewest rules first: whoever is new begins with these. */
  const games = catalog.games.toSorted((one, two) => one.clauses - two.clauses);
  const titles = await Promise.all(games.map(titleOf));
  /** @type {T.MyTable[] | null} */
  let seated = null;
  /** @type {T.TableInfo[] | null} */
  let open = null;
  let unreachable = "";

  /** Pointed out to newcomers, if there is a choice. */
  const easiest = mine.seats().length || games.length === 1 ? undefined : games[0];
  const redraw = soon(() => render(page(lobby(), "lobby"), place.root), place.signal);
  const preparing = follow(redraw, place.signal);
  const own = lately(titles, redraw);

  async function refresh() {
    try {
      [seated, open] = await Promise.all([myTables(seated ?? []), server.tables().then(({ tables }) => tables)]);
      unreachable = "";
    } catch (error) {
      unreachable = wordsOf(error);
    }
    redraw();
  }

  /** @param {string} id */
  function leave(id) {
    mine.forget(id);
    void refresh();
  }

  /** The way back to a game that waits, or a word to whoever is here for the first time. */
  function greeting() {
    const waiting = seated?.find((entry) => entry.mine);
    if (waiting) {
      const game = gameTitle(waiting.table, titles);
      const names = listed(others(waiting));
      return html`<a class="button main onward" href=${`/table/${waiting.table.id}`}>
        ${icon("play-fill")} ${names ? t("ui-your-turn-at", { game, names }) : t("ui-your-turn-alone", { game })}
      </a>`;
    }
    if (mine.seats().length) return nothing;
    return html`<p class="hint-line">${icon("lightbulb-fill")} ${t("ui-first-visit")} ${easiest ? html`<a href=${`/how/${easiest.slug}`}>${t("ui-learn", { game: easiest.title })}</a>` : nothing}</p>`;
  }

  const lobby = () => html`
    <section class="hero">
      ${heading(t("ui-tabletown"))}
      <p class="lead">${t("ui-what-this-is")}</p>
      ${greeting()} ${preparing()}
    </section>
    <section aria-labelledby="shelf-title">
      <h2 id="shelf-title" class="unseen">${t("ui-games")}</h2>
      <ul class=${`shelf ${titles.length === 1 ? "single" : ""}`}>
        ${titles.map((title) => html`<li>${billboard(title, title.info === easiest, catalog.lab, (alone) => playAtOnce(title.info, catalog, alone, place.signal))}</li>`)}
      </ul>
    </section>
    ${problem(unreachable)} ${own.view()}
    <div class="two">
      <section class="tt-panel" aria-labelledby="mine-title">
        <h2 id="mine-title">${t("ui-my-tables")}</h2>
        ${shelfOf(seated, t("ui-my-tables-none"), (entry) => myTable(entry, titles, leave), (entry) => entry.table.id)}
      </section>
      <section class="tt-panel" aria-labelledby="open-title">
        <h2 id="open-title">${t("ui-open-tables")}</h2>
        ${shelfOf(
          open?.filter((table) => !mine.token(table.id)) ?? null,
          t("ui-open-tables-none"),
          (table) => openTable(table, titles),
          (table) => table.id,
        )}
      </section>
    </div>
  `;

  redraw();
  void refresh();
  every(REFRESH, refresh, place.signal);
  mine.watchSeats(refresh, place.signal);
  void own.refresh();
  mine.watchSeats(own.refresh, place.signal);
}

/** @param {T.GameInfo} info @returns {Promise<Title>} */
async function titleOf(info) {
  const [texts, poster] = await Promise.all([gameTexts(info.slug), posterOf(info)]);
  return { info, texts, poster };
}

/** My tables as they are now; those that are no more are forgotten. @param {T.MyTable[]} known @returns {Promise<T.MyTable[]>} */
async function myTables(known) {
  const found = await Promise.all(
    mine.seats().map(([id, seat]) => {
      // What is over stays as it is.
      const over = known.find(({ table }) => table.id === id && table.status === "over");
      if (over) return over;
      return server.table(id, seat.token).catch((error) => {
        if (error.code === "unknown-table") mine.forget(id);
        else if (error.code === "unreachable") throw error;
        return null;
      });
    }),
  );
  const order = (/** @type {T.MyTable} */ entry) => (entry.mine ? 0 : entry.table.status === "over" ? 2 : 1);
  return found.filter((entry) => entry !== null).sort((a, b) => order(a) - order(b) || b.table.changed - a.table.changed);
}

/**
 * @param {Title} title
 * @param {boolean} first whether newcomers may best begin with it
 * @param {boolean} lab whether its variants can be studied here
 * @param {(alone: boolean) => void} play
 */
function billboard({ info, texts, poster }, first, lab, play) {
  const seats = info.fewest === info.most ? `${info.most}` : `${info.fewest}–${info.most}`;
  const several = info.most > 1;
  return html`<article class="billboard" aria-labelledby=${`game-${info.slug}`}>
    <div class="billboard-art" aria-hidden="true">${poster}</div>
    ${first ? html`<strong class="billboard-first">${icon("lightbulb-fill")} ${t("ui-start-here")}</strong>` : nothing}
    <div class="billboard-words">
      <h3 id=${`game-${info.slug}`} class="billboard-title">${texts.has("game-title") ? texts.say("game-title") : info.title}</h3>
      <p class="facts">
        <span>${icon("users-fill")} ${several ? t("ui-players", { seats }) : t("ui-one-player")}</span>
        ${texts.has("game-time") ? html`<span>${icon("hourglass-fill")} ${texts.say("game-time")}</span>` : nothing}
        <span>${icon("book-open-fill")} ${t("ui-rules-count", { clauses: info.clauses })}</span>
      </p>
      ${texts.has("game-about") ? html`<p class="about">${texts.say("game-about")}</p>` : nothing}
      <p class="actions">
        ${several
          ? html`<button type="button" class="button main" @click=${() => play(false)}>${icon("robot-fill")} ${t("ui-play-bots")}</button>`
          : html`<button type="button" class="button main" @click=${() => play(true)}>${icon("user-fill")} ${t("ui-play-alone")}</button>`}
        <a class="button" href=${`/how/${info.slug}`}>${icon("lightbulb-fill")} ${t("ui-learn-it")}</a>
      </p>
      <p class="more-ways">
        ${several && info.fewest === 1
          ? html`<button type="button" class="button quiet" @click=${() => play(true)}>${icon("user-fill")} ${t("ui-play-alone")}</button>`
          : nothing}
        <a class="button quiet" href=${`/new/${info.slug}`}>
          ${several ? html`${icon("users-fill")} ${t("ui-invite-friends")}` : html`${icon("gear-fill")} ${t("ui-variants")}`}
        </a>
        ${lab ? html`<a class="button quiet" href=${`/lab/${info.slug}`}>${icon("flask-fill")} ${t("ui-lab")}</a>` : nothing}
      </p>
    </div>
  </article>`;
}

/**
 * @template X
 * @param {X[] | null} entries null while they are fetched
 * @param {string} none
 * @param {(entry: X) => TemplateResult} draw
 * @param {(entry: X) => string} key
 */
function shelfOf(entries, none, draw, key) {
  if (!entries) return html`<p class="empty">${t("ui-loading")}</p>`;
  if (!entries.length) return html`<p class="empty">${none}</p>`;
  return html`<ul class="rows-list">${repeat(entries, key, (entry) => html`<li>${draw(entry)}</li>`)}</ul>`;
}

/** Whom I play with. @param {T.MyTable} entry */
const others = ({ table, seat }) =>
  table.players.filter((player) => player.seat !== seat && player.kind !== "open").map((player) => player.name);

/** @param {T.MyTable} entry @param {Title[]} titles @param {(id: string) => void} leave */
function myTable(entry, titles, leave) {
  const { table, mine: turn } = entry;
  const names = others(entry);
  const state = table.status === "waiting" ? t("ui-state-waiting") : table.status === "over" ? result(entry, titles) : t("ui-state-playing");
  return html`<div class=${`table-row ${turn ? "turn" : ""}`}>
    <a class="table-link" href=${`/table/${table.id}`}>
      <b>${gameTitle(table, titles)}</b>
      <span>${names.length ? t("ui-with", { names: listed(names) }) : t(table.players.length === 1 ? "ui-one-seat" : "ui-alone")}</span>
      <small>${turn ? html`<strong class="tt-chip is-gold">${t("ui-your-turn")}</strong>` : state} · ${ago(table.changed)}</small>
    </a>
    ${round("x-bold", t("ui-forget-table", { game: gameTitle(table, titles) }), () => leave(table.id), "small")}
  </div>`;
}

/** Who has won; of somebody who played alone, how high. @param {T.MyTable} entry @param {Title[]} titles */
function result({ table: { players, winners, alone, game }, seat }, titles) {
  const texts = titles.find(({ info }) => info.slug === game)?.texts;
  if (players.length === 1) {
    return texts && alone && alone.points !== null
      ? scored(alone.ranks, alone.points, alone.rank, (message, params) => texts.say(message, params))
      : t("ui-game-over");
  }
  if (winners.length === players.length) return t("ui-draw");
  const names = winners.filter((winner) => winner !== seat).map((winner) => players[winner]?.name ?? "");
  if (seat === null || !winners.includes(seat)) return t("ui-won", { names: listed(names) });
  return html`<strong class="tt-chip is-good">${icon("trophy-fill")} ${names.length ? t("ui-you-won-with", { names: listed(names) }) : t("ui-you-won")}</strong>`;
}

/** @param {T.TableInfo} table @param {Title[]} titles */
function openTable(table, titles) {
  const free = table.players.filter((player) => player.kind === "open").length;
  const names = table.players.filter((player) => player.kind === "person").map((player) => player.name);
  return html`<div class="table-row">
    <div class="table-link">
      <b>${gameTitle(table, titles)}</b>
      <span>${listed(names)}</span>
      <small>${free ? t("ui-seats-free", { free }) : t("ui-state-playing")} · ${ago(table.changed)}</small>
    </div>
    ${free && table.status === "waiting"
      ? html`<a class="button main small" href=${`/join/${table.id}`}>${t("ui-join")}</a>`
      : table.watch
        ? html`<a class="button small" href=${`/table/${table.id}`}>${icon("eye-fill")} ${t("ui-watch")}</a>`
        : nothing}
  </div>`;
}

/** @param {T.TableInfo} table @param {Title[]} titles */
const gameTitle = (table, titles) => titles.find(({ info }) => info.slug === table.game)?.info.title ?? table.game;
