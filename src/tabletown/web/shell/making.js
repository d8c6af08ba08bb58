// Making a table: the server promises its secret, I add my number, and the key to the seat is kept.

import * as mine from "./mine.js";
import * as server from "./server.js";

/** @import { NewTable } from "../types.js" */

/** The id of the new table. Rejects with Denied. @param {NewTable} wanted */
export async function makeTable(wanted) {
  const { commitment } = await server.commitment();
  const number = mine.entropy();
  const { table, token, seat } = await server.make({ ...wanted, commitment, entropy: number });
  mine.callMe(wanted.name);
  mine.sitDown(table, { token, seat, game: wanted.game, number, commitment });
  return table;
}
