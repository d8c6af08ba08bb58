// What everybody at the table should know now: the line is lost, somebody is gone, somebody asks something.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { listed } from "../pieces/writing.js";
import { t } from "./words.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { Player } from "../types.js" */
/** @import { Room } from "./room.js" */
/**
 * @typedef {object} Does what the buttons do
 * @property {(yes: boolean) => void} agree
 * @property {(seats: number[]) => void} giveSeats
 * @property {(seats: number[]) => void} wait
 * @property {() => void} takeBack
 * @property {() => void} result
 * @property {() => void} rematch
 */

/** Somebody whose connection blinks is not gone yet. */
const PATIENCE = 8000;

/**
 * @param {Room} room
 * @param {Does} does
 * @param {boolean} settled whether everything that happened has been shown
 * @param {Buttons} more
 */
export function banners(room, does, settled, more) {
  return html`<div class="banners" role="status">
    ${lineBanner(room)} ${[...room.troubles.values()].map((text) => banner("warning-fill", text, "bad"))}
    ${proposalBanner(room, does)} ${seatBanners(room, does)}
    ${more} ${settled && room.position?.view.over ? overBanner(room, does) : nothing}
  </div>`;
}

/** @typedef {TemplateResult | typeof nothing} Buttons */
/** @param {string} symbol @param {string | TemplateResult} text @param {string} className @param {Buttons} [buttons] */
export function banner(symbol, text, className, buttons = nothing) {
  return html`<div class=${`banner ${className}`}>${icon(symbol)}<span>${text}</span>${buttons}</div>`;
}

/** @param {string} text @param {() => void} act @param {string} [className] */
export const button = (text, act, className = "main") =>
  html`<button type="button" class=${`button small ${className}`} @click=${act}>${text}</button>`;

/** @param {Room} room */
function lineBanner({ line, back }) {
  if (line.kind === "open") return back ? banner("check-bold", t("ui-line-back"), "good") : nothing;
  if (line.kind === "connecting") return banner("hourglass-fill", t("ui-connecting"), "patient");
  if (line.kind === "closed") return banner("warning-fill", line.why || t("ui-line-closed"), "bad");
  const seconds = Math.max(0, Math.ceil((line.again - Date.now()) / 1000));
  // The seconds are seen, not read out one by one.
  const words = html`${t("ui-line-lost")} <span aria-hidden="true">${t("ui-line-again", { seconds })}</span>`;
  return banner("wifi-slash-bold", words, "bad patient");
}

/** @param {Room} room @param {Does} does */
function proposalBanner(room, does) {
  const { proposal } = room.table;
  if (!proposal) return nothing;
  const asked = room.seat !== null && proposal.wanted.includes(room.seat) && !proposal.agreed.includes(room.seat);
  const waiting = proposal.wanted.filter((seat) => !proposal.agreed.includes(seat)).map((seat) => room.name(seat));
  const text = t("ui-proposal", { name: room.name(proposal.seat), moves: room.move - proposal.move });
  if (asked) {
    const yes = button(t("ui-agree"), () => does.agree(true));
    return banner("handshake-fill", text, "ask", html`${yes} ${button(t("ui-decline"), () => does.agree(false), "")}`);
  }
  const cancel = proposal.seat === room.seat ? button(t("ui-withdraw"), () => does.agree(false), "") : nothing;
  return banner("handshake-fill", t("ui-proposal-waiting", { names: listed(waiting) }), "", cancel);
}

/** @param {Room} room @param {Does} does */
function seatBanners(room, does) {
  if (room.table.status !== "playing" || room.seat === null) return nothing;
  if (room.me?.standin) {
    const words = t("ui-bot-for-me", { level: room.level(room.me.standin) });
    return banner("robot-fill", words, "ask", button(t("ui-take-back"), does.takeBack));
  }
  return [...room.table.players.filter(({ idle }) => idle).map((player) => idleBanner(room, player, does)), goneBanner(room, does)];
}

/** Somebody who is here and keeps the table waiting. @param {Room} room @param {Player} player @param {Does} does */
function idleBanner(room, player, does) {
  if (room.seat === null || player.seat === room.seat) return nothing;
  const { name, seat } = player;
  if (player.wishes.includes(room.seat)) return banner("hourglass-fill", t("ui-idle-waiting", { name }), "");
  return banner("hourglass-fill", t("ui-idle", { name }), "", button(t("ui-idle-agree"), () => does.giveSeats([seat]), ""));
}

/** @param {Room} room @param {Does} does */
function goneBanner(room, does) {
  const missed = room.table.players.filter((player) => isMissed(room, player));
  if (!missed.length) return nothing;
  const seats = missed.map(({ seat }) => seat);
  const words = t("ui-are-gone", { count: seats.length, names: listed(missed.map(({ name }) => name)) });
  const give = button(t("ui-give-to-bots", { count: seats.length }), () => does.giveSeats(seats), "");
  return banner("user-fill", words, "", html`${give} ${button(t("ui-wait"), () => does.wait(seats), "quiet")}`);
}

/** @param {Room} room @param {Player} player */
function isMissed(room, player) {
  const since = room.gone.get(player.seat) ?? Infinity;
  return player.seat !== room.seat && !player.standin && Date.now() - since > PATIENCE;
}

/** @param {Room} room @param {Does} does */
function overBanner(room, does) {
  const next = room.table.next
    ? html`<a class="button small main" href=${`/table/${room.table.next}`}>${t("ui-to-rematch")}</a>`
    : room.seat === null || room.table.daily
      ? nothing
      : button(room.alone ? t("ui-another-deal") : t("ui-rematch"), does.rematch);
  return banner("trophy-fill", t("ui-game-over"), "over", html`${button(t("ui-result"), does.result, "")} ${next}`);
}
