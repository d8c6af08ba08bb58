// The table page: the game's table in its frame, live or in replay.

import { html, nothing, render } from "lit-html";
import { icon } from "../pieces/icon.js";
import { keepStops } from "../pieces/roving.js";
import { playDeal } from "./alone.js";
import { banners } from "./banners.js";
import { bubble, popBubble } from "./bubble.js";
import { Chat } from "./chat.js";
import { closingSheet } from "./closing.js";
import { Coach } from "./coach.js";
import { dialog } from "./dialog.js";
import { fairness } from "./fairness.js";
import { round, sent } from "./fields.js";
import { Hints } from "./hints.js";
import { bind, isTyping, showKeys } from "./keys.js";
import { every, soon } from "./later.js";
import { levelCards, usualLevel } from "./levels.js";
import { follow, logView } from "./log.js";
import * as mine from "./mine.js";
import { lost } from "./page.js";
import { Panel } from "./panel.js";
import { Passing } from "./passing.js";
import { Placing } from "./placing.js";
import { openPreferences } from "./preferences.js";
import { Replay } from "./replay.js";
import { Review } from "./review.js";
import { Room } from "./room.js";
import { go, rename } from "./router.js";
import { Rulebook } from "./rulebook.js";
import * as server from "./server.js";
import { onSettings } from "./settings.js";
import { inviteLink, linkField, origin, reach } from "./share.js";
import { Stage } from "./stage.js";
import { toolStrip } from "./tools.js";
import { waitingView } from "./waiting.js";
import { Warnings } from "./warnings.js";
import { gameTexts, t } from "./words.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { Place } from "./router.js" */

/** @param {Place} place @param {string} id */
export async function show(place, id) {
  const [{ found, token }, catalog] = await Promise.all([foundTable(id), server.catalog()]);
  const slug = found.table.game;
  const [game, texts] = await Promise.all([server.game(slug), gameTexts(slug)]);
  if (found.seat === null && !found.table.watch && found.table.status !== "over") {
    render(lost(t("ui-no-watching")), place.root);
    return;
  }
  if (place.url.pathname.startsWith("/review/") && found.table.status !== "over") {
    render(lost(t("error-no-review")), place.root);
    return;
  }
  new TablePage(place, new Room(found, game, catalog, texts, token)).open();
}

/** A table with what opens it: the key to my seat or, for another's game with the deal of a day, the key of my record. @param {string} id */
async function foundTable(id) {
  const token = mine.token(id);
  try {
    return { found: await server.table(id, token), token };
  } catch (error) {
    if (!(error instanceof server.Denied) || error.code !== "daily-closed" || !mine.knownKey()) throw error;
    return { found: await server.table(id, mine.knownKey()), token: mine.knownKey() };
  }
}

class TablePage {
  stageRoot = document.createElement("div");
  /** @type {TemplateResult | typeof nothing} */
  headline = nothing;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  naming;
  /** The move that is being sent, so that a double click sends one. */
  choosing = -1;
  /** The game's table, while it is loaded. @type {Promise<void> | undefined} */
  opening;
  /** Which line of the log was last brought into view, and how it was. */
  followed = "";
  /** The hint that was last brought into view. @type {Hints["lit"]} */
  pointed;
  /** Whether the end has been celebrated, or was there before us. @type {boolean | undefined} */
  ended;

  /** @param {Place} place @param {Room} room */
  constructor(place, room) {
    this.place = place;
    this.room = room;
    this.signal = place.signal;
    this.level = usualLevel(room.catalog);
    this.redraw = soon(() => this.draw(), place.signal);
    this.panel = new Panel(room.alone ? ["log", "rules"] : ["log", "chat", "rules"], this.redraw, place.signal);
    this.chat = new Chat(room, this.redraw);
    this.review = new Review(
      room,
      {
        redraw: this.redraw,
        visit: (move) => this.visit(move),
        goOn: (move, seat) => void this.replay.enter(move, seat).then(() => this.goOn()),
      },
      place.signal,
    );
    this.rulebook = new Rulebook(room.game, this.redraw);
    this.stage = new Stage(room, {
      choose: (code) => void this.choose(code),
      why: (elements, near) => void this.why(elements, near),
      clause: (id) => this.clause(id),
      headline: (content) => {
        this.headline = content;
        this.redraw();
      },
      changed: this.redraw,
    });
    this.passing = new Passing(room, this.redraw, place.signal);
    this.hints = new Hints(room, this.stage, this.redraw);
    this.placing = new Placing(room);
    this.coach = new Coach(
      room,
      place.root,
      { redraw: this.redraw, say: (text) => bubble({ text }, this.stageRoot.querySelector("[role=status]"), () => {}) },
      place.signal,
    );
    this.warnings = new Warnings(room, (id) => this.clause(id), place.signal);
    this.replay = new Replay(room, this.stage, {
      redraw: this.redraw,
      went: () => this.#nameMoment(),
      closed: () => {
        rename(`/table/${room.id}`);
        this.redraw();
      },
    });
    this.stageRoot.className = "stage-root";
  }

  open() {
    const { room, signal } = this;
    this.draw();
    this.place.shown.then(() => {
      room.open(
        {
          changed: () => this.changed(),
          met: () => this.stage.refresh(),
          logged: () => (this.replay.open ? void this.replay.visit(this.replay.at) : this.stage.refresh()),
          played: (update) => this.stage.played(update),
          jumped: () => {
            this.replay.forget();
            this.stage.present();
          },
        },
        signal,
      );
    });
    this.#bindKeys();
    onSettings(this.redraw, signal);
    every(1000, () => room.line.kind === "lost" && this.redraw(), signal);
    every(5000, this.redraw, signal);
    signal.addEventListener("abort", popBubble);
  }

  #bindKeys() {
    const { signal } = this;
    bind("u", t("ui-undo"), () => void this.undo(null), signal);
    bind("h", t("ui-hint"), () => void this.hint(null), signal);
    bind("n", t("ui-skip"), () => this.stage.pacer.skip(), signal);
    if (this.room.table.guided) bind("g", t("ui-coach"), () => this.coach.open(), signal);
    bind("l", t("ui-log"), () => this.panel.toggle("log"), signal);
    if (!this.room.alone) bind("c", t("ui-chat"), () => this.panel.toggle("chat"), signal);
    bind("r", t("ui-rules"), () => this.panel.toggle("rules"), signal);
    bind("p", t("ui-replay"), () => this.toggleReplay(), signal);
    document.addEventListener(
      "keydown",
      (event) => {
        const modified = event.ctrlKey || event.metaKey || event.altKey;
        if (modified || isTyping(event.target) || document.querySelector("dialog[open]")) return;
        const onButton = event.key === " " && event.target instanceof HTMLButtonElement;
        const onTabs = event.target instanceof Element && event.target.closest("[role=tab]");
        if (this.replay.open && !onButton && !onTabs && this.replay.key(event.key)) event.preventDefault();
        else if (event.key === "Escape" && this.panel.out && !this.panel.wide) this.panel.close();
        else return;
        event.stopPropagation();
      },
      { capture: true, signal },
    );
  }

  /** Something about the table is new. */
  changed() {
    const { room, stage } = this;
    if (room.position && !stage.isOpen && !this.opening) {
      this.opening = this.#openStage();
    }
    this.passing.look();
    this.warnings.look();
    if (room.table.status === "over" && !this.panel.tabs.includes("review")) this.panel.tabs.push("review");
    this.coach.look();
    void this.#try(() => this.placing.look(), null);
    const { next, game } = room.table;
    // The key to a seat opens the same seat at the table of the rematch.
    if (next && room.seat !== null && !mine.token(next)) mine.sitDown(next, { token: room.token, seat: room.seat, game });
    const turn = room.myTurn ? `● ${t("ui-your-turn")} · ` : "";
    this.place.title(`${turn}${room.game.info.title}`);
    this.redraw();
  }

  async #openStage() {
    const { searchParams, pathname } = this.place.url;
    const at = Number.parseInt(searchParams.get("at") ?? "0", 10) || 0;
    const seat = Number.parseInt(searchParams.get("seat") ?? "", 10);
    const reviewing = pathname.startsWith("/review/");
    const replaying = reviewing || pathname.startsWith("/replay/");
    this.stage.replaying = replaying;
    this.ended = this.room.position?.view.over;
    await this.stage.open(this.stageRoot, this.signal);
    for (const { key, words, act } of this.stage.keys) bind(key, words, act, this.signal);
    if (reviewing) this.panel.open("review");
    if (replaying) await this.replay.enter(at, Number.isNaN(seat) ? null : seat);
    this.redraw();
  }

  // What the viewer does

  /** @param {number} code */
  async choose(code) {
    if (this.choosing === this.room.seq || !(await this.warnings.allow(code))) return;
    this.choosing = this.room.seq;
    this.passing.chose(code);
    this.coach.chose();
    popBubble();
    await this.#try(() => this.room.choose(code), null);
    this.choosing = -1;
  }

  /** @param {string[]} elements @param {Element} [near] */
  async why(elements, near) {
    await this.#try(async () => {
      const refusal = await this.room.why(elements);
      if (!refusal) return;
      bubble({ text: this.room.say(refusal.message), clause: refusal.clause }, near ?? null, (id) => this.clause(id));
    }, near ?? null);
  }

  /** @param {Element | null} near */
  async undo(near) {
    await this.#try(() => this.room.undo(), near);
  }

  /** @param {Element | null} near */
  async hint(near) {
    if (!this.room.table.hints) return bubble({ text: t("ui-no-hints") }, near, () => {});
    if (!this.room.myTurn) return bubble({ text: t("ui-hint-later") }, near, () => {});
    this.stage.pacer.skip();
    await this.#try(() => this.hints.ask(), near);
  }

  /** @param {Element | null} near */
  async placeForMe(near) {
    await this.#try(() => this.placing.begin(), near);
  }

  /** Opens the rulebook at a clause. @param {string} id */
  clause(id) {
    this.panel.open("rules");
    this.rulebook.open(id, this.place.root);
  }

  /** @param {number} move */
  visit(move) {
    if (!this.panel.wide) this.panel.close();
    void this.replay.enter(move);
  }

  /** The address follows the replay, but not every step of a scrub: browsers count. */
  #nameMoment() {
    clearTimeout(this.naming);
    const page = this.panel.tab === "review" ? "review" : "replay";
    this.naming = setTimeout(() => this.replay.open && !this.signal.aborted && rename(this.replay.link(page)), 300);
  }

  toggleReplay() {
    if (this.replay.open) this.replay.leave();
    else if (this.room.position) void this.replay.enter(this.room.move);
  }

  /** A new table against bots, from the moment that the replay shows. */
  goOn() {
    void this.replay.continueHere(({ table, token, seat }) => this.#goTo(table, { token, seat }));
  }

  async rematch() {
    await this.#try(async () => {
      const { id, token } = this.room;
      const { table, seat } = await server.rematch(id, token);
      this.#goTo(table, { token, seat });
    }, null);
  }

  /** The same cards at a new table. @param {string} deal */
  async again(deal) {
    const { me, table } = this.room;
    await this.#try(async () => go(`/table/${await playDeal(deal, me?.name ?? (mine.myName() || t("ui-usual-name")), table.game)}`), null);
  }

  /** @param {string} table @param {Omit<mine.MySeat, "game" | "at">} seat */
  #goTo(table, seat) {
    mine.sitDown(table, { ...seat, game: this.room.table.game });
    void go(`/table/${table}`);
  }

  async letBotPlay() {
    const { room } = this;
    const level = await dialog(
      t("ui-let-bot"),
      (sheet) => html`<form class="sheet-form" @submit=${sent(() => sheet.close(this.level))}>
        <p>${t("ui-let-bot-about")}</p>
        ${levelCards(room.catalog.levels, this.level, (bot) => (this.level = bot))}
        <button type="submit" class="button main big" data-first>${icon("robot-fill")} ${t("ui-let-bot")}</button>
      </form>`,
      { signal: this.signal },
    );
    if (level && room.seat !== null) await this.#try(() => room.standIn(room.seat ?? 0, level), null);
  }

  closing() {
    const { room } = this;
    const does = {
      rematch: () => void this.rematch(),
      again: (/** @type {string} */ deal) => void this.again(deal),
      replay: () => void this.replay.enter(0).then(() => this.replay.play()),
      verify: () => void fairness(room, this.signal),
    };
    return closingSheet(room, does, this.signal);
  }

  /** Does something; what is refused is said beside `near`. @param {() => unknown} act @param {Element | null} near */
  async #try(act, near) {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof server.Denied)) throw error;
      const anchor = near ?? this.stageRoot.querySelector("[role=status]");
      bubble({ text: error.message, clause: error.clause, alert: true }, anchor, (id) => this.clause(id));
    }
  }

  // What is drawn

  draw() {
    if (this.panel.shows("chat")) this.chat.markRead();
    if (this.panel.shows("review")) void this.review.ask();
    this.#celebrate();
    this.coach.advance(!this.stage.pacer.busy && this.stage.isOpen);
    this.hints.keepFocus(this.place.root, () => render(this.#view(), this.place.root));
    keepStops(this.place.root);
    this.#follow();
    this.#point();
  }

  /** What a hint speaks of comes into view, where the table is longer than the screen. */
  #point() {
    const { lit } = this.hints;
    if (lit && lit !== this.pointed) [...this.stageRoot.querySelectorAll(".is-hinted")].at(-1)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.pointed = lit;
  }

  /** The log follows the replay; whoever scrolls it elsewhere is left there until the next moment. */
  #follow() {
    const { replay, room, panel } = this;
    const now = replay.open && panel.shows("log") ? `${replay.at}/${room.moments.length}` : "";
    if (now && now !== this.followed) follow(this.place.root);
    this.followed = now;
  }

  /** The end is a moment of its own, after everything has been shown. */
  #celebrate() {
    const { room, stage } = this;
    if (this.ended !== false || !room.position?.view.over || stage.pacer.busy || this.replay.open) return;
    this.ended = true;
    setTimeout(() => this.signal.aborted || void this.closing(), 900);
  }

  #view() {
    const { room, replay, stage } = this;
    const state = `${replay.open ? "replaying" : ""} ${room.table.status === "over" ? "over" : ""} ${this.panel.folded ? "folded" : ""}`;
    return html`
      <a class="skip" href="#main">${t("ui-skip-to-table")}</a>
      <div class=${`table-page ${state}`}>
        ${this.#top()}
        <main id="main" class="stage" tabindex="-1">
          ${room.waits
            ? waitingView(room, this.level, {
                level: (bot) => {
                  this.level = bot;
                  this.redraw();
                },
                start: () => void this.#try(() => room.start(this.level), null),
              })
            : this.stageRoot}
        </main>
        ${this.panel.view(
          {
            log: () => this.#log(),
            chat: () => this.chat.view(),
            rules: () => this.rulebook.view(this.place.root),
            review: () => this.review.view(replay.open ? replay.at : room.move),
          },
          this.chat.unread,
        )}
        ${banners(
          room,
          {
            agree: (yes) => void this.#try(() => room.agree(yes), null),
            giveSeats: (seats) => void this.#try(() => Promise.all(seats.map((seat) => room.standIn(seat, this.level))), null),
            wait: (seats) => {
              for (const seat of seats) room.gone.set(seat, Infinity);
              this.redraw();
            },
            takeBack: () => void this.#try(() => room.standIn(room.seat ?? 0, ""), null),
            result: () => void this.closing(),
            rematch: () => void this.rematch(),
          },
          !this.stage.pacer.busy && !replay.open,
          replay.open ? nothing : this.passing.view(),
        )}
        ${this.coach.view(replay.open || (this.panel.out && !this.panel.wide))}
        ${this.hints.view((code) => void this.choose(code))}
        <footer class="table-foot">
          ${replay.open
            ? replay.view(
                () => this.goOn(),
                () => this.panel.toggle("log"),
              )
            : toolStrip(
                room,
                { shown: stage.shown, behind: stage.pacer.busy, thinking: this.hints.thinking, placing: this.placing.offered, unread: this.chat.unread },
                {
                  undo: (event) => void this.undo(/** @type {Element} */ (event.currentTarget)),
                  hint: (event) => void this.hint(/** @type {Element} */ (event.currentTarget)),
                  place: (event) => void this.placeForMe(/** @type {Element} */ (event.currentTarget)),
                  skip: () => this.stage.pacer.skip(),
                  panel: (tab) => this.panel.toggle(tab),
                },
              )}
        </footer>
      </div>
    `;
  }

  #log() {
    const { room, replay, stage } = this;
    const does = {
      visit: (/** @type {number} */ move) => this.visit(move),
      clause: (/** @type {string} */ id) => this.clause(id),
    };
    return replay.open ? logView(room, room.move, replay.at, does) : logView(room, stage.shown, null, does);
  }

  #top() {
    const { room } = this;
    const onlooker = room.seat === null && room.line.kind !== "connecting";
    const { title } = room.game.info;
    return html`<header class="bar table-bar">
      <a class="brand" href="/" aria-label=${t("ui-to-lobby")}>${icon("buildings-fill")}</a>
      <h1 tabindex="-1">${title}</h1>
      <div class="headline">${this.headline}</div>
      ${onlooker ? html`<span class="tt-chip" title=${t("ui-watching")}>${icon("eye-fill")} <span>${t("ui-watching")}</span></span>` : nothing}
      <nav class="bar-tools" aria-label=${t("ui-table-menu")}>
        ${round("seal-check-fill", t("ui-fairness"), () => fairness(room, this.signal), "wide-only")}
        ${round("gear-fill", t("ui-settings"), openPreferences, "wide-only")}
        <button type="button" class="round" popovertarget="table-menu" aria-label=${t("ui-table-menu")}>${icon("list-bold")}</button>
        <div id="table-menu" class="menu" popover>${this.#menu()}</div>
      </nav>
    </header>`;
  }

  #menu() {
    const { room } = this;
    const playing = room.table.status === "playing" && room.seat !== null && !room.me?.standin;
    /** @param {string} symbol @param {string} words @param {() => unknown} act */
    const item = (symbol, words, act) => html`<button type="button" class="menu-item" @click=${() => {
      document.getElementById("table-menu")?.hidePopover();
      void act();
    }}>${icon(symbol)} ${words}</button>`;
    return html`
      ${room.table.status === "waiting" ? nothing : item("film-strip-fill", t("ui-replay"), () => this.toggleReplay())}
      ${room.table.status === "over" ? item("magnifying-glass-bold", t("ui-review"), () => this.panel.toggle("review")) : nothing}
      ${item("book-open-fill", t("ui-rules"), () => this.panel.toggle("rules"))}
      <a class="menu-item" href=${`/how/${room.game.info.slug}`} target="_blank">${icon("lightbulb-fill")} ${t("ui-how")}</a>
      ${this.coach.here ? item("hand-fill", t("ui-coach"), () => this.coach.open()) : nothing}
      ${playing ? item("robot-fill", t("ui-let-bot"), () => this.letBotPlay()) : nothing}
      ${item("share-network-fill", t("ui-share-table"), () => this.#share())}
      ${item("seal-check-fill", t("ui-fairness"), () => fairness(room, this.signal))}
      ${item("question-fill", t("ui-keys"), showKeys)} ${item("gear-fill", t("ui-settings"), openPreferences)}
      <a class="menu-item" href="/">${icon("door-open-fill")} ${t("ui-leave")}</a>
    `;
  }

  #share() {
    const { room } = this;
    const inviting = room.invite && room.table.status === "waiting";
    const { catalog } = room;
    const link = inviting ? inviteLink(catalog, room.id, room.invite ?? "") : `${origin(catalog)}/table/${room.id}`;
    const about = inviting ? t("ui-invite-about") : room.table.watch ? t("ui-share-about") : t("ui-share-private");
    const body = () => html`<p>${about}</p>${reach(catalog)} ${linkField(t("ui-share-link"), link)}`;
    return dialog(t("ui-share-table"), body, { signal: this.signal });
  }
}
