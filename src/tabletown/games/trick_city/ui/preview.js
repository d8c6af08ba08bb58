// What a play would do now, as the figures say, and what is still to be chosen for it.

/** @import { Option } from "tabletown/types.js" */
/** @import { Scene } from "./table.js" */
/** @import { Preview } from "./types.js" */

/** @param {Option} option @param {Scene} scene @returns {Preview | undefined} */
export function previewOf({ code }, { story: { figures } }) {
  return figures.plays.find((play) => play.code === code);
}

/** What options with these elements do, if all of them do the same. @param {string[]} elements @param {Scene} scene */
export function previewWith(elements, scene) {
  const found = heading(elements, scene).map((option) => previewOf(option, scene));
  const [first] = found;
  return first && found.every((other) => other?.does === first.does && other.wins === first.wins) ? first : undefined;
}

/** The plays that have these elements: with the power card among them, or with none. @param {string[]} elements @param {Scene} scene */
export function heading(elements, { frame, mine }) {
  if (!mine) return [];
  const way = elements.some((element) => element.startsWith("power:")) ? elements : [...elements, "line"];
  return frame.position.options.filter((option) => way.every((element) => option.elements.includes(element)));
}

/** The elements of a sort of which one has to be chosen now. @param {string} sort "suit:", "amount:", "target:" @param {Scene} scene */
export function wanted(sort, scene) {
  const { picked } = scene.picking;
  if (!picked.some((element) => element.startsWith("card:")) || picked.some((element) => element.startsWith(sort))) return [];
  const found = heading(picked, scene).map(({ elements }) => elements.find((element) => element.startsWith(sort)));
  if (!found.length || found.includes(undefined)) return [];
  return [...new Set(found.flatMap((element) => element ?? []))];
}

/** The power cards without which a card cannot be played now; none if it can be, or cannot be played at all. @param {string} card @param {Scene} scene */
export function neededFor(card, { frame, mine }) {
  const plays = mine ? frame.position.options.filter(({ elements }) => elements.includes(`card:${card}`)) : [];
  const powers = plays.map(({ elements }) => elements.find((element) => element.startsWith("power:")));
  return powers.includes(undefined) ? [] : [...new Set(powers.flatMap((power) => power?.slice("power:".length) ?? []))];
}

/** In words. @param {Preview} preview @param {Scene["api"]} api */
export function sayPreview({ does, value, wins }, api) {
  return api.t("table-preview", { does, value, wins: wins >= 0 ? "yes" : "no", vp: wins });
}
