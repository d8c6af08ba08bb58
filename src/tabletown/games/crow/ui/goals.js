// What each side wants, as far as the viewer may know it.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { designed } from "tabletown/pieces/designed.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { faceOf } from "./cast.js";

/** @import { Scene } from "./table.js" */

/** The Crow tokens that are still to come, the next one first. @param {Scene} scene */
export function deathList(scene) {
  const { story, api, box } = scene;
  const tokens = story.zones.of("death_list").toReversed();
  if (!tokens.length) return nothing;
  return html`<div class="cw-deaths">
    <p class="cw-caption">${api.t("table-death-list")}</p>
    <ol>${repeat(
      tokens,
      ({ id }) => id,
      ({ kind }, place) => {
        const who = kind?.replace(/_token$/, "") ?? "";
        const label = api.t("table-listed", { place: place + 1, name: who ? box.person(box.who(who)).name : "none" });
        return html`<li class=${place ? "" : "is-next"}><span role="img" aria-label=${label} title=${label}>${who ? faceOf(who) : icon("skull-fill")}</span></li>`;
      },
    )}</ol>
    <p class="cw-goal">${api.t("table-goal")}</p>
  </div>`;
}

/** The gang's Objective: its three parts for those who know it, a back for the others. @param {Scene} scene */
export function objective(scene) {
  const { story, api, box } = scene;
  const [piece] = story.zones.of("objective");
  if (!piece) return nothing;
  const card = piece.kind === null ? undefined : box.objectives.get(piece.kind);
  if (!card) {
    const open = box.objectives.size - story.numbers.ruled_out.filter(Boolean).length;
    return html`<p class="cw-objective is-hidden">${icon("eye-fill")}<span>${api.t("table-objective-hidden", { count: open })}</span></p>`;
  }
  const { progress, needed, revealed } = story.figures.objective ?? { progress: 0, needed: 1, revealed: 0 };
  return html`<div class="cw-objective">
    <p class="cw-caption">${icon("target-bold")}<span>${card.name}</span>${designed(card, api.t)}</p>
    <dl>
      <div class=${revealed ? "is-over" : ""}><dt>${api.t("table-restriction")}</dt><dd>${card.restriction_text}</dd></div>
      <div class=${revealed ? "is-met" : ""}><dt>${api.t("table-basic")}</dt><dd>${card.basic_text}
        <span class="cw-progress" role="img" aria-label=${api.t("table-progress", { progress, needed })} ${vars({ "--part": Math.min(1, progress / needed) })}
          ><b data-print="${progress} / ${needed}"></b></span></dd></div>
      <div class=${revealed ? "is-now" : ""}><dt>${api.t("table-showdown")}</dt><dd>${card.showdown_text}</dd></div>
    </dl>
  </div>`;
}
