// The city: spaces in three rings, tiles as buildings on them, figures, YCU tokens, and what may be chosen there.

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "tabletown/pieces/icon.js";
import { n, seedOf, seeded, street, windows } from "tabletown/pieces/skyline.js";
import { vars } from "tabletown/pieces/vars.js";
import { listed } from "tabletown/pieces/writing.js";
import { signOf } from "./gangs.js";
import { patrol, short, standee } from "./standee.js";

/** @import { Tile } from "./story.js" */
/** @import { Scene } from "./table.js" */
/** @import { Space } from "./types.js" */

const SIDE = 100;
/** How large the city is drawn; the camera brings it to the size of its frame. */
export const WORLD = 600;
/** @type {Map<string, ReturnType<typeof svg>>} */
const drawn = new Map();

/** A block of houses, always the same for the same place. @param {string} key */
function block(key) {
  const known = drawn.get(key);
  if (known) return known;
  const random = seeded(seedOf(key));
  const far = street(random, { width: SIDE, base: SIDE, low: 30, high: 66, narrow: 14, wide: 26 });
  const near = street(random, { width: SIDE, base: SIDE, low: 14, high: 40, narrow: 18, wide: 34 });
  const lights = windows(random, near.houses, { across: 8, down: 10, width: 3.2, height: 4.6, lit: 0.5 });
  const farLights = windows(random, far.houses, { across: 8, down: 11, width: 2.6, height: 4, lit: 0.25 });
  const houses = svg`<svg class="rm-houses" viewBox="0 0 ${SIDE} ${n(SIDE)}" preserveAspectRatio="none" aria-hidden="true">
    <path class="is-far" d=${far.path}></path><path class="is-light" d=${farLights}></path>
    <path class="is-near" d=${near.path}></path><path class="is-light" d=${lights}></path></svg>`;
  drawn.set(key, houses);
  return houses;
}

/** What the war has left of a block, always the same for the same place. @param {string} space */
function ruin(space) {
  const known = drawn.get(space);
  if (known) return known;
  const random = seeded(seedOf(space));
  const far = street(random, { width: SIDE, base: SIDE, low: 26, high: 52, narrow: 12, wide: 24 });
  const near = street(random, { width: SIDE, base: SIDE, low: 8, high: 24, narrow: 16, wide: 32 });
  const lights = windows(random, far.houses, { across: 9, down: 12, width: 3, height: 4, lit: 0.08 });
  const houses = svg`<svg class="rm-ruin" viewBox="0 0 ${SIDE} ${SIDE}" preserveAspectRatio="none" aria-hidden="true">
    <path class="is-far" d=${far.path}></path><path class="is-light" d=${lights}></path><path class="is-near" d=${near.path}></path></svg>`;
  drawn.set(space, houses);
  return houses;
}

/** @param {Scene} scene */
export function city(scene) {
  const { story, api } = scene;
  const { spaces, columns } = story.figures;
  const places = new Map(spaces.map(({ name }, at) => [name, { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 }]));
  const at = (/** @type {string} */ name) => places.get(name) ?? { row: 1, column: 1 };
  const letters = spaces.slice(0, columns).map(({ name }) => name.slice(0, 1));
  const rows = spaces.filter((_, place) => place % columns === 0).map(({ name }) => name.slice(1));
  return html`<div class="tt-map rm-map"><div class="tt-world rm-frame">
    <div class="rm-letters" aria-hidden="true">${letters.map((letter) => html`<span>${letter}</span>`)}</div>
    <div class="rm-rows" aria-hidden="true">${rows.map((row) => html`<span>${row}</span>`)}</div>
    <div class="rm-board" role="group" aria-label=${api.t("table-city")} data-stops="grid" ${vars({ "--columns": columns })}>
      ${spaces.map((space) => ground(space, at(space.name), scene))}
      ${repeat(
        story.tiles,
        ({ number }) => number,
        (tile) => building(tile, at, scene),
      )}
      ${ghost(at, scene)} ${spaces.map((space) => spot(space, at(space.name), scene))}
    </div>
  </div></div>`;
}

/** @typedef {{ row: number, column: number }} At */

/** What is printed on the board: ruins, but for the places where gangs come in. @param {Space} space @param {At} at @param {Scene} scene */
function ground({ name, level, renown, entry, owner }, { row, column }, { story }) {
  const stars = Array.from({ length: renown }, () => icon("star-four-fill"));
  const whose = owner < 0 ? "" : `seat-${owner} gang-${story.gang(owner)}`;
  return html`<span class="rm-ground is-${level || "blocked"} ${whose}" aria-hidden="true" ${vars({ "--row": row, "--column": column })}>
    ${level && !entry ? ruin(name) : nothing}${level ? html`<em>${level.slice(0, 1).toUpperCase()}</em>` : nothing}
    ${entry ? html`<i class="rm-entry ${owner < 0 ? "is-free" : ""}">${icon("crosshair-bold")}${owner < 0 ? nothing : icon(signOf(story.gang(owner)), "rm-entry-sign")}</i>` : nothing}
    ${stars.length ? html`<i class="rm-stars">${stars}</i>` : nothing}
  </span>`;
}

/** A tile covers its spaces: one block of houses on each, one outline around all. @param {Tile} tile @param {(name: string) => At} at @param {Scene} scene */
function building(tile, at, { story }) {
  const holder = tile.holder >= 0 ? tile.holder : tile.short;
  const held = holder < 0 ? "" : `seat-${holder} gang-${story.gang(holder)} ${tile.holder >= 0 ? "is-held" : "is-short"}`;
  const type = story.figures.types.find(({ name }) => name === tile.type);
  const crates = Array.from({ length: tile.products }, () => icon("package-fill"));
  return html`${tile.spaces.map((space) => html`<span class="rm-cell is-${type?.level ?? ""} ${held} ${edges(space, tile.spaces, at)}" aria-hidden="true" ${vars(cell(at(space)))}>${block(`${tile.type} ${space}`)}</span>`)}
    <span class="rm-plate ${held}" aria-hidden="true" ${vars(plateAt(tile.spaces, at))}>
      <b>${story.box.name(tile.type)}</b>
      <small>${type?.renown ? html`<i>${type.renown}${icon("star-four-fill")}</i>` : nothing}${crates.length ? html`<i class="rm-crates">${crates}${short(type?.price ?? 0)}</i>` : nothing}</small>
    </span>`;
}

/** @param {At} at */
const cell = ({ row, column }) => ({ "--row": row, "--column": column });

/** The name stands on the highest row, as wide as the tile is there. @param {string[]} spaces @param {(name: string) => At} at */
function plateAt(spaces, at) {
  const all = spaces.map(at);
  const row = Math.min(...all.map((one) => one.row));
  const columns = all.filter((one) => one.row === row).map(({ column }) => column);
  return { "--row": row, "--column": Math.min(...columns), "--span": columns.length };
}

/** The sides on which a tile goes on. @param {string} space @param {string[]} spaces @param {(name: string) => At} at */
function edges(space, spaces, at) {
  const here = at(space);
  const has = (/** @type {number} */ rows, /** @type {number} */ columns) =>
    spaces.some((other) => at(other).row === here.row + rows && at(other).column === here.column + columns);
  return `${has(-1, 0) ? "to-top" : ""} ${has(1, 0) ? "to-bottom" : ""} ${has(0, -1) ? "to-left" : ""} ${has(0, 1) ? "to-right" : ""}`;
}

/** Where the tile would lie that is being built. @param {(name: string) => At} at @param {Scene} scene */
function ghost(at, { site }) {
  if (!site) return nothing;
  return site.covers.map((space) => html`<span class="rm-ghost ${edges(space, site.covers, at)}" aria-hidden="true" ${vars(cell(at(space)))}>${block(`ghost ${space}`)}</span>`);
}

/** What is touched: a space with everything on it. @param {Space} space @param {At} at @param {Scene} scene */
function spot(space, at, scene) {
  const { story, hinted, look, picking, mover } = scene;
  const { name } = space;
  const element = scene.elementAt(name);
  const lit = scene.isLit(name);
  const fights = lit && scene.reached?.fights.includes(name);
  const supports = story.figures.battle?.support.some((spaces) => spaces.includes(name)) ?? false;
  const state = [
    lit ? "is-lit" : "",
    fights ? "is-fight" : "",
    picking.has(element) || (mover && mover === element) ? "is-picked" : "",
    hinted(element) ? "is-hinted" : "",
    story.isContested(name) ? "is-contested" : "",
    story.figures.battle?.space === name ? "is-battlefield" : "",
    supports ? "is-support" : "",
  ].join(" ");
  return html`<button type="button" class="rm-spot ${state}" data-element=${element} data-code=${scene.codeOf(element) ?? nothing} data-space=${name} data-stop=${at.column} tabindex="-1"
    aria-label=${describe(space, scene)} aria-disabled=${lit ? "false" : "true"} ${vars(cell(at))}
    @click=${scene.touch(element)} @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(`space:${name}`)} @focus=${(/** @type {FocusEvent} */ event) => seenFocus(event) && look(`space:${name}`)}
    >${patrol(story.tokens(name))}${story.stacks(name).map((stack) => standee(stack))}</button>`;
}

/** @param {FocusEvent} event */
export const seenFocus = ({ currentTarget }) => currentTarget instanceof Element && currentTarget.matches(":focus-visible");

/** A space in words: what it is, what stands there, who is there. @param {Space} space @param {Scene} scene */
export function describe({ name, level, renown, entry, owner }, { story, api }) {
  if (!level) return api.t("table-space-blocked", { space: name });
  const tile = story.tileAt(name);
  const parts = [api.t("table-space", { space: name, level })];
  if (tile) {
    parts.push(api.t("table-tile", { name: story.box.name(tile.type), products: tile.products, held: tile.holder < 0 ? "no" : "yes", holder: tile.holder < 0 ? "" : api.name(tile.holder) }));
  } else if (renown) parts.push(api.t("table-printed", { count: renown }));
  if (entry) parts.push(api.t("table-entry", { owned: owner < 0 ? "no" : "yes", name: owner < 0 ? "" : api.name(owner) }));
  for (const { seat, count } of story.stacks(name)) parts.push(api.t("table-figures-of", { name: api.name(seat), count }));
  const tokens = story.tokens(name);
  if (tokens.length) parts.push(api.t("table-ycu", { names: listed(tokens.map((token) => token.name)), attack: tokens.reduce((sum, token) => sum + token.attack, 0) }));
  return parts.join(", ");
}

/** The same city as a list, for whoever reads it. @param {Scene} scene */
export function places(scene) {
  const { story, api, touch, hinted } = scene;
  const shown = story.figures.spaces.filter(({ level }) => level);
  const things = (/** @type {Space} */ { name }) => Number(scene.isLit(name)) * 2 + Number(story.stacks(name).length + story.tokens(name).length > 0 || story.tileAt(name) !== undefined);
  const sorted = shown.toSorted((one, other) => things(other) - things(one));
  return html`<ul class="rm-places" aria-label=${api.t("table-city")} data-stops>${sorted.map((space) => {
    const element = scene.elementAt(space.name);
    const lit = scene.isLit(space.name);
    return html`<li><button type="button" class="${lit ? "is-lit" : ""} ${hinted(element) ? "is-hinted" : ""}" data-element=${element} data-space=${space.name} data-stop tabindex="-1"
      aria-disabled=${lit ? "false" : "true"} @click=${touch(element)}>${describe(space, scene)}</button></li>`;
  })}</ul>`;
}
