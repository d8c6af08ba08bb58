// Plot cards in hand: small enough to lie side by side, and read in full on the sheet.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";

/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Scene } from "./table.js" */

const LAST_DIGIT = 9;

/** @param {Scene} scene */
export function cards(scene) {
  const { story, api, viewer } = scene;
  if (viewer === null) return nothing;
  const zone = `${story.sideOf(viewer)}_hand`;
  const pieces = story.zones.of(zone);
  if (!pieces.length) return nothing;
  return html`<div class="tt-hand cw-hand" role="group" aria-label=${api.t("table-hand", { count: pieces.length })} data-zone=${zone} data-stops ${vars({ "--count": pieces.length })}>
    ${repeat(
      pieces,
      ({ id }) => id,
      (piece, place) => plot(piece, place, scene),
    )}
  </div>`;
}

/** @param {Piece} piece @param {number} place @param {Scene} scene */
function plot({ kind }, place, scene) {
  const { box, api, mine, picking, touch, look, hinted } = scene;
  const card = box.plots.get(kind ?? "");
  if (!card) return nothing;
  const element = `card:${kind}`;
  const usable = mine && picking.usable(element);
  const digit = place < LAST_DIGIT ? place + 1 : nothing;
  const when = api.t("table-when", { window: card.window || "own_turn" });
  const picked = picking.has(element);
  const state = `is-${card.side} ${usable ? "is-lit" : ""} ${picked ? "is-picked" : ""} ${hinted(element) ? "is-hinted" : ""}`;
  return html`<button type="button" class="cw-plot ${state}" data-element=${element} data-key=${digit} data-stop tabindex="-1"
    aria-pressed=${picked ? "true" : "false"} aria-disabled=${usable ? "false" : "true"}
    @click=${touch(element)} @pointerenter=${() => look(element)} @focus=${() => look(element)}>
    <span><em>${icon(card.window ? "lightning-fill" : "cards-fill")}${when}</em><b>${card.name}</b><small>${card.text}</small></span>
    ${digit === nothing ? nothing : html`<kbd data-print=${digit} aria-hidden="true"></kbd>`}
  </button>`;
}
