// What is looked at, in words: a card, a development, a space with everything on it, a pile, an action.

import { html, nothing } from "lit-html";
import { designed } from "tabletown/pieces/designed.js";
import { written } from "tabletown/pieces/writing.js";
import { describe } from "./city.js";

/** @import { Sourced } from "tabletown/pieces/designed.js" */
/** @import { Scene } from "./table.js" */
/** @typedef {{ title: string, lines: string[], of?: string }} Words `of`: its id in the content */

/** @param {Scene} scene */
export function about(scene) {
  const found = words(scene);
  if (!found) return nothing;
  const [sort] = scene.looked.split(":");
  return html`<aside class="rm-about is-${sort}" aria-hidden="true"><b>${found.title}</b>${found.lines.map((line) => html`<p>${line}</p>`)}${designed(entryOf(found.of ?? "", scene), scene.api.t)}</aside>`;
}

/** Where a card or a development comes from. @param {string} id @param {Scene} scene */
function entryOf(id, { api }) {
  const tables = Object.values(api.game.content).filter((table) => Array.isArray(table));
  return /** @type {(Sourced & { id?: string })[]} */ (tables.flat()).find((entry) => entry.id === id);
}

/** @param {Scene} scene @returns {Words | undefined} */
function words(scene) {
  const [sort = "", word = ""] = scene.looked.split(":");
  return word ? TELLERS[sort]?.(word, scene) : undefined;
}

/** By what is looked at. @type {Record<string, (word: string, scene: Scene) => Words | undefined>} */
const TELLERS = {
  space: ground,
  figure: ground,
  moved: ground,
  token: (word, { story, api }) => {
    const { name, attack, bribe } = story.token(Number(word) - 1);
    return { title: name, lines: [api.t("table-token", { name, attack, arcs: bribe })] };
  },
  type: (word, { story, api }) => {
    const type = story.figures.types.find(({ name }) => name === word);
    return type && { title: story.box.name(word), lines: [story.box.text(word), api.t("table-type-about", { level: type.level, arcs: type.cost, renown: type.renown })], of: word };
  },
  card,
  member: card,
  aim: card,
  good: (word, scene) => {
    const price = scene.story.figures.goods[word];
    const { title, lines } = card(word, scene);
    return { title, of: word, lines: price === undefined ? lines : [...lines, scene.api.t("table-price", { arcs: written(price) })] };
  },
  draw: (word, { story, api }) => {
    const layers = story.figures.mats[Number(word)]?.layers ?? [];
    return {
      title: `${api.t("table-draw-pile")} · ${api.name(Number(word))}`,
      lines: layers.map(({ count, cards }, depth) => api.t("table-layer", { count, depth, sure: cards.length === count ? "yes" : "no", cards: story.counted(cards) })),
    };
  },
  discard: (word, { story, api }) => {
    const kinds = story.zones.of(`discard:${word}`).flatMap(({ kind }) => kind ?? []);
    return { title: `${api.t("table-discard-pile")} · ${api.name(Number(word))}`, lines: kinds.length ? [story.counted(kinds)] : [] };
  },
  action: (word, { api }) => ({ title: api.t("action-name", { action: word }), lines: [api.t("table-action-about", { action: word })] }),
};

/** @param {string} word @param {Scene} scene @returns {Words | undefined} */
function ground(word, scene) {
  const { story, api } = scene;
  const space = story.figures.spaces.find(({ name }) => name === word);
  const tile = story.tileAt(word);
  const tokens = story.tokens(word).map(({ name, attack, bribe }) => api.t("table-token", { name, attack, arcs: bribe }));
  if (!space || (!tile && !tokens.length)) return undefined;
  return { title: describe(space, scene), lines: [...(tile ? [story.box.text(tile.type)] : []), ...tokens], of: tile?.type };
}

/** @param {string} word @param {Scene} scene @returns {Words} */
function card(word, { story, api, viewer }) {
  const attack = story.figures.attack[word]?.[viewer ?? 0];
  return { title: story.box.name(word), lines: [story.box.text(word), ...(attack === undefined ? [] : [api.t("table-attack", { attack })])], of: word };
}
