// The score sheet: points by player, line by line. It lies over the table until it is closed.

import { html, nothing } from "lit-html";
import { portrait } from "./art.js";
import { icon } from "./icon.js";
import { signed, written } from "./writing.js";

/** @import { Api } from "../contract.js" */
/** @typedef {{ head: unknown, cells: unknown[], look?: string }} Line */
/**
 * @typedef {object} Sheet the game has the sentences table-close-sheet, table-total, table-close and table-continue
 * @property {string} title
 * @property {{ look?: string, lines: Line[] }[]} parts
 * @property {number[]} totals by seat
 * @property {readonly number[]} winners none, until the game is over
 * @property {() => void} onclose
 */

/** @param {Sheet} sheet @param {Api} api */
export function sheet({ title, parts, totals, winners, onclose }, api) {
  const over = winners.length > 0;
  const winner = (/** @type {number} */ seat) => (winners.includes(seat) ? "is-winner" : "");
  return html`<section class="tt-sheet ${over ? "is-end" : ""}" role="dialog" aria-labelledby="sheet-title">
    <header>
      <h2 id="sheet-title">${over ? icon("trophy-fill") : nothing}${title}</h2>
      <button type="button" class="tt-close" aria-label=${api.t("table-close-sheet")} @click=${onclose}>${icon("x-bold")}</button>
    </header>
    <div class="tt-sheet-body" tabindex="0" role="region" aria-label=${title}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${totals.map((_, seat) => html`<th scope="col" class=${winner(seat)}>${portrait(api.name(seat), seat)}<span>${api.name(seat)}</span></th>`)}
          </tr>
        </thead>
        ${parts.map(({ look = "", lines }) => (lines.length ? html`<tbody class=${look}>${lines.map(line)}</tbody>` : nothing))}
        <tfoot>
          <tr>
            <th scope="row">${api.t("table-total")}</th>
            ${totals.map((total, seat) => html`<td class=${winner(seat)}>${written(total)}</td>`)}
          </tr>
        </tfoot>
      </table>
    </div>
    <button type="button" class="tt-choice" @click=${onclose}>${api.t(over ? "table-close" : "table-continue")}</button>
  </section>`;
}

/** @param {Line} line */
function line({ head, cells, look = "" }) {
  return html`<tr class=${look}><th scope="row">${head}</th>${cells}</tr>`;
}

/** What a line brought somebody. @param {number} value @param {unknown} [mark] */
export function points(value, mark = nothing) {
  const kind = value > 0 ? "is-gain" : value < 0 ? "is-loss" : "is-none";
  return html`<td class=${kind}>${signed(value)}${mark}</td>`;
}
