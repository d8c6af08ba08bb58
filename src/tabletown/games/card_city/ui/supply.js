// What lies beside the cities: the deck, what cities grow from, and the way to the scores.

import { html } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { sign } from "./sign.js";

/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function supply(scene) {
  const { story, api, openSheet } = scene;
  const stacks = Object.keys(story.view?.zones ?? {}).filter((zone) => zone.startsWith("stack_"));
  const left = story.zones.of("deck").length;
  const deck = api.t("table-deck", { count: left });
  const counted = stacks.flatMap((zone) => stack(zone, scene));
  return html`<ul class="cy-supply" aria-label=${api.t("table-supply")}>
      <li class="tt-chip" data-zone="deck" title=${deck}>${icon("cards-fill")}<span aria-hidden="true">${left}</span><span class="unseen">${deck}</span></li>
      ${counted}
    </ul>
    <button type="button" class="tt-chip cy-scores reach" aria-label=${api.t("table-scores")} @click=${openSheet}>
      ${icon("ranking-fill")}<span>${api.t("table-scores")}</span></button>`;
}

/** Cards of one kind, as long as there were any in this game. @param {string} zone @param {Scene} scene */
function stack(zone, { story, api, box }) {
  const pieces = story.zones.of(zone);
  const kind = box.stacked(zone);
  if (!pieces.length && !story.tallies.cities.some((cards) => cards.includes(kind))) return [];
  const label = api.t("table-stack", { card: box.name(kind), count: pieces.length });
  return [
    html`<li class="tt-chip cy-stack ${pieces.length ? "" : "is-empty"}" data-zone=${zone} title=${label}>
      ${sign(kind)}<span aria-hidden="true">${pieces.length}</span><span class="unseen">${label}</span></li>`,
  ];
}
