// What comes before the rows for a moment: a banner, and what the players show when a row is scored.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { back, card } from "tabletown/pieces/card.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { crest } from "./crests.js";
import { symbol } from "./suits.js";

/** @import { Api } from "tabletown/contract.js" */
/** @import { Story } from "./story.js" */
/** @import { Box } from "./suits.js" */

/** @param {{ title: string, line?: unknown, sign: string, alarm?: boolean }} banner */
export function banner({ title, line, sign, alarm = false }) {
  return html`<div class="cc-banner ${alarm ? "is-alarm" : ""}" aria-hidden="true">${icon(sign)}<b>${title}</b>${line ? html`<span>${line}</span>` : nothing}</div>`;
}

/** @param {string} colour @param {{ story: Story, box: Box, api: Api }} table */
export function stage(colour, { story, box, api }) {
  const result = story.results.get(colour);
  if (!result) return nothing;
  const low = story.order.indexOf(colour) < 2;
  const title = api.t(`event-${result.winner === null ? "row-undecided" : `${result.winner}-wins`}`, { row: colour });
  const best = Math.max(1, ...result.values.values());
  const seats = Array.from({ length: story.seats }, (_, seat) => seat);
  return html`<section class="cc-stage suit-${colour} is-${result.winner ?? "nobody"} ${low ? "is-low" : ""}" aria-hidden="true">
    <p class="cc-stage-title">${result.winner ? crest(result.winner) : icon("equals-bold")}<b>${title}</b>${icon(symbol(colour), "cc-stage-suit")}</p>
    ${result.winner === null ? nothing : html`<ol class="cc-bared" ${vars({ "--seats": story.seats })}>${repeat(seats, (seat) => seat, (seat) => bared(seat, colour, best, { story, box, api }))}</ol>`}
  </section>`;
}

/** @param {number} seat @param {string} colour @param {number} best @param {{ story: Story, box: Box, api: Api }} table */
function bared(seat, colour, best, { story, box, api }) {
  const result = story.results.get(colour);
  const value = result?.values.get(seat);
  const points = result?.points.get(seat);
  const decision = story.decisions.get(seat);
  const kinds = story.zones.of(`hand:${seat}`).map(({ kind }) => kind).filter((kind) => kind !== null && box.citizen(kind).colour === colour);
  kinds.sort((one, other) => box.inOrder(one, other));
  return html`<li class="seat-${seat} ${value === best ? "is-best" : ""} ${points === undefined ? "" : points < 0 ? "is-loss" : "is-gain"}" data-bared=${seat} ${vars({ "--bared": kinds.length })}>
    <span class="cc-bared-name">${api.name(seat)}</span>
    <span class="cc-bared-cards">${value === undefined ? back() : kinds.map((kind) => card(box.face(kind ?? "")))}</span>
    ${decision ? html`<span class="cc-vote is-${decision}">${icon(decision === "used" ? "lightning-fill" : "hand-fill")}${decision === "used" ? "×2" : nothing}</span>` : nothing}
    <span class="cc-bared-value">${value ?? ""}${points === undefined ? nothing : html`<b class=${result?.doubled.has(seat) ? "is-punch" : ""}>${signed(points)}</b>`}</span>
  </li>`;
}

/** Points with their sign. @param {number} points */
export function signed(points) {
  return new Intl.NumberFormat(document.documentElement.lang, { signDisplay: "exceptZero" }).format(points).replace("-", "−");
}
