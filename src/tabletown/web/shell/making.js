// Making a table: the key to my seat is kept; my number follows when I come to it.

import * as mine from "./mine.js";
import * as server from "./server.js";
import { t } from "./words.js";

/** @import { NewTable } from "../types.js" */

/** Begins the guided first game of a title; the id of its table. Rejects with Denied. @param {string} game */
export async function makeGuided(game) {
  const { table, token, seat } = await server.guided(game, { name: mine.myName() || t("ui-usual-name") });
  mine.sitDown(table, { token, seat, game, recorded: true });
  return table;
}

/** The id of the new table. Rejects with Denied. @param {NewTable} wanted */
export async function makeTable(wanted) {
  const { table, token, seat } = await server.make({ ...wanted, adds: true, player: mine.playerKey() });
  mine.callMe(wanted.name);
  mine.sitDown(table, { token, seat, game: wanted.game, recorded: true });
  return table;
}
