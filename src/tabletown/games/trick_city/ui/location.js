// The location that is fought for: its picture, its rule, both VP tracks, the trophies and the pile below it.

import { html, nothing } from "lit-html";
import { designed } from "tabletown/pieces/designed.js";
import { icon } from "tabletown/pieces/icon.js";
import { listed } from "tabletown/pieces/writing.js";
import { landmark } from "./landmarks.js";
import { crest, sideName } from "./sides.js";

/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function location(scene) {
  const { story, box, api } = scene;
  const [here] = story.zones.of("location");
  const own = scene.viewer === null ? 0 : (story.figures.sides[scene.viewer] ?? 0);
  const known = here?.kind ? box.location(here.kind) : null;
  const name = known?.name ?? victory(scene) ?? api.t("table-locations");
  return html`<section class="tc-location ${story.winners.length ? "is-over" : ""}" aria-label=${name} data-zone="location">
    <span class="tc-scenery" data-piece=${here?.id ?? nothing} data-from=${here?.from ?? nothing}>${known ? landmark(known.id) : nothing}</span>
    <header>
      <h2>${name}</h2>
      ${known ? pile(scene) : nothing}
    </header>
    ${known ? html`<p class="tc-rule">${known.text} ${designed(known, api.t)}</p>` : nothing}
    ${story.numbers.stash ? html`<p class="tc-stash">${icon("package-fill")}${api.t("table-stash", { vp: story.numbers.stash })}</p>` : nothing}
    <div class="tc-tracks">${[own, 1 - own].map((side) => track(side, scene))}</div>
  </section>`;
}

/** Which side has won, when all is over. @param {Scene} scene */
function victory({ story, api }) {
  const [winner] = story.winners;
  return winner === undefined ? undefined : api.t("table-victory", { side: story.figures.side_words[story.figures.sides[winner] ?? 0] ?? "" });
}

/** The locations to come. @param {Scene} scene */
function pile({ story, box, api }) {
  const stack = story.zones.of("stack");
  const last = stack[0]?.kind;
  const label = api.t("table-pile", { count: stack.length, final: last ? box.location(last).name : "" });
  return html`<span class="tc-pile" data-zone="stack" title=${label}>${icon("stack-fill")}<b aria-hidden="true">${stack.length}</b><span class="unseen">${label}</span></span>`;
}

/** @param {number} side @param {Scene} scene */
function track(side, scene) {
  const { story, api } = scene;
  const vp = story.numbers.vp[side] ?? 0;
  const name = sideName(side, scene);
  const cells = Array.from({ length: story.tallies.most }, (_, cell) => cell < vp);
  return html`<div class="tc-track side-${side}" data-track=${side}>
    <span class="tc-track-name">${crest(side)}<span>${name}</span></span>
    ${trophies(side, scene)}
    ${
      story.winners.length
        ? nothing
        : html`<span class="tc-cells" role="img" aria-label=${api.t("table-vp", { side: name, vp, most: story.tallies.most })}>
            ${cells.map((full, cell) => html`<i class="${full ? "is-full" : ""} ${cell === vp - 1 ? "is-token" : ""}"></i>`)}
          </span>
          <b class="tc-vp" aria-hidden="true">${vp}<small>/${story.tallies.most}</small></b>`
    }
  </div>`;
}

/** @param {number} side @param {Scene} scene */
function trophies(side, { story, box, api }) {
  const won = story.zones.of(`trophies:${side}`);
  const names = won.flatMap(({ kind }) => (kind === null ? [] : [box.location(kind).name]));
  const label = api.t("table-trophies", { count: won.length, most: box.toWin, names: listed(names) });
  const free = Math.max(0, box.toWin - won.length);
  return html`<span class="tc-trophies" role="img" aria-label=${label} title=${label} data-zone="trophies:${side}">
    ${won.map(({ id, kind, from }) => html`<i class="tc-trophy" data-piece=${id} data-from=${from ?? nothing}>${kind ? landmark(kind) : nothing}</i>`)}
    ${Array.from({ length: free }, () => html`<i class="tc-trophy is-free"></i>`)}
  </span>`;
}
