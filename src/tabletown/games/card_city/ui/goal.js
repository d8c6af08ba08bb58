// What this game is about: the goal, the level, and what is different from other games. On phones it opens on touch.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";

/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function goal({ story, api, told, tell }) {
  const options = story.view?.options ?? {};
  const [level, victory] = [options.level, options.victory].map(String);
  const variants = Object.keys(options).filter((name) => options[name] === true);
  const { crimes } = story.figures;
  return html`<section class="tt-panel cy-goal ${told ? "is-told" : ""}" aria-label=${api.t("table-goal")}>
    <button type="button" class="cy-goal-head reach" aria-expanded=${told ? "true" : "false"} @click=${tell}>
      ${icon("flag-fill")}<b>${api.t(`content-${victory}-name`)}</b><small>${api.t(`content-${level}-name`)}</small>
    </button>
    <div class="cy-goal-text">
      <p>${api.t(`content-${victory}-text`)} ${api.t("table-goal-money", { dollars: story.figures.dollars })}</p>
      ${crimes ? html`<p>${icon("siren-fill")}<span>${api.t("table-crimes-in", { count: crimes })}</span></p>
        <p>${icon("shield-star-fill")}<span><b>${api.t("table-station", { price: story.figures.prices.police_station ?? 0 })}</b> ${api.t(`content-${victory}-station_text`)}</span></p>` : nothing}
      ${variants.map((name) => html`<p class="cy-variant">${icon("sparkle-fill")}<span>${api.t(`option-${name}`)}</span></p>`)}
      ${story.alone ? html`<p class="cy-variant">${icon("user-fill")}<span>${api.t("table-alone", { way: String(options.alone) })}</span></p>` : nothing}
      <p class="cy-level">${api.t(`content-${level}-text`)}</p>
    </div>
  </section>`;
}
