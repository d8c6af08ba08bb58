// What lies before the viewer: the line that says what to do, and the hand with what each colour is worth.

import { html } from "lit-html";
import { heldCard, ownHand } from "tabletown/pieces/hand.js";
import { icon } from "tabletown/pieces/icon.js";
import { say } from "tabletown/pieces/tray.js";
import { signed } from "tabletown/pieces/writing.js";
import { symbol } from "./suits.js";

/** @import { Held } from "tabletown/pieces/hand.js" */
/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Scene } from "./table.js" */

const CARD = "card:";
const ROW = "row:";

/** @param {Scene} scene */
export function question(scene) {
  return say(scene, { next: () => next(scene) });
}

/** What is still to be chosen, and whether that should be thought over. @param {Scene} scene */
function next({ story: { figures }, box, api, picking }) {
  const elements = [...picking.picked, ...picking.open.flatMap((option) => option.elements)];
  const card = picking.picked.find((element) => element.startsWith(CARD));
  const colour = elements
    .find((element) => element.startsWith(ROW))
    ?.slice(ROW.length)
    .split("/")[0];
  const name = card ? box.face(card.slice(CARD.length)).name : "";
  if (!colour) return { text: api.t("table-choose-deck", { card: name }), warning: false };
  const row = api.t("suburb", { colour });
  if (!card) return { text: api.t("table-choose-card", { row }), warning: false };
  const number = box.colours.indexOf(colour);
  const ends = figures.ends_round[number] === 1;
  const closes = figures.closes[number] === 1;
  const id = ends ? "table-choose-side-ends" : closes ? "table-choose-side-closes" : "table-choose-side";
  return { text: api.t(id, { card: name, row }), warning: ends };
}

/** @param {Scene} scene */
export function cards(scene) {
  const { story, box, api } = scene;
  return ownHand(scene, {
    label: (count) => api.t("table-hand", { count }),
    groups: story.order,
    groupOf: (kind) => box.citizen(kind).colour,
    card: (piece) => held(piece, scene),
    foot: (colour) => stake(colour, scene),
  });
}

/** Of cards that are alike, only one is picked, or was drawn just now. @param {Piece} piece @param {Scene} scene @returns {Held} */
function held(piece, scene) {
  const { drawn, zones } = scene.story;
  const card = heldCard(piece, scene);
  return { ...card, picked: card.picked && zones.picked === piece.id, fresh: drawn === piece.id };
}

/** What a colour in hand is worth, and what it would score as its row stands. @param {string} colour @param {Scene} scene */
function stake(colour, { story: { figures }, box, api }) {
  const number = box.colours.indexOf(colour);
  const value = figures.held[number] ?? 0;
  const points = figures.at_stake[number] ?? 0;
  const sign = points > 0 ? "plus" : points < 0 ? "minus" : "nothing";
  const label = api.t("table-stake", { colour, held: value, stake: sign });
  return html`<span class="cc-stake suit-${colour} is-${sign}" role="img" aria-label=${label} title=${label}>
    <span>${icon(symbol(colour))}${value}</span><b><small>${api.t("table-stake-now")}</small> ${points ? signed(points) : "±0"}</b>
  </span>`;
}
