// The Hit Line: a skyline with four spots, the lead suit above it, and the last trick beside it.

import { html, nothing, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { back, card } from "tabletown/pieces/card.js";
import { icon } from "tabletown/pieces/icon.js";
import { seeded, street, windows } from "tabletown/pieces/skyline.js";
import { portraitOf } from "./heroes.js";
import { previewOf, previewWith, sayPreview } from "./preview.js";
import { crest } from "./sides.js";
import { symbol } from "./suits.js";

/** @import { Spot } from "./story.js" */
/** @import { Scene } from "./table.js" */

const CARD = "card:";

/** The houses that the spots stand before. */
const SKYLINE = (() => {
  const random = seeded(44);
  const far = street(random, { width: 900, base: 200, low: 60, high: 150, narrow: 26, wide: 60 });
  const near = street(random, { width: 900, base: 200, low: 24, high: 84, narrow: 36, wide: 80 });
  const lights = windows(random, near.houses, { across: 11, down: 13, width: 4, height: 6, lit: 0.22 });
  return svg`<svg class="tc-skyline" viewBox="0 0 900 200" preserveAspectRatio="none" aria-hidden="true">
    <path class="tc-far" d=${far.path}></path><path class="tc-near" d=${near.path}></path><path class="tc-lights" d=${lights}></path>
  </svg>`;
})();

/** @param {Scene} scene */
export function hitLine(scene) {
  const { api } = scene;
  return html`<section class="tc-line" aria-label=${api.t("table-line")}>
    ${SKYLINE}
    <div class="tc-signs">${scene.frame.position.view.over ? nothing : leadSign(scene)}${lastTrick(scene)}</div>
    <ol class="tc-spots" data-stops>${scene.story.spots.map((laid, place) => spot(place, laid, scene))}</ol>
  </section>`;
}

/** @param {Scene} scene */
function leadSign({ story: { lead, tallies }, api }) {
  const [highest, narrow] = [tallies.highest, tallies.narrow].map((is) => (is ? "yes" : "no"));
  return keyed(
    lead,
    html`<div class="tc-lead ${lead ? `suit-${lead}` : "is-free"}">
      ${icon(lead ? symbol(lead) : "sparkle-fill")}
      <p><b>${api.t("table-lead", { suit: lead ?? "none" })}</b><span>${api.t("table-goal", { highest: highest ?? "", narrow: narrow ?? "" })}</span></p>
    </div>`,
  );
}

/** @param {number} place @param {Spot | null} laid @param {Scene} scene */
function spot(place, laid, scene) {
  const { story, mine, picking } = scene;
  if (laid) return filled(place, laid, scene);
  const next = place === story.next;
  if (next && mine && picking.picked.length && picking.lit("line")) return drop(place, scene);
  return empty(place, next, scene);
}

/** @param {number} place */
const numeral = (place) => html`<span class="tc-number" data-print=${place + 1} aria-hidden="true"></span>`;

/** @param {number} place @param {boolean} next @param {Scene} scene */
function empty(place, next, { story, api, frame, playing }) {
  const [actor] = frame.position.view.actors;
  const due = next && !playing && frame.position.view.step === "play" && actor !== undefined;
  const label = api.t("table-spot-empty", { spot: place + 1 });
  const whose = due ? owner(actor, story, api) : nothing;
  return html`<li class="tc-spot is-empty ${due ? "is-next" : ""}" data-zone="line:${place}">
    <span class="tc-slot" role="img" aria-label=${label}>${numeral(place)}</span>${whose}
  </li>`;
}

/** Where the picked card would lie, and what it would do there. @param {number} place @param {Scene} scene */
function drop(place, scene) {
  const { story, box, api, picking, touch, viewer } = scene;
  const kind = picking.picked.find((element) => element.startsWith(CARD))?.slice(CARD.length);
  const ready = picking.ready;
  const preview = ready ? previewOf(ready, scene) : previewWith(picking.picked, scene);
  const words = preview ? sayPreview(preview, api) : "";
  const clash = preview?.does === "counters";
  const face = kind ? box.face(kind, preview && preview.value >= 0 ? preview.value : undefined) : null;
  const label = [api.t("table-play-here", { spot: place + 1, card: face?.name ?? "" }), words].filter(Boolean).join(". ");
  return html`<li class="tc-spot" data-zone="line:${place}">
    <button type="button" class="tc-drop reach is-lit ${clash ? "is-clash" : ""}" data-element="line" data-stop aria-label=${label}
      @click=${touch("line")}>
      ${face ? card(face, { unsaid: true, extra: "tc-ghost", mark: printed(face.value, box.card(kind ?? "").value) }) : nothing}
      ${clash ? html`<span class="tc-versus" aria-hidden="true">${icon("star-four-fill")}</span>` : nothing}
      <span class="tc-does" aria-hidden="true"><b data-print=${api.t("table-play")}></b><span data-print=${words}></span></span>
    </button>
    ${owner(viewer ?? -1, story, api)}
  </li>`;
}

/** @param {number} place @param {Spot} laid @param {Scene} scene */
function filled(place, laid, scene) {
  const { story, api, picking, hinted, touch, mine } = scene;
  const target = `target:${place + 1}`;
  const lit = mine && picking.picked.length > 0 && picking.lit(target);
  const aimed = picking.has(target);
  const wins = story.winning === place;
  const side = story.figures.sides[laid.player] ?? 0;
  const face = lying(place, laid, scene);
  const state = `${wins ? "is-winning" : ""} ${laid.up ? "" : "is-down"} ${laid.safe ? "is-safe" : ""}`;
  const label = describe(place, laid, scene);
  return html`<li class="tc-spot side-${side} ${state}" data-zone="line:${place}" data-spot=${place}>
    ${wins ? html`<span class="tc-wins" aria-hidden="true">${icon("crown-fill")}${api.t("table-winning", { vp: story.tallies.prize })}</span>` : nothing}
    ${
      lit || aimed
        ? html`<button type="button" class="tc-target ${aimed ? "is-picked" : "is-lit"} ${hinted(target) ? "is-hinted" : ""}" data-element=${target}
          data-stop aria-pressed=${aimed ? "true" : "false"} aria-label=${label} @click=${touch(target)}>${face}</button>`
        : html`<span class="tc-laid" role="img" aria-label=${label}>${face}</span>`
    }
    ${owner(laid.player, story, api)}
  </li>`;
}

/** Whose spot it is. @param {number} seat @param {Scene["story"]} story @param {Scene["api"]} api */
function owner(seat, { figures: { sides } }, api) {
  if (seat < 0) return html`<span class="tc-owner" aria-hidden="true"></span>`;
  return html`<span class="tt-chip tc-owner side-${sides[seat]}" aria-hidden="true">${crest(sides[seat] ?? 0)}<span>${api.name(seat)}</span></span>`;
}

/** @param {number} place @param {Spot} laid @param {Scene} scene */
function describe(place, { kind, player, up, suit, value, safe }, { story, box, api }) {
  if (player < 0) return api.t("table-spot-empty", { spot: place + 1 });
  const power = story.zones.of(`with:${place}`)[0]?.kind;
  return api.t("table-spot", {
    spot: place + 1,
    card: box.face(kind).name,
    name: api.name(player),
    power: power ? box.power(power).name : "none",
    up: up ? "yes" : "no",
    suit: suit || "none",
    value,
    safe: safe ? "yes" : "no",
    wins: story.winning === place ? "yes" : "no",
    vp: story.tallies.prize,
  });
}

/** What is printed on a card that counts as something else. @param {number} value @param {number} original */
function printed(value, original) {
  return value === original ? nothing : html`<span class="tc-printed" data-print=${original} aria-hidden="true"></span>`;
}

/** The card with all that changes it. @param {number} place @param {Spot} laid @param {Scene} scene */
function lying(place, { up, suit, value, safe }, { story, box }) {
  const [piece] = story.zones.of(`line:${place}`);
  if (!piece?.kind) return nothing;
  const { id, kind, from } = piece;
  const face = box.face(kind);
  const helper = story.zones.of(`with:${place}`)[0];
  const medal = helper?.kind
    ? html`<span class="tc-medal" data-zone="with:${place}"><span data-piece=${helper.id} data-from=${helper.from ?? nothing}>${portraitOf(helper.kind)}</span></span>`
    : nothing;
  if (!up) {
    const imprint = html`<span class="tc-imprint suit-${face.suit}" data-print=${face.value}>${icon(face.icon)}</span>`;
    return html`${back({ piece: id, from, extra: "tc-flipped", mark: imprint })}${medal}`;
  }
  const named = suit && suit !== face.suit;
  const mark = html`${printed(value, face.value)}
    ${named ? html`<span class="tc-ring suit-${suit}" aria-hidden="true">${icon(symbol(suit))}</span>` : nothing}
    ${safe ? html`<span class="tc-safe" aria-hidden="true">${icon("shield-fill")}</span>` : nothing}`;
  const extra = `${value === face.value ? "" : "is-changed"} ${named ? "is-named" : ""}`;
  return html`${card({ ...face, value }, { piece: id, from, extra, mark, unsaid: true })}${medal}`;
}

/** What became of the last trick, and why. @param {Scene} scene */
function lastTrick(scene) {
  const { story, box, api } = scene;
  const { outcome } = story;
  if (!outcome) return nothing;
  return html`<div class="tc-last">
    <span class="tc-last-cards" aria-hidden="true">
      ${outcome.cards.map(({ kind, up, value }, place) => {
        const extra = `tt-card-tiny ${place === outcome.spot ? "is-best" : ""}`;
        return up ? card(box.face(kind, value), { extra, unsaid: true }) : back({ extra });
      })}
    </span>
    <p><b>${api.t("table-last")}</b> <span>${verdict(scene)}</span></p>
  </div>`;
}

/** Why a trick was won, and what it was worth. @param {Pick<Scene, "story" | "box" | "api">} scene */
export function verdict({ story: { outcome }, box, api }) {
  if (!outcome) return "";
  const { how, why, total, parts, factor } = outcome;
  if (how !== "won") return api.t("table-nobody", { how });
  const best = outcome.cards[outcome.spot];
  if (!best) return "";
  const sum = parts.length > 1 || factor > 1 ? parts.map(({ what, vp }) => api.t("table-part", { what, vp })).join(" + ") : "";
  const whole = factor > 1 ? `(${sum}) × ${factor}` : sum;
  const card = box.face(best.kind).name;
  const params = { seat: { type: /** @type {const} */ ("seat"), seat: best.player }, card, value: best.value, why, vp: total, sum: whole || "none" };
  return api.t({ type: "text", id: "table-why", params });
}
