// What an attack or a fire is likely to do, as far as the figures say.

import { html, nothing } from "lit-html";
import { list } from "tabletown/pieces/numbers.js";

/** @import { Option } from "tabletown/types.js" */
/** @import { Scene } from "./table.js" */

/** Said behind an option. @param {Option} option @param {Scene} scene */
export function oddsOf({ code }, { story, api }) {
  const at = list(story.figures, "odds_of").indexOf(code);
  if (at < 0) return nothing;
  return html`<small>${api.t("table-odds", { percent: list(story.figures, "odds")[at] ?? 0 })}</small>`;
}
