// A city from above: what stands where, where its square can still lie, its districts, and what can be done on each space.

import { html, nothing, svg } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { signed } from "tabletown/pieces/writing.js";
import { badge, building, laidBy, land as meadow, seedAt } from "./buildings.js";

/** @import { Scene } from "tabletown/pieces/board.js" */
/** @import { District, Figures, Outlook, Tallies } from "./types.js" */
/** @typedef {Scene & { story: { tallies: Tallies, figures: Figures, scores: number[] } }} CityScene what cities are drawn from */
/** @typedef {{ kind: string, x: number, y: number, space: string, crime: boolean }} Card */
/** @typedef {{ west: number, east: number, south: number, north: number }} Land columns and rows, the outermost included */
/** @typedef {"large" | "mini" | "final"} Size "final": the square as it is scored, with the points */
/** @typedef {{ scene: CityScene, seat: number, size: Size, land: Land, cards: Map<string, Card>, districts: District[] }} Plan what all parts of one city are drawn from */

/** The cards of a city, from the line that tells them. @param {string} line @returns {Card[]} */
export function cardsOf(line) {
  return line.split(" ").flatMap((word) => {
    const [kind = "", space = ""] = word.replace("!", "").split("@");
    const [x = 0, y = 0] = space.split(",").map(Number);
    const crime = word.endsWith("!");
    return kind ? [{ kind, x, y, space, crime }] : [];
  });
}

/** The middle of a span, and a space around it, as far as the square can reach; never less than the square. @param {number[]} taken @param {number} first @param {number} last @param {number} side */
function span(taken, first, last, side) {
  const [least, most] = [Math.min(...taken), Math.max(...taken)];
  let [from, to] = [Math.min(least, Math.max(first, least - 1)), Math.max(most, Math.min(last, most + 1))];
  while (to - from + 1 < side && (from > first || to < last)) {
    if (from > first) from--;
    if (to < last && to - from + 1 < side) to++;
  }
  return [from, to];
}

/** The part of the land that is drawn. @param {Card[]} cards @param {CityScene} scene @param {number} seat @param {Size} size @returns {Land} */
function landOf(cards, { story }, seat, size) {
  const { square = [], final = [] } = story.figures.cities[seat] ?? {};
  const [first = 0, last = 0, low = 0, high = 0] = size === "final" ? final : square;
  if (size === "final") return { west: first, east: last, south: low, north: high };
  const [west = 0, east = 0] = span(cards.map(({ x }) => x), first, last, story.figures.side);
  const [south = 0, north = 0] = span(cards.map(({ y }) => y), low, high, story.figures.side);
  return { west, east, south, north };
}

/** The spaces, row by row from the north. @param {Land} land */
function spacesOf({ west, east, south, north }) {
  const found = [];
  for (let y = north; y >= south; y--) for (let x = west; x <= east; x++) found.push({ x, y, space: `${x},${y}` });
  return found;
}

/** @param {CityScene} scene @param {number} seat @param {{ size: Size }} options */
export function city(scene, seat, { size }) {
  const { story, api, viewer } = scene;
  const cards = cardsOf(story.tallies.cities[seat] ?? "");
  const land = landOf(cards, scene, seat, size);
  const districts = story.figures.cities[seat]?.districts ?? [];
  const map = { scene, seat, size, land, cards: new Map(cards.map((card) => [card.space, card])), districts };
  const [columns, rows] = [land.east - land.west + 1, land.north - land.south + 1];
  const own = size === "large" && seat === viewer;
  const draw = own ? button : picture;
  return html`<div class="cy-city is-${size}" data-city=${seat} ${vars({ "--columns": columns, "--rows": rows })}>
    <div class="cy-land">
      <div class="cy-plan" role=${size === "mini" ? nothing : "group"} aria-label=${size === "mini" ? nothing : api.t("table-city-of", { name: api.name(seat) })} data-stops=${own ? "grid" : nothing}>
        ${ground(map, columns, rows)}
        ${spacesOf(land).map((place) => draw(place.x, place.y, place.space, map))}
        ${size === "large" ? html`${districts.map((district) => label(district, map))}${edges(map)}` : nothing}
        ${size === "final" ? districts.map((district) => points(district, map)) : nothing}
      </div>
    </div>
  </div>`;
}

// The land

/** Where a space lies on the plan, counted from the north-west. @param {string} space @param {Land} land */
function placed(space, { west, north }) {
  const [x = 0, y = 0] = space.split(",").map(Number);
  return { column: x - west, row: north - y };
}

/** Streets, and districts as light that lies on them. @param {Plan} map @param {number} columns @param {number} rows */
function ground({ land, districts }, columns, rows) {
  const streets = Array.from({ length: columns + 1 }, (_, i) => `M${i} 0V${rows}`).concat(Array.from({ length: rows + 1 }, (_, i) => `M0 ${i}H${columns}`));
  return svg`<svg class="cy-ground" viewBox="0 0 ${columns} ${rows}" aria-hidden="true">
    <path class="cy-street" d=${streets.join("")}></path><path class="cy-lane" d=${streets.join("")}></path>
    ${districts.map(({ type, spaces, grows }) => {
      const path = joined(spaces, land);
      return svg`<g class="cy-district type-${type} ${grows ? "is-growing" : ""}"><path d=${path}></path><path class="cy-inside" d=${path}></path></g>`;
    })}
  </svg>`;
}

/** Lines from lot to lot of a district; a lot by itself is a line of no length. @param {string[]} spaces @param {Land} land */
function joined(spaces, land) {
  const places = spaces.map((space) => placed(space, land));
  return places
    .flatMap(({ column, row }) => {
      const beside = places.filter((other) => (other.column === column + 1 && other.row === row) || (other.column === column && other.row === row + 1));
      return [{ column, row }, ...beside].map((other) => `M${column + 0.5} ${row + 0.5}L${other.column + 0.5} ${other.row + 0.5}`);
    })
    .join("");
}

/** Where the square ends for good, and how much land there still is. @param {Plan} map */
function edges({ scene, seat, land }) {
  const { story, api } = scene;
  const [first = 0, last = 0, low = 0, high = 0] = story.figures.cities[seat]?.square ?? [];
  const open = { west: land.west - first, east: last - land.east, south: land.south - low, north: high - land.north };
  return Object.entries(open).map(([side, count]) => {
    if (count <= 0) return html`<i class="cy-edge is-closed at-${side}"></i>`;
    const more = api.t("table-more-land", { side, count });
    return html`<i class="cy-edge is-open at-${side}"><span role="img" aria-label=${more} title=${more}>${signed(count)}</span></i>`;
  });
}

// Spaces

/** Where a space is, in words. @param {number} x @param {number} y @param {CityScene} scene */
function words(x, y, { api }) {
  const along = y > 0 ? "north" : y < 0 ? "south" : "none";
  const across = x > 0 ? "east" : x < 0 ? "west" : "none";
  return api.t("space", { along, across, columns: Math.abs(x), rows: Math.abs(y) });
}

/** What stands on a space. @param {Card | undefined} card @param {string} space in words @param {CityScene} scene */
function described(card, space, { api }) {
  if (!card) return api.t("table-space-empty", { space });
  return api.t(card.crime ? "table-space-crime" : "table-space-built", { card: api.t(`content-${card.kind}-name`), space });
}

/** A space of one's own city. @param {number} x @param {number} y @param {string} space @param {Plan} map */
function button(x, y, space, map) {
  const { scene, cards, seat } = map;
  const { picking, mine, hinted, touch, frame, story } = scene;
  const element = `space:${space}`;
  const card = cards.get(space);
  const lit = mine && picking.lit(element);
  const kind = lit ? laidBy(picking.picked, frame.position.view.step) : "";
  const outlook = kind ? story.figures.outlooks.find((one) => one.card === kind && one.space === space) : undefined;
  const state = `${card ? `is-built kind-${card.kind}` : ""} ${lit ? "is-lit" : ""} ${picking.has(element) ? "is-picked" : ""} ${hinted(element) ? "is-hinted" : ""}`;
  const told = outlook ? sentences(outlook, map) : about(space, map);
  return html`<button type="button" class="cy-space ${state}" data-element=${element} data-space=${space} data-stop=${x} tabindex="-1"
    aria-label=${[described(card, words(x, y, scene), scene), ...told].join(". ")} aria-disabled=${lit ? "false" : "true"} @click=${touch(element)}>${inside(card, space, map)}
    ${kind ? html`<span class="cy-ghost kind-${kind}" aria-hidden="true">${building(kind, seedAt(seat, space))}</span>` : nothing}
    ${outlook ? signs(outlook, map) : nothing}${bubble(told, x, y, map)}</button>`;
}

/** A space that is only looked at. @param {number} x @param {number} y @param {string} space @param {Plan} map */
function picture(x, y, space, map) {
  const { scene, size } = map;
  const card = map.cards.get(space);
  const told = size === "large" ? about(space, map) : [];
  const said = card && size !== "mini" ? [described(card, words(x, y, scene), scene), ...told].join(". ") : nothing;
  return html`<span class="cy-space ${card ? `is-built kind-${card.kind}` : ""}" data-space=${space}
    role=${said === nothing ? nothing : "img"} aria-label=${said}>${inside(card, space, map)}${size === "final" ? loss(card, space, map) : bubble(told, x, y, map)}</span>`;
}

/** For whoever points at a space. @param {string[]} told @param {number} x @param {number} y @param {Plan} map */
function bubble(told, x, y, { land }) {
  if (!told.length) return nothing;
  const side = x === land.west ? "is-west" : x === land.east ? "is-east" : "";
  return html`<span class="cy-told ${side} ${y === land.north ? "is-north" : ""}" aria-hidden="true">${told.map((sentence) => html`<span>${sentence}</span>`)}</span>`;
}

/** @param {Card | undefined} card @param {string} space @param {Plan} map */
function inside(card, space, map) {
  if (card) return html`${building(card.kind, seedAt(map.seat, space), card)}${map.size === "mini" ? nothing : badge(card.kind)}`;
  if (map.size !== "large") return nothing;
  const empty = meadow(seedAt(map.seat, space));
  const types = map.districts.filter(({ sites, grows }) => grows && sites.includes(space));
  return html`${empty}<span class="cy-sites" aria-hidden="true">${types.map(({ type }) => html`<i class="type-${type}">${icon("plant-fill")}</i>`)}</span>`;
}

// What a card would do

/** The districts that would grow only with it. @param {Outlook} outlook @param {Plan} map */
function grown(outlook, { districts }) {
  const known = new Set(districts.filter(({ grows }) => grows).flatMap(({ spaces }) => spaces));
  return outlook.grows.filter((space) => !known.has(space));
}

/** @param {Outlook} outlook @param {Plan} map */
function sentences(outlook, map) {
  const { scene, seat, districts } = map;
  const { api, story } = scene;
  const more = outlook.earns - (story.tallies.revenue[seat] ?? 0);
  const typeAt = (/** @type {string} */ space) => districts.find(({ spaces }) => spaces.includes(space))?.type ?? outlook.card;
  const grows = grown(outlook, map).map((space) => api.t("table-outlook-grows", { type: typeAt(space) }));
  const money = more ? [api.t(more > 0 ? "table-outlook-earns" : "table-outlook-loses", { dollars: Math.abs(more) })] : [];
  return [...grows, ...money, ...outlook.warns.map((what) => api.t("table-outlook-warns", { what }))];
}

/** What a card would do, in signs. @param {Outlook} outlook @param {Plan} map */
function signs(outlook, map) {
  const more = outlook.earns - (map.scene.story.tallies.revenue[map.seat] ?? 0);
  return html`<span class="cy-outlook" aria-hidden="true">
    ${grown(outlook, map).length ? html`<i class="is-good">${icon("plant-fill")}</i>` : nothing}
    ${more ? html`<i class=${more > 0 ? "is-good" : "is-bad"}>${map.scene.api.t(more > 0 ? "table-more-dollars" : "table-less-dollars", { dollars: Math.abs(more) })}</i>` : nothing}
    ${outlook.warns.length ? html`<i class="is-bad">${icon("warning-fill")}</i>` : nothing}
  </span>`;
}

// Districts

/** The lot of a district that its label hangs on: the southernmost one, of those the first. @param {District} district @param {Land} land */
function foot({ spaces }, land) {
  const [last = { column: 0, row: 0 }] = spaces.map((space) => placed(space, land)).toSorted((one, other) => other.row - one.row || one.column - other.column);
  return vars({ "--column": last.column, "--row": last.row });
}

/** Why a district does not grow though it has what it needs, or that it grows; "" if it only needs more. @param {District} district */
function stateOf({ grows, polluted, beside, needed, sites }) {
  if (grows) return "table-district-grows";
  if (polluted) return "table-district-polluted";
  return beside >= needed && !sites.length ? "table-district-shut" : "";
}

/** What is told of the districts of a space, and of those that can grow there. @param {string} space @param {Plan} map */
function about(space, { scene, districts }) {
  const { t } = scene.api;
  return districts.flatMap((district) => {
    const { type, spaces, sites, beside, needed, grows } = district;
    if (grows && sites.includes(space)) return [t("table-site", { type })];
    if (!spaces.includes(space)) return [];
    const state = stateOf(district);
    return [t("table-district-needs", { type, beside, needed }), ...(state ? [t(state)] : [])];
  });
}

/** What a district has of what it needs; in words, its spaces tell it. @param {District} district @param {Plan} map */
function label(district, { scene, land }) {
  const { t } = scene.api;
  const { type, beside, needed, grows } = district;
  const state = stateOf(district);
  const look = grows ? "is-growing" : state ? "is-stuck" : "";
  return html`<span class="cy-label type-${type} ${look}" aria-hidden="true" ${foot(district, land)}>
    <span>${state ? icon(grows ? "plant-fill" : "warning-fill") : nothing}<b class="cy-long">${grows ? t(state) : t("table-district-needs", { type, beside, needed })}</b><b class="cy-short">${t("table-district-count", { beside, needed })}</b></span></span>`;
}

// The end

/** What an unfilled space costs, and what a warehouse is. @param {Card | undefined} card @param {string} space @param {Plan} map */
function loss(card, space, { scene, seat }) {
  const scored = scene.story.figures.cities[seat];
  if (!scored?.open.includes(space)) return nothing;
  const warehouse = scored.warehouses.includes(space);
  return html`<span class="cy-loss ${warehouse ? "is-warehouse" : ""} ${card ? "is-over" : ""}">${warehouse ? icon("package-fill") : nothing}<b>${signed(-(scored.lost.spaces ?? 0) / scored.open.length)}</b></span>`;
}

/** What a district scores by itself. @param {District} district @param {Plan} map */
function points(district, { land }) {
  if (!district.points) return nothing;
  return html`<span class="cy-label cy-points type-${district.type}" ${foot(district, land)}><span><b>${signed(district.points)}</b></span></span>`;
}
