// The score sheet: every city with what it scores drawn into it, and the parts of its score.

import { html, nothing } from "lit-html";
import { portrait } from "tabletown/pieces/art.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { listed, signed, written } from "tabletown/pieces/writing.js";
import { city } from "./city.js";

/** @import { Message } from "tabletown/types.js" */
/** @import { CityScene } from "./city.js" */
/** @typedef {{ least: number, name: Message }} Rank */

/** @param {CityScene} scene @param {readonly number[]} winners @param {() => void} onclose */
export function sheet(scene, winners, onclose) {
  const { api, story } = scene;
  const { t } = api;
  const over = scene.frame.position.view.over;
  const title = titleOf(scene, winners);
  return html`<section class="tt-sheet cy-sheet ${over ? "is-end" : ""}" role="dialog" aria-labelledby="sheet-title">
    <header>
      <h2 id="sheet-title">${over ? icon("trophy-fill") : nothing}${title}</h2>
      <button type="button" class="tt-close" aria-label=${t("table-close-sheet")} @click=${onclose}>${icon("x-bold")}</button>
    </header>
    <div class="tt-sheet-body" tabindex="0" role="region" aria-label=${title}>
      ${rankBar(scene)}
      <ol class="cy-scored">${story.scores.map((_, seat) => scored(scene, seat, winners.includes(seat)))}</ol>
    </div>
    <button type="button" class="tt-choice" @click=${onclose}>${t(over ? "table-close" : "table-continue")}</button>
  </section>`;
}

/** @param {CityScene} scene @param {readonly number[]} winners */
function titleOf(scene, winners) {
  const { api, story } = scene;
  if (!scene.frame.position.view.over) return api.t("table-sheet-now");
  const [first = 0] = winners;
  const points = story.scores[first] ?? 0;
  const rank = reached(scene);
  if (rank) return api.t("table-sheet-rank", { points, rank: api.t(rank.name) });
  return api.t("table-sheet-winners", { names: listed(winners.map((seat) => api.name(seat))), count: winners.length, points });
}

/** @param {CityScene} scene @param {number} seat @param {boolean} won */
function scored(scene, seat, won) {
  const { api, story } = scene;
  const { goal, cash } = story.tallies;
  const { lost = {} } = story.figures.cities[seat] ?? {};
  const victory = String(scene.frame.position.view.options.victory);
  const parts = [
    { name: api.t(`content-${victory}-name`), points: goal[seat] ?? 0 },
    { name: api.t("table-part", { part: "money" }), points: cash[seat] ?? 0 },
    ...Object.entries(lost).map(([part, points]) => ({ name: api.t("table-part", { part }), points: -points })),
  ];
  return html`<li class="seat-${seat} ${won ? "is-winner" : ""}">
    <h3>${portrait(api.name(seat), seat)}<span>${api.name(seat)}</span><b>${written(story.scores[seat] ?? 0)}</b></h3>
    ${city(scene, seat, { size: "final" })}
    <dl>${parts.map(({ name, points }, i) => (points || i < 2 ? html`<div class=${points > 0 ? "is-gain" : points < 0 ? "is-loss" : ""}><dt>${name}</dt><dd>${signed(points)}</dd></div>` : nothing))}</dl>
  </li>`;
}

// A game for one

/** The ranks of this table, the lowest first; none unless it is a game for one. @param {CityScene} scene @returns {Rank[]} */
function ranksOf({ frame }) {
  return /** @type {{ alone?: { ranks: Rank[] } | null }} */ (frame.table).alone?.ranks ?? [];
}

/** @param {CityScene} scene */
function reached(scene) {
  const [points = 0] = scene.story.scores;
  const ranks = ranksOf(scene);
  return ranks.findLast(({ least }) => points >= least) ?? ranks[0];
}

/** How far the next rank is. @param {CityScene} scene */
export function rankBar(scene) {
  const ranks = ranksOf(scene);
  const [{ least: first } = { least: 0 }] = ranks.slice(1);
  const now = reached(scene);
  if (!now) return nothing;
  const { api, story } = scene;
  const [points = 0] = story.scores;
  const next = ranks[ranks.indexOf(now) + 1];
  const [from, to] = [Math.min(0, points, first), Math.max(points, ranks.at(-1)?.least ?? 0)];
  const part = (/** @type {number} */ at) => `${(100 * (at - from)) / (to - from || 1)}%`;
  return html`<div class="cy-ranks">
    <p><b>${api.t(now.name)}</b>${next ? html`<span>${api.t("table-next-rank", { rank: api.t(next.name), points: next.least - points })}</span>` : nothing}</p>
    <div class="cy-rank-bar" aria-hidden="true" ${vars({ "--part": part(points) })}>${ranks.slice(1).map(({ least }) => html`<i class=${points >= least ? "is-on" : ""} ${vars({ "--at": part(least) })}></i>`)}</div>
  </div>`;
}
