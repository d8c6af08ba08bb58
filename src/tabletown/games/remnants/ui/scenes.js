// What is played before everybody's eyes: an auction, a battle.

import { html, nothing } from "lit-html";
import { portrait } from "tabletown/pieces/art.js";
import { icon } from "tabletown/pieces/icon.js";
import { vars } from "tabletown/pieces/vars.js";
import { written } from "tabletown/pieces/writing.js";
import { signOf } from "./gangs.js";
import { cardFace } from "./hand.js";
import { wordsOf } from "./story.js";

/** @import { Scene } from "./table.js" */
/** @import { Battle } from "./types.js" */

// The auction

/** @param {Scene} scene */
export function auction(scene) {
  const { story, api, viewer, mine } = scene;
  const { numbers, tallies } = story;
  if (!story.figures.auction || scene.frame.position.view.step !== "auction") return nothing;
  const { card, order, out } = story.figures.auction;
  const { bid, bidder, active: declarer } = numbers;
  const own = story.figures.attack[card]?.[viewer ?? declarer];
  return html`<section class="rm-scene rm-auction tt-panel ${mine ? "is-mine" : ""}" aria-label=${api.t("table-auction")}>
    <h2>${icon("users-fill")}${api.t("table-auction")}</h2>
    <div class="rm-sale">
      <span class="rm-card is-shown">${cardFace(card, own, scene)}</span>
      <ol class="rm-bidders">${order.map((seat) => {
        const state = `${seat === bidder ? "is-best" : ""} ${out.includes(seat) ? "is-out" : ""} ${scene.frame.position.view.actors.includes(seat) ? "is-asked" : ""}`;
        return html`<li class="seat-${seat} gang-${story.gang(seat)} ${state}">${portrait(api.name(seat), seat)}
          <b>${api.name(seat)}</b>
          <span>${seat === bidder ? api.t("table-bids", { arcs: bid }) : out.includes(seat) ? api.t("table-out") : seat === declarer ? api.t("table-declarer") : nothing}</span>
          <small>${icon("coins-fill")}${written(numbers.arcs[seat] ?? 0)} · ${api.t("table-turns-left", { count: tallies.turns_left[seat] ?? 0 })}</small></li>`;
      })}</ol>
    </div>
    ${bids(scene)} ${mine && viewer !== declarer ? html`<p class="rm-note">${icon("warning-fill")}${api.t("table-costs-a-turn")}</p>` : nothing}
  </section>`;
}

/** @param {Scene} scene */
function bids({ frame, mine, choose, api, hinted }) {
  const raises = mine ? frame.position.options.filter(({ verb }) => verb === "bid") : [];
  const pass = mine ? frame.position.options.find(({ verb }) => verb === "pass") : undefined;
  if (!mine) return nothing;
  return html`<div class="rm-bids" role="group" aria-label=${api.t("table-bidding")} data-stops>
    ${pass ? html`<button type="button" class="tt-choice rm-pass is-lit" data-stop data-element="pass" @click=${() => choose(pass)}>${api.t(pass.message)}</button>` : nothing}
    <div class="rm-amounts">${raises.map(
      (option) => html`<button type="button" class="tt-choice is-lit ${option.elements.some(hinted) ? "is-hinted" : ""}" data-stop data-element=${option.elements[0] ?? ""} aria-label=${api.t(option.message)} @click=${() => choose(option)}>${written(Number(option.message.params.arcs))}</button>`,
    )}</div>
  </div>`;
}

// The battle

/** It stands in the place of the market, so that the whole city stays in sight. @param {Scene} scene */
export function battle(scene) {
  const { api, story } = scene;
  const fought = story.figures.battle;
  const { battlefield, attacker, defender } = story.numbers;
  if (!fought || battlefield < 0) return nothing;
  const title = api.t("table-battle", { space: fought.space });
  return html`<section class="rm-scene rm-battle tt-panel" aria-label=${title}>
    <h2>${icon("hand-fist-fill")}${title}${chance(fought, scene)}</h2>
    <div class="rm-sides">${side(attacker, 0, scene)}<span class="rm-versus" aria-hidden="true">${api.t("table-versus")}</span>${defender < 0 ? ycu(fought, scene) : side(defender, 1, scene)}</div>
    ${onTop(scene)}
  </section>`;
}

/** How likely the viewer wins, as far as he can know. @param {Battle} fought @param {Scene} scene */
function chance({ chance: thousandths }, { api, frame, story }) {
  if (thousandths < 0 || frame.position.view.step !== "lay") return nothing;
  const percent = written(thousandths / 1000, { style: "percent" });
  return html`<span class="rm-chance" ${vars({ "--part": thousandths / 1000 })}>${api.t("table-chance", { percent, against: story.numbers.defender < 0 ? "ycu" : "player" })}</span>`;
}

/** What the top card of the own draw pile can be, while it can be laid unseen. @param {Scene} scene */
function onTop({ story, api, mine, viewer, frame }) {
  const [top] = story.figures.mats[viewer ?? -1]?.layers ?? [];
  if (!mine || !top || !frame.position.options.some(({ verb }) => verb === "blind")) return nothing;
  return html`<p class="rm-on-top">${icon("stack-fill")}<span>${api.t("table-layer", { count: top.count, depth: 0, sure: top.cards.length === top.count ? "yes" : "no", cards: story.counted(top.cards) })}</span></p>`;
}

/** @param {number} seat @param {number} party @param {Scene} scene */
function side(seat, party, scene) {
  const { story, api } = scene;
  const { zones, tallies, numbers } = story;
  const open = zones.of(`fight:${seat}`);
  const laid = [...zones.of(`row:${seat}`), ...zones.of(`blind:${seat}`)];
  const faces = wordsOf(tallies.rolled[party]);
  const strength = numbers.strength[party] ?? 0;
  const total = tallies.total[party] ?? 0;
  return html`<div class="rm-side seat-${seat} gang-${story.gang(seat)}">
    <p class="rm-side-who">${portrait(api.name(seat), seat)}<b>${icon(signOf(story.gang(seat)))}${api.name(seat)}</b>
      <span class="rm-total" aria-label=${api.t("table-total-is", { total })}>${total}</span></p>
    <div class="rm-laid" data-zone="fight:${seat}">
      ${open.map(({ id, kind }) => html`<span class="rm-shown" data-piece=${id} title=${kind ? story.box.text(kind) : nothing}>${kind ? html`<em>${story.figures.attack[kind]?.[seat] ?? 0}</em>${story.box.name(kind)}` : nothing}</span>`)}
      ${laid.map(({ id, kind }) => html`<span class="rm-shown is-down" data-piece=${id} title=${kind ? story.box.name(kind) : nothing}>${kind ? html`<em>${story.figures.attack[kind]?.[seat] ?? 0}</em>${story.box.name(kind)}` : icon("question-fill")}</span>`)}
    </div>
    <p class="rm-dice" role="img" aria-label=${api.t("table-dice", { count: faces.length || (tallies.dice[party] ?? 0), strength })}>${
      faces.length ? faces.map((face) => html`<i class="tt-die is-small is-face">${face}</i>`) : Array.from({ length: tallies.dice[party] ?? 0 }, () => html`<i class="tt-die is-small is-none">${icon("dice-five-fill")}</i>`)
    }${strength ? html`<b>+${strength}</b>` : nothing}</p>
  </div>`;
}

/** @param {Battle} fought @param {Scene} scene */
function ycu({ space }, { story, api }) {
  const fought = story.token(story.numbers.rival);
  const total = story.tallies.total[1] ?? 0;
  return html`<div class="rm-side is-ycu">
    <p class="rm-side-who">${icon("robot-fill")}<b>${fought.name}</b><span class="rm-total" aria-label=${api.t("table-total-is", { total })}>${total}</span></p>
    <p class="rm-dice">${story.tokens(space).map(({ name, attack }) => html`<span class="tt-chip">${name} ${attack}</span>`)}</p>
  </div>`;
}
