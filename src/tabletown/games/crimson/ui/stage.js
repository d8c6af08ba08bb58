// What the players show when a row is scored.

import { html, nothing } from "lit-html";
import { back, card } from "tabletown/pieces/card.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { signed } from "tabletown/pieces/writing.js";
import { crest } from "./crests.js";
import { symbol } from "./suits.js";

/** @import { Result } from "./story.js" */
/** @import { Scene } from "./table.js" */

/** @param {string} colour @param {Scene} scene */
export function stage(colour, scene) {
  const { story, api } = scene;
  const result = story.results.get(colour);
  if (!result) return nothing;
  const low = story.order.indexOf(colour) < 2;
  const outcome = result.winner === null ? "row-undecided" : `${result.winner}-wins`;
  const seats = [...story.scores.keys()];
  return html`<section class="cc-stage suit-${colour} is-${result.winner ?? "nobody"} ${low ? "is-low" : ""}" aria-hidden="true">
    <p class="cc-stage-title">
      ${result.winner ? crest(result.winner) : icon("equals-bold")}
      <b>${api.t(`event-${outcome}`, { row: colour })}</b>
      ${icon(symbol(colour), "cc-stage-suit")}
    </p>
    ${
      result.winner === null
        ? nothing
        : html`<ol class="cc-bared" ${vars({ "--seats": seats.length })}>
          ${seats.map((seat) => bared(seat, colour, result, scene))}
        </ol>`
    }
  </section>`;
}

/** What one player shows. @param {number} seat @param {string} colour @param {Result} result @param {Scene} scene */
function bared(seat, colour, { values, points, doubled }, { story, box, api }) {
  const value = values.get(seat);
  const gain = points.get(seat);
  const kinds = story.zones
    .of(`hand:${seat}`)
    .flatMap(({ kind }) => (kind !== null && box.citizen(kind).colour === colour ? [kind] : []));
  kinds.sort((one, other) => box.inOrder(one, other));
  const best = value !== undefined && value === Math.max(1, ...values.values());
  const state = `${best ? "is-best" : ""} ${gain !== undefined && gain < 0 ? "is-loss" : ""}`;
  return html`<li class="seat-${seat} ${state}" data-bared=${seat} ${vars({ "--bared": kinds.length })}>
    <span class="cc-bared-name">${api.name(seat)}</span>
    <span class="cc-bared-cards">${value === undefined ? back() : kinds.map((kind) => card(box.face(kind)))}</span>
    <span class="cc-bared-value">
      ${value ?? nothing}${gain === undefined ? nothing : html`<b class=${doubled.has(seat) ? "is-punch" : ""}>${signed(gain)}</b>`}
    </span>
    ${vote(story.decisions.get(seat))}
  </li>`;
}

/** @param {"used" | "kept" | undefined} decision */
function vote(decision) {
  if (decision === undefined) return nothing;
  return html`<span class="cc-vote is-${decision}">${decision === "used" ? html`${icon("lightning-fill")}×2` : icon("hand-fill")}</span>`;
}
