// The deck, and the viewer's own power card.

import { html, nothing } from "lit-html";
import { back } from "tabletown/pieces/card.js";
import { icon } from "tabletown/pieces/icon.js";

/** @import { Api } from "tabletown/contract.js" */
/** @import { Scene } from "./table.js" */

const DEPTH = 3;

/** The card that doubles. @param {Api} api */
export function powerCard(api) {
  return html`<span class="cc-powercard" aria-hidden="true">
    ${icon("lightning-fill")}<b data-print="×2"></b><span data-print=${api.t("table-one-row")}></span>
  </span>`;
}

/** @param {Scene} scene */
export function supply(scene) {
  const { story, api, viewer, touch } = scene;
  if (viewer === null) return html`<div class="cc-supply">${deck(scene)}</div>`;
  const ready = story.numbers.power[viewer] === 1;
  return html`<div class="cc-supply">
    ${deck(scene)}
    <button type="button" class="cc-power ${ready ? "" : "is-spent"}" aria-disabled="true"
      aria-label=${api.t("table-own-power", { ready: ready ? "yes" : "no" })} @click=${touch("power:use")}>
      ${powerCard(api)}<span class="cc-caption" aria-hidden="true">${api.t("table-your-power")}</span>
    </button>
  </div>`;
}

/** @param {Scene} scene @param {string} [extra] */
export function deck({ story, api, picking, hinted, touch }, extra = "") {
  const size = story.zones.of("deck").length;
  const lit = picking.lit("deck");
  const use = picking.offered("deck");
  const label = api.t("table-deck", { size });
  return html`<button type="button" class="cc-deck ${extra} ${lit ? "is-lit" : ""} ${hinted("deck") ? "is-hinted" : ""}"
    data-element="deck" aria-disabled=${lit ? "false" : "true"} aria-label=${use ? `${label}. ${api.t(use.message)}` : label}
    @click=${touch("deck")}>
    <span class="cc-pile" data-zone="deck">${size ? Array.from({ length: Math.min(size, DEPTH) }, () => back()) : nothing}</span>
    <span class="cc-caption" aria-hidden="true">${api.t("table-deck-size", { size })}</span>
  </button>`;
}
