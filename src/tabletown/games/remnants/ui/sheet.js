// The scores at the end: where everybody's renown came from.

import { nothing } from "lit-html";
import { points, sheet as drawn } from "tabletown/pieces/sheet.js";

/** @import { Event } from "tabletown/types.js" */
/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function sheet({ story, api, frame, scored, closeScores }) {
  if (!scored) return nothing;
  const past = api.past(frame.move);
  const seats = story.scores.map((_, seat) => seat);
  const claimed = seats.map((seat) => sum(past, "claimed", seat));
  const bought = seats.map((seat) => past.filter(({ kind, data }) => kind === "bought-renown" && data.seat === seat).length);
  const renown = seats.map((seat) => story.numbers.renown[seat] ?? 0);
  const other = seats.map((seat) => (renown[seat] ?? 0) - (claimed[seat] ?? 0) - (bought[seat] ?? 0));
  const cards = seats.map((seat) => (story.scores[seat] ?? 0) - (renown[seat] ?? 0));
  const line = (/** @type {string} */ source, /** @type {number[]} */ values) => ({ head: api.t("table-score", { source }), cells: values.map((value) => points(value)) });
  const lines = [line("claims", claimed), line("bought", bought), line("other", other), line("cards", cards)];
  return drawn({ title: api.t("table-scores"), parts: [{ lines }], totals: story.scores, winners: story.winners, onclose: closeScores }, api);
}

/** @param {Event[]} past @param {string} wanted @param {number} seat */
function sum(past, wanted, seat) {
  return past.reduce((total, { kind, data }) => (kind === wanted && data.seat === seat ? total + Number(data.points) : total), 0);
}
