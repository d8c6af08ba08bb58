// Which table a game is shown at: its own, with its looks in the page, or the plain one.

import { dress } from "./poster.js";

/** @import { Mount } from "../contract.js" */
/** @import { GameInfo } from "../types.js" */

/** @param {GameInfo} info @returns {Promise<Mount>} */
export async function mountOf(info) {
  if (info.ui) {
    try {
      const [{ mount }] = await Promise.all([import(`/games/${info.slug}/ui/table.js`), dress(info.slug)]);
      return mount;
    } catch (error) {
      console.warn(error);
    }
  }
  return (await import("./generic.js")).mount;
}
