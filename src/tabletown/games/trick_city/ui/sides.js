// The two sides: each has a sign, a colour and a name.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { players } from "tabletown/pieces/players.js";
import { portraitOf } from "./heroes.js";
import { shieldOf } from "./shield.js";

/** @import { Scene } from "./table.js" */

const CRESTS = ["shooting-star-fill", "shield-chevron-fill"];

/** @param {number} side */
export function crest(side) {
  return icon(CRESTS[side] ?? "flag-fill", `tc-crest side-${side}`);
}

/** @param {number} side @param {Scene} scene */
export function sideName(side, { story, api, viewer }) {
  const own = viewer !== null && story.figures.sides[viewer] === side;
  return api.t("table-side-name", { side: story.figures.side_words[side] ?? "", own: own ? "yes" : "no" });
}

/** Both sides, the viewer's own first. @param {Scene} scene */
export function sides(scene) {
  const { story, viewer } = scene;
  const own = viewer === null ? 0 : (story.figures.sides[viewer] ?? 0);
  return html`<div class="tc-sides">${[own, 1 - own].map((side) => sideOf(side, scene))}</div>`;
}

/** @param {number} side @param {Scene} scene */
function sideOf(side, scene) {
  const { story, api } = scene;
  const name = sideName(side, scene);
  return html`<section class="tc-side side-${side}" aria-label=${name}>
    <h3 aria-hidden="true">${crest(side)}<span>${name}</span></h3>
    ${players(
      story.figures.sides.flatMap((other, seat) => (other === side ? [panel(seat, scene)] : [])),
      api,
    )}
  </section>`;
}

/** @param {number} seat @param {Scene} scene */
function panel(seat, scene) {
  const { story, box, frame, playing, viewer } = scene;
  const zone = `hand:${seat}`;
  const player = /** @type {typeof frame.table.players[0]} */ (frame.table.players[seat]);
  const titan = story.figures.titans[seat] === 1 && story.numbers.round > 0;
  return {
    player,
    active: !playing && frame.position.view.actors.includes(seat),
    zone,
    own: seat === viewer,
    cards: [...story.zones.of(zone)]
      .sort((one, other) => box.inOrder(one.kind, other.kind))
      .map(({ id, kind, from }) => ({ piece: id, from, face: kind === null ? null : box.face(kind) })),
    badge: story.numbers.leader === seat && story.numbers.round ? leads(scene) : undefined,
    aside: powers(seat, scene),
    extra: titan && seat !== viewer ? shieldOf(seat, scene) : undefined,
    state: `side-${side(seat, scene)}`,
  };
}

/** @param {number} seat @param {Scene} scene */
function side(seat, { story }) {
  return story.figures.sides[seat] ?? 0;
}

/** @param {Scene} scene */
function leads({ api }) {
  const label = api.t("table-leads");
  return html`<span class="tc-leads" role="img" aria-label=${label} title=${label}>${icon("flag-fill")}</span>`;
}

/** A player's power cards, and whether they have been used. @param {number} seat @param {Scene} scene */
function powers(seat, { story, box, api, viewer }) {
  const ready = story.zones.of(`powers:${seat}`).map((piece) => ({ piece, ready: true }));
  const used = story.zones.of(`exhausted:${seat}`).map((piece) => ({ piece, ready: false }));
  return html`<span class="tc-minis">${[...ready, ...used].map(({ piece, ready: fresh }) => {
    if (piece.kind === null) return nothing;
    const { name, text } = box.power(piece.kind);
    const label = api.t("table-power", { power: name, ready: fresh ? "yes" : "no" });
    const own = seat === viewer;
    return html`<span class="tc-mini ${fresh ? "" : "is-spent"}" role="img" aria-label=${label} title="${label}: ${text}"
      data-piece=${own ? nothing : piece.id}>${portraitOf(piece.kind)}</span>`;
  })}</span>`;
}
