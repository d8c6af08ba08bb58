// The mats of the players: gang, money, influence with its conditions, turns, figures, cards.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { portrait } from "tabletown/pieces/art.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { written } from "tabletown/pieces/writing.js";
import { signOf } from "./gangs.js";
import { short } from "./standee.js";

/** @import { Player } from "tabletown/types.js" */
/** @import { Scene } from "./table.js" */

const THOUSAND = 1000;

/** @param {Scene} scene */
export function mats(scene) {
  const { frame, api, viewer, shownMat } = scene;
  const { players } = frame.table;
  const own = players.filter(({ seat }) => seat === viewer);
  const others = players.filter(({ seat }) => seat !== viewer);
  return html`<ul class="rm-mats seats-${players.length}" aria-label=${api.t("piece-players")}>${repeat(
    [...own, ...others],
    ({ seat }) => seat,
    (player) => mat(player, scene, player.seat === shownMat),
  )}</ul>`;
}

/** @param {Player} player @param {Scene} scene @param {boolean} open */
function mat(player, scene, open) {
  const { frame, api, story, viewer, playing, mine, picking, touch } = scene;
  const { seat } = player;
  const gang = story.gang(seat);
  const name = api.name(seat);
  const active = !playing && frame.position.view.actors.includes(seat);
  const element = `player:${seat}`;
  const usable = mine && picking.usable(element);
  const state = `${active ? "is-active" : ""} ${seat === viewer ? "is-own" : ""} ${open ? "is-open" : ""} ${usable ? "is-lit" : ""}`;
  return html`<li class="tt-panel rm-mat seat-${seat} gang-${gang} ${state}" data-seat=${seat} aria-current=${active ? "true" : nothing}>
    <div class="rm-who">
      <span class="rm-face">${portrait(name, seat)}${gang ? html`<i class="rm-gang">${icon(signOf(gang))}</i>` : nothing}</span>
      <span class="rm-name"><b title=${name}>${name}</b><small>${gang ? story.box.name(gang) : nothing}${seat === viewer ? html` · ${api.t("ui-you")}` : player.kind === "bot" ? html` · ${api.t("ui-bot")}` : nothing}</small></span>
      ${story.numbers.first === seat ? html`<i class="rm-first" role="img" aria-label=${api.t("table-first")} title=${api.t("table-first")}>${icon("flag-fill")}</i>` : nothing}
      ${lamps(seat, scene)}
    </div>
    ${money(seat, scene)} ${track(seat, scene)} ${aims(seat, scene)} ${figures(seat, scene)} ${cards(seat, scene)}
    <button type="button" class="rm-mat-hit" data-element=${usable ? element : nothing} aria-label=${usable ? api.t("table-choose-player", { name }) : api.t("table-open-mat", { name })} aria-expanded=${open ? "true" : "false"}
      @click=${usable ? touch(element) : () => scene.openMat(seat)}></button>
  </li>`;
}

/** One lamp for each turn of the round. @param {number} seat @param {Scene} scene */
function lamps(seat, { story, api }) {
  const left = story.tallies.turns_left[seat] ?? 0;
  const lamp = Array.from({ length: story.figures.turns }, (_, i) => html`<i class=${i < left ? "is-on" : ""}></i>`);
  const label = api.t("table-turns-left", { count: left });
  return html`<span class="rm-lamps" role="img" aria-label=${label} title=${label}>${lamp}</span>`;
}

/** @param {number} seat @param {Scene} scene */
function money(seat, { story, api }) {
  const { numbers, tallies } = story;
  const renown = story.shows(seat) ? written(numbers.renown[seat] ?? 0) : "?";
  return html`<p class="rm-money">
    <span class="rm-arcs" data-money=${seat}>${icon("coins-fill")}<b>${written(numbers.arcs[seat] ?? 0)}</b><small>${api.t("table-arcs")}</small></span>
    <span class="rm-renown" data-renown=${seat}>${icon("star-four-fill")}<b>${renown}</b><small>${api.t("table-claim", { count: tallies.claim[seat] ?? 0 })}</small></span>
  </p>`;
}

/** The influence track. @param {number} seat @param {Scene} scene */
function track(seat, { story, api }) {
  const [first = 0, last = 0] = story.figures.influence;
  const influence = story.numbers.influence[seat] ?? 0;
  const steps = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return html`<p class="rm-track" role="img" aria-label=${api.t("table-influence", { influence })} title=${api.t("table-influence-about")}>
    ${icon("crown-fill")}${steps.map((step) => html`<i class=${step === influence ? "is-now" : step < influence ? "is-on" : ""}>${step}</i>`)}</p>`;
}

/** Each condition with how far it is. @param {number} seat @param {Scene} scene */
function aims(seat, { story, look }) {
  const progress = (story.tallies.progress[seat] ?? "").split(" ");
  const list = story.figures.mats[seat]?.aims ?? [];
  if (!list.length) return nothing;
  return html`<ul class="rm-aims">${list.map(({ name, needed, met }, i) => {
    const now = Math.min(Number(progress[i] ?? 0), needed);
    return html`<li class=${met ? "is-met" : ""} title=${story.box.text(name)} @pointerenter=${() => look(`aim:${name}`)} ${vars({ "--part": met ? 1 : now / needed })}>
      <span>${story.box.name(name)}</span><b>${met ? icon("check-bold") : `${brief(now, needed)}/${brief(needed, needed)}`}</b></li>`;
  })}</ul>`;
}

/** Money in thousands. @param {number} count @param {number} of */
const brief = (count, of) => (of >= THOUSAND ? short(count) : written(count));

/** @param {number} seat @param {Scene} scene */
function figures(seat, scene) {
  const { story, api, viewer, mine, touch, mover, hinted } = scene;
  const { pool, unused } = story.numbers;
  const count = pool[seat] ?? 0;
  const board = story.tallies.on_board[seat] ?? 0;
  const inside = html`${icon(signOf(story.gang(seat)))}<b>${count}</b> <small>${api.t("table-pool")}</small>`;
  const usable = mine && seat === viewer && scene.isUsable("pool");
  const state = `${usable ? "is-lit" : ""} ${mover === "pool" ? "is-picked" : ""} ${hinted("pool") ? "is-hinted" : ""}`;
  return html`<p class="rm-figures">
    ${
      seat === viewer
        ? html`<button type="button" class="rm-pool ${state}" data-element="pool" data-zone="pool:${seat}" aria-label=${api.t("table-pool-of", { count })} aria-disabled=${usable ? "false" : "true"} @click=${touch("pool")}>${inside}</button>`
        : html`<span class="rm-pool" data-zone="pool:${seat}">${inside}</span>`
    }
    <span><b>${board}</b> <small>${api.t("table-on-board")}</small></span>
    <span><b>${unused[seat] ?? 0}</b> <small>${api.t("table-unused")}</small></span>
  </p>`;
}

/** @param {number} seat @param {Scene} scene */
function cards(seat, { story, api, look }) {
  const { zones, figures } = story;
  const count = (/** @type {string} */ zone) => zones.of(`${zone}:${seat}`).length;
  const layers = figures.mats[seat]?.layers ?? [];
  const permanents = zones.of(`permanent:${seat}`);
  const chip = (/** @type {string} */ zone, /** @type {string} */ sign, /** @type {string} */ label, /** @type {unknown} */ extra = nothing) =>
    html`<span class="rm-pile" data-zone="${zone}:${seat}" role="img" aria-label="${label}: ${count(zone)}" title="${label}: ${count(zone)}">${icon(sign)}<b>${count(zone)}</b>${extra}</span>`;
  const edge = layers.length > 1 ? html`<i class="rm-layers">${layers.map((size) => html`<u ${vars({ "--size": size })}></u>`)}</i>` : nothing;
  return html`<p class="rm-piles">
    ${chip("hand", "cards-fill", api.t("table-in-hand"))} ${chip("draw", "stack-fill", api.t("table-draw-pile"), edge)} ${chip("discard", "arrow-counter-clockwise-bold", api.t("table-discard-pile"))}
    <span class="rm-pile" role="img" aria-label=${api.t("table-owned", { count: story.numbers.owned[seat] ?? 0 })} title=${api.t("table-owned", { count: story.numbers.owned[seat] ?? 0 })}>${icon("package-fill")}<b>${story.numbers.owned[seat] ?? 0}</b></span>
    ${permanents.map(({ kind }) => (kind ? html`<span class="tt-chip rm-permanent" title=${story.box.text(kind)} @pointerenter=${() => look(`good:${kind}`)}>${story.box.name(kind)}</span>` : nothing))}
  </p>`;
}
