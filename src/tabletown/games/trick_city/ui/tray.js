// What lies before the viewer: the line that says what to do, what is still to be chosen, the hand.

import { html } from "lit-html";
import { heldCard, picksOther, ownHand } from "tabletown/pieces/hand.js";
import { icon } from "tabletown/pieces/icon.js";
import { answers } from "tabletown/pieces/question.js";
import { say } from "tabletown/pieces/tray.js";
import { either, withMinus } from "tabletown/pieces/writing.js";
import { mark, noteOf } from "./notes.js";
import { neededFor, previewOf, previewWith, sayPreview, wanted } from "./preview.js";
import { symbol, WILD } from "./suits.js";

/** @import { Held } from "tabletown/pieces/hand.js" */
/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Scene } from "./table.js" */

const CARD = "card:";
const POWER = "power:";

/** @param {Scene} scene */
export function question(scene) {
  const next = scene.story.numbers.round === 0 ? undefined : () => ({ text: pickedSoFar(scene) });
  return say(scene, { next, extra: orders(scene) });
}

/** What is picked, what it does, and what is still to be chosen. @param {Scene} scene */
function pickedSoFar(scene) {
  const { box, api, picking } = scene;
  const card = picking.picked.find((element) => element.startsWith(CARD))?.slice(CARD.length);
  const power = picking.picked.find((element) => element.startsWith(POWER))?.slice(POWER.length);
  const words = { card: card ? box.face(card).name : "none", power: power ? box.power(power).name : "none" };
  if (!card) return power ? `${words.power}: ${box.power(power).text}` : "";
  const needed = power ? [] : neededFor(card, scene);
  if (needed.length) return api.t("table-needs-power", { card: words.card, powers: either(needed.map((id) => box.power(id).name)) });
  const missing = ["suit", "amount", "target"].find((sort) => wanted(`${sort}:`, scene).length);
  if (missing) return api.t("table-missing", { ...words, missing });
  const preview = picking.ready ? previewOf(picking.ready, scene) : previewWith(picking.picked, scene);
  return `${api.t("table-picked", words)} ${preview ? sayPreview(preview, api) : ""}`;
}

/** Which member of a team plays first. @param {Scene} scene */
function orders({ api, frame, mine, hinted, choose }) {
  const options = mine ? frame.position.options.filter(({ verb }) => verb === "order") : [];
  const offered = options.map((option) => ({
    element: option.elements[0] ?? "",
    face: api.t(option.message),
    hinted: option.elements.some(hinted),
    press: () => choose(option),
  }));
  return answers(offered, api.t("table-choices"), "tc-orders");
}

/** Suits and amounts to choose from. @param {Scene} scene */
export function choices(scene) {
  const { api } = scene;
  const suits = wanted("suit:", scene);
  const open = suits.length ? suits : wanted("amount:", scene);
  const offered = open.map((element) => choice(element, scene));
  return answers(offered, api.t("table-choices"), "tc-choices");
}

/** @param {string} element @param {Scene} scene */
function choice(element, scene) {
  const { api, picking, hinted, touch } = scene;
  const [sort = "", value = ""] = element.split(":");
  const preview = previewWith([...picking.picked.filter((picked) => picked !== "line"), element], scene);
  const counts = preview && preview.value >= 0 && preview.does !== "counters" ? api.t("table-counts", { value: preview.value }) : "";
  const words = preview ? `${counts} ${sayPreview(preview, api)}` : "";
  const face =
    sort === "suit"
      ? html`<b>${icon(symbol(value))} ${api.t("table-suit", { suit: value })}</b>`
      : html`<b>${withMinus(value).replace("+0", "±0")}</b>`;
  return { element, face, words, hinted: hinted(element), press: touch(element), look: sort === "suit" ? `suit-${value}` : "" };
}

/** @param {Scene} scene */
export function cards(scene) {
  const { box, api } = scene;
  return ownHand(scene, {
    label: (count) => api.t("table-hand", { count }),
    groups: [...box.suits, WILD],
    groupOf: (kind) => box.suitOf(kind),
    card: (piece) => held(piece, scene),
  });
}

/** With what it would do on it; whoever picked something else sees which cards go with that. @param {Piece} piece @param {Scene} scene @returns {Held} */
function held(piece, scene) {
  const { picking } = scene;
  const goesWith = (/** @type {string} */ element) => picking.lit(element) || picking.has(element) || picking.swaps(element);
  const note = piece.kind === null ? undefined : noteOf(piece.kind, scene);
  return { ...heldCard(piece, scene, picksOther(scene) ? goesWith : undefined), mark: note && mark(note), about: note?.words };
}
