// The score sheet: the rows of the round that was scored last, the rounds, the total.

import { html, nothing } from "lit-html";
import { designed } from "tabletown/pieces/designed.js";
import { icon } from "tabletown/pieces/icon.js";
import { points, sheet as drawn } from "tabletown/pieces/sheet.js";
import { listed } from "tabletown/pieces/writing.js";
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
  const seats = [...story.scores.keys()];
  const rows = story.order.filter((colour) => story.results.has(colour)).map((colour) => row(colour, seats, story, api));
  const rounds = story.rounds.map((round, number) => ({
    head: api.t("table-round", { round: number + 1 }),
    cells: seats.map((seat) => points(round[seat] ?? 0)),
  }));
  const parts = [{ look: "cc-sheet-rows", lines: rows }, { lines: rounds }];
  const totals = seats.map((seat) => story.scores[seat] ?? 0);
  return drawn({ title: titleOf(story, api), parts, totals, winners: story.winners, onclose }, api);
}

/** @param {string} colour @param {number[]} seats @param {CrimsonStory} story @param {Api} api */
function row(colour, seats, story, api) {
  const result = story.results.get(colour);
  const sign = result?.winner ? crest(result.winner) : icon("equals-bold", "cc-crest");
  const suburb = html`<span>${api.t("suburb", { colour })}</span>${designed(story.box.entry(colour), api.t, "colour")}`;
  return {
    look: `suit-${colour}`,
    head: html`${icon(symbol(colour))}${suburb}${sign}`,
    cells: seats.map((seat) => points(result?.points.get(seat) ?? 0, result?.doubled.has(seat) ? icon("lightning-fill") : nothing)),
  };
}
