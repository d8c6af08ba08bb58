// The offer: Lot A on the left, Lot B on the right. Whoever divides lays cards from place to place until it is offered;
// whoever chooses touches a lot.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { actions } from "tabletown/pieces/actions.js";
import { icon } from "tabletown/pieces/icon.js";
import { cardFace } from "./buildings.js";
import { sign } from "./sign.js";
import { slip } from "./slip.js";
import { LOTS } from "./story.js";

/** @import { Place, Room } from "./division.js" */
/** @import { Lot } from "./story.js" */
/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function offer(scene) {
  const { story, division, mine, viewer } = scene;
  const { splitter } = story.numbers;
  if (story.isOffered) return html`<div class="cy-offer" data-stops>${LOTS.map((lot) => offered(lot, scene))}</div>`;
  if (splitter === viewer && division.isOpen(story)) return cutting(scene);
  if (splitter === viewer && mine) return goingOn(scene);
  return waiting(splitter, scene);
}

// Choosing

/** @param {Lot} lot @param {Scene} scene */
function offered(lot, scene) {
  const { story, api, picking, hinted, touch } = scene;
  const element = `lot:${lot}`;
  const cards = story.lot(lot);
  const seen = cards.filter(({ up }) => up).map(({ piece }) => scene.box.name(piece.kind ?? ""));
  const label = api.t("table-lot-holds", { lot, cards: seen.join(", "), down: cards.length - seen.length });
  const state = `${picking.lit(element) ? "is-lit" : ""} ${hinted(element) ? "is-hinted" : ""}`;
  return html`<button type="button" class="cy-lot is-${lot} ${state}" data-stop data-element=${element}
    aria-disabled=${picking.lit(element) ? "false" : "true"} @click=${touch(element)}>
    <span class="cy-lot-head"><b>${api.t("table-lot", { lot })}</b><small>${api.t("table-lot-means", { lot, again: story.lot("b").length > story.lot("a").length ? "yes" : "no" })}</small><span class="unseen">${label}</span></span>
    <span class="cy-cards" aria-hidden="true" data-zone=${`${lot}_up`}>${repeat(
      cards,
      ({ piece }) => piece.id,
      ({ piece, up }, place) => slip(piece, { face: piece.kind ? cardFace(piece.kind, place, api) : undefined, look: up ? "" : "is-down" }),
    )}</span>
  </button>`;
}

/** Somebody else divides. @param {number} seat @param {Scene} scene */
function waiting(seat, { story, api }) {
  const cards = story.divided(seat);
  return html`<div class="cy-offer is-waiting"><div class="cy-lot seat-${seat}">
    <span class="cy-lot-head">${icon("knife-fill")}<b>${api.t("table-divides", { name: api.name(seat), count: cards.length })}</b></span>
    <span class="cy-cards" data-zone="hand:${seat}">${repeat(
      cards,
      ({ id }) => id,
      (piece) => slip(piece, {}),
    )}</span>
  </div></div>`;
}

// Dividing

/** @param {Scene} scene */
function cutting(scene) {
  const { story, api, division, send } = scene;
  const room = division.room(story);
  const rest = division.rest(story);
  const missing = division.next(room);
  const ready = !missing && !division.offered;
  return html`<div class="cy-offer is-cutting ${division.offered ? "is-sent" : ""}" data-stops>
    <section class="cy-lot is-a" data-place="lot:a" data-element="lot:a" aria-label=${api.t("table-lot", { lot: "a" })}>
      ${head("a", ["a_up", "a_down"], room, scene)}
      <span class="cy-cards" data-zone="a_up">${slots("a_up", room, scene)}${slots("a_down", room, scene)}</span>
    </section>
    <section class="cy-lot is-b" data-place="" data-element="lot:b" aria-label=${api.t("table-lot", { lot: "b" })}>
      ${head("b", ["b_up"], room, scene)}
      <span class="cy-cards">
        ${slots("b_up", room, scene)}${repeat(
          stacks(rest),
          ({ kind }) => kind,
          (stack) => pile(stack, missing, scene),
        )}
      </span>
    </section>
    <div class="cy-ends">${sees(room, scene)}
      <button type="button" class="tt-choice cy-send ${ready ? "is-lit" : ""}" data-stop aria-disabled=${ready ? "false" : "true"} @click=${send}
        >${icon("handshake-fill")}<b>${api.t("table-offer")}</b></button>
    </div>
  </div>`;
}

/** How many cards of a lot still have to be laid. @param {Lot} lot @param {Place[]} places @param {Room} room @param {Scene} scene */
function head(lot, places, room, { api, division }) {
  return html`<header class="cy-lot-head"><b>${api.t("table-lot", { lot })}</b>
    ${places.map((place) => {
      const [laid, all] = [division.laid[place].length, room[place]];
      const label = api.t("table-laid", { place, laid, all });
      return all ? html`<span class="tt-chip cy-tally ${laid === all ? "is-good" : ""}" role="img" aria-label=${label} title=${label}>${icon(place === "a_down" ? "lock-simple-fill" : "eye-fill")}<span>${api.t("table-of", { laid, all })}</span></span>` : nothing;
    })}
  </header>`;
}

/** What the chooser will see of both lots. @param {Room} room @param {Scene} scene */
function sees(room, { story, api, box, division }) {
  const rest = division.rest(story);
  const name = api.name(story.numbers.chooser);
  const { a_up, a_down, b_up } = division.laid;
  const lots = [
    { lot: "a", up: a_up, down: a_down.length },
    { lot: "b", up: room.b_up ? b_up : rest, down: room.b_up ? rest.length : 0 },
  ];
  return html`<div class="cy-sees"><small>${icon("eye-fill")}<span>${api.t("table-sees", { name })}</span></small>
    ${lots.map(({ lot, up, down }) => {
      const label = api.t("table-lot-holds", { lot, cards: up.map((kind) => box.name(kind)).join(", "), down });
      return html`<span role="img" aria-label=${label} title=${label}><b>${api.t("table-lot", { lot })}</b>${up.toSorted((one, other) => box.inOrder(one, other)).map(sign)}${down ? html`<i class="cy-hidden" data-print=${api.t("table-times", { count: down })}></i>` : nothing}</span>`;
    })}
  </div>`;
}

/** The cards in a place, and the room that is left there. @param {Place} place @param {Room} room @param {Scene} scene */
function slots(place, room, scene) {
  const { api, box, division, lay, haul } = scene;
  const laid = division.laid[place];
  const next = division.next(room) === place;
  const down = place === "a_down" ? "is-down" : "";
  const cards = laid.map(
    (kind, number) => html`<button type="button" class="tt-card cy-slip ${down}" data-stop data-place=${place} aria-label=${api.t("table-take-back", { card: box.name(kind), place })}
      aria-disabled=${division.offered ? "true" : "false"}
      @click=${() => division.offered || lay(kind, place, "")} @pointerdown=${(/** @type {PointerEvent} */ event) => division.offered || haul(kind, place, event)}>${cardFace(kind, number, api)}</button>`,
  );
  const empty = Array.from({ length: room[place] - laid.length }, (_, number) => {
    const state = next && !number ? "is-next" : "";
    return html`<span class="cy-slot ${down} ${state}" data-place=${place} data-element=${place === "a_down" ? "down" : place === "b_up" ? "up" : "lot:a"}>${icon(down ? "lock-simple-fill" : "eye-fill")}<small>${api.t("table-slot", { place })}</small></span>`;
  });
  return html`${cards}${empty}`;
}

/** Cards that are alike: touched, one of them goes to where one is missing. @param {{ kind: string, count: number }} stack @param {Place | undefined} missing @param {Scene} scene */
function pile({ kind, count }, missing, { api, box, story, division, lay, haul, hinted }) {
  const element = `card:${kind}`;
  const shown = story.figures.up >= story.pool.length - story.figures.cards;
  const label = api.t("table-stack", { card: box.name(kind), count });
  const said = missing ? api.t("table-lay", { card: label, place: missing }) : label;
  return html`<button type="button" class="tt-card cy-slip ${shown ? "" : "is-down"} ${missing ? "is-lit" : ""} ${hinted(element) ? "is-hinted" : ""}" data-stop data-element=${element} data-place=""
    aria-label=${said} aria-disabled=${missing ? "false" : "true"}
    @click=${() => missing && lay(kind, "", missing)} @pointerdown=${(/** @type {PointerEvent} */ event) => division.offered || haul(kind, "", event)}
    >${cardFace(kind, 0, api, { count })}</button>`;
}

/** @param {string[]} kinds in order */
function stacks(kinds) {
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }));
}

/** A division that was half sent before the page was opened: the rest of it, choice by choice. @param {Scene} scene */
function goingOn(scene) {
  const { story, api, frame } = scene;
  const done = { a: [...story.own("cut_a"), ...story.own("cut_down")], b: [...story.own("cut_up"), ...story.own("hand")] };
  const list = frame.position.options.map((option) => ({ option, picture: sign(option.elements[0]?.slice("card:".length) ?? "") }));
  return html`<div class="cy-offer is-half">
    ${LOTS.map(
      (lot) => html`<div class="cy-lot is-${lot}"><span class="cy-lot-head"><b>${api.t("table-lot", { lot })}</b></span>
      <span class="cy-cards">${done[lot].map((piece, place) => slip(piece, { face: cardFace(piece.kind ?? "", place, api), look: isUp(piece.id, story) ? "" : "is-down" }))}</span></div>`,
    )}
    <div class="cy-ends">${actions(list, scene, { label: api.t("table-desk") })}</div>
  </div>`;
}

/** @param {string} piece @param {Scene["story"]} story */
const isUp = (piece, story) => ["cut_a", "cut_up"].some((zone) => story.own(zone).some(({ id }) => id === piece));
