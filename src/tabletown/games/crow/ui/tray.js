// The line that says what to do, and what can be done that lies nowhere in the city.

import { html, nothing } from "lit-html";
import { actions as listed } from "tabletown/pieces/actions.js";
import { icon } from "tabletown/pieces/icon.js";
import { say } from "tabletown/pieces/tray.js";
import { faceOf } from "./cast.js";
import { oddsOf } from "./odds.js";
import { signOf } from "./wheel.js";

/** @import { Action } from "tabletown/pieces/actions.js" */
/** @import { Option } from "tabletown/types.js" */
/** @import { Scene } from "./table.js" */

/** Options that are chosen in the city, among the dice, or in the hand. */
const ELSEWHERE = new Set(["choose-space", "choose-building", "choose-regular", "power", "play", "swap"]);
/** What ends something stands apart, and what ends a turn farther: nobody shall press it who meant what stood there before. */
const END = "end";
const ENDS = new Set(["pass", END]);
/** What is about the questions, not about the night. */
const ASIDE = new Set(["dont-ask", "ask-again"]);

/** @param {Scene} scene */
export function question(scene) {
  const { api, aim } = scene;
  const next = () => ({ text: api.t(aim.move && aim.reach.size ? "table-where" : "table-picked") });
  return say(scene, { next, lead: api.t("table-your-turn", { turn: isTurn(scene) ? "yes" : "no" }) });
}

/** Whether it is the turn of the viewer's side, also before the first one. @param {Scene} scene */
function isTurn({ story, viewer }) {
  return !story.numbers.round || story.sideOf(viewer) === story.tallies.turn;
}

/** What the viewer's side wants, in the first words of the night. @param {Scene} scene */
export function briefing({ story, api, viewer }) {
  if (story.numbers.round || viewer === null) return nothing;
  const side = story.sideOf(viewer);
  const early = story.view?.options.early_demise === true ? "yes" : "no";
  return html`<div class="cw-briefing is-${side}">${icon(side === "crow" ? "bird-fill" : "skull-fill")}
    <p><b>${api.t("table-briefing-title", { side })}</b> ${api.t("table-briefing", { side, early })}</p></div>`;
}

/** What can be done next. @param {Scene} scene */
export function actions(scene) {
  const shown = offered(scene).filter(({ verb }) => !ENDS.has(verb));
  return group("cw-actions", "table-actions", shown.toSorted((one, other) => Number(ASIDE.has(one.verb)) - Number(ASIDE.has(other.verb))), scene);
}

/** What ends something. @param {Scene} scene */
export function ends(scene) {
  return group("cw-ends", "table-ends", offered(scene).filter(({ verb }) => ENDS.has(verb)), scene);
}

/** @param {Scene} scene @returns {Option[]} */
function offered({ frame, mine, picking }) {
  if (!mine) return [];
  if (picking.picked.length) return picking.open;
  const asked = frame.position.view.step === "window";
  return frame.position.options.filter(({ verb }) => (asked && verb === "play") || !ELSEWHERE.has(verb));
}

/** @param {string} look @param {string} label @param {Option[]} options @param {Scene} scene */
function group(look, label, options, scene) {
  return listed(options.map((option) => action(option, scene)), scene, { label: scene.api.t(label), look });
}

/** @param {Option} option @param {Scene} scene @returns {Action} */
function action(option, scene) {
  const { look, box, touch } = scene;
  const [element = ""] = option.elements;
  const who = element.startsWith("character:") ? element.slice("character:".length) : "";
  // A Move action is sent with the place where it ends, never before: its button lights the places up, and puts them out again.
  const aims = option.verb === "move" && scene.story.reach(box.who(who)).length > 0;
  const aimed = aims && scene.aim.move === option;
  return {
    option,
    picture: who && box.who(who) >= 0 ? html`<span class="cw-tiny">${faceOf(who)}</span>` : nothing,
    sign: option.verb === "choose-character" ? "" : signOf(option),
    words: named(option, scene),
    extra: oddsOf(option, scene),
    look: `${ASIDE.has(option.verb) || ENDS.has(option.verb) ? "is-last" : ""} ${option.verb === END ? "is-end" : ""}`,
    ...(aims && { pressed: aimed, press: (event) => (aimed && event.detail > 1) || touch(element)(event) }),
    read: () => look(element),
  };
}

/** What an option is called; a teammate's gangster also by that player. @param {Option} option @param {Scene} scene */
function named({ verb, message }, { api, story, viewer }) {
  const seat = verb === "choose-character" && story.view?.step === "gang-choice" ? story.numbers.control[story.box.who(String(message.params.who))] : undefined;
  return seat === undefined || seat === viewer ? api.t(message) : api.t("table-of-teammate", { who: api.t(message), name: api.name(seat) });
}
