// The city as a list: neighborhoods, their buildings, and who is where. Everything can be chosen here too.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { NONE, SPACES, spaceWord } from "./city.js";
import { elementOf } from "./aim.js";
import { control, describeBuilding, describePerson, litSpaces, nearby, pips } from "./map.js";
import { signOf } from "./landmarks.js";
import { standee } from "./figures.js";

/** @import { Building } from "./city.js" */
/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function places(scene) {
  const { story, api, toggleList } = scene;
  return html`<div class="cw-places">
    <div class="cw-controls">${control("map-trifold-fill", api.t("table-as-map"), toggleList)}</div>
    ${story.city.names.map((name, quadrant) => quarter(name, quadrant, scene))}
  </div>`;
}

/** @param {string} name @param {number} quadrant @param {Scene} scene */
function quarter(name, quadrant, scene) {
  const { story, mine, picking } = scene;
  const houses = [...story.city.buildings.values()].filter((building) => building.quadrant === quadrant);
  const isLit = (/** @type {Building} */ building) => mine && (picking.lit(elementOf(SPACES + building.number, scene)) || isEnd(building, scene));
  const matters = (/** @type {Building} */ { number }) =>
    story.nameOf(number) !== NONE || story.burning[number] || story.at(SPACES + number).length > 0;
  const shown = houses.filter((building) => matters(building) || isLit(building));
  const walks = (/** @type {number} */ place) => place !== NONE && place < SPACES && nearby(place, story.city) === quadrant;
  const walkers = story.where.flatMap((place, who) => (walks(place) ? [who] : []));
  const spaces = litSpaces(scene).filter((space) => nearby(space, story.city) === quadrant);
  return html`<section class="cw-quarter-list at-${quadrant}"><h2>${name}</h2>
    <ul data-stops>${shown.map((building) => house(building, scene))}${walkers.map((who) => walker(who, scene))}</ul>
    ${spaces.length ? html`<ul class="cw-space-list" data-stops>${spaces.map((place) => space(place, scene))}</ul>` : nothing}
  </section>`;
}

/** @param {number} place @param {Scene} scene */
function space(place, { api, touch }) {
  const element = `space:${spaceWord(place)}`;
  return html`<li><button type="button" class="cw-act is-lit" data-stop data-element=${element}
    @click=${touch(element)}>${api.t("choose-space", { space: spaceWord(place) })}</button></li>`;
}

/** Whether the move that is picked may end there. @param {Building} building @param {Scene} scene */
function isEnd({ number }, { aim }) {
  return aim.move !== undefined && aim.reach.has(SPACES + number);
}

/** @param {Building} building @param {Scene} scene */
function house(building, scene) {
  const { story, box, mine, picking, touch, look } = scene;
  const element = elementOf(SPACES + building.number, scene);
  const name = story.nameOf(building.number);
  const landmark = box.landmarks[name];
  const lit = mine && (picking.lit(element) || isEnd(building, scene));
  const state = `${lit ? "is-lit" : ""} ${story.burning[building.number] ? "is-burning" : ""}`;
  return html`<li><button type="button" class="cw-line ${state}" data-stop data-element=${element} aria-disabled=${lit ? "false" : "true"}
    @click=${touch(element)} @focus=${() => look(element)}>${icon(landmark ? signOf(landmark.id).icon : "buildings-fill")}<span>${describeBuilding(building, scene)}</span>
    ${landmark ? html`<span class="cw-pips" aria-hidden="true">${pips(landmark.strength, story.fire[name] ?? 0)}</span>` : nothing}</button></li>`;
}

/** @param {number} who @param {Scene} scene */
function walker(who, scene) {
  const { box, mine, picking, touch, look, api, story } = scene;
  const element = `character:${box.person(who).id}`;
  const lit = mine && picking.lit(element);
  return html`<li><button type="button" class="cw-line ${lit ? "is-lit" : ""}" data-stop data-element=${element} aria-disabled=${lit ? "false" : "true"}
    @click=${touch(element)} @focus=${() => look(element)}>${standee(who, scene)}<span>${describePerson(who, scene)} ${api.t("table-on-space", { space: spaceWord(story.where[who] ?? 0) })}</span></button></li>`;
}
