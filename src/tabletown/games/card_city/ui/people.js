// The mayors: who sits here, each with a small map of the city, and how it stands.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "tabletown/pieces/icon.js";
import { players } from "tabletown/pieces/players.js";
import { signed } from "tabletown/pieces/writing.js";
import { cardsOf, city } from "./city.js";
import { sign } from "./sign.js";
import { slip } from "./slip.js";

/** @import { Panel } from "tabletown/pieces/players.js" */
/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function people(scene) {
  const { frame, api } = scene;
  return players(
    frame.table.players.map((_, seat) => panel(seat, scene)),
    api,
  );
}

/** @param {number} seat @param {Scene} scene @returns {Panel} */
function panel(seat, scene) {
  const { story, frame, playing, viewer, looked } = scene;
  return {
    player: /** @type {Panel["player"]} */ (frame.table.players[seat]),
    points: story.scores[seat] ?? 0,
    active: !playing && frame.position.view.actors.includes(seat),
    zone: `city:${seat}`,
    own: seat === viewer,
    badge: role(seat, scene),
    extra: html`${figures(seat, scene)}${parts(seat, scene)}${lot(seat, scene)}${map(seat, scene)}`,
    state: `${looked === seat ? "is-looked" : ""}`,
  };
}

/** What a mayor does in this division; who is first player else. @param {number} seat @param {Scene} scene */
function role(seat, { story: { numbers, alone }, api }) {
  const roles = [
    { who: numbers.splitter, sign: "knife-fill", id: "table-cuts" },
    { who: numbers.chooser, sign: "hand-fill", id: "table-chooses" },
    { who: numbers.first, sign: "flag-fill", id: "table-is-first" },
  ];
  const found = alone ? undefined : roles.find(({ who }) => who === seat);
  if (!found) return nothing;
  const label = api.t(found.id, { name: api.name(seat) });
  return html`<span class="cy-role" role="img" aria-label=${label} title=${label}>${icon(found.sign)}</span>`;
}

/** Size, money, Crimes, loans. @param {number} seat @param {Scene} scene */
function figures(seat, { story: { tallies, numbers, view }, api }) {
  const [size, limit] = [tallies.size[seat] ?? 0, tallies.limit[seat] ?? 0];
  const [money, revenue] = [numbers.money[seat] ?? 0, tallies.revenue[seat] ?? 0];
  const crimes = cardsOf(tallies.cities[seat] ?? "").filter(({ crime }) => crime).length;
  const loans = numbers.loans[seat] ?? 0;
  const pollution = view?.options.ecological_city === true ? html`<span title=${api.t("table-pollution", { percent: tallies.pollution[seat] ?? 0 })}>${icon("waves-bold")}${api.t("table-percent", { percent: tallies.pollution[seat] ?? 0 })}</span>` : nothing;
  return html`<span class="cy-figures">
    <span class=${size === limit ? "is-full" : ""} title=${api.t("table-size", { size, limit })}>${icon("buildings-fill")}<span aria-hidden="true">${size}/${limit}</span><span class="unseen">${api.t("table-size", { size, limit })}</span></span>
    <span class="cy-money" data-money=${seat} title=${api.t("table-money", { money, revenue })}>${icon("coins-fill")}<span aria-hidden="true">$${money} <small>${signed(revenue)}</small></span><span class="unseen">${api.t("table-money", { money, revenue })}</span></span>
    ${crimes ? html`<span class="is-bad" title=${api.t("table-crimes", { count: crimes })}>${icon("siren-fill")}<span aria-hidden="true">${crimes}</span><span class="unseen">${api.t("table-crimes", { count: crimes })}</span></span>` : nothing}
    ${loans ? html`<span class="is-bad" title=${api.t("table-loans", { count: loans })}>${icon("handshake-fill")}<span aria-hidden="true">${loans}</span><span class="unseen">${api.t("table-loans", { count: loans })}</span></span>` : nothing}
    ${pollution}
  </span>`;
}

/** What the score is made of. @param {number} seat @param {Scene} scene */
function parts(seat, { story: { tallies, scores }, api }) {
  const [goal, cash, score] = [tallies.goal[seat] ?? 0, tallies.cash[seat] ?? 0, scores[seat] ?? 0];
  const made = { goal, cash, lost: goal + cash - score };
  const label = api.t("table-parts-mean", made);
  return html`<small class="cy-parts" role="img" aria-label=${label} title=${label}>${api.t("table-parts", made)}</small>`;
}

/** The cards that wait to be built, as far as they are seen. @param {number} seat @param {Scene} scene */
function lot(seat, { story }) {
  const zone = `lot:${seat}`;
  const pieces = story.sorted(story.zones.of(zone));
  return html`<span class="cy-waiting" data-zone=${zone}>${repeat(
    pieces,
    ({ id }) => id,
    (piece) => slip(piece, { face: piece.kind ? sign(piece.kind) : undefined, look: "is-tiny" }),
  )}</span>`;
}

/** The city in small: touched, it becomes large. @param {number} seat @param {Scene} scene */
function map(seat, scene) {
  const { api, look, looked, viewer } = scene;
  const own = seat === viewer ? "yes" : "no";
  return html`<button type="button" class="cy-mini reach" data-zone="city:${seat}" aria-pressed=${looked === seat ? "true" : "false"}
    aria-label=${api.t("table-look-at", { own, name: api.name(seat) })} @click=${() => look(seat)}>${city(scene, seat, { size: "mini" })}</button>`;
}
