// What can be done with the character or building that is picked, right beside it.

import { wheel as drawn } from "tabletown/pieces/wheel.js";
import { UNIT } from "./ground.js";
import { standing } from "./map.js";
import { oddsOf } from "./odds.js";

/** @import { Option } from "tabletown/types.js" */
/** @import { Point } from "./city.js" */
/** @import { Scene } from "./table.js" */

const SIGNS = /** @type {Record<string, string>} */ ({
  move: "footprints-fill",
  attack: "crosshair-bold",
  ignite: "fire-fill",
  recover: "first-aid-fill",
  bail: "door-open-fill",
  rescue: "handshake-fill",
  "kill-gideon": "skull-fill",
  play: "cards-fill",
  discard: "x-bold",
  pass: "check-bold",
  end: "flag-fill",
  ask: "question-fill",
  "dont-ask": "chat-circle-slash-fill",
  "ask-again": "chat-circle-fill",
  yes: "check-bold",
  power: "star-four-fill",
  reroll: "dice-five-fill",
  swap: "users-fill",
  position: "stack-fill",
});

/** @param {Option} option */
export function signOf({ verb }) {
  return SIGNS[verb] ?? "play-fill";
}

/** @param {Scene} scene */
export function wheel(scene) {
  const { picking, api, aim } = scene;
  const [element = ""] = picking.picked;
  const shown = picking.open.filter((option) => option !== aim.move || !aim.reach.size);
  const list = shown.map((option) => ({ option, sign: signOf(option), extra: oddsOf(option, scene) }));
  return drawn(list, placeOf(element, scene), scene, api.t("table-wheel"));
}

/** @param {string} element @param {Scene} scene @returns {Point | null} */
function placeOf(element, scene) {
  const [sort = "", word = ""] = element.split(":");
  const { story, box } = scene;
  if (sort === "character") {
    const who = box.who(word);
    return story.isAlive(who) ? standing(who, scene) : null;
  }
  if (sort !== "building") return null;
  const { x, y } = story.city.middle(story.placeOf(word));
  return { x: x * UNIT, y: y * UNIT };
}
