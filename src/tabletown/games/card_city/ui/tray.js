// What lies before the viewer: the line that says what to do, the cards to build, and what else can be done.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { designed } from "tabletown/pieces/designed.js";
import { heldCard } from "tabletown/pieces/hand.js";
import { icon } from "tabletown/pieces/icon.js";
import { prompt, putBack } from "tabletown/pieces/prompt.js";
import { answers } from "tabletown/pieces/question.js";
import { cardFace, signOf } from "./buildings.js";
import { sign } from "./sign.js";
import { slip } from "./slip.js";

/** @import { Option } from "tabletown/types.js" */
/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Scene } from "./table.js" */

const CARD = "card:";
const LAST_DIGIT = 9;
/** The signs of what has no picture. @type {Record<string, string>} */
const SIGNS = { cloud: "cloud-fog-fill", grow: "plant-fill", loan: "coins-fill", "no-loan": "x-bold", demolish: "bomb-fill", repay: "handshake-fill", done: "check-bold" };

/** What is happening, what is asked, or what has been picked and comes next. @param {Scene} scene */
export function question(scene) {
  const { api, frame, playing, mine, line, picking, division, story, cancel } = scene;
  const asked = api.t(frame.position.prompt);
  if (playing) return prompt(line || asked);
  if (mine && picking.own) return prompt(next(scene), { mine, extra: putBack(api.t("table-put-back"), cancel) });
  if (!mine || !story.view) return prompt(asked);
  if (story.numbers.splitter === scene.viewer && division.isOpen(story)) return prompt(cuts(scene), { mine, lead: api.t("table-your-turn") });
  return prompt(picking.picked.some((element) => element.startsWith(CARD)) ? next(scene) : asked, { mine, lead: api.t("table-your-turn") });
}

/** @param {Scene} scene */
function cuts({ api, division, story }) {
  const place = division.next(division.room(story));
  return api.t("table-cut", { place: division.offered ? "sent" : (place ?? "none"), name: api.name(story.numbers.chooser) });
}

/** @param {Scene} scene */
function next({ api, box, picking }) {
  const [picked = ""] = picking.picked;
  if (!picked.startsWith(CARD)) return api.t("table-picked", { what: picked.split(":").at(-1) ?? "" });
  const kind = picked.slice(CARD.length);
  return api.t("table-picked-card", { card: box.name(kind), to: picking.lit("deck") ? "deck" : "space" });
}

/** What a picked card does; else, in the first turn, the game explains itself step by step. @param {Scene} scene */
export function guide({ api, box, story, mine, playing, picking }) {
  const kind = picking.picked.find((element) => element.startsWith(CARD))?.slice(CARD.length);
  if (!mine || playing || (!kind && story.numbers.turn > 1)) return nothing;
  const words = kind ? box.text(kind) : api.t("table-guide", { step: story.view?.step ?? "", price: story.figures.prices.industry ?? 0 });
  return html`<p class="cy-guide">${icon("lightbulb-fill")}<span>${words} ${designed(box.entry(kind ?? ""), api.t)}</span></p>`;
}

/** @param {Scene} scene */
export function tray(scene) {
  return html`<div class="cy-tray">${hand(scene)}${given(scene)}${answers(chosen(scene), scene.api.t("table-actions"), "cy-answers")}</div>`;
}

// Cards

/** The viewer's cards; for onlookers, those of whoever builds. @param {Scene} scene */
export function hand(scene) {
  const { story, viewer, frame, api } = scene;
  const seat = viewer ?? frame.position.view.actors[0] ?? 0;
  const pieces = story.sorted([...story.zones.of(`hand:${seat}`), ...story.zones.of(`lot:${seat}`)]);
  if (!pieces.length) return nothing;
  return html`<div class="tt-hand cy-hand" role="group" aria-label=${api.t("table-hand", { count: pieces.length })} data-zone="lot:${seat}" data-stops>
    ${repeat(
      pieces,
      ({ id }) => id,
      (piece, place) => (piece.kind === null ? slip(piece, {}) : held(piece, place, scene)),
    )}
  </div>${under(scene)}`;
}

/** @param {Piece} piece @param {number} place @param {Scene} scene */
function held(piece, place, scene) {
  const { story, api, pick, drag, mine } = scene;
  const card = heldCard(piece, scene);
  const picked = card.picked && (story.zones.picked === piece.id || !story.zones.of(`lot:${scene.viewer}`).some(({ id }) => id === story.zones.picked) && isFirst(piece, scene));
  const state = `${picked ? "is-picked" : ""} ${mine && card.usable && !picked ? "is-open" : ""} ${card.idle ? "is-idle" : ""} ${card.hinted ? "is-hinted" : ""}`;
  const digit = place < LAST_DIGIT ? place + 1 : nothing;
  return html`<button type="button" class="tt-card cy-slip ${state}" data-piece=${piece.id} data-from=${piece.from ?? nothing} data-element=${card.element} data-key=${digit} data-stop tabindex="-1"
    aria-label=${card.face.name} aria-pressed=${picked ? "true" : "false"} aria-disabled=${card.usable ? "false" : "true"}
    @click=${(/** @type {Event} */ event) => pick(card, /** @type {HTMLElement} */ (event.currentTarget))}
    @pointerdown=${(/** @type {PointerEvent} */ event) => drag(card, event, /** @type {HTMLElement} */ (event.currentTarget))}
    >${cardFace(piece.kind ?? "", place, api)}${digit === nothing ? nothing : html`<kbd data-print=${digit} aria-hidden="true"></kbd>`}</button>`;
}

/** Of cards that are alike, one is picked. @param {Piece} piece @param {Scene} scene */
const isFirst = ({ id, kind }, { story, viewer }) =>
  ["hand", "lot"].flatMap((zone) => story.zones.of(`${zone}:${viewer}`)).find((piece) => piece.kind === kind)?.id === id;

/** Alone: where a card goes that is not kept, and what lies there. @param {Scene} scene */
function under({ story, api, picking, touch, hinted }) {
  if (story.view?.step !== "keep") return nothing;
  const state = `${picking.lit("deck") && picking.picked.length ? "is-lit" : ""} ${hinted("deck") ? "is-hinted" : ""}`;
  return html`<button type="button" class="cy-deck ${state}" data-element="deck" aria-disabled=${picking.lit("deck") ? "false" : "true"} @click=${touch("deck")}>
    ${icon("stack-fill")}<b>${api.t("table-under")}</b>
    <span class="cy-under">${story.under.map((kind) => sign(kind))}</span>
    <small>${api.t("table-under-known", { count: story.under.length })}</small>
  </button>`;
}

// Everything else

/** What goes where the viewer touches next, without having been chosen: smoke, or a house that grows. @param {Scene} scene */
function given({ api, mine, picking }) {
  const found = mine ? picking.common.filter((element) => !element.startsWith(CARD)) : [];
  return found.map((element) => html`<span class="tt-chip is-gold cy-given" data-element=${element}>${icon(SIGNS[element] ?? "check-bold")}<b>${api.t("table-given", { what: element })}</b></span>`);
}

/** What can be done that is not a card: a loan, purchases, the end of the turn. @param {Scene} scene */
function chosen(scene) {
  const { frame, mine, hinted, touch, picking } = scene;
  if (!mine) return [];
  /** @type {Map<string, Option>} */
  const firsts = new Map();
  for (const option of frame.position.options) {
    const [element = ""] = option.elements;
    if (!element.startsWith(CARD) && !picking.common.includes(element)) firsts.set(element, firsts.get(element) ?? option);
  }
  return [...firsts].map(([element, option]) => ({
    element,
    face: html`${markOf(element, scene)}<b>${words(element, option, scene)}</b>`,
    words: price(element, scene),
    hinted: hinted(element),
    press: touch(element),
    look: picking.has(element) ? "is-picked" : "",
  }));
}

/** @param {string} element @param {Scene} scene */
function markOf(element, { box }) {
  const [sort = "", word = ""] = element.split(":");
  return sort === "stack" ? icon(signOf(box.stacked(`stack_${word}`))[0] ?? "") : icon(SIGNS[sort] ?? "check-bold");
}

/** @param {string} element @param {Option} option @param {Scene} scene */
function words(element, option, { api }) {
  return option.elements.length > 1 ? api.t("table-do", { what: element.split(":").at(-1) ?? "" }) : api.t(option.message);
}

/** @param {string} element @param {Scene} scene */
function price(element, { api, box, story: { figures } }) {
  const [sort = "", word = ""] = element.split(":");
  const prices = /** @type {Record<string, number | undefined>} */ (figures.prices);
  const dollars = sort === "stack" ? prices[box.stacked(`stack_${word}`)] : { demolish: prices.demolition, repay: prices.repayment }[sort];
  return dollars === undefined ? "" : api.t("table-price", { dollars });
}
