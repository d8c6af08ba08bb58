// An attack as a scene: who strikes whom, the dice in pairs with their powers, the dice that save, the wounds.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { GANGSTERS, SYMBOLS } from "./box.js";
import { NONE, SIZE } from "./city.js";
import { standee } from "./figures.js";

/** @import { Fight } from "./story.js" */
/** @import { Scene } from "./table.js" */

const SIGNS = /** @type {Record<string, string>} */ ({
  blade: "knife-fill",
  wing: "feather-fill",
  fist: "hand-fist-fill",
  guitar: "guitar-fill",
  skull: "skull-fill",
  flame: "fire-fill",
});

/** A die that shows a symbol. @param {string} symbol @param {string} [extra] */
export function die(symbol, extra = "") {
  return html`<i class="cw-die is-${symbol} ${extra}">${icon(SIGNS[symbol] ?? "dice-five-fill")}</i>`;
}

/** @param {Scene} scene */
export function fight(scene) {
  const { story, api } = scene;
  if (story.blaze?.dice) return blaze(scene);
  const now = story.fight;
  if (!now) return nothing;
  return html`<section class="cw-fight ${lowered(now.other, scene)}" aria-label=${api.t("table-fight")}>
    <div class="cw-foes">${standee(now.who, scene)}<span class="cw-versus">${icon("crosshair-bold")}</span>${standee(now.other, scene)}</div>
    <div class="cw-dice" data-stops>
      ${now.roll.some(Boolean) ? SYMBOLS.map((symbol, at) => group(symbol, at, now, scene)) : html`<span class="cw-rolling">${api.t("table-rolls")}</span>`}
    </div>
    ${now.end ? html`<p class="cw-outcome is-${now.end}">${api.t("table-outcome", { end: now.end, count: now.wounds })}</p>` : nothing}
  </section>`;
}

/** The dice lie where they do not cover the one that they are about. @param {number} who @param {Scene} scene */
function lowered(who, { story }) {
  const place = story.where[who] ?? NONE;
  return place !== NONE && story.city.middle(place).y < SIZE / 2 ? "is-low" : "";
}

/** Dice of one symbol: pairs hit, a single die does not; one die of the defense saves one pair. @param {string} symbol @param {number} at @param {Fight} now @param {Scene} scene */
function group(symbol, at, now, scene) {
  const { api, box, mine, frame, choose } = scene;
  const count = now.roll[at] ?? 0;
  const saves = now.saves?.[at] ?? 0;
  if (!count && !saves) return nothing;
  const hits = Math.floor(count / 2);
  const side = now.who < GANGSTERS ? "gang_power" : "crow_power";
  const power = box.powers.get(box.symbols[symbol]?.[side] ?? "");
  const option = mine ? frame.position.options.find(({ elements }) => elements.includes(`symbol:${symbol}`)) : undefined;
  const label = api.t("table-dice", { symbol, count, hits, saves });
  const rolled = Array.from({ length: count }, (_, i) => die(symbol, i >= hits * 2 ? "is-blank" : Math.floor(i / 2) < saves ? "is-saved" : "is-hit"));
  const saving = Array.from({ length: saves }, (_, i) => die(symbol, i < hits ? "is-save" : "is-blank"));
  const content = html`<span class="cw-pairs">${rolled}</span>
    ${saves ? html`<span class="cw-saves">${saving}</span>` : nothing}
    <span class="cw-power">${hits && power ? html`<b>${power.name}</b><small>${power.text}</small>` : api.t("symbol-name", { symbol })}</span>`;
  if (!option) return html`<div class="cw-group ${hits ? "is-pair" : ""}" role="img" aria-label=${label}>${content}</div>`;
  return html`<button type="button" class="cw-group is-lit ${hits ? "is-pair" : ""}" data-stop data-code=${option.code}
    @click=${() => choose(option)}><span class="unseen">${api.t(option.message)}. ${label}.</span>${content}</button>`;
}

/** A roll for flames. @param {Scene} scene */
function blaze(scene) {
  const { story, api, box } = scene;
  const roll = story.blaze;
  if (!roll) return nothing;
  const place = box.landmarks[roll.building]?.name ?? "";
  return html`<section class="cw-fight ${lowered(roll.who, scene)}" aria-label=${api.t("table-blaze")}>
    <div class="cw-foes">${standee(roll.who, scene)}${place && !roll.burn ? html`<b>${place}</b>` : nothing}</div>
    <div class="cw-dice"><span class="cw-pairs" role="img" aria-label=${api.t("table-flames", { dice: roll.dice, flames: roll.flames })}>
      ${Array.from({ length: roll.dice }, (_, i) => die(i < roll.flames ? "flame" : "none", i < roll.flames ? "is-hit" : "is-blank"))}</span></div>
  </section>`;
}
