// A table's socket: says hello, keeps count, comes back after a loss, and sends again what was not acknowledged.

import { CLOSED_BAD, CLOSED_FORBIDDEN, CLOSED_UNKNOWN } from "../protocol.js";
import { Denied } from "./server.js";

/** @import * as T from "../types.js" */
/** @typedef {T.Move | T.Why | T.Undo | T.Agree | T.Hint | T.Warn | T.Place | T.Listen | T.Say | T.StandIn | T.Start} Request */
/** @typedef {Request extends infer R ? R extends Request ? Omit<R, "id"> : never : never} Wish */
/** @typedef {T.Ack | T.Answer | T.Hints | T.Warnings | T.Placement | T.Coached} Reply */
/** @typedef {T.Welcome | T.Update | T.TableChanged | T.Chat | T.Trouble} News */
/**
 * How the line is. While it is lost, `again` is when it will be tried next (as Date.now() counts).
 * Closed is for good: the server does not want to talk, and says why.
 * @typedef {{ kind: "connecting" } | { kind: "open" } | { kind: "lost", again: number } | { kind: "closed", why: string }} Line
 */

const SOONEST = 400;
const LATEST = 15_000;
/** A request that waits this long for its answer means that the line is dead, whatever the socket believes. */
const PATIENCE = 20_000;
/** Codes of the server that say: do not come back like this. */
const FINAL = [CLOSED_BAD, CLOSED_FORBIDDEN, CLOSED_UNKNOWN];

export class Live {
  /** The last sequence number and line of chat that are known here. */
  seq = -1;
  chat = 0;

  /** @type {WebSocket | null} */
  #socket = null;
  #welcomed = false;
  #closed = false;
  #failures = 0;
  #why = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Map<string, { text: string, resolve: (reply: Reply) => void, reject: (error: Denied) => void }>} */
  #unanswered = new Map();

  /**
   * @param {string} table
   * @param {{ token: string, entropy: string }} own
   * @param {{ hear(news: News): void, line(line: Line): void, say(message: T.Message, text: string): string }} ear
   * @param {AbortSignal} signal hangs up
   */
  constructor(table, own, ear, signal) {
    this.table = table;
    this.own = own;
    this.ear = ear;
    const now = () => this.#retry();
    addEventListener("online", now, { signal });
    addEventListener("pageshow", now, { signal });
    addEventListener("offline", () => this.#lose(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || now(), { signal });
    signal.addEventListener("abort", () => this.#hangUp());
    ear.line({ kind: "connecting" });
    this.#connect();
  }

  /** Sends a request, again and again if need be; the answer, or Denied. @param {Wish} wish @returns {Promise<Reply>} */
  request(wish) {
    const id = Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join("-");
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve, reject) => {
      this.#unanswered.set(id, { text, resolve, reject });
      if (this.#welcomed) this.#socket?.send(text);
      setTimeout(() => this.#welcomed && this.#unanswered.has(id) && this.#lose(), PATIENCE);
    });
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify({ type: "hello", ...this.own, seq: this.seq, chat: this.chat }));
    });
    socket.addEventListener("message", (event) => this.#socket === socket && this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", ({ code }) => {
      if (this.#socket !== socket) return;
      if (FINAL.includes(code)) this.giveUp(this.#why);
      else this.#lose();
    });
  }

  /** @param {T.FromServer} message */
  #hear(message) {
    if ("id" in message) {
      const waiting = this.#unanswered.get(message.id);
      this.#unanswered.delete(message.id);
      if (message.type === "refused" && !message.id) this.#why = this.ear.say(message.message, message.text);
      if (message.type === "refused") waiting?.reject(Denied.from(message, this.ear.say));
      else waiting?.resolve(message);
      return;
    }
    if (message.type === "chat") this.chat = Math.max(this.chat, message.line.number);
    if (message.type === "welcome") this.chat = Math.max(this.chat, ...message.chat.map((line) => line.number));
    this.ear.hear(message);
    if (this.#closed) return;
    if (message.type === "update" || message.type === "welcome") this.seq = message.seq;
    if (message.type === "welcome") this.#welcome();
  }

  #welcome() {
    this.#welcomed = true;
    this.#failures = 0;
    this.ear.line({ kind: "open" });
    for (const { text } of this.#unanswered.values()) this.#socket?.send(text);
  }

  #lose() {
    if (this.#closed || !this.#socket) return;
    this.#drop();
    const wait = Math.min(LATEST, SOONEST * 2 ** this.#failures) * (0.6 + 0.4 * Math.random());
    this.#failures += 1;
    this.ear.line({ kind: "lost", again: Date.now() + wait });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#retry(), wait);
  }

  #retry() {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Talks no more, for a reason. @param {string} why */
  giveUp(why) {
    this.#hangUp();
    this.ear.line({ kind: "closed", why });
    for (const { reject } of this.#unanswered.values()) reject(new Denied("closed", why));
    this.#unanswered.clear();
  }

  #hangUp() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }
}
