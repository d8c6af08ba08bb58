// The server's HTTP interface, typed. What it does not grant is thrown as Denied.

import { say } from "./words.js";

/** @import * as T from "../types.js" */
/**
 * How the shuffles of a game came about; `method` and `plan` are missing in games of older releases.
 * @typedef {{ commitment: string, secret: string, table: string, entropy: string[], plan: string[], method: string }} Proof
 */
/**
 * A finished game as it is saved, as far as it is looked at here.
 * @typedef {{ game: string, rules: string, content: string, options: Record<string, T.Value>, seed: string }} Played
 * @typedef {Played & { players: string[], proof: Proof | null }} Export
 */

/** Why a request was not granted: a sentence for people, a code for programs. */
export class Denied extends Error {
  /** @param {string} code @param {string} text @param {string | null} [clause] */
  constructor(code, text, clause = null) {
    super(text);
    this.code = code;
    this.clause = clause;
  }

  /** @param {T.Problem | T.Refused} problem @param {(message: T.Message, text: string) => string} [sayIt] */
  static from(problem, sayIt = say) {
    return new Denied(problem.code, sayIt(problem.message, problem.text), problem.clause ?? null);
  }
}

/** Whether nobody knows if a request was granted, because there is no answer. @param {unknown} error */
export const isLost = (error) => error instanceof Denied && (error.code === "unreachable" || error.code === "broken");

/**
 * @param {string} path
 * @param {{ token?: string, send?: unknown, signal?: AbortSignal }} [request]
 * @returns {Promise<any>}
 */
async function ask(path, { token, send, signal } = {}) {
  const headers = new Headers();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (send !== undefined) headers.set("Content-Type", "application/json");
  const body = send === undefined ? undefined : JSON.stringify(send);
  let response;
  try {
    response = await fetch(`/api/${path}`, { method: body === undefined ? "GET" : "POST", headers, body, signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Denied("unreachable", say("ui-unreachable"));
  }
  const answer = await response.json().catch(() => null);
  if (response.ok && answer) return answer;
  if (answer?.type === "problem") throw Denied.from(answer);
  throw new Denied("broken", say("ui-broken-answer"));
}

const at = encodeURIComponent;

/** @returns {Promise<T.Catalog>} */
export const catalog = () => ask("catalog");

/** @returns {Promise<T.Preparing>} */
export const preparation = () => ask("preparation");

/** @param {string} slug @returns {Promise<T.GameDetails>} */
export const game = (slug) => ask(`games/${at(slug)}`);

/** @param {string} slug @returns {Promise<T.HowToPlay>} */
export const how = (slug) => ask(`games/${at(slug)}/how`);

/** @param {string} slug @returns {Promise<T.PuzzleList>} */
export const puzzles = (slug) => ask(`games/${at(slug)}/puzzles`);

/** @param {string} slug @param {string} id @returns {Promise<T.PuzzlePosition>} */
export const puzzle = (slug, id) => ask(`games/${at(slug)}/puzzles/${at(id)}`);

/** What becomes of a choice; without one, of the best. @param {string} slug @param {string} id @param {number | null} code @returns {Promise<T.PuzzleVerdict>} */
export const judge = (slug, id, code) => ask(`games/${at(slug)}/puzzles/${at(id)}`, { send: { code } });

/** @param {string} slug @param {string} id @param {string[]} elements @returns {Promise<T.PuzzleRefusal>} */
export const puzzleWhy = (slug, id, elements) => ask(`games/${at(slug)}/puzzles/${at(id)}/why`, { send: { elements } });

/** @param {string} slug @param {T.SetupCheck} send @param {AbortSignal} [signal] @returns {Promise<T.SetupVerdict>} */
export const check = (slug, send, signal) => ask(`games/${at(slug)}/check`, { send, signal });

/** @param {string} address @returns {Promise<string>} */
async function textAt(address) {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Denied("unreachable", say("ui-unreachable"));
  return response.text();
}

/** A pack to begin with. @param {string} slug */
export const pack = (slug) => textAt(`/api/games/${at(slug)}/pack.toml`);

/** @returns {Promise<T.Lab>} */
export const lab = () => ask("lab");

/** @param {T.NewStudy} send @returns {Promise<T.StudyBegun>} */
export const beginStudy = (send) => ask("lab/studies", { send });

/** @param {string} id @returns {Promise<T.Study>} */
export const study = (id) => ask(`lab/studies/${at(id)}`);

/** @param {string} id @param {string} token @returns {Promise<T.Study>} */
export const cancelStudy = (id, token) => ask(`lab/studies/${at(id)}/cancel`, { token, send: {} });

/** Where a file of a study is. @param {string} id @param {string} name */
export const studyFile = (id, name) => `/api/lab/studies/${at(id)}/${name}`;

/** The pack that a study was made with. @param {string} id */
export const packOf = (id) => textAt(studyFile(id, "variant.toml"));

/** @param {T.NewTable} send @returns {Promise<T.Seated>} */
export const make = (send) => ask("tables", { send });

/** A guided first game. @param {string} game @param {T.NewGuided} send @returns {Promise<T.Seated>} */
export const guided = (game, send) => ask(`games/${at(game)}/guided`, { send });

/** @returns {Promise<T.TableList>} */
export const tables = () => ask("tables");

/** @param {string} table @param {string} token @returns {Promise<T.MyTable>} */
export const table = (table, token) => ask(`tables/${at(table)}`, { token });

/** @param {string} table @param {T.Join} send @returns {Promise<T.Seated>} */
export const join = (table, send) => ask(`tables/${at(table)}/join`, { send });

/** @param {string} table @param {string} token @returns {Promise<T.Log>} */
export const log = (table, token) => ask(`tables/${at(table)}/log`, { token });

/** @param {string} table @param {number} move @param {number | null} seat @param {string} token @returns {Promise<T.AtMove>} */
export const moment = (table, move, seat, token) =>
  ask(`tables/${at(table)}/at/${move}${seat === null ? "" : `?seat=${seat}`}`, { token });

/** @param {string} table @param {string} token @returns {Promise<T.ReviewShown>} */
export const review = (table, token) => ask(`tables/${at(table)}/review`, { token });

/** @param {string} table @param {string} token @returns {Promise<T.Seated>} */
export const rematch = (table, token) => ask(`tables/${at(table)}/rematch`, { token, send: {} });

/** @param {string} deal @returns {Promise<T.Deal>} */
export const deal = (deal) => ask(`deals/${at(deal)}`);

/** @param {string} deal @param {T.SameDeal} send @returns {Promise<T.Seated>} */
export const dealAgain = (deal, send) => ask(`deals/${at(deal)}`, { send });

/** @param {string} table @param {string} token @returns {Promise<T.Attempt>} */
export const attempt = (table, token) => ask(`tables/${at(table)}/attempt`, { token });

/** @param {string} table @param {T.Continue} send @param {string} token @returns {Promise<T.Seated>} */
export const goOn = (table, send, token) => ask(`tables/${at(table)}/continue`, { token, send });

/** Needs my key. @param {string} token @returns {Promise<T.PlayerRecord>} */
export const record = (token) => ask("record", { token });

/** Puts seats from before into my record. @param {string} token @param {T.HeldSeats} send @returns {Promise<T.PlayerRecord>} */
export const claim = (token, send) => ask("record/seats", { token, send });

/** @param {string} token @returns {Promise<T.PlayerRecord>} */
export const deleteRecord = (token) => ask("record/delete", { token, send: {} });

/** The deals of today; with my key, how I did. @param {string} token @returns {Promise<T.Dailies>} */
export const dailies = (token) => ask("daily", { token });

/** @param {string} game @param {string} day @param {string} token @returns {Promise<T.DayTable>} */
export const dayTable = (game, day, token) => ask(`daily/${at(game)}/${at(day)}`, { token });

/** @param {string} game @param {T.NewDaily} send @returns {Promise<T.Seated>} */
export const playDaily = (game, send) => ask(`daily/${at(game)}`, { send });

/** The finished game with its proof, as it is saved. @param {string} table @param {string} token @returns {Promise<Export>} */
export const saved = (table, token) => ask(`tables/${at(table)}/export`, { token });
