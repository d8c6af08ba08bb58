// The viewer's power cards beside the hand, and the gallery from which heroes and Sidekicks are chosen.

import { html, nothing } from "lit-html";
import { designed } from "tabletown/pieces/designed.js";
import { icon } from "tabletown/pieces/icon.js";
import { portraitOf } from "./heroes.js";
import { crest } from "./sides.js";

/** @import { Piece } from "tabletown/pieces/zones.js" */
/** @import { Scene } from "./table.js" */

const POWER = "power:";

/** @param {Scene} scene */
export function ownPowers(scene) {
  const { story, api, viewer } = scene;
  if (viewer === null) return nothing;
  const ready = story.zones.of(`powers:${viewer}`);
  const used = story.zones.of(`exhausted:${viewer}`);
  return html`<div class="tc-powers" role="group" aria-label=${api.t("table-powers")} data-stops data-zone="powers:${viewer}">
    ${ready.map((piece) => power(piece, true, scene))}${used.map((piece) => power(piece, false, scene))}
  </div>`;
}

/** @param {Piece} piece @param {boolean} ready @param {Scene} scene */
function power({ id, kind, from }, ready, { box, api, picking, mine, hinted, touch }) {
  if (kind === null) return nothing;
  const element = `${POWER}${kind}`;
  const { name, power: called, text } = box.power(kind);
  const usable = mine && picking.usable(element);
  const state = [
    picking.has(element) && "is-picked",
    usable && (picking.picked.length ? picking.lit(element) : true) && "is-glowing",
    !ready && "is-spent",
    hinted(element) && "is-hinted",
  ];
  const label = `${api.t("table-power", { power: name, ready: ready ? "yes" : "no" })}. ${called}: ${text}`;
  return html`<button type="button" class="tc-power ${state.filter(Boolean).join(" ")}" data-element=${element} data-stop
    data-piece=${id} data-from=${from ?? nothing} aria-label=${label} title=${text} aria-disabled=${usable ? "false" : "true"}
    aria-pressed=${picking.has(element) ? "true" : "false"} @click=${touch(element)}>
    ${portraitOf(kind)}<b data-print=${name} aria-hidden="true"></b><small data-print=${called} aria-hidden="true"></small>
  </button>`;
}

/** Everybody to choose from; who is taken says by whom. @param {Scene} scene */
export function gallery(scene) {
  const { box, api, frame, mine, picking } = scene;
  const sidekicks = frame.position.view.step === "sidekick";
  const chosen = picking.picked.find((element) => element.startsWith(POWER))?.slice(POWER.length);
  return html`<section class="tc-gallery" aria-label=${api.t("table-gallery", { what: sidekicks ? "sidekick" : "hero" })}>
    <ul data-stops>${(sidekicks ? box.sidekicks : box.heroes).map((one) => candidate(one, scene))}</ul>
    ${mine && chosen ? confirm(chosen, scene) : html`<span class="tc-unconfirmed"></span>`}
  </section>`;
}

/** @param {string} kind @param {Scene} scene */
function confirm(kind, { box, api, touch }) {
  return html`<button type="button" class="tc-confirm is-lit" data-element="line" @click=${touch("line")}>
    ${icon("check-bold")}${api.t("choose", { power: box.power(kind).name })}
  </button>`;
}

/** @param {string} id @param {Scene} scene */
function candidate(id, scene) {
  const { story, box, api, mine, picking, hinted, touch } = scene;
  const { name, power: called, text, source } = box.power(id);
  const element = `${POWER}${id}`;
  const owner = [...story.figures.sides.keys()].find((seat) =>
    story.zones.of(`powers:${seat}`).some(({ kind }) => kind === id),
  );
  const usable = mine && picking.usable(element);
  const picked = picking.has(element);
  const state = `${picked ? "is-picked" : ""} ${owner === undefined ? "" : "is-taken"} ${usable ? "is-open" : ""} ${hinted(element) ? "is-hinted" : ""}`;
  return html`<li class=${owner === undefined ? "" : `side-${story.figures.sides[owner]}`}>
    <button type="button" class="tc-candidate ${state}" data-element=${element} data-stop aria-pressed=${picked ? "true" : "false"}
      aria-disabled=${usable ? "false" : "true"} @click=${touch(element)}>
      <span class="tc-candidate-face">${portraitOf(id)}</span>
      <span class="tc-candidate-who"><b>${name}</b><i>${called}</i></span>
      <span class="tc-candidate-what">${text} ${designed({ source }, api.t)}</span>
      ${owner === undefined ? nothing : html`<span class="tt-chip tc-taken">${crest(story.figures.sides[owner] ?? 0)}${api.name(owner)}</span>`}
    </button>
  </li>`;
}
