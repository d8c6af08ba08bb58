// The five rows: the hero's citizens on the left, the villain's on the right, the suburb with its balance between them.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { card } from "tabletown/pieces/card.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { balance, crest } from "./crests.js";
import { skylineOf, symbol } from "./suits.js";

/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Side } from "./crests.js" */
/** @import { Scene } from "./table.js" */

/** @type {readonly Side[]} */
export const SIDES = ["hero", "villain"];
export const SIDE_KEYS = { hero: "A", villain: "D" };
const STEEPEST = 14;
const PER_POINT = 3;

/** @param {Scene} scene */
export function rows(scene) {
  const { story, api } = scene;
  return html`<ol class="cc-rows ${story.scoring ? "is-scoring" : ""}" data-stops="grid" aria-label=${api.t("table-rows")}>
    ${repeat(
      story.order,
      (colour) => colour,
      (colour) => row(colour, scene),
    )}
  </ol>`;
}

/** @param {string} colour @param {Scene} scene */
function row(colour, scene) {
  const { story, box, api } = scene;
  const number = box.colours.indexOf(colour);
  const hero = story.tallies.hero[number] ?? 0;
  const villain = story.tallies.villain[number] ?? 0;
  const shut = story.tallies.shut[number] === 1;
  const ahead = story.ahead(colour);
  const result = story.scoring ? story.results.get(colour) : undefined;
  const picked = SIDES.some((side) => scene.picking.picked.length > 0 && scene.picking.lit(`row:${colour}/${side}`));
  const state = [
    `leads-${ahead ?? "nobody"}`,
    shut && "is-shut",
    picked && "is-live",
    story.spot === colour && "is-spot",
    result && `is-scored won-by-${result.winner ?? "nobody"}`,
  ];
  const name = api.t("suburb", { colour });
  const label = api.t("table-row", { row: name, colour, hero, villain, ahead: ahead ?? "nobody", closed: shut ? "yes" : "no" });
  const tilt = Math.max(-STEEPEST, Math.min(STEEPEST, (villain - hero) * PER_POINT));
  return html`<li class="cc-row suit-${colour} ${state.filter(Boolean).join(" ")}" aria-label=${label} data-row=${colour}>
    ${skylineOf(colour)}${side(colour, "hero", scene)}
    <div class="cc-hub" aria-hidden="true">
      <span class="cc-door"></span>
      <span class="cc-name">${icon(symbol(colour))}<span>${name}</span></span>
      <span class="cc-sums">
        <b class=${ahead === "hero" ? "is-ahead" : ""}>${hero}</b>
        <span class="cc-tip ${result ? "is-decided" : ""}" ${vars({ "--tilt": `${tilt}deg` })}>
          ${balance()}${result ? stamp(result.winner) : nothing}
        </span>
        <b class=${ahead === "villain" ? "is-ahead" : ""}>${villain}</b>
      </span>
      ${shut ? icon("lock-simple-fill", "cc-lock") : nothing}
    </div>
    ${side(colour, "villain", scene)}
  </li>`;
}

/** Who won the row, in the place of the balance: both sums stay in sight. @param {Side | null} winner */
function stamp(winner) {
  return html`<span class="cc-stamp">${winner ? crest(winner) : icon("equals-bold")}</span>`;
}

/**
 * One side of a row is one button: a place for the picked card, or the answer to "why not".
 * @param {string} colour @param {Side} which @param {Scene} scene
 */
function side(colour, which, scene) {
  const { story, box, api, picking, hinted, touch } = scene;
  const { places, ends_round, most_on_side } = story.figures;
  const number = 2 * box.colours.indexOf(colour) + SIDES.indexOf(which);
  const element = `row:${colour}/${which}`;
  const pieces = story.zones.of(`side:${number}`);
  const lit = picking.picked.length > 0 && picking.lit(element);
  const usable = picking.picked.length ? lit : picking.usable(element);
  const ends = ends_round[number >> 1] === 1;
  const taken = pieces.length + (lit ? 1 : 0);
  const free = Math.max(most_on_side - taken, 0);
  const room = places[number] ?? 0;
  const open = room - (lit ? 1 : 0);
  const values = pieces.map(({ kind }) => (kind === null ? "" : String(box.citizen(kind).value)));
  const about = {
    row: api.t("suburb", { colour }),
    side: which,
    count: pieces.length,
    cards: values.join(", "),
    places: room,
  };
  const label = [api.t("table-side", about), lit && api.t("table-place-here"), lit && ends && api.t("table-ends-round")];
  return html`<button
    type="button"
    class="cc-side is-${which} ${lit ? "is-lit" : ""} ${hinted(element) ? "is-hinted" : ""}"
    data-zone="side:${number}"
    data-element=${element}
    data-stop=${which}
    tabindex="-1"
    aria-label=${label.filter(Boolean).join(" ")}
    aria-disabled=${usable ? "false" : "true"}
    @click=${touch(element)}
  >
    ${repeat(
      pieces,
      (piece) => piece.id,
      (piece) => placed(piece, scene),
    )}
    ${lit ? drop(which, ends, api) : nothing}
    ${Array.from({ length: free }, (_, place) => html`<span class="cc-slot ${place < open ? "" : "is-barred"}" aria-hidden="true"></span>`)}
  </button>`;
}

/** Where the picked card would lie. @param {Side} which @param {boolean} ends @param {Scene["api"]} api */
function drop(which, ends, api) {
  return html`<span class="cc-drop ${ends ? "is-warning" : ""}" aria-hidden="true">
    ${ends ? icon("siren-fill") : crest(which)}<b>${api.t("table-drop")}</b><kbd data-print=${SIDE_KEYS[which]}></kbd>
  </span>`;
}

/** @param {Piece} piece @param {Scene} scene */
function placed({ id, kind, from }, { story, box, api }) {
  if (kind === null) return nothing;
  const seat = story.recent.find(({ piece }) => piece === id)?.seat;
  if (seat === undefined) return card(box.face(kind), { piece: id, from, unsaid: true });
  const letter = [...api.name(seat)][0] ?? "";
  const mark = html`<span class="tt-by seat-${seat}" data-print=${letter} aria-hidden="true"></span>`;
  return card(box.face(kind), { piece: id, from, mark, unsaid: true });
}
