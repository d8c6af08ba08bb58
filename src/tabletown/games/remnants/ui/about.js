// What is looked at, in words: a card, a development, a space with everything on it.

import { html, nothing } from "lit-html";
import { designed } from "tabletown/pieces/designed.js";
import { written } from "tabletown/pieces/writing.js";
import { describe } from "./city.js";

/** @import { Sourced } from "tabletown/pieces/designed.js" */
/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function about(scene) {
  const found = words(scene);
  if (!found) return nothing;
  const mark = designed(entryOf(found.of ?? "", scene), scene.api.t);
  return html`<aside class="rm-about" aria-hidden="true"><b>${found.title}</b>${found.lines.map((line) => html`<p>${line}</p>`)}${mark}</aside>`;
}

/** Where a card or a development comes from. @param {string} id @param {Scene} scene */
function entryOf(id, { api }) {
  const tables = Object.values(api.game.content).filter((table) => Array.isArray(table));
  return /** @type {(Sourced & { id?: string })[]} */ (tables.flat()).find((entry) => entry.id === id);
}

/** @param {Scene} scene @returns {{ title: string, lines: string[], of?: string } | null} `of`: the id in the content */
function words({ looked, story, api, viewer, ...scene }) {
  const [sort = "", word = ""] = looked.split(":");
  if (!word) return null;
  if (sort === "space" || sort === "figure" || sort === "moved") {
    const space = story.figures.spaces.find(({ name }) => name === word);
    const tile = story.tileAt(word);
    const tokens = story.tokens(word).map(({ name, attack, bribe }) => api.t("table-token", { name, attack, arcs: bribe }));
    if (!space || (!tile && !tokens.length)) return null;
    return { title: describe(space, /** @type {Scene} */ ({ looked, story, api, viewer, ...scene })), lines: [...(tile ? [story.box.text(tile.type)] : []), ...tokens], of: tile?.type };
  }
  if (sort === "token") {
    const { name, attack, bribe } = story.token(Number(word) - 1);
    return { title: name, lines: [api.t("table-token", { name, attack, arcs: bribe })] };
  }
  if (sort === "type") {
    const type = story.figures.types.find(({ name }) => name === word);
    if (!type) return null;
    return { title: story.box.name(word), lines: [story.box.text(word), api.t("table-type-about", { level: type.level, arcs: type.cost, renown: type.renown })], of: word };
  }
  if (sort === "card" || sort === "member" || sort === "good" || sort === "aim") {
    const attack = story.figures.attack[word]?.[viewer ?? 0];
    const price = story.figures.goods[word];
    const lines = [story.box.text(word)];
    if (attack !== undefined) lines.push(api.t("table-attack", { attack }));
    if (sort === "good" && price !== undefined) lines.push(api.t("table-price", { arcs: written(price) }));
    return { title: story.box.name(word), lines, of: word };
  }
  return null;
}
