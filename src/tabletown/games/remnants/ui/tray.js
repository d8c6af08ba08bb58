// The line that says what to do, and what can be done that lies nowhere else on the table.

import { html, nothing } from "lit-html";
import { actions as group } from "tabletown/pieces/actions.js";
import { icon } from "tabletown/pieces/icon.js";
import { putBack, prompt } from "tabletown/pieces/prompt.js";
import { say } from "tabletown/pieces/tray.js";
import { written } from "tabletown/pieces/writing.js";
import { signOf } from "./gangs.js";

/** @import { Action } from "tabletown/pieces/actions.js" */
/** @import { Option } from "tabletown/types.js" */
/** @import { Scene } from "./table.js" */

/** What ends something stands apart. */
const ENDS = new Set(["done", "end", "confirm"]);
/** Listed, although it lies on the table: there are few of them, and words help. */
const ALSO = new Set(["use", "sell", "stock", "attack", "fight", "bribe", "pool", "rob", "peek", "return-pool", "fetch-moved", "dispel"]);
/** Chosen in a scene of its own. */
const SCENES = new Set(["bid", "pass"]);
/** Parts of the table where everything is drawn. */
const DRAWN = new Set(["space", "figure", "moved", "token", "type"]);
/** @type {Record<string, string>} */
const SIGNS = {
  end: "check-bold",
  done: "check-bold",
  confirm: "hand-fist-fill",
  renown: "star-four-fill",
  use: "factory-fill",
  sell: "coins-fill",
  attack: "hand-fist-fill",
  fight: "hand-fist-fill",
  bribe: "handshake-fill",
  "bribe-all": "handshake-fill",
  pool: "footprints-fill",
  blind: "stack-fill",
  "search-draw": "magnifying-glass-bold",
  "search-discard": "magnifying-glass-bold",
};
/** What the six actions look like. @type {Record<string, string>} */
const ACTIONS = { recruit: "users-fill", buy: "storefront-fill", produce_develop: "factory-fill", sell: "coins-fill", refresh: "arrow-counter-clockwise-bold", move: "footprints-fill" };

/** @param {Scene} scene */
export function question(scene) {
  const { api, mover, mine, reached, site, unreached } = scene;
  if (mine && mover && reached) {
    const fights = reached.fights.length ? "yes" : "no";
    const text = unreached ? api.t("table-unreached", { space: unreached }) : api.t("table-where", { fights });
    return prompt(text, { mine, warning: unreached !== "", extra: putBack(api.t("table-put-back"), scene.dropMover) });
  }
  if (mine && site) return say(scene, { extra: turnButton(scene) });
  return say(scene, { next: () => ({ text: api.t("table-picked") }), extra: nothing });
}

/** @param {Scene} scene */
function turnButton({ api, ways, turnTile }) {
  if (ways.length < 2) return nothing;
  return html`<button type="button" class="tt-act rm-turn" @click=${turnTile}>${icon("arrow-counter-clockwise-bold")}<span>${api.t("table-turn-tile")}</span></button>`;
}

/** What can be done next; what ends something comes last. @param {Scene} scene */
export function actions(scene) {
  const { api } = scene;
  const offered = listed(scene);
  const going = offered.filter(({ verb }) => !ENDS.has(verb));
  const ending = offered.filter(({ verb }) => ENDS.has(verb));
  const all = [...going, ...ending].flatMap((option) => [action(option, scene), ...atOnce(option, scene)]);
  const six = going.length > 1 && going.every(({ verb }) => verb === "do") ? "is-even" : "";
  return group(all, scene, { label: api.t("table-actions"), look: `rm-actions ${six}` });
}

/** A fight with the police, settled by one choice: without cards, or with the top card of the draw pile. @param {Option} option @param {Scene} scene @returns {Action[]} */
function atOnce(option, { api, story, viewer, look, atOnce: choose }) {
  const [token = ""] = option.elements.filter((element) => element.startsWith("token:"));
  if (option.verb !== "fight" || viewer === null) return [];
  const chance = story.figures.odds[Number(token.slice("token:".length)) - 1] ?? 0;
  const percent = written(chance / 1000, { style: "percent" });
  const quick = (/** @type {string} */ sign, /** @type {string} */ how, /** @type {string} */ words, /** @type {string[]} */ ...elements) => {
    const label = api.t("table-at-once", { how, percent, fight: api.t(option.message) });
    return { option, sign, words, label, look: "rm-quick", press: () => choose(option, ...elements, "confirm"), read: () => look(token) };
  };
  const pile = story.zones.of(`draw:${viewer}`).length ? [quick("stack-fill", "top", "+1", "draw")] : [];
  return [quick("lightning-fill", "bare", percent), ...pile];
}

/** Those that are not chosen elsewhere. @param {Scene} scene @returns {Option[]} */
function listed(scene) {
  const { frame, mine, picking } = scene;
  if (!mine) return [];
  if (picking.picked.length) return picking.open;
  const ways = scene.ways.map(({ space, turn }) => [`space:${space}`, `turn:${turn}`]);
  if (ways.length) return frame.position.options.filter(({ elements }) => ways.some((way) => way.every((part) => elements.includes(part))));
  return frame.position.options.filter(({ verb, elements }) => !SCENES.has(verb) && (ALSO.has(verb) || !elements.some((element) => isDrawn(element, scene))));
}

/** Whether an element can be touched where it lies. @param {string} element @param {Scene} scene */
function isDrawn(element, { story, viewer }) {
  const [sort = "", word = ""] = element.split(":");
  const lies = (/** @type {string} */ zone) => story.zones.of(zone).some(({ kind }) => kind === word);
  if (DRAWN.has(sort)) return true;
  if (sort === "card") return lies(`hand:${viewer}`);
  if (sort === "member") return lies("members");
  return sort === "good" && lies("goods");
}

/** @param {Option} option @param {Scene} scene @returns {Action} */
function action(option, scene) {
  const { verb, elements } = option;
  const [first = ""] = elements;
  const word = first.slice(first.indexOf(":") + 1);
  const reaches = scene.story.figures.reach.some(({ element }) => element === first);
  const way = verb === "place" ? scene.ways.find(({ space, turn }) => elements.includes(`space:${space}`) && elements.includes(`turn:${turn}`)) : undefined;
  const sign = verb === "do" ? (ACTIONS[word] ?? "") : verb === "gang" ? signOf(word) : (SIGNS[verb] ?? "");
  return {
    option,
    sign,
    look: ENDS.has(verb) ? "is-last is-end" : "",
    ...(reaches && { pressed: scene.mover === first, press: scene.touch(first) }),
    read: () => (way ? scene.tryOut(way) : scene.look(elements.find((element) => element.includes(":")) ?? "")),
  };
}
