// The clock of the round, for the top bar: which round it is, and how many doors are shut.

import { html } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";

/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function headline({ story: { numbers: { round }, tallies: { closed }, figures }, api }) {
  const end = figures.closed_to_end;
  const doors = Array.from({ length: end }, (_, door) => door < closed);
  return html`<span class="cc-headline">
    <span>${api.t("table-round-of", { round: round + 1, rounds: figures.rounds })}</span>
    <span class="cc-clock ${closed + 1 >= end ? "is-late" : ""}">
      <span class="cc-doors" aria-hidden="true">
        ${doors.map((shut) => html`<i class=${shut ? "is-shut" : ""}>${icon(shut ? "door-fill" : "door-open-fill")}</i>`)}
      </span>
      <span>${api.t("table-closed", { closed, end })}</span>
    </span>
  </span>`;
}
