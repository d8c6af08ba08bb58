// The secret decision: play the power card for this row, or keep it.

import { html, nothing } from "lit-html";
import { portrait } from "tabletown/pieces/art.js";
import { icon } from "tabletown/pieces/icon.js";
import { crest } from "./crests.js";

/** @import { Api, Frame } from "tabletown/contract.js" */
/** @import { Option } from "tabletown/types.js" */
/** @import { Story } from "./story.js" */
/** @import { Box } from "./suits.js" */

/** The card that doubles. @param {Api} api */
export function powerCard(api) {
  return html`<span class="cc-powercard" aria-hidden="true">${icon("lightning-fill")}<b data-print="×2"></b><span data-print=${api.t("table-one-row")}></span></span>`;
}

/** @param {Frame} frame @param {{ story: Story, box: Box, api: Api, choose: (option: Option) => void }} table */
export function decision(frame, { story, box, api, choose }) {
  const colour = story.spot;
  const { view, options } = frame.position;
  if (colour === null) return nothing;
  const held = /** @type {number[] | undefined} */ (story.figures.held)?.[box.colours.indexOf(colour)];
  const chosen = view.sealed !== null;
  const offered = frame.live ? options : [];
  return html`<section class="cc-decision suit-${colour} ${offered.length ? "is-mine" : ""}" aria-label=${api.t("table-decision")} data-stops>
    <p class="cc-decision-what" role="status" tabindex="-1">${chosen ? icon("envelope-simple-fill") : crest("hero")}<b>${api.t("event-hero-wins", { row: colour })}</b>
      <span>${offered.length ? api.t("table-decide", { held: held ?? 0 }) : chosen ? api.t("table-sealed", { use: story.figures.power_sealed ? "yes" : "no" }) : api.t("table-deciding")}</span></p>
    ${offered.length ? html`<div class="cc-choices">${offered.map((option) => html`<button type="button" class="cc-choice is-${option.verb}" data-stop data-element=${option.elements[0] ?? nothing} @click=${() => choose(option)}>
        ${option.verb === "use" ? powerCard(api) : icon("hand-fill")}<span>${api.t(option.message)}</span></button>`)}</div>` : nothing}
    ${offered.length ? nothing : html`<ul class="cc-waiting" aria-label=${api.t("table-still-deciding")}>${view.actors.map((seat) => html`<li>${portrait(api.name(seat), seat)}<span>${api.name(seat)}</span></li>`)}</ul>`}
  </section>`;
}
