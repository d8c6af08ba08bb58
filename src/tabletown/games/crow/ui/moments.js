// Moments that the whole table stops for.

import { html, nothing, svg } from "lit-html";
import { banner } from "tabletown/pieces/banner.js";
import { CROW_SIGN } from "./cast.js";
import { FLAME } from "./map.js";

/** @import { Event } from "tabletown/types.js" */
/** @import { Box, Plot } from "./box.js" */
/** @import { Api } from "tabletown/contract.js" */
/** @typedef {{ kind: string, line: string, event: Event | undefined, box: Box, api: Api }} Moment */

/** What the whole table stops for: the sign of its banner. */
const SIGNS = /** @type {Record<string, string>} */ ({
  "objective-revealed": "target-bold",
  "boss-out": "skull-fill",
  "boss-killed": "bird-fill",
  "eric-died": "heart-break-fill",
  "albrecht-died": "skull-fill",
  "sarah-died": "skull-fill",
  kidnapped: "lock-simple-fill",
  "token-laid": "bird-fill",
  "bomb-went-off": "bomb-fill",
  "showdown-won": "flame-fill",
  played: "cards-fill",
  won: "trophy-fill",
});
/** What has a shorter title than its line in the log. */
const TITLED = new Set(["token-laid", "showdown-won"]);
/** What changes the night for everybody. */
const TURNING = new Set(["boss-out", "kidnapped"]);
/** Deaths that leave the sign of the Crow in flames. */
const BURNT = new Set(["token-laid", "boss-killed"]);
const FLAMES = [8, 26, 46, 66, 86];

/** @param {string} kind */
export const isMoment = (kind) => kind in SIGNS;

/** @param {Moment} moment */
export function moment({ kind, line, event, box, api }) {
  const id = String(event?.data.card ?? "");
  const plot = kind === "played" ? box.plots.get(id) : undefined;
  if (plot) return openCard(plot, line);
  const objective = kind === "objective-revealed" ? box.objectives.get(id) : undefined;
  if (objective) return openCard({ name: objective.name, side: "gang", text: objective.showdown_text }, line, api.t("table-now-wins"));
  const title = TITLED.has(kind) ? api.t("table-moment", { kind, who: String(event?.data.who) }) : line;
  const about = TITLED.has(kind) ? line : TURNING.has(kind) ? api.t("table-moment-about", { kind }) : "";
  return BURNT.has(kind) ? burningSign(title, about) : banner({ title, line: about, sign: SIGNS[kind] ?? "", alarm: kind !== "won" });
}

/** A card that has been played or turned up, large enough to be read by everybody. @param {Pick<Plot, "name" | "side" | "text">} card @param {string} line @param {string} [about] what its text is about */
function openCard({ name, side, text }, line, about = "") {
  return html`<div class="cw-played" aria-hidden="true"><em>${line}</em>
    <div class="cw-plot is-${side}"><span>${about ? html`<em>${about}</em>` : nothing}<b>${name}</b><small>${text}</small></span></div>
  </div>`;
}

/** The sign of the Crow in flames, where somebody died. @param {string} title @param {string} line */
function burningSign(title, line) {
  return html`<div class="tt-banner is-alarm cw-kill" aria-hidden="true">
    <svg viewBox="-6 -26 112 122">
      ${FLAMES.map((x, i) => svg`<svg x=${x - 12} y=${i % 2 ? 34 : 18} width="24" height="52" viewBox="-9 -15 18 26"><path class="cw-flame beat-${i % 4}" d=${FLAME}></path></svg>`)}
      <path class="cw-kill-sign" d=${CROW_SIGN}></path>
    </svg><b>${title}</b>${line ? html`<span>${line}</span>` : nothing}
  </div>`;
}
