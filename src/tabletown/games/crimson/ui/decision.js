// The secret decision: play the power card for this row, or keep it.

import { html } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { question } from "tabletown/pieces/question.js";
import { crest } from "./crests.js";
import { powerCard } from "./supply.js";

/** @import { Option } from "tabletown/types.js" */
/** @import { Scene } from "./table.js" */

/** By verb. @type {Record<string, string>} */
export const POWER_KEYS = { keep: "K", use: "X" };

/** @param {Scene} scene */
export function decision(scene) {
  const { story, api, frame, mine } = scene;
  const { sealed, actors } = frame.position.view;
  return question(
    {
      label: api.t("table-decision"),
      look: `suit-${story.spot}`,
      sign: sealed === null ? crest("hero") : icon("envelope-simple-fill"),
      title: api.t("event-hero-wins", { row: story.spot ?? "" }),
      words: words(scene),
      mine,
      answers: frame.position.options.map((option) => answer(option, scene)),
      thinking: { label: api.t("table-still-deciding"), seats: actors },
    },
    api,
  );
}

/** @param {Scene} scene */
function words({ story: { figures, spot }, box, api, frame, mine }) {
  if (mine) {
    return api.t("table-decide", { held: figures.held[box.colours.indexOf(spot ?? "")] ?? 0 });
  }
  if (frame.position.view.sealed === null) return api.t("table-deciding");
  return api.t("table-sealed", { use: figures.power_sealed ? "yes" : "no" });
}

/** @param {Option} option @param {Scene} scene */
function answer(option, { api, hinted, choose }) {
  const [element = ""] = option.elements;
  return {
    element,
    face: html`${option.verb === "use" ? powerCard(api) : icon("hand-fill")}<span>${api.t(option.message)}</span>`,
    hinted: hinted(element),
    press: () => choose(option),
    key: POWER_KEYS[option.verb],
  };
}
