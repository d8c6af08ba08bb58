// The five rows: the hero's citizens on the left, the villain's on the right, the suburb with its balance between them.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { card } from "tabletown/pieces/card.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { balance, crest } from "./crests.js";
import { skylineOf, symbol } from "./suits.js";

/** @import { Api } from "tabletown/contract.js" */
/** @import { Picking } from "tabletown/pieces/picking.js" */
/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Side } from "./crests.js" */
/** @import { Story } from "./story.js" */
/** @import { Box } from "./suits.js" */
/**
 * @typedef {object} Board what the rows are drawn from
 * @property {Story} story
 * @property {Box} box
 * @property {Api} api
 * @property {Picking} picking
 * @property {(element: string) => boolean} hinted
 * @property {(element: string, near: HTMLElement) => void} ontouch
 */

/** @type {readonly Side[]} */
export const SIDES = ["hero", "villain"];
const KEYS = { hero: "A", villain: "D" };
const STEEPEST = 14;
const PER_POINT = 3;

/** @param {Board} board */
export function rows(board) {
  const { story, api } = board;
  return html`<ol class="cc-rows ${story.scoring ? "is-scoring" : ""}" data-stops="grid" aria-label=${api.t("table-rows")}>
    ${repeat(story.order, (colour) => colour, (colour) => row(colour, board))}
  </ol>`;
}

/** @param {string} colour @param {Board} board */
function row(colour, board) {
  const { story, box, api } = board;
  const number = box.colours.indexOf(colour);
  const hero = story.sums.hero[number] ?? 0;
  const villain = story.sums.villain[number] ?? 0;
  const shut = story.shut[number] === 1;
  const ahead = story.ahead(colour);
  const result = story.scoring ? story.results.get(colour) : undefined;
  const picked = SIDES.some((side) => board.picking.picked.length > 0 && board.picking.lit(`row:${colour}/${side}`));
  const state = [`leads-${ahead ?? "nobody"}`, shut && "is-shut", picked && "is-live", story.spot === colour && "is-spot", result && `is-scored won-by-${result.winner ?? "nobody"}`];
  const name = api.t("suburb", { colour });
  const label = api.t("table-row", { row: name, colour, hero, villain, ahead: ahead ?? "nobody", closed: shut ? "yes" : "no" });
  const tilt = Math.max(-STEEPEST, Math.min(STEEPEST, (villain - hero) * PER_POINT));
  return html`<li class="cc-row suit-${colour} ${state.filter(Boolean).join(" ")}" aria-label=${label} data-row=${colour}>
    ${skylineOf(colour)}${side(colour, "hero", board)}
    <div class="cc-hub" aria-hidden="true">
      <span class="cc-door"></span>
      <span class="cc-name">${icon(symbol(colour))}<span>${name}</span></span>
      <span class="cc-sums"><b class=${ahead === "hero" ? "is-ahead" : ""}>${hero}</b><span class="cc-tip" ${vars({ "--tilt": `${tilt}deg` })}>${balance()}</span><b class=${ahead === "villain" ? "is-ahead" : ""}>${villain}</b></span>
      ${shut ? icon("lock-simple-fill", "cc-lock") : nothing}
      ${result ? html`<span class="cc-stamp">${result.winner ? crest(result.winner) : icon("equals-bold")}</span>` : nothing}
    </div>
    ${side(colour, "villain", board)}
  </li>`;
}

/** One side of a row is one button: a place for the picked card, or the answer to "why not". @param {string} colour @param {Side} which @param {Board} board */
function side(colour, which, { story, box, api, picking, hinted, ontouch }) {
  const number = 2 * box.colours.indexOf(colour) + SIDES.indexOf(which);
  const zone = `side:${number}`;
  const element = `row:${colour}/${which}`;
  const pieces = story.zones.of(zone);
  const places = /** @type {number[]} */ (story.figures.places)[number] ?? 0;
  const lit = picking.picked.length > 0 && picking.lit(element);
  const usable = picking.picked.length ? lit : picking.usable(element);
  const ends = /** @type {number[]} */ (story.figures.ends_round)[number >> 1] === 1;
  const most = /** @type {number} */ (story.figures.most_on_side);
  const slots = Array.from({ length: Math.max(most - pieces.length - (lit ? 1 : 0), 0) }, (_, place) => place + (lit ? 1 : 0) < places);
  const cards = pieces.map(({ kind }) => (kind === null ? "" : String(box.citizen(kind).value))).join(", ");
  const label = api.t("table-side", { row: api.t("suburb", { colour }), side: which, count: pieces.length, cards, places });
  return html`<button type="button" class="cc-side is-${which} ${lit ? "is-lit" : ""} ${hinted(element) ? "is-hinted" : ""}" data-zone=${zone} data-element=${element} data-stop=${which} tabindex="-1"
    aria-label=${lit ? `${label} ${api.t("table-place-here")} ${ends ? api.t("table-ends-round") : ""}` : label} aria-disabled=${usable ? "false" : "true"}
    @click=${(/** @type {Event} */ event) => ontouch(element, /** @type {HTMLElement} */ (event.currentTarget))}>
    ${repeat(pieces, (piece) => piece.id, (piece) => placed(piece, { story, box, api }))}
    ${lit ? html`<span class="cc-drop ${ends ? "is-warning" : ""}" aria-hidden="true">${ends ? icon("siren-fill") : crest(which)}<b>${api.t("table-drop")}</b><kbd data-print=${KEYS[which]}></kbd></span>` : nothing}
    ${slots.map((free) => html`<span class="cc-slot ${free ? "" : "is-barred"}" aria-hidden="true"></span>`)}
  </button>`;
}

/** @param {Piece} piece @param {{ story: Story, box: Box, api: Api }} board */
function placed({ id, kind, from }, { story, box, api }) {
  if (kind === null) return nothing;
  const placement = story.recent.find(({ piece }) => piece === id);
  const mark = placement ? html`<span class="cc-by seat-${placement.seat}" data-print=${[...api.name(placement.seat)][0] ?? ""} aria-hidden="true"></span>` : nothing;
  return card(box.face(kind), { piece: id, from, mark, unsaid: true, extra: placement ? `is-recent seat-${placement.seat}` : "" });
}
