// The viewer's cards: what they do can be read; those that work only in a battle bear a blade.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { seenFocus } from "./city.js";
import { signed } from "./market.js";

/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Scene } from "./table.js" */

const LAST_DIGIT = 9;

/** @param {Scene} scene */
export function hand(scene) {
  const { story, api, viewer } = scene;
  if (viewer === null) return nothing;
  const zone = `hand:${viewer}`;
  const pieces = story.zones.of(zone).filter(({ kind }) => kind !== null);
  pieces.sort((one, other) => story.box.inOrder(one.kind, other.kind));
  const label = api.t("table-hand", { count: pieces.length });
  return html`<section class="rm-cards ${scene.sheet === "hand" ? "is-open" : ""}" aria-label=${label}>
    <header class="rm-sheet-head"><h2>${label}</h2><button type="button" class="tt-close" aria-label=${api.t("table-close")} @click=${() => scene.openSheet("")}>${icon("x-bold")}</button></header>
    <div class="tt-hand rm-hand" role="group" aria-label=${label} data-zone=${zone} data-stops ${vars({ "--count": pieces.length })}>
      ${repeat(
        pieces,
        ({ id }) => id,
        (piece, place) => held(piece, place, scene),
      )}
    </div>
  </section>`;
}

/** @param {Piece} piece @param {number} place @param {Scene} scene */
function held({ id, kind }, place, scene) {
  const { story, api, viewer, picking, touch, look, hinted, choosesCards } = scene;
  const word = kind ?? "";
  const element = `card:${word}`;
  const usable = scene.isUsable(element);
  const digit = place < LAST_DIGIT ? place + 1 : nothing;
  const timing = story.box.timing(word);
  const attack = story.figures.attack[word]?.[viewer ?? 0];
  const picked = picking.has(element);
  const state = `is-${timing} ${usable ? "is-lit" : ""} ${choosesCards && !usable ? "is-idle" : ""} ${picked ? "is-picked" : ""} ${hinted(element) ? "is-hinted" : ""}`;
  const about = [`${story.box.name(word)}.`, story.box.text(word), attack === undefined ? "" : api.t("table-attack", { attack })].join(" ").trim();
  return html`<button type="button" class="rm-card ${state}" data-piece=${id} data-element=${element} data-code=${scene.codeOf(element) ?? nothing} data-key=${digit} data-stop tabindex="-1"
    aria-label=${about} aria-pressed=${picked ? "true" : "false"} aria-disabled=${usable ? "false" : "true"}
    @click=${touch(element)} @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(element)} @focus=${(/** @type {FocusEvent} */ event) => seenFocus(event) && look(element)}
    >${cardFace(word, attack, scene)}${digit === nothing ? nothing : html`<kbd data-print=${digit} aria-hidden="true"></kbd>`}</button>`;
}

/** What is printed on a card. @param {string} kind @param {number | undefined} attack @param {Scene} scene */
export function cardFace(kind, attack, { story }) {
  const sign = icon(story.box.sign(kind));
  return html`${attack === undefined ? html`<em class="is-none">${sign}</em>` : html`<em data-print=${attack}></em>`}<b>${signed(story.box.timing(kind))}${story.box.name(kind)}</b> <small>${story.box.text(kind)}</small><i class="rm-emblem" aria-hidden="true">${sign}</i>`;
}
