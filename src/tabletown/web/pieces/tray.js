// What the line before the viewer says: what is happening, what is asked, or what has been picked and comes next.

import { prompt, putBack } from "./prompt.js";

/** @import { Scene as BoardScene } from "./board.js" */
/** @typedef {BoardScene & { line: string }} Scene line: what is happening, in words */
/** @typedef {{ text: string, warning?: boolean }} Next what is still to be chosen, and whether it should be thought over */

/**
 * The game has the sentences table-your-turn and table-put-back.
 * @param {Scene} scene
 * @param {{ next?: () => Next, lead?: string, extra?: unknown }} how next: asked for while something is picked; extra: after the question
 */
export function say({ api, frame, playing, mine, line, picking, cancel }, { next, lead = api.t("table-your-turn"), extra }) {
  const asked = api.t(frame.position.prompt);
  if (playing) return prompt(line || asked);
  if (!picking.picked.length || !next) return prompt(asked, { mine, lead: mine ? lead : "", extra });
  const { text, warning } = next();
  return prompt(text, { mine, warning, extra: putBack(api.t("table-put-back"), cancel) });
}
