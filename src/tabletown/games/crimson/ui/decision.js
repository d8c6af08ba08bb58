// The secret decision: play the power card for this row, or keep it.

import { html } from "lit-html";
import { portrait } from "tabletown/pieces/art.js";
import { icon } from "tabletown/pieces/icon.js";
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
  return html`<section class="cc-decision suit-${story.spot} ${mine ? "is-mine" : ""}" aria-label=${api.t("table-decision")} data-stops>
    <p class="cc-decision-what" role="status" tabindex="-1">
      ${sealed === null ? crest("hero") : icon("envelope-simple-fill")}<b>${api.t("event-hero-wins", { row: story.spot ?? "" })}</b>
      <span>${words(scene)}</span>
    </p>
    ${
      mine
        ? html`<div class="cc-choices">${frame.position.options.map((option) => choice(option, scene))}</div>`
        : html`<ul class="cc-waiting" aria-label=${api.t("table-still-deciding")}>
          ${actors.map((seat) => html`<li>${portrait(api.name(seat), seat)}<span>${api.name(seat)}</span></li>`)}
        </ul>`
    }
  </section>`;
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
function choice(option, { api, hinted, choose }) {
  const [element = ""] = option.elements;
  return html`<button type="button" class="cc-choice ${hinted(element) ? "is-hinted" : ""}" data-stop data-element=${element}
    @click=${() => choose(option)}>
    ${option.verb === "use" ? powerCard(api) : icon("hand-fill")}<span>${api.t(option.message)}</span><kbd data-print=${POWER_KEYS[option.verb] ?? ""} aria-hidden="true"></kbd>
  </button>`;
}
