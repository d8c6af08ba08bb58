// The two sides: who plays them, how their people are, and what each wants.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { players } from "tabletown/pieces/players.js";
import { standee, stateOf } from "./figures.js";
import { deathList, objective } from "./goals.js";

/** @import { Scene } from "./table.js" */

/** How somebody is who could act on the streets. */
const OUT = new Set(["up", "down", "wounded"]);
const TIPS = ["table-tip-dice", "table-tip-near", "table-tip-bird", "table-tip-secret", "table-tip-boss"];

/** The viewer's own side first; the other one takes little room. @param {Scene} scene */
export function sides(scene) {
  const side = scene.story.sideOf(scene.viewer);
  if (!side) return [crow(scene), gang(scene, "is-compact")];
  return side === "gang" ? [gang(scene), crow(scene, "is-compact"), tips("gang", scene)] : [crow(scene), gang(scene, "is-compact"), tips("crow", scene)];
}

/** What somebody who plays for the first time should know; the Crow player has room for it. @param {"crow" | "gang"} side @param {Scene} scene */
function tips(side, { story, api }) {
  const early = story.view?.options.early_demise === true ? "yes" : "no";
  return html`<details class="tt-panel cw-tips is-${side}" ?open=${side === "crow"}>
    <summary>${icon("question-fill")}${api.t("table-tips")}</summary>
    <ul>${TIPS.map((tip) => html`<li>${api.t(tip, { side, early })}</li>`)}</ul>
  </details>`;
}

/** The captain holds the hand of a team. @param {string} side @param {Scene} scene */
function seats(side, scene) {
  const { frame, story, playing, viewer, api } = scene;
  const zone = `${side}_hand`;
  const cards = story.zones.of(zone).map(({ id, from }) => ({ piece: id, from, face: null }));
  const team = frame.table.players.filter(({ seat }) => story.sideOf(seat) === side);
  const leads = (/** @type {number} */ seat) => team.length > 1 && story.numbers.captain === seat;
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
  const { story, box, api } = scene;
  const left = story.tallies.turn === "crow" ? story.tallies.actions : 0;
  const { health, unasked: silent } = story.numbers;
  const hearts = Array.from({ length: story.figures.most_health }, (_, i) =>
    i < health ? icon("heart-fill", "is-on") : icon("heart-break-fill"),
  );
  const dots = Array.from({ length: Math.max(story.figures.usual_actions, left) }, (_, i) => html`<i class=${i < left ? "is-on" : ""}></i>`);
  return html`<section class="tt-panel cw-side is-crow ${look}" aria-label=${api.t("table-crow-side")}>
    <h3 aria-hidden="true">${icon("bird-fill")}<span>${api.t("table-crow-side")}</span></h3>
    ${seats("crow", scene)}
    <div class="cw-facts">
      ${row(api.t("table-health", { count: health }), "cw-hearts", hearts)}
      ${row(api.t("table-actions-left", { count: left }), "cw-dots", dots)} ${deck("crow", scene)}
    </div>
    ${unasked(silent[0], scene)} ${warnings(scene)} ${deathList(scene)}
    <ul class="cw-roster" data-stops>${box.side("crow").map((who) => member(who, scene))}</ul>
    ${lasting("crow_lasting", scene)}
  </section>`;
}

/** A side that wants no questions for reactions this turn. @param {number | undefined} silent @param {Scene} scene */
function unasked(silent, { api }) {
  return silent ? html`<p class="cw-caption">${icon("chat-circle-slash-fill")}${api.t("table-unasked")}</p>` : nothing;
}

/** What everybody has to see at a glance. @param {Scene} scene */
function warnings({ story, api }) {
  const { mortal, captive } = story.tallies;
  return html`${mortal ? html`<p class="cw-warning">${icon("skull-fill")}${api.t("table-mortal")}</p>` : nothing}
    ${captive ? html`<p class="cw-warning">${icon("lock-simple-fill")}${api.t("table-sarah-held")}</p>` : nothing}`;
}

/** @param {Scene} scene @param {string} [look] */
function gang(scene, look = "") {
  const { story, box, api } = scene;
  const { to_act, active, unasked: silent } = story.numbers;
  const { turn, fire_left, bomb_in } = story.tallies;
  const all = box.side("gang").filter((who) => box.person(who).type || story.isAlive(who));
  const isReady = (/** @type {number} */ who) => turn === "gang" && (to_act[who] || active === who) && story.isAlive(who);
  const isDone = (/** @type {number} */ who) => turn === "gang" && OUT.has(stateOf(who, scene)) && !isReady(who);
  const roster = all.toSorted((one, other) => Number(isReady(other)) - Number(isReady(one)));
  return html`<section class="tt-panel cw-side is-gang ${look}" aria-label=${api.t("table-gang-side")}>
    <h3 aria-hidden="true">${icon("skull-fill")}<span>${api.t("table-gang-side")}</span></h3>
    ${seats("gang", scene)}
    <div class="cw-facts">
      ${row(api.t("table-fire-left", { count: fire_left }), "cw-supply", counted("fire-fill", fire_left))} ${deck("gang", scene)}
      ${
        bomb_in
          ? row(api.t("table-bomb", { due: story.numbers.bomb_due ? "yes" : "no" }), "cw-supply is-bomb", counted("bomb-fill", bomb_in))
          : nothing
      }
    </div>
    ${unasked(silent[1], scene)} ${objective(scene)}
    <ul class="cw-roster" data-stops>${roster.map((who) => member(who, scene, isDone(who)))}</ul>
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
  const { id, name, side } = box.person(who);
  const element = `character:${id}`;
  const lit = mine && picking.lit(element);
  const state = `${done ? "is-done" : ""} ${lit ? "is-lit" : ""} ${looked === element ? "is-looked" : ""} ${story.numbers.active === who ? "is-acting" : ""}`;
  return html`<li><button type="button" class="cw-member is-${side} ${state}" data-stop data-member=${element} aria-label="${described(who, scene)}${done ? ` ${api.t("table-done")}` : ""}" aria-disabled=${lit ? "false" : "true"} title=${name}
    @click=${touch(element)} @pointerenter=${() => look(element)} @focus=${() => look(element)}>${standee(who, scene, owner(who, scene))}<span aria-hidden="true">${name}</span></button></li>`;
}

/** @param {number} who @param {Scene} scene */
function described(who, scene) {
  const { box, api, story } = scene;
  const { name } = box.person(who);
  const seat = story.numbers.control[who];
  const said = api.t("table-person", { name, state: stateOf(who, scene) });
  return seat === undefined || !isTeam(scene) ? said : `${said} ${api.t("table-controls", { name: api.name(seat), who: name })}`;
}

/** Whether several play the gang. @param {Scene} scene */
const isTeam = ({ story }) => story.figures.sides.filter((side) => side === "gang").length > 1;

/** Which player of a team controls a gangster. @param {number} who @param {Scene} scene */
function owner(who, scene) {
  const seat = scene.story.numbers.control[who];
  if (seat === undefined || !isTeam(scene)) return nothing;
  const name = scene.api.name(seat);
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
