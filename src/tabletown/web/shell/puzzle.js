// A puzzle: the game's own table at one moment, with one choice to make, and what becomes of it.

import { html, nothing, render } from "lit-html";
import { icon } from "../pieces/icon.js";
import { keepStops } from "../pieces/roving.js";
import { vars } from "../pieces/vars.js";
import { written } from "../pieces/writing.js";
import { bubble, popBubble } from "./bubble.js";
import { round } from "./fields.js";
import { bind } from "./keys.js";
import { soon } from "./later.js";
import { openPreferences } from "./preferences.js";
import { go } from "./router.js";
import * as server from "./server.js";
import { onSettings } from "./settings.js";
import { finish } from "./solved.js";
import { Stage } from "./stage.js";
import { variantWords } from "./variants.js";
import { gameTexts, t } from "./words.js";

/** @import { TemplateResult } from "lit-html" */
/** @import * as T from "../types.js" */
/** @import { Texts } from "../text.js" */
/** @import { Place } from "./router.js" */
/** @import { Shown } from "./stage.js" */

/** @param {Place} place @param {string} slug @param {string} id */
export async function show(place, slug, id) {
  const [game, texts, list, puzzle] = await Promise.all([server.game(slug), gameTexts(slug), server.puzzles(slug), server.puzzle(slug, id)]);
  new PuzzlePage(place, game, texts, list.puzzles, puzzle).open();
}

/** What the stage of a table asks of a room: here nobody else is in it. @implements {Shown} */
class Alone {
  me = undefined;
  /** @type {Shown["told"]} */
  told = () => undefined;

  /** @param {T.GameDetails} game @param {Texts} texts @param {T.PuzzlePosition} puzzle */
  constructor(game, texts, puzzle) {
    this.game = game;
    this.texts = texts;
    this.table = puzzle.table;
    this.position = puzzle.position;
    this.move = puzzle.table.moves;
    this.seat = puzzle.info.seat;
    this.moments = [{ move: this.move, seat: null, events: puzzle.events, at: 0 }];
    this.names = puzzle.table.players.map(({ name }) => name);
  }

  /** @param {number} seat */
  name(seat) {
    return this.names[seat] ?? "";
  }

  /** @param {T.Message | string} message @param {Record<string, string | number>} [params] */
  say(message, params) {
    return this.texts.say(message, params, { names: this.names, reader: this.seat });
  }
}

class PuzzlePage {
  stageRoot = document.createElement("div");
  /** @type {TemplateResult | typeof nothing} */
  headline = nothing;
  /** Whether an answer is on its way. */
  asking = false;
  /** @type {T.PuzzleVerdict | null} */
  verdict = null;
  /** Whether the answer was asked for. */
  given = false;

  /** @param {Place} place @param {T.GameDetails} game @param {Texts} texts @param {T.PuzzleInfo[]} puzzles @param {T.PuzzlePosition} puzzle */
  constructor(place, game, texts, puzzles, puzzle) {
    this.place = place;
    this.slug = game.info.slug;
    this.puzzle = puzzle;
    this.room = new Alone(game, texts, puzzle);
    const unusual = game.info.options.filter(({ name, default: usual }) => puzzle.table.options[name] !== usual);
    this.variants = variantWords(game.info, texts, Object.fromEntries(unusual.map(({ name }) => [name, puzzle.table.options[name] ?? false])));
    this.number = puzzles.findIndex(({ id }) => id === puzzle.info.id);
    this.next = puzzles[this.number + 1];
    this.redraw = soon(() => this.draw(), place.signal);
    this.stageRoot.className = "stage-root";
    this.stage = new Stage(this.room, {
      choose: (code) => void this.#judge(code),
      why: (elements, near) => void this.#why(elements, near),
      clause: (id) => this.#clause(id),
      headline: (content) => {
        this.headline = content;
        this.redraw();
      },
      changed: this.redraw,
    });
  }

  open() {
    const { place } = this;
    place.title(this.#title);
    this.draw();
    place.shown.then(async () => {
      await this.stage.open(this.stageRoot, place.signal);
      for (const { key, words, act } of this.stage.keys) bind(key, words, act, place.signal);
    });
    onSettings(this.redraw, place.signal);
    place.signal.addEventListener("abort", popBubble);
  }

  get #title() {
    return t("ui-puzzle-of", { game: this.room.game.info.title, number: this.number + 1 });
  }

  // What the viewer does

  /** The server judges a choice, or shows the best one; then the table shows what follows. @param {number | null} code */
  async #judge(code) {
    const { id } = this.puzzle.info;
    if (this.asking || (this.verdict && code !== null)) return;
    this.asking = true;
    await this.#try(async () => {
      const verdict = await server.judge(this.slug, id, code);
      if (code === null) this.#restart();
      this.verdict = verdict;
      this.given = code === null;
      if (verdict.right) finish(this.slug, id, this.given ? "shown" : "solved");
      for (const { moment, position } of verdict.line) this.stage.played({ moment, position, move: moment.move });
    }, null);
    this.asking = false;
    this.draw();
    if (this.verdict) this.#find(".puzzle-verdict")?.focus({ preventScroll: true });
  }

  /** @param {string[]} elements @param {Element} [near] */
  async #why(elements, near) {
    if (this.verdict) return;
    await this.#try(async () => {
      const { refusal } = await server.puzzleWhy(this.slug, this.puzzle.info.id, elements);
      if (refusal) bubble({ text: this.room.say(refusal.message), clause: refusal.clause }, near ?? null, (id) => this.#clause(id));
    }, near ?? null);
  }

  /** The table as it was before the choice. */
  #restart() {
    this.verdict = null;
    this.stage.present();
  }

  #tryAgain() {
    this.#restart();
    this.draw();
    this.#find(".puzzle-ask")?.focus({ preventScroll: true });
  }

  /** @param {string} id */
  #clause(id) {
    void go(`/rules/${this.slug}#${id}`);
  }

  /** @param {() => Promise<void>} act @param {Element | null} near */
  async #try(act, near) {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof server.Denied)) throw error;
      bubble({ text: error.message, clause: error.clause, alert: true }, near ?? this.#find(".puzzle-ask"), (id) => this.#clause(id));
    }
  }

  /** @param {string} selector @returns {HTMLElement | null} */
  #find(selector) {
    return this.place.root.querySelector(selector);
  }

  // What is drawn

  draw() {
    render(this.#view(), this.place.root);
    keepStops(this.place.root);
  }

  #view() {
    return html`
      <a class="skip" href="#main">${t("ui-skip-to-table")}</a>
      <div class="table-page puzzle-page">
        <header class="bar table-bar">
          <a class="brand" href="/" aria-label=${t("ui-to-lobby")}>${icon("buildings-fill")}</a>
          <h1 tabindex="-1">${this.#title}</h1>
          <div class="headline">${this.headline}</div>
          <nav class="bar-tools" aria-label=${t("ui-navigation")}>
            <a class="round" href=${`/puzzles/${this.slug}`} aria-label=${t("ui-puzzle-all")} title=${t("ui-puzzle-all")}>${icon("list-bold")}</a>
            ${round("gear-fill", t("ui-settings"), openPreferences, "wide-only")}
          </nav>
        </header>
        <section class="puzzle-bar tt-panel" aria-label=${t("ui-puzzle-bar")}>
          <p class="puzzle-ask" tabindex="-1">
            ${icon("target-bold")} <b>${this.room.say(this.puzzle.info.goal)}</b> ${this.variants.map((words) => html`<small>${words}</small>`)}
          </p>
          <div class="puzzle-verdict" role="status" tabindex="-1">${this.verdict ? this.#told(this.verdict) : nothing}</div>
          <div class="puzzle-tools">${this.#tools()}</div>
        </section>
        <main id="main" class="stage" tabindex="-1">${this.stageRoot}</main>
      </div>
    `;
  }

  /** @param {T.PuzzleVerdict} verdict */
  #told({ right, answers }) {
    const chosen = /** @type {T.PuzzleAnswer} */ (answers[0]);
    const words = right ? (this.given ? "ui-puzzle-best" : "ui-puzzle-right") : "ui-puzzle-wrong";
    return html`
      <div>
        <p class=${right ? "puzzle-right" : "puzzle-wrong"}>${icon(right ? "check-bold" : "x-bold")} <b>${t(words)}</b></p>
        <p>${this.#choice(chosen)}</p>
        ${this.#odds(chosen)}
      </div>
      <div class="hint-why">
        <p>${chosen.why.map((reason) => html`<span>${this.room.say(reason)}</span> `)}</p>
        <p>${t("ui-puzzle-then")}</p>
      </div>
      ${answers.length > 1
        ? html`<details class="puzzle-answers">
            <summary>${t("ui-puzzle-answers")}</summary>
            <ol>${answers.map((answer) => html`<li>${this.#choice(answer)} ${this.#odds(answer)}</li>`)}</ol>
          </details>`
        : nothing}
    `;
  }

  /** @param {T.PuzzleAnswer} answer */
  #choice({ code }) {
    const option = this.puzzle.position.options.find((known) => known.code === code);
    return option ? this.room.say(option.message) : "";
  }

  /** @param {T.PuzzleAnswer} answer */
  #odds({ chance, margin }) {
    const words = this.room.say("hint-chance", { chance: Math.round(100 * chance), margin: Math.round(100 * margin) });
    const range = { "--value": chance, "--low": Math.max(0, chance - margin), "--high": Math.min(1, chance + margin) };
    return html`<span class="hint-odds" role="img" aria-label=${words} title=${words}>
      <span class="meter" ${vars(range)}></span><span>${written(chance, { style: "percent" })}</span>
    </span>`;
  }

  #tools() {
    const { verdict } = this;
    const onward = this.next
      ? html`<a class=${`button small ${verdict?.right ? "main" : "quiet"}`} href=${`/puzzles/${this.slug}/${this.next.id}`}>${icon("caret-right-bold")} ${t("ui-puzzle-next")}</a>`
      : html`<a class=${`button small ${verdict?.right ? "main" : "quiet"}`} href=${`/puzzles/${this.slug}`}>${icon("list-bold")} ${t("ui-puzzle-all")}</a>`;
    return html`
      ${verdict
        ? html`<button type="button" class=${`button small ${verdict.right ? "quiet" : "main"}`} @click=${() => this.#tryAgain()}>
            ${icon("arrow-counter-clockwise-bold")} ${t("ui-puzzle-try-again")}
          </button>`
        : nothing}
      ${verdict?.right
        ? nothing
        : html`<button type="button" class="button small quiet" @click=${() => void this.#judge(null)}>${icon("eye-fill")} ${t("ui-puzzle-show")}</button>`}
      ${onward}
    `;
  }
}
