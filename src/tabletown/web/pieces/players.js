// Who sits at the table: portrait, name, cards in hand, points, and room for what a game adds.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { portrait } from "./art.js";
import { back, card } from "./card.js";
import { icon } from "./icon.js";
import { written } from "./writing.js";

/** @import { Api } from "../contract.js" */
/** @import { Player } from "../types.js" */
/** @import { Face } from "./card.js" */
/**
 * @typedef {object} Panel a player as a game shows it
 * @property {Player} player
 * @property {number} [points]
 * @property {boolean} active whether this player has to choose
 * @property {string} zone the zone of the hand
 * @property {boolean} own whether the viewer holds this hand: then it lies elsewhere, and is only counted here
 * @property {{ piece: string, from: string | null, face: Face | null }[]} [cards] the hand, as far as it is seen; none, if a partner holds it
 * @property {unknown} [badge] on the portrait
 * @property {unknown} [extra] below the name
 * @property {unknown} [aside] at the end, where points would be
 * @property {string} [state] further classes
 */

const TINY = "tt-card-tiny";

/** @param {Panel[]} panels @param {Api} api */
export function players(panels, api) {
  return html`<ul class="tt-players" aria-label=${api.t("piece-players")}>${repeat(
    panels,
    ({ player }) => player.seat,
    (panel) => panelOf(panel, api),
  )}</ul>`;
}

/** @param {Panel} panel @param {Api} api */
function panelOf(panel, api) {
  const { player, points, active, zone, cards, badge = nothing, extra = nothing, aside = nothing, state = "" } = panel;
  const name = api.name(player.seat);
  return html`<li
    class="tt-panel tt-player seat-${player.seat} ${active ? "is-active" : ""} ${state}"
    data-seat=${player.seat}
    data-zone=${cards ? zone : nothing}
    aria-current=${active ? "true" : nothing}
  >
    <span class="tt-player-face">${portrait(name, player.seat)}${badge}</span>
    <div class="tt-player-who">
      <span class="tt-player-name"><b title=${name}>${name}</b>${tags(player, api)}</span>
      ${cards ? html`<span class="tt-player-cards" role="img" aria-label=${api.t("piece-cards-in-hand", { count: cards.length })}>${handOf(cards, panel)}<em>${cards.length}</em></span>` : nothing}
      ${extra}
    </div>
    ${points === undefined ? aside : html`<span class="tt-player-points"><b>${written(points)}</b><span>${api.t("piece-points", { count: points })}</span></span>`}
  </li>`;
}

/** @param {NonNullable<Panel["cards"]>} cards @param {Panel} panel */
function handOf(cards, { own }) {
  if (own) return cards.map(() => back({ extra: TINY }));
  return repeat(
    cards,
    ({ piece }) => piece,
    ({ piece, from, face }) => (face ? card(face, { piece, from, extra: TINY }) : back({ piece, from, extra: TINY })),
  );
}

/** @param {Player} player @param {Api} api */
function tags(player, api) {
  const away = player.kind === "person" && !player.here && player.seat !== api.seat;
  return html`${player.seat === api.seat ? html`<span class="tt-chip tt-tag is-you">${api.t("ui-you")}</span>` : nothing}
    ${player.kind === "bot" || player.standin ? html`<span class="tt-chip tt-tag">${icon("robot-fill")}<span>${api.t("ui-bot")}</span></span>` : nothing}
    ${away ? html`<span class="tt-chip tt-tag is-away">${icon("wifi-slash-bold")}<span>${api.t("ui-away")}</span></span>` : nothing}`;
}
