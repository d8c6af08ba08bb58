// The city as a list: neighborhoods, their buildings, and who is where. Everything can be chosen here too.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { viewButton } from "tabletown/pieces/view.js";
import { NONE, spaceName, SPACES, spaceWord } from "./city.js";
import { elementOf } from "./aim.js";
import { describeBuilding, describePerson, litSpaces, nearby, neededBy, pips } from "./map.js";
import { signOf } from "./landmarks.js";
import { standee } from "./figures.js";

/** @import { Building, City } from "./city.js" */
/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function places(scene) {
  const { story, api, toggleList } = scene;
  return html`<div class="tt-panel cw-places">
    <div class="tt-view">${viewButton("map-trifold-fill", api.t("table-as-map"), toggleList)}</div>
    ${story.city.names.map((name, quadrant) => quarter(name, quadrant, scene))}
  </div>`;
}

/** What can be chosen comes first. @param {string} name @param {number} quadrant @param {Scene} scene */
function quarter(name, quadrant, scene) {
  const { story } = scene;
  const houses = [...story.city.buildings.values()].filter((building) => building.quadrant === quadrant);
  const matters = (/** @type {Building} */ { number }) => story.nameOf(number) !== NONE || story.numbers.burning[number];
  const isHere = (/** @type {number} */ place) => place !== NONE && quarterOf(place, story.city) === quadrant;
  const lines = [
    ...houses.flatMap((building) => (matters(building) || isLit(building, scene) ? [{ lit: isLit(building, scene), line: house(building, scene) }] : [])),
    ...story.numbers.where.flatMap((place, who) => (isHere(place) ? [{ lit: isCalled(who, scene), line: person(who, place, scene) }] : [])),
  ];
  const spaces = litSpaces(scene).filter((space) => nearby(space, story.city) === quadrant);
  return html`<section class="cw-quarter-list at-${quadrant}"><h2>${name}</h2>
    ${spaces.length ? html`<ul class="cw-space-list" data-stops>${spaces.map((place) => space(place, scene))}</ul>` : nothing}
    <ul data-stops>${lines.toSorted((one, other) => Number(other.lit) - Number(one.lit)).map(({ line }) => line)}</ul>
  </section>`;
}

/** The neighborhood of a place. @param {number} place @param {City} city */
function quarterOf(place, city) {
  return place < SPACES ? nearby(place, city) : city.buildings.get(place - SPACES)?.quadrant;
}

/** @param {number} place @param {Scene} scene */
function space(place, { api, touch }) {
  const element = `space:${spaceWord(place)}`;
  return html`<li><button type="button" class="tt-act is-lit" data-stop data-element=${element}
    @click=${touch(element)}>${spaceName(place, api)}</button></li>`;
}

/** Whether a building can be chosen, also as the end of the move that is picked. @param {Building} building @param {Scene} scene */
function isLit({ number }, scene) {
  const { aim, mine, picking } = scene;
  return mine && (picking.lit(elementOf(SPACES + number, scene)) || (aim.move !== undefined && aim.reach.has(SPACES + number)));
}

/** @param {number} who @param {Scene} scene */
function isCalled(who, { mine, picking, box }) {
  return mine && picking.lit(`character:${box.person(who).id}`);
}

/** @param {Building} building @param {Scene} scene */
function house(building, scene) {
  const { story, box, touch, look } = scene;
  const element = elementOf(SPACES + building.number, scene);
  const name = story.nameOf(building.number);
  const landmark = box.landmarks[name];
  const lit = isLit(building, scene);
  const state = `${lit ? "is-lit" : ""} ${story.numbers.burning[building.number] ? "is-burning" : ""}`;
  return html`<li><button type="button" class="cw-line ${state}" data-stop data-element=${element} aria-disabled=${lit ? "false" : "true"}
    @click=${touch(element)} @focus=${() => look(element)}>${icon(landmark ? signOf(landmark.id).icon : "buildings-fill")}<span>${describeBuilding(building, scene)}</span>
    ${landmark && !story.numbers.burning[building.number] ? html`<span class="cw-pips" aria-hidden="true">${pips(neededBy(name, scene), story.numbers.fire[name] ?? 0)}</span>` : nothing}</button></li>`;
}

/** @param {number} who @param {number} place @param {Scene} scene */
function person(who, place, scene) {
  const { box, touch, look, api, picking } = scene;
  const element = `character:${box.person(who).id}`;
  const lit = isCalled(who, scene);
  const where = place < SPACES ? ` ${api.t("table-on-space", { space: spaceName(place, api) })}` : "";
  return html`<li><button type="button" class="cw-line ${lit ? "is-lit" : ""} ${picking.has(element) ? "is-picked" : ""}" data-stop data-element=${element} aria-disabled=${lit ? "false" : "true"}
    @click=${touch(element)} @focus=${() => look(element)}>${standee(who, scene)}<span>${describePerson(who, scene)}${where}</span></button></li>`;
}
