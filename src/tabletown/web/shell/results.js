// What was reached, in words: of a finished game, of a day, of all games together.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { listed } from "../pieces/writing.js";
import { scored } from "./alone.js";
import { t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { Texts } from "../text.js" */

/** More than who has won. @param {number} points */
const tells = (points) => points !== 0 && points !== 1;

/** Points, with their rank if there is one. @param {{ points: number | null, rank: T.Message | null }} reached @param {Texts} texts */
export function points({ points: count, rank }, texts) {
  const ranks = rank ? [{ least: 0, name: rank }] : [];
  return scored(ranks, count ?? 0, rank ? 0 : null, (message, params) => texts.say(message, params));
}

const trophy = (/** @type {string} */ words) => html`<strong class="tt-chip is-good">${icon("trophy-fill")} ${words}</strong>`;

/** Who has won, or how high. @param {T.Result} result @param {Texts} texts */
export function outcome(result, texts) {
  const { seats, seat, winners, counts } = result;
  if (seats.length === 1) return html`<span>${points(result, texts)} ${uncounted(counts)}</span>`;
  const names = winners.filter((winner) => winner !== seat).map((winner) => seats[winner]?.name ?? "");
  const words =
    winners.length === seats.length
      ? t("ui-draw")
      : !winners.includes(seat)
        ? t("ui-won", { names: listed(names) })
        : trophy(names.length ? t("ui-you-won-with", { names: listed(names) }) : t("ui-you-won"));
  return html`<span>${words} ${uncounted(counts)}</span>`;
}

/** @param {T.Result["counts"]} why */
const uncounted = (why) => (why ? html`<small>${t(`ui-uncounted-${why}`)}</small>` : nothing);

/** How somebody did on a day. @param {{ won: boolean | null, points: number | null, rank: T.Message | null }} reached @param {Texts} texts */
export function reached(reached, texts) {
  if (reached.won === null) return points(reached, texts);
  const words = t(reached.won ? "ui-daily-won" : "ui-daily-lost");
  return tells(reached.points ?? 0) ? `${words} · ${points(reached, texts)}` : words;
}

/** How far I am with the deal of a day, or how many have played it. @param {T.Daily} deal @param {Texts} texts */
export function daily({ mine, players }, texts) {
  if (!mine) return players ? t("ui-daily-players", { count: players }) : t("ui-daily-nobody");
  if (!mine.over) return t(mine.counts ? "ui-daily-begun" : "ui-daily-begun-uncounted");
  if (!mine.counts) return `${reached(mine, texts)} · ${t("ui-daily-uncounted")}`;
  return `${t("ui-daily-place", { place: mine.place ?? 0, count: players })} · ${reached(mine, texts)}`;
}

/** All games together. @param {T.PlayerRecord} record */
export function totals({ games, latest }) {
  const sum = (/** @type {"played" | "several" | "won" | "lost"} */ what) => games.reduce((all, game) => all + game[what], 0);
  const last = games.find(({ game }) => game === latest[0]?.game);
  return {
    played: sum("played"),
    several: sum("several"),
    won: sum("won"),
    streak: last?.streak ?? 0,
    longest: Math.max(0, ...games.map(({ longest }) => longest)),
  };
}

/** @param {T.Tally[]} tallies */
export function summed(tallies) {
  const best = tallies.reduce((one, other) => (other.best > one.best ? other : one));
  return {
    played: tallies.reduce((all, { played }) => all + played, 0),
    won: tallies.reduce((all, { won }) => all + won, 0),
    best: tells(best.best) || best.seats === 1 ? best : null,
  };
}
