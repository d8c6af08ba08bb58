// What an attack or a fire is likely to do, as the figures tell it.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { written } from "tabletown/pieces/writing.js";
import { ERIC } from "./box.js";
import { CROW } from "./story.js";

/** @import { Option } from "tabletown/types.js" */
/** @import { Scene } from "./table.js" */
/** @typedef {{ dice: number, chance: number, against: number }} Odds `chance` from 0 to 1; `against`: dice of the defense, or flames that are missing */

const CERTAIN = 1000;
/** Whoever would act. @param {Scene} scene */
function actor({ story }) {
  return story.turn === CROW && story.active < 0 ? ERIC : story.active;
}

/** @param {Option} option @param {Scene} scene @returns {Odds | null} */
export function oddsFor({ verb, elements: [element = ""] }, scene) {
  const { story, box } = scene;
  const word = element.split(":")[1] ?? "";
  const who = actor(scene);
  if (verb === "attack") {
    const row = story.rows("attacks").find(([one, other]) => one === who && other === box.who(word));
    return row ? { dice: row[2] ?? 0, against: row[3] ?? 0, chance: (row[5] ?? 0) / CERTAIN } : null;
  }
  if (verb !== "ignite") return null;
  const row = story.rows("fires").find(([one, name]) => one === who && name === box.name(word));
  return row ? { dice: row[2] ?? 0, against: row[3] ?? 0, chance: (row[4] ?? 0) / CERTAIN } : null;
}

/** Said behind an option. @param {Option} option @param {Scene} scene */
export function oddsOf(option, scene) {
  const odds = oddsFor(option, scene);
  if (!odds) return nothing;
  const { api } = scene;
  const label = api.t("table-odds-about", { verb: option.verb, dice: odds.dice, against: odds.against, percent: Math.round(odds.chance * 100) });
  return html`<small class="cw-odds" title=${label}><span class="cw-throw" aria-hidden="true">${odds.dice}${icon("dice-five-fill")}</span><b aria-hidden="true">${percent(odds.chance)}</b><span class="unseen">${label}</span></small>`;
}

/** @param {number} chance */
export function percent(chance) {
  return written(chance, { style: "percent" });
}
