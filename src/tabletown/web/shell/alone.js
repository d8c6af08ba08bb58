// Games for one: how high a score is, the end of such a game, and the same deal again.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { dialog } from "./dialog.js";
import * as mine from "./mine.js";
import { reviewLink } from "./review.js";
import * as server from "./server.js";
import { copyButton, linkField, origin, reach } from "./share.js";
import { toDayTable } from "./today.js";
import { t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { Room } from "./room.js" */
/** @typedef {(message: string | T.Message, params?: Record<string, string | number>) => string} Say */

/** A score with its rank, if there are ranks. @param {T.Rank[]} ranks @param {number} points @param {number | null} rank @param {Say} say */
export function scored(ranks, points, rank, say) {
  const name = rank === null ? undefined : ranks[rank]?.name;
  return name ? say("ui-points-rank", { points, rank: say(name) }) : say("ui-points", { points });
}

/** How much is missing to the next rank; "" where there is none. @param {T.Rank[]} ranks @param {number} points @param {Say} say */
export function missing(ranks, points, say) {
  const next = ranks.slice(1).find(({ least }) => least > points);
  return next ? say("ui-next-rank", { points: next.least - points, rank: say(next.name) }) : "";
}

/** Deals the same cards at a new table. Rejects with Denied. @param {string} deal @param {string} name @param {string} game */
export async function playDeal(deal, name, game) {
  const { table, token, seat } = await server.dealAgain(deal, { name, player: mine.playerKey() });
  mine.callMe(name);
  mine.sitDown(table, { token, seat, game, recorded: true });
  return table;
}

/**
 * @param {Room} room
 * @param {{ rematch(): void, again(deal: string): void, replay(): void, verify(): void }} does what the buttons do
 * @param {AbortSignal} signal
 */
export async function aloneSheet(room, does, signal) {
  const { ranks, rank } = room.table.alone ?? { ranks: [], rank: null };
  const points = room.position?.view.scores[0] ?? 0;
  /** @type {Say} */
  const say = (message, params) => room.say(message, params);
  // A table that goes on from a moment of another one has no deal of its own.
  const attempt = room.table.origin ? null : await server.attempt(room.id, room.token).catch(() => null);
  if (signal.aborted) return;
  await dialog(
    scored(ranks, points, rank, say),
    (sheet) => {
      /** @param {() => void} [act] */
      const then = (act) => () => {
        sheet.close();
        act?.();
      };
      const seated = room.seat !== null;
      return html`<div class="closing">
        ${attempt && seated ? verdict(attempt, ranks, points, say) : nothing}
        ${ranks.length ? rankTable(ranks, rank, missing(ranks, points, say), say) : nothing}
        <p class="actions">
          ${room.table.daily
            ? toDayTable(room.table, then())
            : seated
              ? html`<button type="button" class="button main big" data-first @click=${then(does.rematch)}>
                  ${icon("play-fill")} ${t("ui-another-deal")}
                </button>`
              : nothing}
          ${attempt && !room.table.daily
            ? html`<button type="button" class="button" @click=${then(() => does.again(attempt.deal))}>
                ${icon("arrow-counter-clockwise-bold")} ${t("ui-same-deal")}
              </button>`
            : nothing}
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
        ${attempt && !room.table.daily
          ? html`<section aria-labelledby="deal-title">
              <h3 id="deal-title">${t("ui-deal-for-friend")}</h3>
              <p class="small">${t("ui-deal-for-friend-about")}</p>
              ${reach(room.catalog)} ${linkField(t("ui-deal-link"), `${origin(room.catalog)}/deal/${attempt.deal}`)}
            </section>`
          : nothing}
      </div>`;
    },
    { className: "closing-sheet", signal },
  );
}

/** Whether it counts, and how it compares. @param {T.Attempt} attempt @param {T.Rank[]} ranks @param {number} points @param {Say} say */
function verdict({ number, spoilt, best }, ranks, points, say) {
  const counts = number === 1 && !spoilt;
  const why = spoilt ? t(`ui-spoilt-${spoilt}`) : number > 1 ? t("ui-played-before", { number }) : t("ui-first-try");
  const record = best && scored(ranks, best.points, best.rank, say);
  const news = counts && (!best || points > best.points) ? t("ui-new-best") : "";
  const words = record ? t("ui-best-so-far", { best: record, now: say("ui-points", { points }) }) : counts ? t("ui-no-best-yet") : "";
  return html`<p class="verdict">
      ${news ? html`<strong class="tt-chip is-good">${icon("trophy-fill")} ${news}</strong>` : nothing} ${words}
    </p>
    <p class="small">${why}</p>`;
}

/** @param {T.Rank[]} ranks @param {number | null} rank @param {string} next @param {Say} say */
function rankTable(ranks, rank, next, say) {
  return html`<div>
    <ol class="ranks" aria-label=${t("ui-ranks")}>
      ${ranks.map(
        ({ least, name }, at) => html`<li class=${at === rank ? "reached" : ""} aria-current=${at === rank ? "true" : "false"}>
          <span>${say(name)}</span> <span>${at ? t("ui-rank-from", { points: least }) : t("ui-rank-below", { points: ranks[1].least })}</span>
        </li>`,
      )}
    </ol>
    <p class="small">${next || t("ui-highest-rank")}</p>
  </div>`;
}
