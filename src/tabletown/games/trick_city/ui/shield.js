// A Titan's shield: a diamond of nine that opens as cards leave it.

import { html, nothing } from "lit-html";
import { back, card } from "tabletown/pieces/card.js";
import { vars } from "tabletown/pieces/vars.js";
import { portraitOf } from "./heroes.js";
import { mark, noteOf } from "./notes.js";
import { previewOf } from "./preview.js";

/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Place } from "./suits.js" */
/** @import { Scene } from "./table.js" */

/** Behind the places for Hit Cards is that of the Sidekick. @param {Scene} scene @param {number} place */
const isSidekick = ({ box }, place) => place === box.places.length - 1;

/** @param {Scene} scene @param {number} seat @param {number} place */
function zoneOf(scene, seat, place) {
  const held = scene.box.places.length - 1;
  return isSidekick(scene, place) ? `sidekick:${seat}` : `shield:${held * seat + place}`;
}

/** @param {Scene} scene @param {number} seat @param {number} place */
function pieceAt(scene, seat, place) {
  return scene.story.zones.of(zoneOf(scene, seat, place))[0];
}

/** The shield of somebody else, small. @param {number} seat @param {Scene} scene */
export function shieldOf(seat, scene) {
  const { box, api } = scene;
  const left = box.places.filter((_, place) => pieceAt(scene, seat, place)).length;
  const seen = box.places.flatMap((_, place) => {
    const kind = isSidekick(scene, place) ? null : pieceAt(scene, seat, place)?.kind;
    return kind ? [box.face(kind).name] : [];
  });
  return html`<span class="tc-shield is-small" role="img" aria-label=${api.t("table-shield", { count: left, cards: seen.join(", ") || "none" })}>
    ${box.places.map((spot, place) => {
      const piece = pieceAt(scene, seat, place);
      const at = where(spot);
      if (!piece) return nothing;
      const how = { piece: piece.id, from: piece.from, extra: "tt-card-tiny", unsaid: true };
      const zone = zoneOf(scene, seat, place);
      if (isSidekick(scene, place)) return html`<span class="tc-cell" data-zone=${zone} ${at}>${captive(piece)}</span>`;
      return html`<span class="tc-cell" data-zone=${zone} ${at}>${
        piece.kind === null ? back(how) : card(box.face(piece.kind), how)
      }</span>`;
    })}
  </span>`;
}

/** The viewer's own shield, to play from. @param {number} seat @param {Scene} scene */
export function ownShield(seat, scene) {
  const { box, api } = scene;
  const count = box.places.filter((_, place) => pieceAt(scene, seat, place)).length;
  const opens = opened(scene);
  return html`<section class="tt-panel tc-shield is-own" aria-label=${api.t("table-own-shield", { count })} data-stops>
    <h3 aria-hidden="true">${api.t("table-shield-title")}</h3>
    <div class="tc-diamond">
      ${box.places.map((spot, place) => cell(spot, place, seat, opens.includes(place), scene))}
    </div>
  </section>`;
}

/** What the picked card would uncover. @param {Scene} scene */
function opened(scene) {
  const { open } = scene.picking;
  const [first = [], ...others] = open.map((option) => previewOf(option, scene)?.opens ?? []);
  return others.every((other) => `${other}` === `${first}`) ? first : [];
}

/** @param {Place} spot @param {number} place @param {number} seat @param {boolean} opens @param {Scene} scene */
function cell(spot, place, seat, opens, scene) {
  const { box, api, picking, choosesCards, hinted, touch } = scene;
  const piece = pieceAt(scene, seat, place);
  const at = where(spot);
  const zone = zoneOf(scene, seat, place);
  if (!piece) return html`<span class="tc-cell is-gone" data-zone=${zone} ${at}></span>`;
  const hint = opens ? "is-opening" : "";
  if (isSidekick(scene, place)) {
    const name = piece.kind ? box.power(piece.kind).name : "";
    return html`<span class="tc-cell is-sidekick ${hint}" data-zone=${zone} role="img" aria-label=${api.t("table-hidden-sidekick", { power: name })} ${at}>
      ${captive(piece)}
    </span>`;
  }
  if (piece.kind === null)
    return html`<span class="tc-cell ${hint}" data-zone=${zone} ${at}>${back({ piece: piece.id, from: piece.from })}</span>`;
  const element = `card:${piece.kind}`;
  const usable = picking.usable(element);
  const face = box.face(piece.kind);
  const state = [
    usable && "is-raised",
    choosesCards && !usable && "is-idle",
    picking.has(element) && "is-picked",
    picking.picked.length > 0 && picking.lit(element) && "is-lit",
    hinted(element) && "is-hinted",
  ];
  const note = noteOf(piece.kind, scene);
  return html`<button type="button" class="tc-cell ${state.filter(Boolean).join(" ")}" data-zone=${zone} data-element=${element} data-stop
    aria-label=${[api.t("table-in-shield", { card: face.name }), note?.words].filter(Boolean).join(". ")} aria-disabled=${usable ? "false" : "true"}
    aria-pressed=${picking.has(element) ? "true" : "false"} @click=${touch(element)} ${at}>
    ${card(face, { piece: piece.id, from: piece.from, unsaid: true, mark: note ? mark(note) : nothing })}
  </button>`;
}

/** A Sidekick who waits to be uncovered. @param {Piece} piece */
function captive({ id, kind, from }) {
  return html`<span class="tc-captive" data-piece=${id} data-from=${from ?? nothing}>${kind ? portraitOf(kind) : nothing}</span>`;
}

/** @param {Place} spot */
function where({ x, y }) {
  return vars({ "--x": x, "--y": y });
}
