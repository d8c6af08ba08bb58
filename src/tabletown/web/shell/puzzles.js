// The puzzles of a game: what there is, and what is done.

import { html, nothing, render } from "lit-html";
import { icon } from "../pieces/icon.js";
import { heading, page } from "./page.js";
import * as server from "./server.js";
import { done } from "./solved.js";
import { gameTexts, t } from "./words.js";

/** @import { PuzzleInfo } from "../types.js" */
/** @import { Place } from "./router.js" */

const MARKS = { solved: { symbol: "check-bold", words: "ui-puzzle-solved" }, shown: { symbol: "eye-fill", words: "ui-puzzle-shown" } };

/** @param {Place} place @param {string} slug */
export async function show(place, slug) {
  const [game, texts, { puzzles, left_out }] = await Promise.all([server.game(slug), gameTexts(slug), server.puzzles(slug)]);
  const title = t("ui-puzzles-of", { game: game.info.title });
  const marked = done(slug);
  const solved = puzzles.filter(({ id }) => marked[id] === "solved").length;
  const next = puzzles.find(({ id }) => !marked[id]) ?? puzzles[0];
  place.title(title);

  /** @param {PuzzleInfo} puzzle @param {number} index */
  function row(puzzle, index) {
    const mark = MARKS[marked[puzzle.id] ?? ""];
    return html`<li>
      <a class="tt-panel puzzle-row" href=${`/puzzles/${slug}/${puzzle.id}`}>
        <span class="puzzle-number"><span class="unseen">${t("ui-puzzle-number", { number: index + 1 })}</span><span aria-hidden="true">${index + 1}</span></span>
        <b>${texts.say(puzzle.goal, undefined, { reader: puzzle.seat })}</b>
        <small>${t("ui-puzzle-facts", { seats: puzzle.seats, choices: puzzle.choices })}</small>
        <span class="puzzle-marks">
          ${puzzle.hard ? html`<span class="tt-chip">${icon("flame-fill")} ${t("ui-puzzle-hard")}</span>` : nothing}
          ${mark ? html`<span class="tt-chip is-gold">${icon(mark.symbol)} ${t(mark.words)}</span>` : nothing}
        </span>
      </a>
    </li>`;
  }

  const all = () => html`
    <p class="lead">${t("ui-puzzles-about")}</p>
    <p class="actions">
      <a class="button main big" href=${`/puzzles/${slug}/${next?.id}`}>
        ${icon("play-fill")} ${t(next && marked[next.id] ? "ui-puzzles-again" : "ui-puzzles-go-on")}
      </a>
      <span>${t("ui-puzzles-solved", { solved, puzzles: puzzles.length })}</span>
    </p>
    <ol class="puzzle-rows">
      ${puzzles.map(row)}
    </ol>`;

  render(
    page(
      html`${heading(title)} ${puzzles.length ? all() : html`<p class="lead">${t("ui-puzzles-none")}</p>`}
      ${left_out.length ? html`<p class="small">${t("ui-puzzles-left-out", { names: left_out.join(", ") })}</p>` : nothing}`,
      "puzzles",
    ),
    place.root,
  );
}
