// The score sheet: the rows of the round that was scored last, the rounds, the total.

import { html, nothing } from "lit-html";
import { portrait } from "tabletown/pieces/art.js";
import { designed } from "tabletown/pieces/designed.js";
import { icon } from "tabletown/pieces/icon.js";
import { listed, signed, written } from "tabletown/pieces/writing.js";
import { crest } from "./crests.js";
import { symbol } from "./suits.js";

/** @import { Api } from "tabletown/contract.js" */
/** @import { CrimsonStory } from "./story.js" */

/** @param {CrimsonStory} story @param {Api} api */
function titleOf({ winners, scores, scored }, api) {
  if (!winners.length) return api.t("table-sheet", { round: scored + 1 });
  const names = listed(winners.map((seat) => api.name(seat)));
  return api.t("table-winners", { names, count: winners.length, points: scores[winners[0] ?? 0] ?? 0 });
}

/** @param {CrimsonStory} story @param {Api} api @param {() => void} onclose */
export function sheet(story, api, onclose) {
  const title = titleOf(story, api);
  const seats = Array.from({ length: story.seats }, (_, seat) => seat);
  const won = new Set(story.winners);
  const winner = (/** @type {number} */ seat) => (won.has(seat) ? "is-winner" : "");
  const scored = story.order.filter((colour) => story.results.has(colour));
  return html`<section class="cc-sheet ${won.size ? "is-end" : ""}" role="dialog" aria-labelledby="cc-sheet-title">
    <header>
      <h2 id="cc-sheet-title">${won.size ? icon("trophy-fill") : nothing}${title}</h2>
      <button type="button" class="cc-close" aria-label=${api.t("table-close-sheet")} @click=${onclose}>${icon("x-bold")}</button>
    </header>
    <div class="cc-sheet-body" tabindex="0" role="region" aria-label=${title}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${seats.map((seat) => html`<th scope="col" class=${winner(seat)}>${portrait(api.name(seat), seat)}<span>${api.name(seat)}</span></th>`)}
          </tr>
        </thead>
        ${scored.length ? html`<tbody class="cc-sheet-rows">${scored.map((colour) => row(colour, seats, story, api))}</tbody>` : nothing}
        <tbody class="cc-sheet-rounds">
          ${story.rounds.map(
            (round, number) => html`<tr>
              <th scope="row">${api.t("table-round", { round: number + 1 })}</th>
              ${seats.map((seat) => points(round[seat] ?? 0))}
            </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${api.t("table-total")}</th>
            ${seats.map((seat) => html`<td class=${winner(seat)}>${written(story.scores[seat] ?? 0)}</td>`)}
          </tr>
        </tfoot>
      </table>
    </div>
    <button type="button" class="cc-continue" @click=${onclose}>${api.t(won.size ? "table-close" : "table-continue")}</button>
  </section>`;
}

/** @param {string} colour @param {number[]} seats @param {CrimsonStory} story @param {Api} api */
function row(colour, seats, story, api) {
  const result = story.results.get(colour);
  const sign = result?.winner ? crest(result.winner) : icon("equals-bold", "cc-crest");
  return html`<tr class="suit-${colour}">
    <th scope="row">${icon(symbol(colour))}<span>${api.t("suburb", { colour })}</span>${designed(story.box.entry(colour), api.t, "colour")}${sign}</th>
    ${seats.map((seat) => points(result?.points.get(seat) ?? 0, result?.doubled.has(seat)))}
  </tr>`;
}

/** @param {number} value @param {boolean} [doubled] */
function points(value, doubled = false) {
  const kind = value > 0 ? "is-gain" : value < 0 ? "is-loss" : "is-none";
  return html`<td class=${kind}>${signed(value)}${doubled ? icon("lightning-fill") : nothing}</td>`;
}
