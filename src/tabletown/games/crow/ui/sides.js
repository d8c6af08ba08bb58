// The two sides: who plays them, how their people are, and what each wants.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { number } from "tabletown/pieces/numbers.js";
import { players } from "tabletown/pieces/players.js";
import { BOSS, ERIC, GANGSTERS, SARAH } from "./box.js";
import { NONE } from "./city.js";
import { sideClass, standee, stateOf } from "./figures.js";
import { deathList, objective } from "./goals.js";
import { CROW, GANG } from "./story.js";

/** @import { Scene } from "./table.js" */

const USUAL_ACTIONS = 4;
const TIPS = ["table-tip-dice", "table-tip-near", "table-tip-bird", "table-tip-secret", "table-tip-boss"];

/** The viewer's own side first; the other one takes little room. @param {Scene} scene */
export function sides(scene) {
  const { viewer } = scene;
  if (viewer === null) return [crow(scene), gang(scene, "is-compact")];
  return viewer > 0 ? [gang(scene), crow(scene, "is-compact"), tips("gang", scene)] : [crow(scene), gang(scene, "is-compact"), tips("crow", scene)];
}

/** What somebody who plays for the first time should know; the Crow player has room for it. @param {"crow" | "gang"} side @param {Scene} scene */
function tips(side, { story, api }) {
  const early = story.view?.options.early_demise === true ? "yes" : "no";
  return html`<details class="tt-panel cw-tips is-${side}" ?open=${side === "crow"}>
    <summary>${icon("question-fill")}${api.t("table-tips")}</summary>
    <ul>${TIPS.map((tip) => html`<li>${api.t(tip, { side, early })}</li>`)}</ul>
  </details>`;
}

/** The captain holds the hand of a team. @param {number} side @param {Scene} scene */
function seats(side, scene) {
  const { frame, story, playing, viewer, api } = scene;
  const zone = side === CROW ? "crow_hand" : "gang_hand";
  const cards = story.zones.of(zone).map(({ id, from }) => ({ piece: id, from, face: null }));
  const team = frame.table.players.filter(({ seat }) => (seat === 0) === (side === CROW));
  const leads = (/** @type {number} */ seat) => team.length > 1 && story.captain === seat;
  const panels = team.map((player) => ({
    player,
    active: !playing && frame.position.view.actors.includes(player.seat),
    zone,
    own: true,
    cards: team.length === 1 || leads(player.seat) ? cards : undefined,
    badge: leads(player.seat) ? captain(scene) : undefined,
    state: player.seat === viewer ? "is-own" : "",
  }));
  return players(panels, api);
}

/** @param {Scene} scene */
function captain({ api }) {
  const label = api.t("table-captain");
  return html`<span class="cw-captain" role="img" aria-label=${label} title=${label}>${icon("crown-fill")}</span>`;
}

/** @param {Scene} scene @param {string} [look] */
function crow(scene, look = "") {
  const { story, api } = scene;
  const left = story.turn === CROW ? story.actions : 0;
  const hearts = Array.from({ length: number(story.figures, "most_health") }, (_, i) =>
    i < story.health ? icon("heart-fill", "is-on") : icon("heart-break-fill"),
  );
  const dots = Array.from({ length: Math.max(USUAL_ACTIONS, left) }, (_, i) => html`<i class=${i < left ? "is-on" : ""}></i>`);
  return html`<section class="tt-panel cw-side is-crow ${look}" aria-label=${api.t("table-crow-side")}>
    <h3 aria-hidden="true">${icon("bird-fill")}<span>${api.t("table-crow-side")}</span></h3>
    ${seats(CROW, scene)}
    <div class="cw-facts">
      ${row(api.t("table-health", { count: story.health }), "cw-hearts", hearts)}
      ${row(api.t("table-actions-left", { count: left }), "cw-dots", dots)} ${deck("crow", scene)}
    </div>
    ${unasked(CROW, scene)} ${warnings(scene)} ${deathList(scene)}
    <ul class="cw-roster" data-stops>${[ERIC, ERIC + 1, ERIC + 2, SARAH].map((who) => member(who, scene))}</ul>
    ${lasting("crow_lasting", scene)}
  </section>`;
}

/** A side that wants no questions for reactions this turn. @param {number} side @param {Scene} scene */
function unasked(side, { story, api }) {
  return story.unasked[side] ? html`<p class="cw-caption">${icon("chat-circle-slash-fill")}${api.t("table-unasked")}</p>` : nothing;
}

/** What everybody has to see at a glance. @param {Scene} scene */
function warnings({ story, api }) {
  const mortal = number(story.figures, "mortal") === 1;
  const captive = number(story.figures, "captive") === 1;
  return html`${mortal ? html`<p class="cw-warning">${icon("skull-fill")}${api.t("table-mortal")}</p>` : nothing}
    ${captive ? html`<p class="cw-warning">${icon("lock-simple-fill")}${api.t("table-sarah-held")}</p>` : nothing}`;
}

/** @param {Scene} scene @param {string} [look] */
function gang(scene, look = "") {
  const { story, box, api } = scene;
  const all = box.people.slice(0, GANGSTERS).flatMap((_, who) => (who < BOSS || story.isAlive(who) ? [who] : []));
  const isReady = (/** @type {number} */ who) => story.turn === GANG && (story.toAct[who] || story.active === who) && story.isAlive(who);
  const roster = all.toSorted((one, other) => Number(isReady(other)) - Number(isReady(one)));
  return html`<section class="tt-panel cw-side is-gang ${look}" aria-label=${api.t("table-gang-side")}>
    <h3 aria-hidden="true">${icon("skull-fill")}<span>${api.t("table-gang-side")}</span></h3>
    ${seats(GANG, scene)}
    <div class="cw-facts">
      ${row(api.t("table-fire-left", { count: story.fireLeft }), "cw-supply", counted("fire-fill", story.fireLeft))} ${deck("gang", scene)}
      ${
        story.bomb === NONE
          ? nothing
          : row(api.t("table-bomb", { due: story.bombDue ? "yes" : "no" }), "cw-supply is-bomb", counted("bomb-fill", story.bombDue ? 1 : 2))
      }
    </div>
    ${unasked(GANG, scene)} ${objective(scene)}
    <ul class="cw-roster" data-stops>${roster.map((who) => member(who, scene, story.turn === GANG && story.isOut(who) && !isReady(who)))}</ul>
    ${lasting("gang_lasting", scene)}
  </section>`;
}

/** The Plot deck of a side. @param {string} side @param {Scene} scene */
function deck(side, { story, api }) {
  const count = story.zones.of(`${side}_deck`).length;
  const label = api.t("table-deck", { count, discarded: story.zones.of(`${side}_discard`).length });
  return html`<span class="cw-supply is-deck" role="img" aria-label=${label} title=${label} data-zone="${side}_deck">${counted("stack-fill", count)}</span>`;
}

/** @param {string} sign @param {number} count */
function counted(sign, count) {
  return html`${icon(sign)}<b data-print=${count}></b>`;
}

/** Something that is counted, with its words for those who do not see it. @param {string} label @param {string} look @param {unknown} content */
function row(label, look, content) {
  return html`<span class=${look} role="img" aria-label=${label} title=${label}>${content}</span>`;
}

/** @param {number} who @param {Scene} scene @param {boolean} [done] whether there is nothing left to do in this turn */
function member(who, scene, done = false) {
  const { box, picking, mine, touch, look, looked, story, api } = scene;
  const { id, name } = box.person(who);
  const element = `character:${id}`;
  const lit = mine && picking.lit(element);
  const state = `${done ? "is-done" : ""} ${lit ? "is-lit" : ""} ${looked === element ? "is-looked" : ""} ${story.active === who ? "is-acting" : ""}`;
  return html`<li><button type="button" class="cw-member ${sideClass(who)} ${state}" data-stop data-member=${element} aria-label="${described(who, scene)}${done ? ` ${api.t("table-done")}` : ""}" aria-disabled=${lit ? "false" : "true"} title=${name}
    @click=${touch(element)} @pointerenter=${() => look(element)} @focus=${() => look(element)}>${standee(who, scene, owner(who, scene))}<span aria-hidden="true">${name}</span></button></li>`;
}

/** @param {number} who @param {Scene} scene */
function described(who, scene) {
  const { box, api, story, frame } = scene;
  const { name } = box.person(who);
  const seat = story.control[who];
  const said = api.t("table-person", { name, state: stateOf(who, scene) });
  return seat === undefined || frame.table.players.length < 3 ? said : `${said} ${api.t("table-controls", { name: api.name(seat), who: name })}`;
}

/** Which player of a team controls a gangster. @param {number} who @param {Scene} scene */
function owner(who, { story, frame, api }) {
  const seat = story.control[who];
  if (seat === undefined || frame.table.players.length < 3) return nothing;
  const name = api.name(seat);
  return html`<i class="cw-owner seat-${seat}" title=${name} data-print=${[...name][0]?.toLocaleUpperCase() ?? ""}></i>`;
}

/** Cards that still work. @param {string} zone @param {Scene} scene */
function lasting(zone, { story, box, api, look }) {
  const kinds = story.zones.of(zone).flatMap(({ kind }) => (kind === null ? [] : [kind]));
  if (!kinds.length) return nothing;
  return html`<ul class="cw-lasting" aria-label=${api.t("table-lasting")}>${kinds.map((kind) => {
    const card = box.plots.get(kind);
    const read = () => look(`card:${kind}`);
    return html`<li><button type="button" title=${card?.text ?? ""} @pointerenter=${read} @focus=${read} @click=${read}
      >${icon("hourglass-fill")}${card?.name}</button></li>`;
  })}</ul>`;
}
