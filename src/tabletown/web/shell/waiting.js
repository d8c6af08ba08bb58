// Before the game: who is here, and the invitation for those who are not.

import { html, nothing } from "lit-html";
import { portrait } from "../pieces/art.js";
import { icon } from "../pieces/icon.js";
import { chip } from "./fields.js";
import { levelList } from "./levels.js";
import { inviteLink, linkField, qrCode, reach } from "./share.js";
import { roleOf, t } from "./words.js";

/** @import { Room } from "./room.js" */

/**
 * @param {Room} room
 * @param {string} level for the bots that take open seats
 * @param {{ level(bot: string): void, start(): void }} does
 */
export function waitingView(room, level, does) {
  const { table, seat, invite } = room;
  const free = table.players.filter((player) => player.kind === "open").length;
  const levels = levelList(room.catalog.levels, level, t("ui-how-well"), does.level);
  return html`<div class="waiting">
    <section class="tt-panel" aria-labelledby="waiting-title">
      <h2 id="waiting-title"><span role="status">${t("ui-waiting-for", { free })}</span></h2>
      <ol class="guests big">
        ${table.players.map(
          (player) => html`<li class=${player.kind}>
            ${player.kind === "open"
              ? html`<span class="free-portrait">${icon("user-fill")}</span><span>${t("ui-free-seat")}</span>`
              : html`${portrait(player.name, player.seat)}<span>${player.name}</span>`}
            ${chip(roleOf(room.texts, player.seat))} ${player.seat === seat ? html`<span class="tt-chip is-gold">${t("ui-you")}</span>` : nothing}
            ${player.seat === table.host ? html`<span class="tt-chip">${icon("crown-fill")} ${t("ui-host")}</span>` : nothing}
            ${player.kind === "bot" ? html`<span class="tt-chip">${icon("robot-fill")} ${room.level(player.level)}</span>` : nothing}
            ${player.kind === "person" && !player.here ? html`<span class="tt-chip">${t("ui-away")}</span>` : nothing}
          </li>`,
        )}
      </ol>
      ${seat === table.host
        ? html`<div class="start-now">
            <button type="button" class="button main big" @click=${does.start}>
              ${icon("play-fill")} ${t("ui-start-now", { free })}
            </button>
            ${free ? html`<p class="inline">${t("ui-how-well")} ${levels}</p>` : nothing}
          </div>`
        : html`<p class="small">${t("ui-host-starts", { host: table.players[table.host]?.name ?? "" })}</p>`}
    </section>
    ${invite
      ? html`<section class="tt-panel invite" aria-labelledby="invite-title">
          <h2 id="invite-title">${t("ui-invite")}</h2>
          <p>${t("ui-invite-about")}</p>
          ${reach(room.catalog)} ${linkField(t("ui-invite-link"), inviteLink(room.catalog, table.id, invite))}
          ${qrCode(inviteLink(room.catalog, table.id, invite), t("ui-invite-qr"))}
          <p class="small">${t("ui-invite-scan")}</p>
        </section>`
      : nothing}
  </div>`;
}
