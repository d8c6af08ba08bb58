// Setting a table: who sits where, which variants, how fair play is meant.

import { html, nothing, render } from "lit-html";
import { designed } from "../pieces/designed.js";
import { icon } from "../pieces/icon.js";
import { written } from "../pieces/writing.js";
import { nameField, note, picks, problem, sent, toggle, wordsOf } from "./fields.js";
import { soon } from "./later.js";
import { levelList, usualLevel } from "./levels.js";
import { makeTable } from "./making.js";
import * as mine from "./mine.js";
import { heading, page } from "./page.js";
import { go } from "./router.js";
import * as server from "./server.js";
import { keep } from "./store.js";
import { seatStepper, usualOptions, variantRows } from "./variants.js";
import { gameOf, gameTexts, roleOf, say, t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { Sourced } from "../pieces/designed.js" */
/** @import { Place } from "./router.js" */
/** @typedef {"me" | "open" | "bot"} Kind */

/** @param {Place} place @param {string} slug */
export async function show(place, slug) {
  const [details, catalog] = await Promise.all([server.game(slug), server.catalog()]);
  const texts = await gameTexts(slug);
  const { info } = details;
  place.title(t("ui-new-table-title", { game: info.title }));

  /** What the content says of a game for so many, if it does. @param {number} count */
  const forSeats = (count) => {
    const counts = /** @type {(Sourced & { players: number })[] | undefined} */ (details.content.player_count);
    return counts?.find(({ players }) => players === count);
  };

  const level = usualLevel(catalog);
  /** @type {{ kind: Kind, level: string }[]} */
  let seats = Array.from({ length: info.usual }, (_, seat) => ({ kind: seat ? "open" : "me", level }));
  const options = usualOptions(info);
  /** @type {Pick<T.NewTable, "undo" | "hints" | "pace" | "listed" | "watch">} */
  const manners = { undo: "free", hints: true, pace: "brisk", listed: false, watch: true };
  let name = mine.myName();
  let wrong = "";
  /** @type {{ about: "name" | "table", text: string } | null} */
  let denied = null;
  let busy = false;
  let checking = new AbortController();

  const redraw = soon(() => render(page(form(), "setup"), place.root), place.signal);

  async function check() {
    checking.abort();
    checking = new AbortController();
    try {
      const verdict = await server.check(slug, { seats: seats.length, options }, checking.signal);
      wrong = verdict.wrong ? (texts.has(verdict.wrong.id) ? texts.say(verdict.wrong) : say(verdict.wrong)) : "";
      redraw();
    } catch {
      // Another change came first, or the server is away: it checks again when the table is made.
    }
  }

  /** @param {number} count */
  function resize(count) {
    seats = Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: "open", level });
    if (!seats.some(({ kind }) => kind === "me")) seats[0] = { kind: "me", level };
    redraw();
    void check();
  }

  /** @param {number} at @param {Kind} kind */
  function seatKind(at, kind) {
    // There is exactly one "me": it changes places with whoever sat here.
    const was = seats[at]?.kind ?? "open";
    seats = seats.map((seat, i) => {
      if (i === at) return { ...seat, kind };
      return kind === "me" && seat.kind === "me" ? { ...seat, kind: was } : seat;
    });
    if (!seats.some((seat) => seat.kind === "me")) {
      const other = seats.findIndex((_, i) => i !== at);
      seats = seats.map((seat, i) => (i === other ? { ...seat, kind: "me" } : seat));
    }
    redraw();
  }

  async function create() {
    if (busy || wrong) return;
    busy = true;
    denied = null;
    redraw();
    try {
      const plan = seats.map((seat) => (seat.kind === "bot" ? seat : { kind: seat.kind, level: "" }));
      void go(`/table/${await makeTable({ game: slug, name: name.trim(), seats: plan, options, ...manners })}`);
    } catch (error) {
      const code = error instanceof server.Denied ? error.code : "";
      denied = { about: code.includes("name") ? "name" : "table", text: wordsOf(error) };
      busy = false;
      redraw();
      if (denied.about === "name") place.root.querySelector("input")?.focus();
    }
  }

  const form = () => html`
    ${heading(t("ui-new-table", { game: info.title }))}
    <p><a class="button" href=${`/how/${slug}`} target="_blank">${icon("lightbulb-fill")} ${t("ui-how-short")}</a></p>
    <form class="setup-form" @submit=${sent(create)}>
      <section class="tt-panel" aria-labelledby="people-title">
        <h2 id="people-title">${t("ui-people")}</h2>
        ${nameField(name, denied?.about === "name" ? denied.text : "", (text) => (name = text))}
        ${seatStepper(info, seats.length, resize)} ${designed(forSeats(seats.length), t)} ${note(gameOf(texts, seats.length))}
        <ol class="seats">${seats.map((_, at) => html`<li>${seatRow(at)}</li>`)}</ol>
        ${problem(wrong)}
      </section>
      <section class="tt-panel setup-manners" aria-labelledby="rules-title">
        <h2 id="rules-title">${t("ui-variants")}</h2>
        ${variantRows(info, texts, options, () => {
          redraw();
          void check();
        })}
        <h2>${t("ui-manners")}</h2>
        ${choice("undo", t("ui-undo-policy"), ["free", "ask", "never"])}
        ${choice("pace", t("ui-pace"), ["calm", "brisk", "quick"])}
        ${flag("hints", t("ui-allow-hints"), t("ui-allow-hints-about"))}
        ${flag("listed", t("ui-listed"), t("ui-listed-about"))} ${flag("watch", t("ui-allow-watch"), t("ui-allow-watch-about"))}
      </section>
      <div class="setup-end">
        ${problem(denied?.about === "table" ? denied.text : "")}
        <button type="submit" class="button main big" aria-disabled=${busy || wrong ? "true" : "false"}>
          ${seats.some((seat) => seat.kind === "open")
            ? html`${icon("link-bold")} ${t("ui-create-invite")}`
            : html`${icon("play-fill")} ${t("ui-create-start")}`}
        </button>
      </div>
    </form>
  `;

  /** @param {number} at */
  function seatRow(at) {
    const seat = seats[at] ?? { kind: "open", level };
    const role = roleOf(texts, at);
    const label = role ? t("ui-seat-role", { number: at + 1, role }) : t("ui-seat-number", { number: at + 1 });
    const kinds = /** @type {Kind[]} */ (["me", "open", "bot"]).map((value) => ({ value, words: t(`ui-seat-${value}`) }));
    return html`<fieldset class="seat-row">
      <legend class="unseen">${label}</legend>
      <span class="seat-mark" data-seat=${at} aria-hidden="true">${written(at + 1)}</span>
      <div class="segments">
        ${picks(`seat-${at}`, seats.length === 1 ? kinds.slice(0, 1) : kinds, seat.kind, (kind) => seatKind(at, kind))}
      </div>
      ${role ? html`<small class="seat-role" aria-hidden="true">${role}</small>` : nothing}
      ${seat.kind === "bot"
        ? html`<div class="seat-level">
            ${levelList(catalog.levels, seat.level, t("ui-level-of", { seat: label }), (bot) => {
              seats = seats.map((other, i) => (i === at ? { ...other, level: bot } : other));
              keep("level", bot);
              redraw();
            })}
            <small>${about(seat.level)}</small>
          </div>`
        : nothing}
    </fieldset>`;
  }

  /** @param {string} bot */
  const about = (bot) => say(`level-${catalog.levels.find((known) => known.bot === bot)?.id}-about`);

  /** @param {"undo" | "pace"} key @param {string} legend @param {string[]} values */
  function choice(key, legend, values) {
    const choices = values.map((value) => ({ value, words: t(`ui-policy-${key}-${value}`) }));
    return html`<fieldset class="choice">
      <legend>${legend}</legend>
      <div class="segments">
        ${picks(key, choices, manners[key] ?? "", (value) => {
          /** @type {any} */ (manners)[key] = value;
          redraw();
        })}
      </div>
      <small>${t(`ui-policy-${key}-${manners[key]}-about`)}</small>
    </fieldset>`;
  }

  /** @param {"hints" | "listed" | "watch"} key @param {string} label @param {string} about */
  function flag(key, label, about) {
    return toggle(label, about, manners[key] ?? false, (on) => (manners[key] = on));
  }

  redraw();
  void check();
}
