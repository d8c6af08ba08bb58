// All that this browser knows about one table, kept up to date by its socket.

import { Live } from "./live.js";
import { pledge, swapped } from "./mine.js";
import * as server from "./server.js";
import { say } from "./words.js";

/** @import { Table } from "../contract.js" */
/** @import * as T from "../types.js" */
/** @import { Texts } from "../text.js" */
/** @import { Line } from "./live.js" */

/**
 * What a room tells the page: that something changed, that people came or went, that the log has come, that a moment was
 * played, or that the position is another one without a move in between.
 * @typedef {{ changed(): void, met(): void, logged(): void, played(update: T.Update): void, jumped(): void }} Listener
 */

export class Room {
  /** @type {number | null} */
  seat;
  /** @type {T.Position | null} */
  position = null;
  move = 0;
  seq = -1;
  /** Whether the position is there because something was taken back. */
  undone = false;
  /** @type {T.Moment[]} */
  moments = [];
  /** Until what happened before is here, if it has to be fetched. */
  logged = Promise.resolve();
  /** @type {T.ChatLine[]} */
  chat = [];
  /** @type {Line} */
  line = { kind: "connecting" };
  back = false;
  /** What is wrong with the server, if anything, by code. @type {Map<string, string>} */
  troubles = new Map();
  /** When people were seen leaving, by seat. @type {Map<number, number>} */
  gone = new Map();
  /** How an event stands in the log, if the game's table has its own way. @type {NonNullable<Table["told"]>} */
  told = () => undefined;

  /**
   * @param {T.MyTable} mine
   * @param {T.GameDetails} game
   * @param {T.Catalog} catalog
   * @param {Texts} texts
   * @param {string} token
   */
  constructor(mine, game, catalog, texts, token) {
    this.table = mine.table;
    this.seat = mine.seat;
    this.invite = mine.invite;
    this.game = game;
    this.catalog = catalog;
    this.texts = texts;
    this.token = token;
    this.id = mine.table.id;
  }

  /** Whether it is a game for one. */
  get alone() {
    return this.table.players.length === 1;
  }

  /** @param {Listener} listener @param {AbortSignal} signal */
  open(listener, signal) {
    this.listener = listener;
    const ear = {
      hear: (/** @type {import("./live.js").News} */ news) => this.#hear(news),
      line: (/** @type {Line} */ line) => {
        if (this.line.kind === "lost" && line.kind === "open") this.#welcomeBack();
        this.line = line;
        listener.changed();
      },
      say: (/** @type {T.Message} */ message, /** @type {string} */ text) =>
        this.texts.has(message.id) ? this.say(message) : say(message, text),
    };
    if (swapped(this.table)) this.line = { kind: "closed", why: say("ui-promise-swapped") };
    else this.live = new Live(this.id, { token: this.token, entropy: pledge(this.table) }, ear, signal);
  }

  /** For a moment it is said that the connection is there again. */
  #welcomeBack() {
    this.back = true;
    setTimeout(() => {
      this.back = false;
      this.listener?.changed();
    }, 3000);
  }

  // Words

  /** @param {T.Message | string} message @param {Record<string, string | number>} [params] */
  say(message, params) {
    return this.texts.say(message, params, { names: this.names, reader: this.seat });
  }

  get names() {
    return this.table.players.map((player) => this.name(player.seat));
  }

  /** @param {number} seat */
  name(seat) {
    return this.table.players[seat]?.name || this.texts.say("seat", { number: seat + 1 });
  }

  /** A bot's level in words. @param {string} bot */
  level(bot) {
    const level = this.catalog.levels.find((known) => known.bot === bot);
    return level ? say(`level-${level.id}`) : bot;
  }

  /** @returns {T.Player | undefined} */
  get me() {
    return this.seat === null ? undefined : this.table.players[this.seat];
  }

  /** Whether the game waits for others; for me it does not, because my hello is on its way. */
  get waits() {
    const missing = (/** @type {T.Player} */ player) => player.kind === "open" || (!player.ready && player.seat !== this.seat);
    return this.table.status === "waiting" && this.table.players.some(missing);
  }

  /** Whether other people sit here. */
  get amongPeople() {
    return this.table.players.some(({ kind, seat }) => kind === "person" && seat !== this.seat);
  }

  get myTurn() {
    return this.seat !== null && !!this.position?.view.actors.includes(this.seat) && !this.me?.standin;
  }

  // Wishes. Each rejects with Denied.

  /** @param {number} code */
  choose(code) {
    return this.#request({ type: "move", seq: this.seq, code });
  }

  /** @param {string[]} elements @returns {Promise<T.Refusal | null>} */
  async why(elements) {
    const answer = await this.#request({ type: "why", elements });
    return answer.type === "answer" ? answer.refusal : null;
  }

  undo() {
    return this.#request({ type: "undo", seq: this.seq });
  }

  /** @param {boolean} yes */
  agree(yes) {
    return this.#request({ type: "agree", yes });
  }

  /** @returns {Promise<T.Advice[]>} */
  async hint() {
    const answer = await this.#request({ type: "hint" });
    return answer.type === "hints" && answer.seq === this.seq ? answer.choices : [];
  }

  /** The choices of this position to be warned of. @returns {Promise<T.Caution[]>} */
  async warn() {
    const answer = await this.#request({ type: "warn" });
    return answer.type === "warnings" && answer.seq === this.seq ? answer.choices : [];
  }

  /** Where a gentle bot would place. @returns {Promise<number | undefined>} */
  async place() {
    const answer = await this.#request({ type: "place" });
    return answer.type === "placement" && answer.seq === this.seq ? answer.code : undefined;
  }

  /** What the coach has said by now, if that is still now. @returns {Promise<T.Coached | undefined>} */
  async coach() {
    const answer = await this.#request({ type: "listen" });
    return answer.type === "coached" && answer.seq === this.seq ? answer : undefined;
  }

  /** @param {string} text */
  speak(text) {
    return this.#request({ type: "say", text });
  }

  /** @param {number} seat @param {string} level a bot, or "" to take one's own seat back */
  standIn(seat, level) {
    return this.#request({ type: "standin", seat, level });
  }

  /** @param {string} level */
  start(level) {
    return this.#request({ type: "start", level });
  }

  /** @param {import("./live.js").Wish} wish */
  #request(wish) {
    if (!this.live) throw new Error("the room is not open");
    return this.live.request(wish);
  }

  // News

  /** @param {import("./live.js").News} news */
  #hear(news) {
    if (news.type === "welcome") this.#welcome(news);
    else if (news.type === "update") this.#update(news);
    else if (news.type === "table") this.#meetAgain(news.table);
    else if (news.type === "chat") this.#chat([news.line]);
    else if (news.over) this.troubles.delete(news.code);
    else this.troubles.set(news.code, say(news.message, news.text));
    this.listener?.changed();
  }

  /** @param {T.Welcome} news */
  #welcome(news) {
    const known = this.seq >= 0 && news.complete;
    this.seat = news.seat;
    this.invite = news.invite;
    this.troubles.clear();
    this.#meet(news.table);
    this.#chat(news.chat);
    const moved = news.seq !== this.seq;
    this.#place(news);
    if (known) this.moments.push(...news.missed);
    else if (news.position) this.logged = this.fetchLog();
    if (moved) this.listener?.jumped();
  }

  /** @param {T.Update} news */
  #update(news) {
    if (news.seq <= this.seq) return;
    const gap = news.seq !== this.seq + 1;
    this.#place(news);
    if (gap) this.logged = this.fetchLog();
    else this.moments = [...this.moments.filter((moment) => moment.move < news.move), news.moment];
    if (gap || news.undone) this.listener?.jumped();
    else this.listener?.played(news);
  }

  /** @param {T.Welcome | T.Update} news */
  #place(news) {
    this.seq = news.seq;
    this.move = news.move;
    this.position = news.position;
    this.undone = news.type === "update" && news.undone;
  }

  async fetchLog() {
    const { moments } = await server.log(this.id, this.token).catch(() => ({ moments: [] }));
    const known = new Map([...this.moments, ...moments].map((moment) => [moment.move, moment]));
    this.moments = [...known.values()].filter((moment) => moment.move <= this.move).sort((a, b) => a.move - b.move);
    this.listener?.logged();
    this.listener?.changed();
  }

  /** @param {T.TableInfo} table */
  #meetAgain(table) {
    this.#meet(table);
    this.listener?.met();
  }

  /** @param {T.TableInfo} table */
  #meet(table) {
    if (swapped(table)) this.live?.giveUp(say("ui-promise-swapped"));
    this.table = table;
    for (const player of table.players) {
      if (player.kind !== "person" || player.here) this.gone.delete(player.seat);
      else if (!this.gone.has(player.seat)) this.gone.set(player.seat, Date.now());
    }
  }

  /** @param {T.ChatLine[]} lines */
  #chat(lines) {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat.push(...lines.filter((line) => line.number > last));
  }
}
