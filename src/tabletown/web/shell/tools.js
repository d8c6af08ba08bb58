// The strip of tools below a table: take back, hint, skip, speed; on phones also the last event and the panel.

import { html, nothing } from "lit-html";
import { portrait } from "../pieces/art.js";
import { icon } from "../pieces/icon.js";
import { lastLine } from "./log.js";
import { slider } from "./preferences.js";
import { choose, settings } from "./settings.js";
import { number, t } from "./words.js";

/** @import { Room } from "./room.js" */
/** @typedef {{ undo(event: Event): void, hint(event: Event): void, skip(): void, panel(tab: "log" | "chat"): void, redraw(): void }} Does */

/** @param {Room} room @param {{ shown: number, behind: boolean, thinking: boolean, unread: number }} now @param {Does} does */
export function toolStrip(room, { shown, behind, thinking, unread }, does) {
  const undo = room.position?.undo ?? "no";
  const playing = room.table.status === "playing" && room.seat !== null;
  const last = lastLine(room, shown);
  return html`<div class="tools" role="toolbar" aria-label=${t("ui-tools")}>
    ${playing
      ? html`<button type="button" class="tool" aria-disabled=${undo === "no" ? "true" : "false"} @click=${does.undo}>
            ${icon("arrow-counter-clockwise-bold")}<span>${undo === "ask" ? t("ui-undo-ask") : t("ui-undo")}</span>
          </button>
          <button type="button" class="tool" aria-disabled=${room.table.hints && room.myTurn ? "false" : "true"} aria-busy=${thinking ? "true" : "false"} @click=${does.hint}>
            ${icon("lightbulb-fill")}<span>${thinking ? t("ui-thinking") : t("ui-hint")}</span>
          </button>`
      : nothing}
    ${room.position
      ? html`<button type="button" class=${`tool skip-tool ${behind ? "lit" : ""}`} aria-disabled=${behind ? "false" : "true"} @click=${does.skip}>
          ${icon("skip-forward-fill")}<span>${t("ui-skip")}</span>
        </button>`
      : nothing}
    <button type="button" class="ticker" title=${t("ui-log")} @click=${() => does.panel("log")}>
      ${last ? html`${typeof last.seat === "number" ? portrait(room.name(last.seat), last.seat) : nothing}<span>${last.text}</span>` : html`<span>${t("ui-log")}</span>`}
    </button>
    <button type="button" class="tool chat-tool" aria-label=${unread ? t("ui-unread", { count: unread }) : t("ui-chat")} @click=${() => does.panel("chat")}>
      ${icon("chat-circle-fill")}${unread ? html`<span class="badge">${number(unread)}</span>` : nothing}
    </button>
    <div class="tool-speed">
      ${slider(t("ui-set-speed"), settings.speed, 0.5, 3, 0.25, t("ui-times", { times: number(settings.speed) }), (speed) => {
        choose({ speed });
        does.redraw();
      })}
    </div>
  </div>`;
}
