// The city on the table: what is built, what burns, who stands where, and what may be chosen there.

import { html, nothing, render, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { viewButton, viewButtons, walk } from "tabletown/pieces/view.js";
import { aims, chanceOf, steps } from "./aim.js";
import { CROW_SIGN } from "./cast.js";
import { cellOf, inset, LETTERS, NONE, SIZE, spaceName, spaceOf, SPACES, spaceWord } from "./city.js";
import { standee, stateOf } from "./figures.js";
import { ground, heightOf, pathOf, UNIT } from "./ground.js";
import { signOf } from "./landmarks.js";
import { wheel } from "./wheel.js";

/** @import { Building, City, Point } from "./city.js" */
/** @import { Odds } from "./odds.js" */
/** @import { Scene } from "./table.js" */

export const WORLD = SIZE * UNIT;
/** So near to something that is lit, in pixels, a touch still means it. */
const NEAR = 16;
export const FLAME = "M0 10C-7 4-5-3-1-6-1-2 2-2 2-5 2-9 0-11-1-14 6-10 9-2 7 4 6 8 3 10 0 10z";

/** Letters and numbers at the edges, as on a city map. */
const EDGES = html`<svg class="cw-edges" aria-hidden="true">${Array.from({ length: SIZE }, (_, i) => {
  const at = (i + 0.5) * UNIT;
  return svg`<text x=${at} y="-14">${LETTERS[i]}</text><text x=${at} y=${WORLD + 9}>${LETTERS[i]}</text>
    <text x="-10" y=${at}>${i + 1}</text><text x=${WORLD + 10} y=${at}>${i + 1}</text>`;
})}</svg>`;

/** The city as it is built, drawn once. @type {{ key: string, drawn: HTMLElement } | null} */
let built = null;

/** @param {Scene} scene */
function groundOf({ story, box }) {
  const key = `${story.city.key}:${story.numbers.site}`;
  if (built?.key !== key) {
    const drawn = document.createElement("div");
    drawn.className = "cw-built";
    render(
      ground(story.city, (building) => box.landmarks[story.nameOf(building)]?.id ?? ""),
      drawn,
    );
    built = { key, drawn };
  }
  return built.drawn;
}

/** @param {Scene} scene */
export function map(scene) {
  const { story, api, camera } = scene;
  const { city } = story;
  return html`<div class="tt-map cw-map" @click=${(/** @type {MouseEvent} */ event) => touchGround(event, scene)} @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, SIZE)}>
    <div class="tt-world cw-world" role="group" aria-label=${api.t("table-city")} data-stops>
      ${groundOf(scene)} ${fires(scene)} ${EDGES}
      ${city.names.map((name, quadrant) => html`<span class="cw-quarter at-${quadrant}" aria-hidden="true">${name}</span>`)}
      ${[...city.buildings.values()].map((building) => roof(building, scene))}
      ${steps(scene)} ${aims(scene)}
      ${repeat(
        nearestFirst(litSpaces(scene), scene),
        (space) => space,
        (space) => spot(space, scene),
      )}
      ${story.numbers.token.map((place, token) => (place === NONE ? nothing : crowToken(token, place, scene)))}
      ${crowd(scene)} ${wheel(scene)}
    </div>
  </div>
  ${viewButtons(camera, api, viewButton("list-bullets-bold", api.t("table-as-list"), scene.toggleList))}`;
}

// Buildings

/** @param {Building} building @param {Scene} scene */
function roof(building, scene) {
  const { story, box, picking, mine, hinted, touch, look, aim } = scene;
  const name = story.nameOf(building.number);
  const landmark = box.landmarks[name];
  const element = `building:${landmark?.id ?? building.word}`;
  const reached = aim.reach.has(SPACES + building.number);
  const lit = mine && ((reached && aim.move !== undefined) || picking.lit(element));
  const { x, y, width, height } = building.box;
  const place = { "--x": `${x * UNIT}px`, "--y": `${y * UNIT}px`, "--w": `${width * UNIT}px`, "--h": `${height * UNIT}px` };
  const crooked = building.cells.length < width * height;
  const about = `${reached ? "is-reach" : ""} ${aim.beside.has(building.number) ? "is-beside" : ""}`;
  const state = `${about} ${landmark ? "is-named" : ""} ${crooked ? "is-crooked" : ""} ${lit ? "is-lit" : ""} ${hinted(element) ? "is-hinted" : ""} ${picking.has(element) ? "is-picked" : ""}`;
  return html`<button type="button" class="cw-roof ${state}" data-element=${element} data-stop tabindex="-1"
    aria-label=${describeBuilding(building, scene)} aria-disabled=${lit ? "false" : "true"}
    ${vars({ ...place, "--shape": crooked ? polygon(building) : "none", "--neon": landmark ? signOf(landmark.id).neon : "var(--white)" })}
    @click=${touch(element)} @pointerenter=${() => look(element)} @focus=${() => look(element)}
  >${landmark ? html`${plate(name, scene)}${chanceOf(likely(aim.fires.get(name)))}` : html`<span class="cw-number" aria-hidden="true">${houseName(building, scene)}</span>`}</button>`;
}

/** A fire that cannot burn at once says nothing about its chance: it would look useless. @param {Odds | undefined} odds */
const likely = (odds) => (odds && odds.chance >= 0.005 ? odds : undefined);

/** Name, strength and fire tokens of a landmark. @param {number} name @param {Scene} scene */
function plate(name, scene) {
  const { story, box } = scene;
  const landmark = /** @type {typeof box.landmarks[0]} */ (box.landmarks[name]);
  const tokens = story.numbers.fire[name] ?? 0;
  const burns = story.burns(name);
  const safe = story.tallies.protected[name] === 1 && !burns;
  const needed = neededBy(name, scene);
  return html`<span class="cw-plate ${burns ? "is-burning" : ""}" aria-hidden="true">
    ${icon(signOf(landmark.id).icon)}<b>${landmark.name}</b>
    <span class="cw-pips">${pips(needed, burns ? needed : tokens)}</span>${safe ? html`<i class="cw-safe">${icon("shield-plus-fill")}</i>` : nothing}
    ${story.numbers.bomb === name ? html`<i class="cw-bomb">${icon("bomb-fill")}</i>` : nothing}
  </span>`;
}

/** The fire tokens with which a landmark burns: more than its strength while Albrecht protects it. @param {number} name @param {Scene} scene */
export function neededBy(name, { story }) {
  return story.tallies.needed[name] ?? 0;
}

/** Needed fire tokens as flames, those that are there lit. @param {number} needed @param {number} tokens */
export function pips(needed, tokens) {
  return Array.from({ length: Math.max(needed, tokens) }, (_, i) => html`<i class=${i < tokens ? "is-on" : ""}>${icon("fire-fill")}</i>`);
}

/** The outline of a crooked building, for clicks. @param {Building} building */
function polygon({ corners, box }) {
  return `polygon(${corners.map(({ x, y }) => `${(x - box.x) * UNIT}px ${(y - box.y) * UNIT}px`).join(",")})`;
}

/** What a regular building is called. @param {Building} building @param {Scene} scene */
export function houseName({ word }, { api }) {
  return api.t("house-name", { house: word });
}

/** @param {Building} building @param {Scene} scene */
export function describeBuilding(building, scene) {
  const { story, box, api } = scene;
  const name = story.nameOf(building.number);
  const landmark = box.landmarks[name];
  const burns = story.numbers.burning[building.number] ? "yes" : "no";
  const parts = landmark
    ? [api.t("table-landmark", { name: landmark.name, tokens: story.numbers.fire[name] ?? 0, needed: neededBy(name, scene), burns })]
    : [api.t("table-house", { building: houseName(building, scene), burns })];
  if (name !== NONE && story.numbers.bomb === name) parts.push(api.t("table-bomb-here"));
  for (const who of story.at(SPACES + building.number)) parts.push(describePerson(who, scene));
  return parts.join(" ");
}

// What burns

/** @param {Scene} scene */
function fires({ story, box }) {
  return html`<svg class="cw-fires" viewBox="0 0 ${WORLD} ${WORLD}" aria-hidden="true">
    ${story.numbers.burning.map((burns, number) => {
      const building = story.city.buildings.get(number);
      if (!burns || !building) return nothing;
      const name = box.landmarks[story.nameOf(number)]?.id ?? "";
      return blaze(building, heightOf(building, name));
    })}
  </svg>`;
}

/** A building that shows its burned side. @param {Building} building @param {number} rise */
function blaze(building, rise) {
  const walls = inset(building.corners, 0.13);
  return svg`<g class="cw-blaze" data-burning=${building.number}>
    <path class="cw-glow" d=${pathOf(walls, rise)}></path>
    <path class="cw-char" d=${pathOf(walls, rise)}></path>
    ${building.cells.map(
      ({ x, y }, i) => svg`<g transform="translate(${(x + 0.5) * UNIT} ${(y + 0.42) * UNIT - rise}) scale(${1.15 + ((i * 7) % 5) / 8})">
        <path class="cw-flame beat-${i % 4}" d=${FLAME}></path><path class="cw-flame is-core beat-${(i + 2) % 4}" d=${FLAME} transform="translate(0 3) scale(.55)"></path>
      </g>`,
    )}
  </g>`;
}

// Streets

/** The spaces that can be chosen, also as the end of a move that is picked. @param {Scene} scene */
export function litSpaces({ mine, frame, aim }) {
  if (!mine) return [];
  if (aim.move) return [...aim.reach].filter((place) => place < SPACES);
  return frame.position.options.flatMap(({ elements: [first = ""] }) => {
    return first.startsWith("space:") ? [spaceOf(first.slice("space:".length))] : [];
  });
}

/** Keys begin beside whoever walks. Whoever is only looked at changes nothing: what has the focus would lose it. @param {number[]} spaces @param {Scene} scene */
function nearestFirst(spaces, { aim, story, frame }) {
  if (aim.who === NONE || !(aim.move || frame.position.view.step === "walk")) return spaces;
  const from = story.city.middle(story.numbers.where[aim.who] ?? NONE);
  const far = (/** @type {number} */ space) => {
    const { x, y } = story.city.middle(space);
    return Math.hypot(x - from.x, y - from.y);
  };
  return spaces.toSorted((one, other) => far(one) - far(other));
}

/** @param {number} space @param {Scene} scene */
function spot(space, { api, touch, hinted, story, look }) {
  const { x, y } = cellOf(space);
  const element = `space:${spaceWord(space)}`;
  const near = nearby(space, story.city);
  return html`<button type="button" class="cw-spot is-lit ${hinted(element) ? "is-hinted" : ""}" data-element=${element} data-stop tabindex="-1"
    aria-label=${api.t("table-space", { space: spaceName(space, api), near: story.city.names[near] ?? "" })}
    ${vars({ "--x": `${x * UNIT}px`, "--y": `${y * UNIT}px` })}
    @click=${touch(element)} @pointerenter=${() => look(element)} @focus=${() => look(element)}></button>`;
}

/** The neighborhood of a space. @param {number} space @param {City} city */
export function nearby(space, { names }) {
  const { x, y } = cellOf(space);
  return Math.min(names.length - 1, Math.floor(y / (SIZE / 2)) * 2 + Math.floor(x / (SIZE / 2)));
}

/** A touch beside everything means the nearest thing that is lit; on the bare street, that space. @param {MouseEvent} event @param {Scene} scene */
function touchGround(event, scene) {
  const { camera, story, touch } = scene;
  const [target, map] = [event.target, event.currentTarget];
  if (!(target instanceof Element) || !(map instanceof Element) || target.closest("button")) return;
  const lit = /** @type {HTMLElement[]} */ ([...map.querySelectorAll(".cw-world .is-lit[data-element]")]);
  const [near] = lit.map((thing) => ({ thing, far: farness(event, thing) })).sort((one, other) => one.far - other.far);
  if (near && near.far < NEAR) return touch(near.thing.dataset.element ?? "")(event);
  const point = camera.point(event);
  const [x, y] = [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
  const space = y * SIZE + x;
  const inside = x >= 0 && y >= 0 && x < SIZE && y < SIZE && story.city.isStreet(space);
  if (inside && scene.mine) touch(`space:${spaceWord(space)}`)(event);
}

/** How far a touch is from something, in pixels. @param {MouseEvent} event @param {Element} thing */
function farness({ clientX, clientY }, thing) {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
}

// Who stands where

/** @param {Scene} scene */
function crowd(scene) {
  const { story, box } = scene;
  const living = box.people.flatMap((_, who) => (story.isAlive(who) ? [who] : []));
  return repeat(
    living,
    (who) => who,
    (who) => figure(who, scene),
  );
}

/** Where a figure stands, in the units of the drawing: those on one building stand side by side. @param {number} who @param {Scene} scene @returns {Point} */
export function standing(who, { story }) {
  const place = story.numbers.where[who] ?? 0;
  const middle = story.city.middle(place);
  if (place < SPACES) return { x: middle.x * UNIT, y: middle.y * UNIT };
  const together = story.at(place);
  const shift = together.indexOf(who) - (together.length - 1) / 2;
  const named = story.nameOf(place - SPACES) !== NONE;
  const room = story.city.buildings.get(place - SPACES)?.box.width ?? 1;
  const gap = Math.min(34, (room * UNIT - 8) / together.length);
  return { x: middle.x * UNIT + shift * gap, y: (middle.y - (named ? 0.42 : 0.1)) * UNIT };
}

/** @param {number} who @param {Scene} scene */
function figure(who, scene) {
  const { story, box, picking, mine, hinted, touch, look, aim } = scene;
  const element = `character:${box.person(who).id}`;
  const lit = mine && picking.lit(element);
  const { x, y } = standing(who, scene);
  const state = `${aim.targets.has(who) ? "is-target" : ""} ${lit ? "is-lit" : ""} ${picking.has(element) ? "is-picked" : ""} ${hinted(element) ? "is-hinted" : ""} ${story.numbers.active === who ? "is-acting" : ""}`;
  return html`<button type="button" class="cw-figure ${state}" data-element=${element} data-stop data-who=${who} tabindex="-1"
    aria-label=${describePerson(who, scene)} aria-disabled=${lit ? "false" : "true"} ${vars({ "--x": `${x}px`, "--y": `${y}px` })}
    @click=${touch(element)} @pointerenter=${() => look(element)} @focus=${() => look(element)}>${standee(who, scene, guard(who, scene))}${chanceOf(aim.targets.get(who))}</button>`;
}

/** The Defense of Eric: without The Crow near him he has none. @param {number} who @param {Scene} scene */
function guard(who, { story, api }) {
  if (who !== story.figures.hero) return nothing;
  const covered = story.tallies.covered === 1;
  const label = api.t("table-covered", { covered: covered ? "yes" : "no" });
  return html`<em class="cw-guard ${covered ? "is-covered" : ""}" title=${label}>${icon("shield-fill")}<span data-print=${Math.max(0, story.figures.defense[who] ?? 0)}></span></em>`;
}

/** @param {number} who @param {Scene} scene */
export function describePerson(who, scene) {
  return scene.api.t("table-person", { name: scene.box.person(who).name, state: stateOf(who, scene) });
}

/** @param {number} token @param {number} place @param {Scene} scene */
function crowToken(token, place, { story, box, api }) {
  const { x, y } = story.city.middle(place);
  const flaming = token === story.numbers.token.length - 1;
  const label = api.t("table-crow-token", { name: flaming ? "none" : box.person(token).name });
  return html`<span class="cw-token ${flaming ? "is-flaming" : ""}" role="img" aria-label=${label} title=${label} ${vars({ "--x": `${x * UNIT}px`, "--y": `${y * UNIT}px` })}>
    <svg viewBox="0 0 100 90"><path d=${CROW_SIGN}></path></svg></span>`;
}
