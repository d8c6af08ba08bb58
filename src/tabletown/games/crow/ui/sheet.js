// What is looked at, to be read in full: a character, a building, a card.

import { html, nothing } from "lit-html";
import { designed } from "tabletown/pieces/designed.js";
import { icon } from "tabletown/pieces/icon.js";
import { faceOf } from "./cast.js";
import { stateOf } from "./figures.js";
import { signOf } from "./landmarks.js";
import { houseName, neededBy, pips } from "./map.js";

/** @import { Scene } from "./table.js" */

const SKILLS = /** @type {const} */ ([
  ["move", "footprints-fill"],
  ["fire", "fire-fill"],
  ["attack", "crosshair-bold"],
  ["defense", "shield-fill"],
]);

/** @param {Scene} scene */
export function sheet(scene) {
  if (scene.story.fight || scene.story.blaze || scene.aim.move) return nothing;
  const [sort = "", word = ""] = scene.looked.split(":");
  const content = contentOf(sort, word, scene);
  return content ? html`<div class="cw-sheet" aria-hidden="true">${content}</div>` : nothing;
}

/** Corners of the city, and for the worst case over the sides, where nothing of the city is covered. */
const PLACES = ["bottom-left", "bottom-right", "top-right", "top-left", "aside"];

/** Puts the sheet where it covers neither what is lit nor what is looked at. Called after each rendering. @param {HTMLElement} root @param {string} looked */
export function placeSheet(root, looked) {
  const sheet = /** @type {HTMLElement | null} */ (root.querySelector(".cw-sheet"));
  if (!sheet) return;
  const things = [...root.querySelectorAll(".cw-world .is-lit, .cw-world [data-element]")];
  const kept = things.filter((thing) => thing.matches(`.is-lit, [data-element="${CSS.escape(looked)}"]`)).map((thing) => thing.getBoundingClientRect());
  const isFree = (/** @type {string} */ place) => {
    sheet.dataset.at = place;
    const own = sheet.getBoundingClientRect();
    return !kept.some((box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top);
  };
  sheet.dataset.at = PLACES.find(isFree) ?? "aside";
}

/** @param {string} sort @param {string} word @param {Scene} scene */
function contentOf(sort, word, scene) {
  const { box } = scene;
  if (sort === "character" && box.who(word) >= 0) return person(box.who(word), scene);
  if (sort === "building") return building(word, scene);
  const card = box.plots.get(word);
  return card ? html`<b>${card.name}</b><em>${scene.api.t("table-when", { window: card.window || "own_turn" })}</em><p>${card.text}</p>${designed(card, scene.api.t)}` : null;
}

/** @param {number} who @param {Scene} scene */
function person(who, scene) {
  const { box, api, story } = scene;
  const card = box.person(who);
  const back = card.two_sided && story.numbers.wounded;
  return html`<div class="cw-sheet-head"><span class="cw-tiny is-${card.side}">${faceOf(card.id)}</span>
      <div><b>${card.name}</b><em>${api.t("table-state", { state: stateOf(who, scene) })}</em></div></div>
    <ul class="cw-skills">${SKILLS.map(([skill, sign]) => {
      const now = story.figures[skill][who];
      const printed = back ? (card[`back_${skill}`] ?? card[skill]) : card[skill];
      const value = now ?? printed;
      if (typeof value !== "number" || value < 0) return nothing;
      return html`<li>${icon(sign)}<span>${api.t("table-skill", { skill })}</span><b>${value}</b></li>`;
    })}</ul>
    <p>${back ? card.back_text : card.text}</p>${designed(card, api.t)}`;
}

/** @param {string} word @param {Scene} scene */
function building(word, scene) {
  const { box, api, story } = scene;
  const name = box.name(word);
  const landmark = box.landmarks[name];
  if (!landmark) return house(word, scene);
  return html`<div class="cw-sheet-head">${icon(signOf(word).icon)}<div><b>${landmark.name}</b>
      <em class="cw-pips">${pips(neededBy(name, scene), story.numbers.fire[name] ?? 0)}</em>${story.burns(name) ? html`<em>${api.t("table-burns")}</em>` : nothing}</div></div>
    <p>${landmark.text}</p>${designed(landmark, api.t)}`;
}

/** A regular building has a name, and nothing else to be read about. @param {string} word @param {Scene} scene */
function house(word, scene) {
  const { api, story } = scene;
  const building = [...story.city.buildings.values()].find((one) => one.word === word);
  if (!building) return null;
  return html`<b>${houseName(building, scene)}</b><em>${story.city.names[building.quadrant]}</em>${story.numbers.burning[building.number] ? html`<em>${api.t("table-burns")}</em>` : nothing}`;
}
