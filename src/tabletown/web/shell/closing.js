// The end of a game: who won and why, the scores, and what to do next.

import { html, nothing } from "lit-html";
import { portrait } from "../pieces/art.js";
import { icon } from "../pieces/icon.js";
import { written } from "../pieces/writing.js";
import { aloneSheet } from "./alone.js";
import { dialog } from "./dialog.js";
import { chip } from "./fields.js";
import { reviewLink } from "./review.js";
import { copyButton } from "./share.js";
import { toDayTable } from "./today.js";
import { roleOf, t } from "./words.js";

/** @import { Event } from "../types.js" */
/** @import { Room } from "./room.js" */

/**
 * What the last move told, in two parts: what led to the end, and the sentences about it, which are all of one kind. Something
 * may be told after somebody has won.
 * @param {Pick<Room, "moments">} room
 */
function ending(room) {
  const told = room.moments.at(-1)?.events.filter((event) => event.message) ?? [];
  const wins = told.filter(({ kind }) => kind === "won");
  const closing = wins.length ? wins : told.slice(told.findLastIndex(({ kind }) => kind !== told.at(-1)?.kind) + 1);
  return { before: told.slice(0, told.findIndex((event) => event === closing[0])), closing, won: wins.length > 0 };
}

/** How the game ended: who won, and how that came, if it was more than points. @param {Pick<Room, "moments">} room @returns {Event[]} */
export function verdict(room) {
  const { before, closing, won } = ending(room);
  return [...before.slice(-1).filter(({ data }) => won && data.seat === undefined), ...closing];
}

/**
 * The seats from first to last, with their places, which equals share: after a team of three comes the second place. Who won
 * is first, whatever the points say. Of all, nobody wins.
 * @param {Room} room
 */
export function ranking(room) {
  const scores = room.position?.view.scores ?? [];
  const winners = ending(room).closing.flatMap(({ kind, data }) => (kind === "won" && typeof data.seat === "number" ? [data.seat] : []));
  const best = (/** @type {number} */ seat) => (winners.length ? winners.includes(seat) : scores[seat] === Math.max(...scores));
  const drawn = scores.every((_, seat) => best(seat));
  const seats = scores.map((points, seat) => ({ seat, points, won: best(seat) && !drawn }));
  seats.sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
  let place = 0;
  return seats.map((entry, index) => {
    const before = seats[index - 1];
    if (before?.won !== entry.won || before.points !== entry.points) place += 1;
    return { ...entry, place };
  });
}

/**
 * @param {Room} room
 * @param {{ rematch(): void, again(deal: string): void, replay(): void, verify(): void }} does
 * @param {AbortSignal} signal
 */
export function closingSheet(room, does, signal) {
  if (room.alone) return aloneSheet(room, does, signal);
  const ranks = ranking(room);
  const mine = ranks.find((entry) => entry.seat === room.seat);
  const title = mine?.won ? t("ui-you-win") : ranks.some(({ won }) => won) ? t("ui-game-over") : t("ui-draw");
  return dialog(
    title,
    (sheet) => {
      /** @param {() => void} [act] */
      const then = (act) => () => {
        sheet.close();
        act?.();
      };
      return html`<div class=${`closing ${mine?.won ? "won" : ""}`}>
        <p class="verdict">${verdict(room).map(({ message }) => (message ? `${room.say(message)} ` : ""))}</p>
        <ol class="podium">
          ${ranks.map(
            (entry) => html`<li class=${entry.won ? "won" : ""}>
              <span class="place">${entry.won ? icon("trophy-fill") : written(entry.place)}</span>
              ${portrait(room.name(entry.seat), entry.seat)}
              <span class="podium-name">
                ${room.name(entry.seat)}
                ${entry.seat === room.seat ? html`<span class="tt-chip is-gold">${t("ui-you")}</span>` : nothing}
                ${chip(roleOf(room.texts, entry.seat))}
              </span>
              <b>${room.say("ui-points", { points: entry.points })}</b>
            </li>`,
          )}
        </ol>
        <p class="actions">
          ${room.table.next
            ? html`<a class="button main big" href=${`/table/${room.table.next}`} @click=${then()}>
                ${icon("play-fill")} ${t("ui-to-rematch")}
              </a>`
            : room.table.daily
              ? toDayTable(room.table, then())
              : room.seat === null
                ? nothing
                : html`<button type="button" class="button main big" data-first @click=${then(does.rematch)}>
                    ${icon("arrow-counter-clockwise-bold")} ${t("ui-rematch")}
                  </button>`}
          ${reviewLink(room, then())}
          <button type="button" class="button" @click=${then(does.replay)}>
            ${icon("film-strip-fill")} ${t("ui-watch-replay")}
          </button>
          <button type="button" class="button" @click=${then(does.verify)}>
            ${icon("seal-check-fill")} ${t("ui-verify")}
          </button>
          ${copyButton(`${location.origin}/replay/${room.id}`, t("ui-copy-replay"), "")}
          <a class="button quiet" href="/" @click=${then()}>${icon("house-fill")} ${t("ui-to-lobby")}</a>
        </p>
      </div>`;
    },
    { className: "closing-sheet", signal },
  );
}
