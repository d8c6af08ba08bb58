// The strip of tools below a table: take back, hint, skip, speed; on phones also the last event and the panel.

import { html, nothing } from "lit-html";
import { portrait } from "../pieces/art.js";
import { icon } from "../pieces/icon.js";
import { written } from "../pieces/writing.js";
import { aria, slider } from "./fields.js";
import { lastLine } from "./log.js";
import { choose, settings } from "./settings.js";
import { t } from "./words.js";

/** @import { Room } from "./room.js" */
/** @typedef {{ undo(event: Event): void, hint(event: Event): void, place(event: Event): void, skip(): void, panel(tab: "log" | "chat"): void }} Does */

/** @param {Room} room @param {{ shown: number, behind: boolean, thinking: boolean, placing: boolean, unread: number }} now @param {Does} does */
export function toolStrip(room, { shown, behind, thinking, placing, unread }, does) {
  const undo = room.position?.undo ?? "no";
  const playing = room.table.status === "playing" && room.seat !== null;
  const hints = room.table.hints && room.myTurn;
  const chat = unread ? t("ui-unread", { count: unread }) : t("ui-chat");
  const speed = { min: 0.5, max: 3, step: 0.25, value: settings.speed, words: t("ui-times", { times: written(settings.speed) }) };
  return html`<div class="tools" role="toolbar" aria-label=${t("ui-tools")}>
    ${playing
      ? html`<button type="button" class="tool" aria-disabled=${aria(undo === "no")} @click=${does.undo}>
            ${icon("arrow-counter-clockwise-bold")}<span>${undoWords(room)}</span>
          </button>
          <button type="button" class="tool hint-tool" aria-disabled=${aria(!hints)} aria-busy=${aria(thinking)} @click=${does.hint}>
            ${icon("lightbulb-fill")}<span>${thinking ? t("ui-thinking") : t("ui-hint")}</span>
          </button>`
      : nothing}
    ${placing
      ? html`<button type="button" class="tool place-tool" @click=${does.place}>${icon("hand-fill")}<span>${t("ui-place-for-me")}</span></button>`
      : nothing}
    ${room.position
      ? html`<button type="button" class=${`tool skip-tool ${behind ? "lit" : ""}`} aria-disabled=${aria(!behind)} @click=${does.skip}>
          ${icon("skip-forward-fill")}<span>${t("ui-skip")}</span>
        </button>`
      : nothing}
    ${ticker(room, shown, () => does.panel("log"))}
    ${room.alone
      ? nothing
      : html`<button type="button" class="tool chat-tool" aria-label=${chat} @click=${() => does.panel("chat")}>
          ${icon("chat-circle-fill")}${unread ? html`<span class="badge">${written(unread)}</span>` : nothing}
        </button>`}
    <div class="tool-speed">
      ${slider(t("ui-set-speed"), speed, (value) => choose({ speed: value }))}
    </div>
  </div>`;
}

/** What taking back would cost. @param {Room} room */
function undoWords({ position, table }) {
  const undo = position?.undo;
  if (undo === "spoils" && table.daily) return t("ui-undo-daily");
  return undo === "ask" || undo === "spoils" ? t(`ui-undo-${undo}`) : t("ui-undo");
}

/** What happened last, in one line that opens the log, where the log is a drawer. @param {Room} room @param {number} shown @param {() => void} openLog */
export function ticker(room, shown, openLog) {
  const last = lastLine(room, shown);
  return html`<button type="button" class="ticker" title=${t("ui-log")} @click=${openLog}>
    ${typeof last?.seat === "number" ? portrait(room.name(last.seat), last.seat) : nothing}<span>${last?.text ?? t("ui-log")}</span>
  </button>`;
}
