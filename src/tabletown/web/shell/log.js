// What happened, in plain words: by moves, each line with its clause, each move with its moment.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { portrait } from "../pieces/art.js";
import { icon } from "../pieces/icon.js";
import { rove } from "../pieces/roving.js";
import { t } from "./words.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { Event, Moment } from "../types.js" */
/** @import { Room } from "./room.js" */
/** @typedef {{ visit(move: number): void, clause(id: string): void }} Does what a touch in the log does */
/** @typedef {{ text: string, shown: TemplateResult | undefined, clause: string, seat: Event["data"][string] }} Line */

/** What was said about moves, as long as names and the game's own way to say it are the same. @type {WeakMap<Moment, { names: string, told: Room["told"], said: Line[] }>} */
const known = new WeakMap();

/** What is said about a move: a long game is not put into words anew with every move. @param {Room} room @param {Moment} moment */
function lines(room, moment) {
  const { told } = room;
  const names = [room.seat, ...room.names].join("\n");
  const before = known.get(moment);
  if (before?.names === names && before.told === told) return before.said;
  const said = moment.events.flatMap((event) => {
    const { message, clause, data } = event;
    const shown = told(event);
    return message && shown !== "" ? [{ text: room.say(message), shown, clause: clause ?? "", seat: data.seat }] : [];
  });
  known.set(moment, { names, told, said });
  return said;
}

/** The last thing that has been shown, for one line. @param {Room} room @param {number} shown */
export function lastLine(room, shown) {
  for (const moment of room.moments.filter(({ move }) => move <= shown).toReversed()) {
    const last = lines(room, moment).at(-1);
    if (last) return last;
  }
  return null;
}

/** Brings the line of the moment that a replay shows into the middle of the log. @param {Element} root */
export function follow(root) {
  const here = root.querySelector(".log-move.here");
  const body = here?.closest(".panel-body");
  if (!here || !body) return;
  const line = here.getBoundingClientRect();
  const room = body.getBoundingClientRect();
  body.scrollTop += line.top + line.height / 2 - room.top - room.height / 2;
}

/**
 * @param {Room} room
 * @param {number} shown the last move that has been shown on the table
 * @param {number | null} at the moment that a replay shows; what came later is pale
 * @param {Does} does
 */
export function logView(room, shown, at, does) {
  const past = room.moments.filter(({ move }) => move <= shown);
  const told = past.map((moment) => ({ moment, told: lines(room, moment) })).filter((entry) => entry.told.length);
  if (!told.length) return html`${room.table.origin ? nothing : html`<p class="empty">${t("ui-log-empty")}</p>`}${before(room)}${goal(room)}`;
  const here = at === null ? undefined : told.findLast(({ moment }) => moment.move <= at)?.moment;
  /** @param {Moment} moment */
  const state = (moment) => (moment === here ? "here" : at !== null && moment.move > at ? "later" : "");
  return html`<div role="log" aria-label=${t("ui-log")} aria-live="off">
    <ol class="log" reversed data-stops @keydown=${rove}>
      ${repeat(
        told.toReversed(),
        (entry) => entry.moment.move,
        ({ moment, told }) => guard([told, state(moment)], () => move(room, moment, told, state(moment), does)),
      )}
    </ol>
  </div>${before(room)}${goal(room)}`;
}

/** @param {Room} room @param {Moment} moment @param {Line[]} told @param {string} state @param {Does} does */
function move(room, moment, told, state, does) {
  const visit = () => does.visit(moment.move);
  return html`<li class=${`log-move ${state}`} data-move=${moment.move}>
    <button
      type="button"
      class="log-visit"
      data-stop
      title=${t("ui-see-moment")}
      aria-current=${state === "here" ? "true" : nothing}
      @click=${visit}
    >
      ${moment.seat === null ? html`<span class="log-dot"></span>` : portrait(room.name(moment.seat), moment.seat)}
      <span class="unseen">${t("ui-see-moment-number", { move: moment.move })}</span>
    </button>
    <ul>
      ${told.map(
        ({ text, shown, clause }) => html`<li>
          <button type="button" class="log-line" tabindex="-1" @click=${visit}>
            ${shown ? html`<span aria-hidden="true">${shown}</span><span class="unseen">${text}</span>` : text}
          </button>
          ${clause ? clauseLink(clause, does.clause) : nothing}
        </li>`,
      )}
    </ul>
  </li>`;
}

/** Where a continued table comes from: what happened before stands there. @param {Room} room */
function before({ table: { origin } }) {
  if (!origin) return nothing;
  return html`<p class="log-before">
    ${icon("film-strip-fill")} ${t("ui-log-goes-on", { move: origin.move })}
    <a href=${`/replay/${origin.table}?at=${origin.move}`}>${t("ui-log-before")}</a>
  </p>`;
}

/** What the game is about stands where it begins: newcomers see it first, and it goes as the log grows. @param {Room} room */
function goal({ texts }) {
  if (!texts.has("game-goal")) return nothing;
  return html`<div class="log-goal" role="note"><b>${icon("trophy-fill")} ${t("ui-goal")}</b><p>${texts.say("game-goal")}</p></div>`;
}

/** A clause without the game's own prefix, which all share. @param {string} clause */
const short = (clause) => clause.replace(/^[A-Z0-9]+-(?=[A-Z0-9]+-)/, "");

/** @param {string} clause @param {(id: string) => void} open */
function clauseLink(clause, open) {
  const label = t("ui-rule", { clause });
  return html`<button type="button" class="clause" data-stop aria-label=${label} @click=${() => open(clause)}>${short(clause)}</button>`;
}
