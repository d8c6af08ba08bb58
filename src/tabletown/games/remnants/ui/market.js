// The market: gang members to recruit, black market cards to buy, developments to build.

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "tabletown/pieces/icon.js";
import { written } from "tabletown/pieces/writing.js";
import { seenFocus } from "./city.js";
import { signOf } from "./gangs.js";

/** @import { Scene } from "./table.js" */
/** @import { Type } from "./types.js" */

/** @param {Scene} scene */
export function market(scene) {
  const { story, api } = scene;
  const { zones } = story;
  return html`<section class="rm-market ${scene.sheet === "market" ? "is-open" : ""}" aria-label=${api.t("table-market")}>
    <header class="rm-sheet-head"><h2>${api.t("table-market")}</h2><button type="button" class="tt-close" aria-label=${api.t("table-close")} @click=${() => scene.openSheet("")}>${icon("x-bold")}</button></header>
    <h2>${icon("users-fill")}<span>${api.t("table-members")}</span><small>${api.t("table-deck", { count: zones.of("member_deck").length })}</small></h2>
    <div class="rm-row" role="group" aria-label=${api.t("table-members")} data-zone="members" data-stops>${repeat(
      zones.of("members"),
      ({ id }) => id,
      ({ id, kind }) => (kind ? member(id, kind, scene) : nothing),
    )}</div>
    <h2>${icon("storefront-fill")}<span>${api.t("table-goods")}</span><small>${api.t("table-deck", { count: zones.of("goods_deck").length })}</small></h2>
    <div class="rm-row" role="group" aria-label=${api.t("table-goods")} data-zone="goods" data-stops>${repeat(
      zones.of("goods"),
      ({ id }) => id,
      ({ id, kind }) => (kind ? good(id, kind, scene) : nothing),
    )}</div>
    <h2>${icon("buildings-fill")}<span>${api.t("table-types")}</span><small>${api.t("table-bag", { tokens: story.bag })}</small></h2>
    <div class="rm-types" role="group" aria-label=${api.t("table-types")} data-stops>${story.figures.types.map((type, place) => typeOf(type, story.tallies.left[place] ?? 0, scene))}</div>
  </section>`;
}

/** @param {string} element @param {string} look @param {string} label @param {unknown} inside @param {Scene} scene @param {string} [piece] */
function ware(element, look, label, inside, scene, piece) {
  const { touch, picking, hinted, isUsable } = scene;
  const lit = isUsable(element);
  const state = `${lit ? "is-lit" : ""} ${picking.has(element) ? "is-picked" : ""} ${hinted(element) ? "is-hinted" : ""}`;
  return html`<button type="button" class="rm-ware ${look} ${state}" data-element=${element} data-code=${scene.codeOf(element) ?? nothing} data-piece=${piece ?? nothing} data-stop tabindex="-1" aria-label=${label} aria-disabled=${lit ? "false" : "true"}
    @click=${touch(element)} @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && scene.look(element)} @focus=${(/** @type {FocusEvent} */ event) => seenFocus(event) && scene.look(element)}>${inside}</button>`;
}

/** Attack in the own colour large, in the others' small. @param {string} id @param {string} kind @param {Scene} scene */
function member(id, kind, scene) {
  const { story, api, viewer } = scene;
  const attack = story.figures.attack[kind] ?? [];
  const own = attack[viewer ?? 0] ?? 0;
  const others = attack.map((value, seat) => (seat === (viewer ?? 0) ? nothing : html`<i class="seat-${seat} gang-${story.gang(seat)}">${icon(signOf(story.gang(seat)))}<span data-print=${value}></span></i>`));
  return ware(
    `member:${kind}`,
    "is-member",
    `${story.box.name(kind)}. ${story.box.text(kind)} ${api.t("table-attack", { attack: own })}`,
    html`<em class="seat-${viewer ?? 0} gang-${story.gang(viewer ?? 0)}" data-print=${own}></em><b>${story.box.name(kind)}</b> <small class="rm-text">${story.box.text(kind)}</small><small class="rm-others">${others}</small>${emblem(kind, scene)}`,
    scene,
    id,
  );
}

/** @param {string} id @param {string} kind @param {Scene} scene */
function good(id, kind, scene) {
  const { story, api } = scene;
  const price = story.figures.goods[kind] ?? 0;
  const timing = story.box.timing(kind);
  return ware(
    `good:${kind}`,
    `is-good is-${timing}`,
    `${story.box.name(kind)}. ${story.box.text(kind)} ${api.t("table-price", { arcs: price })}`,
    html`<b>${signed(timing)}${story.box.name(kind)}</b> <small class="rm-text">${story.box.text(kind)}</small><small class="rm-price">${icon("coins-fill")}<span data-print=${written(price)}></span></small>${emblem(kind, scene)}`,
    scene,
    id,
  );
}

/** What a card is good for. @param {string} kind @param {Scene} scene */
function emblem(kind, { story }) {
  return html`<i class="rm-emblem" aria-hidden="true">${icon(story.box.sign(kind))}</i>`;
}

/** When a card works. @param {string} timing */
export function signed(timing) {
  return timing === "battle" ? icon("knife-fill") : timing === "permanent" ? icon("lock-simple-fill") : nothing;
}

/** @param {Type} type @param {number} left @param {Scene} scene */
function typeOf(type, left, scene) {
  const { story, api } = scene;
  const { name, level, cost, renown } = type;
  return ware(
    `type:${name}`,
    `is-type is-${level} ${left ? "" : "is-gone"}`,
    `${story.box.name(name)}. ${story.box.text(name)} ${api.t("table-type", { level, arcs: cost, renown, left })}`,
    html`${shape(type)}<b>${story.box.name(name)}</b> <small class="rm-text">${story.box.text(name)}</small><small class="rm-price" data-print=${written(cost)}></small><small class="rm-facts"><i data-print=${renown}>${icon("star-four-fill")}</i><i data-print="×${left}"></i></small>`,
    scene,
  );
}

/** The spaces that it covers. @param {Type} type */
export function shape({ cells }) {
  const columns = cells.map(([column = 0]) => column);
  const rows = cells.map(([, row = 0]) => row);
  const left = Math.min(...columns);
  const size = Math.max(...columns, ...rows, 1) + 1;
  const top = Math.max(...rows);
  return svg`<svg class="rm-shape" viewBox="-0.1 -0.1 ${size + 0.2} ${size + 0.2}" aria-hidden="true">${cells.map(([column = 0, row = 0]) => svg`<rect x=${column - left + 0.06} y=${top - row + 0.06} width="0.88" height="0.88" rx="0.14"></rect>`)}</svg>`;
}
