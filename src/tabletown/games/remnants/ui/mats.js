// The mats of the players: gang, money, influence with its conditions, turns, figures, cards.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { portrait } from "tabletown/pieces/art.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { written } from "tabletown/pieces/writing.js";
import { seenFocus } from "./city.js";
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
  const ready = pool[seat] ?? 0;
  const board = story.onBoard(seat);
  const label = api.t("table-pool-of", { count: ready });
  const inside = html`${icon(signOf(story.gang(seat)))}<b>${ready}</b> <small>${api.t("table-pool")}</small>`;
  const usable = mine && seat === viewer && scene.isUsable("pool");
  const state = `${usable ? "is-lit" : ""} ${mover === "pool" ? "is-picked" : ""} ${hinted("pool") ? "is-hinted" : ""}`;
  return html`<p class="rm-figures">
    ${
      seat === viewer
        ? html`<button type="button" class="rm-pool ${state}" data-element="pool" data-zone="pool:${seat}" aria-label=${label} title=${label} aria-disabled=${usable ? "false" : "true"} @click=${touch("pool")}>${inside}</button>`
        : html`<span class="rm-pool" data-zone="pool:${seat}" title=${label}>${inside}</span>`
    }
    ${count("map-trifold-fill", board, api.t("table-on-board", { count: board }))} ${count("lock-simple-fill", unused[seat] ?? 0, api.t("table-unused", { count: unused[seat] ?? 0 }))}
  </p>`;
}

/** Figures by a sign: how many, and what they are when they are looked at. @param {string} sign @param {number} number @param {string} label */
function count(sign, number, label) {
  return html`<span class="rm-count" role="img" aria-label=${label} title=${label}>${icon(sign)}<b>${number}</b></span>`;
}

/** @param {number} seat @param {Scene} scene */
function cards(seat, scene) {
  const { story, api, look } = scene;
  const { zones, figures, numbers } = story;
  const held = zones.of(`hand:${seat}`).length;
  const layers = figures.mats[seat]?.layers ?? [];
  const owned = numbers.owned[seat] ?? 0;
  const edge = layers.length > 1 ? html`<i class="rm-layers">${layers.map(({ count: size }) => html`<u ${vars({ "--size": size })}></u>`)}</i>` : nothing;
  return html`<div class="rm-piles" data-stops>
    <span class="rm-count" data-zone="hand:${seat}" role="img" aria-label="${api.t("table-in-hand")}: ${held}" title="${api.t("table-in-hand")}: ${held}">${icon("cards-fill")}<b>${held}</b></span>
    ${pile("draw", seat, "stack-fill", api.t("table-draw-pile"), scene, edge)} ${pile("discard", seat, "arrow-counter-clockwise-bold", api.t("table-discard-pile"), scene)}
    ${count("storefront-fill", owned, api.t("table-owned", { count: owned }))}
    ${zones.of(`permanent:${seat}`).map(({ kind }) => (kind ? html`<span class="tt-chip rm-permanent" title=${story.box.text(kind)} @pointerenter=${() => look(`good:${kind}`)}>${icon(story.box.sign(kind))}${story.box.name(kind)}</span>` : nothing))}
  </div>`;
}

/** A pile that tells what is in it, as far as it is known. @param {string} zone @param {number} seat @param {string} sign @param {string} label @param {Scene} scene @param {unknown} [edge] */
function pile(zone, seat, sign, label, { story, look }, edge = nothing) {
  const size = story.zones.of(`${zone}:${seat}`).length;
  const element = `${zone}:${seat}`;
  return html`<button type="button" class="rm-count rm-pile" data-zone=${element} data-stop tabindex="-1" aria-label="${label}: ${size}" title="${label}: ${size}"
    @click=${() => look(element)} @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(element)} @focus=${(/** @type {FocusEvent} */ event) => seenFocus(event) && look(element)}>${icon(sign)}<b>${size}</b>${edge}</button>`;
}
