// An attack as a scene: the dice of both sides, symbol below symbol; pairs hit, one die of the defense saves one pair.

import { html, nothing } from "lit-html";
import { pair } from "tabletown/pieces/dice.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { NONE, SIZE } from "./city.js";
import { die, flameDice } from "./dice.js";
import { standee } from "./figures.js";

/** @import { Event } from "tabletown/types.js" */
/** @import { Fight } from "./story.js" */
/** @import { Scene } from "./table.js" */
/** @typedef {{ symbol: string, count: number, hits: number, saves: number, saved: number }} Column the dice of one symbol */

/** What a power asks for in the city, which must not be covered then. */
const IN_THE_CITY = new Set(["godfather", "death-comes", "put-out", "collateral", "place"]);

/** @param {Scene} scene */
export function fight(scene) {
  const { story, box, api, mine } = scene;
  const { numbers, tallies } = story;
  if (story.blaze) return blaze(story.blaze, scene);
  const now = story.fight;
  if (!now || (mine && IN_THE_CITY.has(story.view?.step ?? ""))) return nothing;
  const columns = Object.keys(box.symbols).flatMap((symbol, at) => {
    const count = (now.rolled && numbers.roll[at]) || 0;
    const saves = (now.defends && numbers.saves[at]) || 0;
    const [hits, saved] = [now.counted && tallies.pairs[at], now.defends && tallies.saved[at]].map(Number);
    return count || saves ? [{ symbol, count, hits: hits ?? 0, saves, saved: saved ?? 0 }] : [];
  });
  return html`<section class="cw-fight ${lowered(now.other, scene)}" aria-label=${api.t("table-fight")}>
    <div class="cw-dice" data-stops ${vars({ "--columns": columns.length })}>
      ${fighter(now.who, "crosshair-bold", scene)}${columns.map((column) => attack(column, scene))}
      ${fighter(now.other, "shield-fill", scene)}${columns.map((column) => defense(column))}
    </div>
    ${outcome(now, columns, scene)}
    <ul class="cw-powers" data-stops>${columns.filter(({ hits }) => hits).map((column) => power(column, now, scene))}</ul>
  </section>`;
}

/** The dice lie where they do not cover the one that they are about. @param {number} who @param {Scene} scene */
function lowered(who, { story }) {
  const place = story.numbers.where[who] ?? NONE;
  return place !== NONE && story.city.middle(place).y < SIZE / 2 ? "is-low" : "";
}

/** @param {number} who @param {string} sign @param {Scene} scene */
function fighter(who, sign, scene) {
  return html`<span class="cw-fighter">${standee(who, scene)}<b>${scene.box.person(who).name}</b>${icon(sign)}</span>`;
}

/** The option that belongs to a symbol. @param {string} symbol @param {string} verb @param {Scene} scene */
function optionOf(symbol, verb, { mine, frame }) {
  return mine ? frame.position.options.find((option) => option.verb === verb && option.elements.includes(`symbol:${symbol}`)) : undefined;
}

/** What one symbol brought, in words. @param {Column} column @param {Scene} scene */
function said({ symbol, count, hits, saves }, { api }) {
  return api.t("table-dice", { symbol, count, hits, saves });
}

/** The attacker's dice of one symbol: two and two belong together. @param {Column} column @param {Scene} scene */
function attack(column, scene) {
  const { symbol, count, hits, saved } = column;
  const pairs = Array.from({ length: hits }, (_, i) => pair(die(symbol), die(symbol), i < saved ? "is-saved" : "is-hit"));
  const rest = Array.from({ length: count - 2 * hits }, () => die(symbol, scene.story.fight?.counted ? "is-blank" : ""));
  const option = optionOf(symbol, "reroll", scene);
  if (!option) return html`<span class="cw-attack" role="img" aria-label=${said(column, scene)}>${pairs}${rest}</span>`;
  return html`<button type="button" class="cw-attack is-lit ${scene.hinted(`symbol:${symbol}`) ? "is-hinted" : ""}" data-stop data-code=${option.code} @click=${() => scene.choose(option)}
    ><span class="unseen">${scene.api.t(option.message)}. ${said(column, scene)}.</span>${pairs}${rest}</button>`;
}

/** The defender's dice of one symbol. @param {Column} column */
function defense({ symbol, saves, saved }) {
  return html`<span class="cw-defense" aria-hidden="true">${Array.from({ length: saves }, (_, i) => die(symbol, i < saved ? "is-save" : "is-blank"))}</span>`;
}

/** @param {Fight} now @param {Column[]} columns @param {Scene} scene */
function outcome({ end, wounds, counted }, columns, { api }) {
  if (!counted) return html`<p class="cw-outcome">${api.t(columns.length ? "table-rolls" : "table-declared")}</p>`;
  const hits = columns.reduce((sum, column) => sum + column.hits, 0);
  const words = end ? api.t("table-outcome", { end, count: wounds }) : api.t("table-hits", { count: hits });
  const drops = end === "hurt" ? Array.from({ length: wounds }, () => html`<i class="cw-wound">${icon("heart-break-fill")}</i>`) : nothing;
  return html`<p class="cw-outcome is-${end || "open"}">${words}${drops}</p>`;
}

/** What a hit does besides the wound. @param {Column} column @param {Fight} now @param {Scene} scene */
function power({ symbol, hits, saved }, now, scene) {
  const { api, box, choose } = scene;
  const id = box.powerOf(symbol, now.who);
  const card = box.powers.get(id);
  const state = now.powers.includes(id) ? "is-used" : saved === hits ? "is-saved" : "";
  const option = optionOf(symbol, "power", scene);
  const content = html`${die(symbol, "is-small")}<span class="cw-power"><b>${card?.name}</b><small>${card?.text}</small></span>${state === "is-used" ? icon("check-bold") : nothing}`;
  if (!option) return html`<li class="cw-worth ${state}">${content}</li>`;
  return html`<li><button type="button" class="cw-worth is-lit ${scene.hinted(`power:${id}`) ? "is-hinted" : ""}" data-stop data-code=${option.code}
    @click=${() => choose(option)}><span class="unseen">${api.t(option.message)}.</span>${content}</button></li>`;
}

/** A fire that is declared, and the roll for flames. @param {Event} event @param {Scene} scene */
function blaze(event, scene) {
  const { api, box } = scene;
  const roll = { who: box.who(String(event.data.who)), dice: Number(event.data.dice ?? 0), flames: Number(event.data.flames ?? 0) };
  const words = api.t("table-flames", roll);
  return html`<section class="cw-fight is-blaze ${lowered(roll.who, scene)}" aria-label=${api.t("table-blaze")}>
    <div class="cw-dice" ${vars({ "--columns": 1 })}>
      ${fighter(roll.who, "fire-fill", scene)}
      ${roll.dice ? html`<span class="cw-attack" role="img" aria-label=${words}>${flameDice(roll.dice, roll.flames)}</span>` : nothing}
    </div>
    <p class="cw-outcome ${roll.flames ? "is-hurt" : ""}">${flamesOf(event, scene)}</p>
  </section>`;
}

/** @param {Event} event @param {Scene} scene */
function flamesOf({ kind, data, message }, { api, box, story }) {
  if (kind === "fire-declared") return message ? api.t(message) : "";
  const declared = story.last(["fire-declared"])?.data.building;
  const landmark = kind === "fire-rolled" ? box.landmarks[box.name(String(declared))] : undefined;
  return api.t("table-flames-rolled", { count: Number(data.flames), place: landmark?.name ?? "none" });
}
