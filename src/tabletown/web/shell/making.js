// Making a table: the key to my seat is kept; my number follows when I come to it.

import * as mine from "./mine.js";
import * as server from "./server.js";

/** @import { NewTable } from "../types.js" */

/** The id of the new table. Rejects with Denied. @param {NewTable} wanted */
export async function makeTable(wanted) {
  const { table, token, seat } = await server.make({ ...wanted, adds: true, player: mine.playerKey() });
  mine.callMe(wanted.name);
  mine.sitDown(table, { token, seat, game: wanted.game, recorded: true });
  return table;
}
