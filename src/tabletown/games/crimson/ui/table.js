// Crimson Crush on the table: players, five rows, the hand. What can be done is what the options say.

import { html, nothing, render } from "lit-html";
import { sprite } from "tabletown/pieces/art.js";
import { back, card } from "tabletown/pieces/card.js";
import { drag } from "tabletown/pieces/drag.js";
import { hand } from "tabletown/pieces/hand.js";
import { icon } from "tabletown/pieces/icon.js";
import { Motion } from "tabletown/pieces/motion.js";
import { Picking } from "tabletown/pieces/picking.js";
import { players } from "tabletown/pieces/players.js";
import { prompt } from "tabletown/pieces/prompt.js";
import { keepStops, rove, stopOf } from "tabletown/pieces/roving.js";
import { crest } from "./crests.js";
import { decision, powerCard } from "./decision.js";
import { rows } from "./rows.js";
import { sheet } from "./sheet.js";
import { Show } from "./show.js";
import { signed, stage } from "./stage.js";
import { Story } from "./story.js";
import { Box, SUITS, symbol } from "./suits.js";

/** @import { Api, Frame, Table } from "tabletown/contract.js" */
/** @import { Held } from "tabletown/pieces/hand.js" */
/** @import { Option } from "tabletown/types.js" */

const SPRITE = sprite(SUITS);
const SIDE_KEYS = /** @type {Record<string, string>} */ ({ a: "hero", d: "villain" });

/** @param {HTMLElement} root @param {Api} api @returns {Table} */
export function mount(root, api) {
  return new CrimsonTable(root, api);
}

class CrimsonTable {
  #root;
  #api;
  #box;
  #story;
  #show;
  #motion;
  #picking = new Picking();
  /** @type {Frame | null} */
  #frame = null;
  /** Which of several equal cards was picked. */
  #pickedPiece = "";
  /** @type {Option[]} */
  #hints = [];
  /** Whether a frame is still being played. */
  #playing = false;
  /** Whether the focus shall come back to the hand after one's own move. */
  #moved = false;
  /** @type {Promise<void>} */
  #queue = Promise.resolve();
  #listening = new AbortController();

  /** @param {HTMLElement} root @param {Api} api */
  constructor(root, api) {
    this.#api = api;
    this.#root = root;
    root.classList.add("cc");
    this.#box = new Box(api);
    this.#story = new Story(this.#box);
    this.#motion = new Motion(() => api.settings);
    this.#show = new Show({ root, story: this.#story, api, motion: this.#motion, card: (kind) => card(this.#box.face(kind)), draw: () => this.#draw() });
    document.addEventListener("keydown", (event) => this.#key(event), { signal: this.#listening.signal });
  }

  /** @param {Frame} frame */
  update(frame) {
    this.#motion.hurry();
    this.#queue = this.#queue.then(() => this.#play(frame));
    return this.#queue;
  }

  hurry() {
    this.#motion.hurry();
  }

  /** @param {Option[]} options */
  highlight(options) {
    this.#hints = options;
    this.#draw();
  }

  destroy() {
    this.#motion.hurry();
    this.#listening.abort();
    this.#root.classList.remove("cc");
    render(nothing, this.#root);
    this.#root.querySelector(":scope > .tt-sky")?.remove();
  }

  /** @param {Frame} frame */
  async #play(frame) {
    this.#motion.begin();
    this.#hints = [];
    const refreshed = frame.events.length === 0 && frame.move === this.#frame?.move;
    const jump = this.#frame === null || frame.events.length === 0;
    const waited = this.#mine;
    if (!refreshed) this.#picking.offer([]);
    if (jump && !refreshed) this.#show.jump();
    if (!jump) {
      this.#playing = true;
      await this.#show.play(frame.events);
      this.#playing = false;
    }
    this.#frame = frame;
    this.#story.settle(frame, jump && !refreshed);
    if (jump && !refreshed && frame.position.view.over) this.#show.sheet = true;
    this.#picking.offer(frame.live ? frame.position.options : []);
    this.#draw();
    if (this.#mine && !waited && !jump) this.#api.sound("turn");
    if (this.#moved) this.#comeBack();
  }

  get #mine() {
    return this.#frame !== null && !this.#playing && this.#frame.live && this.#frame.position.options.length > 0;
  }

  /** Whether cards of the hand are what the viewer has to choose from. */
  get #choosesCards() {
    return this.#mine && this.#frame?.position.options.some(({ elements }) => elements.some((element) => element.startsWith("card:"))) === true;
  }

  /** After one's own move the focus goes to the next sensible thing. */
  #comeBack() {
    this.#moved = false;
    const focused = document.activeElement;
    if (focused !== document.body && !this.#root.contains(focused)) return;
    const next = this.#root.querySelector(".cc-decision.is-mine") ?? this.#root.querySelector(".cc-sheet .cc-continue") ?? this.#root.querySelector(".tt-hand");
    const stop = next?.matches("button") ? /** @type {HTMLElement} */ (next) : stopOf(next);
    (stop ?? /** @type {HTMLElement | null} */ (this.#root.querySelector("[role=status]")))?.focus({ preventScroll: true });
  }

  // What the viewer does

  /** @param {string} element @param {Element} near @param {string} [piece] */
  #touch(element, near, piece = "") {
    if (this.#playing || !this.#frame) return this.#motion.hurry();
    const again = piece !== "" && this.#picking.has(element) && piece !== this.#pickedPiece;
    if (again) {
      this.#pickedPiece = piece;
      return this.#draw();
    }
    const outcome = this.#picking.touch(element);
    if (outcome.act === "choose") return this.#choose(outcome.option);
    if (outcome.act === "refuse") this.#api.why(outcome.elements, near);
    else this.#api.sound("click");
    if (piece) this.#pickedPiece = piece;
    return this.#draw();
  }

  /** @param {Option} option */
  #choose(option) {
    this.#moved = true;
    this.#picking.clear();
    this.#picking.offer([]);
    this.#draw();
    this.#api.choose(option.code);
  }

  /** @param {Held} card @param {PointerEvent} event @param {HTMLElement} element */
  #drag(card, event, element) {
    if (!card.usable) return;
    drag(event, element, this.#root, {
      start: () => {
        if (!this.#picking.has(card.element)) this.#touch(card.element, element, card.piece);
      },
      drop: (target, near) => {
        if (target && near && target !== card.element && !target.startsWith("card:")) this.#touch(target, near);
        else {
          this.#picking.clear();
          this.#draw();
        }
      },
    });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target.closest("input, textarea, select, dialog, [contenteditable]")) return;
    if (event.key === "Escape") return this.#escape(event);
    if (this.#root.contains(target) && rove(event)) return;
    if (this.#root.contains(target) || target === document.body) this.#shortcut(event);
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    if (this.#show.sheet) this.#closeSheet();
    else if (this.#picking.picked.length) {
      const card = /** @type {HTMLElement | null} */ (this.#root.querySelector(".tt-hand .is-picked"));
      this.#picking.clear();
      this.#draw();
      card?.focus();
    } else return;
    event.preventDefault();
  }

  /** Digits pick a card, A and D a side for it. @param {KeyboardEvent} event */
  #shortcut(event) {
    const cards = /** @type {HTMLElement[]} */ ([...this.#root.querySelectorAll(".tt-hand .tt-card")]);
    const held = /^[1-9]$/.test(event.key) ? cards[Number(event.key) - 1] : undefined;
    const side = SIDE_KEYS[event.key.toLowerCase()];
    held?.focus();
    if (held) held.click();
    else if (side && this.#picking.picked.length) this.#place(side);
    else return;
    event.preventDefault();
  }

  /** The side of the picked card's row. @param {string} side */
  #place(side) {
    const picked = this.#picking.picked.find((element) => element.startsWith("card:"));
    if (!picked) return;
    const { colour } = this.#box.citizen(picked.slice("card:".length));
    const near = this.#root.querySelector(`[data-element="row:${colour}/${side}"]`);
    if (near) this.#touch(`row:${colour}/${side}`, near);
  }

  /** A card that was chosen by key leads on to its places. @param {Held} card @param {HTMLElement} element */
  #pick(card, element) {
    const byKey = element.matches(":focus-visible");
    this.#touch(card.element, element, card.piece);
    if (!byKey || !this.#picking.has(card.element)) return;
    const place = /** @type {HTMLElement | null} */ (this.#root.querySelector(".cc-side.is-lit, .cc-deck.is-lit"));
    place?.focus();
  }

  // What the viewer sees

  #draw() {
    if (!this.#story.view && !this.#frame) return;
    this.#api.headline(this.#headline());
    render(this.#table(), this.#root);
    keepStops(this.#root);
  }

  #table() {
    const story = this.#story;
    const api = this.#api;
    const scene = { story, box: this.#box, api };
    const { baring, sheet: open } = this.#show;
    return html`<div class="cc-table ${this.#deciding ? "is-deciding" : ""} ${this.#viewer === null ? "is-onlooker" : ""}">
      ${SPRITE}
      <aside class="cc-left">${this.#players()}${this.#supply()}</aside>
      <section class="cc-board" aria-label=${api.t("table-board")}>
        <div class="cc-heads"><span class="is-hero">${crest("hero")}<span>${api.t("table-hero")}</span></span>
          <span class="cc-middle">${this.#deck("cc-deck-small")}<button type="button" class="cc-scores" aria-label=${api.t("table-scores")} @click=${() => this.#openSheet()}>${icon("ranking-fill")}<span>${api.t("table-scores")}</span></button></span>
          <span class="is-villain"><span>${api.t("table-villain")}</span>${crest("villain")}</span></div>
        ${rows({ ...scene, picking: this.#picking, hinted: (element) => this.#hinted(element), ontouch: (element, near) => this.#touch(element, near) })}
        ${baring && story.spot ? stage(story.spot, scene) : nothing}
        ${this.#show.banner ?? nothing}
      </section>
      <section class="cc-tray" aria-label=${api.t("table-tray")}>${this.#deciding ? decision(/** @type {Frame} */ (this.#frame), { ...scene, choose: (option) => this.#choose(option) }) : this.#prompt()}${this.#hand()}</section>
      ${open ? sheet(story, api, { title: this.#sheetTitle(), onclose: () => this.#closeSheet() }) : nothing}
    </div>`;
  }

  get #viewer() {
    return this.#story.view?.seat ?? null;
  }

  get #deciding() {
    return !this.#playing && this.#story.spot !== null && this.#frame?.position.view.step === "power";
  }

  #openSheet() {
    this.#show.sheet = true;
    this.#draw();
    /** @type {HTMLElement | null} */ (this.#root.querySelector(".cc-sheet .cc-continue"))?.focus();
  }

  #closeSheet() {
    const inside = this.#root.querySelector(".cc-sheet")?.contains(document.activeElement);
    this.#show.closeSheet();
    if (inside) /** @type {HTMLElement | null} */ (this.#root.querySelector(".cc-scores"))?.focus();
  }

  #sheetTitle() {
    const { winners, scores, scored } = this.#story;
    if (!winners.length) return this.#api.t("table-sheet", { round: scored + 1 });
    const names = new Intl.ListFormat(document.documentElement.lang).format(winners.map((seat) => this.#api.name(seat)));
    return this.#api.t("table-winners", { names, count: winners.length, points: scores[winners[0] ?? 0] ?? 0 });
  }

  /** @param {string} element */
  #hinted(element) {
    return this.#hints.some((option) => option.elements.includes(element));
  }

  #headline() {
    const { round, closed, figures } = this.#story;
    const api = this.#api;
    const end = Number(figures.closed_to_end);
    const doors = Array.from({ length: end }, (_, door) => html`<i class=${door < closed ? "is-shut" : ""}>${icon(door < closed ? "door-fill" : "door-open-fill")}</i>`);
    return html`<span class="cc-headline"><span class="cc-round">${api.t("table-round-of", { round: round + 1, rounds: Number(figures.rounds) })}</span>
      <span class="cc-clock ${closed + 1 >= end ? "is-late" : ""}"><span class="cc-doors" aria-hidden="true">${doors}</span><span class="cc-clock-words">${api.t("table-closed", { closed, end })}</span></span></span>`;
  }

  #players() {
    const { zones, scores, power, seats, spot } = this.#story;
    const view = this.#story.view;
    const sitting = this.#frame?.table.players ?? [];
    const acting = new Set(this.#playing ? [] : view?.actors);
    const panels = sitting.slice(0, seats).map((player, seat) => {
      const pieces = [...zones.of(`hand:${seat}`)].sort((one, other) => this.#box.inOrder(one.kind, other.kind));
      const own = seat === this.#viewer;
      return {
        player,
        points: scores[seat] ?? 0,
        active: acting.has(seat),
        zone: `hand:${seat}`,
        own,
        cards: pieces.map(({ id, kind, from }) => ({ piece: id, from, face: kind === null ? null : this.#box.face(kind) })),
        badge: this.#badge(seat, power[seat] === 1),
        state: spot && this.#story.decisions.get(seat) === "used" ? "is-doubling" : "",
      };
    });
    return players(panels, this.#api);
  }

  /** @param {number} seat @param {boolean} ready */
  #badge(seat, ready) {
    const label = this.#api.t("table-power", { ready: ready ? "yes" : "no" });
    return html`<span class="cc-badge ${ready ? "" : "is-spent"}" role="img" aria-label=${label} title=${label} data-power=${seat}>${icon("lightning-fill")}</span>`;
  }

  /** @param {string} [extra] */
  #deck(extra = "") {
    const size = this.#story.zones.of("deck").length;
    const lit = this.#picking.lit("deck");
    const label = this.#api.t("table-deck", { size });
    const verb = this.#picking.open.find((option) => option.elements.includes("deck")) ?? this.#frame?.position.options.find((option) => option.verb === "draw");
    return html`<button type="button" class="cc-deck ${extra} ${lit ? "is-lit" : ""} ${this.#hinted("deck") ? "is-hinted" : ""}" data-element="deck" aria-label=${lit && verb ? `${label}. ${this.#api.t(verb.message)}` : label} aria-disabled=${lit ? "false" : "true"}
      @click=${(/** @type {Event} */ event) => this.#touch("deck", /** @type {HTMLElement} */ (event.currentTarget))}>
      <span class="cc-pile" data-zone="deck">${size > 2 ? back() : nothing}${size > 1 ? back() : nothing}${size ? back() : nothing}</span><span class="cc-caption" aria-hidden="true">${this.#api.t("table-deck-size", { size })}</span></button>`;
  }

  #supply() {
    const api = this.#api;
    const seat = this.#viewer;
    const ready = seat !== null && this.#story.power[seat] === 1;
    const own = html`<button type="button" class="cc-power ${ready ? "" : "is-spent"}" aria-disabled="true" aria-label=${api.t("table-own-power", { ready: ready ? "yes" : "no" })}
      @click=${(/** @type {Event} */ event) => this.#touch("power:use", /** @type {HTMLElement} */ (event.currentTarget))}>${powerCard(api)}<span class="cc-caption" aria-hidden="true">${api.t("table-your-power")}</span></button>`;
    return html`<div class="cc-supply">${this.#deck()}${seat === null ? nothing : own}</div>`;
  }

  #prompt() {
    const frame = this.#frame;
    if (!frame) return nothing;
    const api = this.#api;
    if (this.#playing) return prompt(this.#show.line || api.t(frame.position.prompt));
    const [picked] = this.#picking.picked;
    if (!picked) return prompt(api.t(frame.position.prompt), { mine: this.#mine, lead: this.#mine ? api.t("table-your-turn") : "" });
    const targets = this.#picking.open.flatMap((option) => option.elements).filter((element) => element.startsWith("row:"));
    const colour = targets[0]?.slice("row:".length).split("/")[0];
    const number = colour ? this.#box.colours.indexOf(colour) : -1;
    const ends = /** @type {number[]} */ (this.#story.figures.ends_round)[number] === 1;
    const closes = /** @type {number[]} */ (this.#story.figures.closes)[number] === 1;
    const suburb = colour ? api.t("suburb", { colour }) : "";
    if (!picked.startsWith("card:")) return prompt(api.t("table-choose-card", { row: suburb }), { mine: true, extra: this.#cancel() });
    const card = this.#box.face(picked.slice("card:".length)).name;
    if (!colour) return prompt(api.t("table-choose-deck", { card }), { mine: true, extra: this.#cancel() });
    const id = ends ? "table-choose-side-ends" : closes ? "table-choose-side-closes" : "table-choose-side";
    return prompt(api.t(id, { card, row: suburb }), { mine: true, warning: ends, extra: this.#cancel() });
  }

  #cancel() {
    return html`<button type="button" class="cc-cancel" aria-label=${this.#api.t("table-put-back")} @click=${() => { this.#picking.clear(); this.#draw(); }}>${icon("x-bold")}</button>`;
  }

  #hand() {
    const seat = this.#viewer;
    if (seat === null) return nothing;
    const zone = `hand:${seat}`;
    const { zones, figures, order } = this.#story;
    const pieces = zones.of(zone).filter(({ kind }) => kind !== null);
    const groups = this.#box.colours.map((colour) => ({
      id: colour,
      cards: pieces.filter(({ kind }) => this.#box.citizen(kind ?? "").colour === colour).sort((one, other) => this.#box.inOrder(one.kind, other.kind)).map((piece) => this.#held(piece)),
      foot: this.#stake(colour, figures),
    })).filter(({ cards }) => cards.length).sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
    return hand({
      zone,
      label: this.#api.t("table-hand", { count: pieces.length }),
      groups,
      onpick: (card, element) => this.#pick(card, element),
      ondrag: (card, event, element) => this.#drag(card, event, element),
    });
  }

  /** @param {import("tabletown/pieces/zones.js").Piece} piece @returns {Held} */
  #held({ id, kind, from }) {
    const element = `card:${kind}`;
    const usable = this.#picking.usable(element);
    const sideFirst = this.#picking.picked.some((other) => !other.startsWith("card:"));
    return {
      piece: id,
      from,
      element,
      face: this.#box.face(kind ?? ""),
      usable: usable || !this.#choosesCards,
      lit: sideFirst && this.#picking.lit(element),
      picked: this.#picking.has(element) && this.#pickedPiece === id,
      fresh: this.#story.drawn === id,
      hinted: this.#hinted(element),
    };
  }

  /** What a colour in hand is worth, and what it would score as the row stands. @param {string} colour @param {Record<string, number | number[]>} figures */
  #stake(colour, figures) {
    const number = this.#box.colours.indexOf(colour);
    const held = /** @type {number[] | undefined} */ (figures.held)?.[number] ?? 0;
    const stake = /** @type {number[] | undefined} */ (figures.at_stake)?.[number] ?? 0;
    const label = this.#api.t("table-stake", { colour, held, stake: stake > 0 ? "plus" : stake < 0 ? "minus" : "nothing" });
    return html`<span class="cc-stake suit-${colour} ${stake > 0 ? "is-gain" : stake < 0 ? "is-loss" : "is-none"}" role="img" aria-label=${label} title=${label}>
      <span>${icon(symbol(colour))}${held}</span><b>${stake ? signed(stake) : "±0"}</b></span>`;
  }
}
