// The line that says what to do, and what can be done that lies nowhere in the city.

import { html, nothing } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { prompt, putBack } from "tabletown/pieces/prompt.js";
import { faceOf } from "./cast.js";
import { oddsOf } from "./odds.js";
import { CROW } from "./story.js";
import { signOf } from "./wheel.js";

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
  const { api, frame, playing, mine, line, picking, cancel, aim } = scene;
  const asked = api.t(frame.position.prompt);
  if (playing) return prompt(line || asked);
  if (picking.picked.length) return prompt(api.t(aim.move && aim.reach.size ? "table-where" : "table-picked"), { mine, extra: putBack(api.t("table-put-back"), cancel) });
  return prompt(asked, { mine, lead: mine ? api.t("table-your-turn", { turn: isTurn(scene) ? "yes" : "no" }) : "" });
}

/** Whether it is the turn of the viewer's side, also before the first one. @param {Scene} scene */
function isTurn({ story, viewer }) {
  return !story.round || (viewer === 0) === (story.turn === CROW);
}

/** What the viewer's side wants, in the first words of the night. @param {Scene} scene */
export function briefing({ story, api, viewer }) {
  if (story.round || viewer === null) return nothing;
  const side = viewer === 0 ? "crow" : "gang";
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
  if (!options.length) return nothing;
  return html`<div class=${look} role="group" aria-label=${scene.api.t(label)} data-stops>${options.map((option) => action(option, scene))}</div>`;
}

/** @param {Option} option @param {Scene} scene */
function action(option, scene) {
  const { choose, hinted, look, box } = scene;
  const [element = ""] = option.elements;
  const who = element.startsWith("character:") ? element.slice("character:".length) : "";
  const picture = who && box.who(who) >= 0 ? html`<span class="cw-tiny">${faceOf(who)}</span>` : nothing;
  const sign = option.verb === "choose-character" ? nothing : icon(signOf(option));
  const read = (/** @type {Event} */ { currentTarget }) => currentTarget instanceof Element && currentTarget.matches(":focus-visible") && look(element);
  // A Move action is sent with the place where it ends, never before: its button lights the places up, and puts them out again.
  const aims = option.verb === "move" && scene.story.reach(box.who(who)).length > 0;
  const aimed = aims && scene.aim.move === option;
  const press = (/** @type {MouseEvent} */ event) => (aims ? (aimed && event.detail > 1) || scene.touch(element)(event) : choose(option));
  return html`<button type="button" class="cw-act is-lit ${ASIDE.has(option.verb) || ENDS.has(option.verb) ? "is-last" : ""} ${option.verb === END ? "is-end" : ""} ${option.elements.every(hinted) ? "is-hinted" : ""}"
    data-stop data-code=${option.code} aria-pressed=${aims ? String(aimed) : nothing} @click=${press} @pointerenter=${() => look(element)} @focus=${read}
    >${picture}${sign}<span>${named(option, scene)}</span>${oddsOf(option, scene)}</button>`;
}

/** What an option is called; a teammate's gangster also by that player. @param {Option} option @param {Scene} scene */
function named({ verb, message }, { api, story, viewer }) {
  const seat = verb === "choose-character" && story.step === "gang-choice" ? story.control[story.box.who(String(message.params.who))] : undefined;
  return seat === undefined || seat === viewer ? api.t(message) : api.t("table-of-teammate", { who: api.t(message), name: api.name(seat) });
}
