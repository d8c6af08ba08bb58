// Against bots in two clicks: a small sheet with everything chosen sensibly, and one big Start.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { dialog } from "./dialog.js";
import { makeTable } from "./making.js";
import { levelCards, usualLevel } from "./levels.js";
import * as mine from "./mine.js";
import { go } from "./router.js";
import * as server from "./server.js";
import { keep } from "./store.js";
import { number, t } from "./words.js";

/** @import * as T from "../types.js" */

/** @param {T.GameInfo} game @param {T.LevelInfo[]} levels @param {AbortSignal} signal */
export async function playBots(game, levels, signal) {
  const counts = await playable(game);
  let seats = counts.includes(game.usual) ? game.usual : (counts[0] ?? game.usual);
  let level = usualLevel(levels);
  let name = mine.myName() || t("ui-usual-name");
  let wrong = "";
  let busy = false;

  /** @param {SubmitEvent} event @param {import("./dialog.js").Handle} sheet */
  async function start(event, sheet) {
    event.preventDefault();
    if (busy) return;
    busy = true;
    try {
      const plan = Array.from({ length: seats }, (_, seat) => /** @type {T.SeatPlan} */ ({ kind: seat ? "bot" : "me", level: seat ? level : "" }));
      keep("level", level);
      const table = await makeTable({ game: game.slug, name: name.trim(), seats: plan });
      sheet.close();
      void go(`/table/${table}`);
    } catch (error) {
      wrong = error instanceof Error ? error.message : "";
      busy = false;
      sheet.redraw();
    }
  }

  await dialog(
    t("ui-play-bots-title", { game: game.title }),
    (sheet) => html`<form class="sheet-form" @submit=${(/** @type {SubmitEvent} */ event) => start(event, sheet)}>
      <fieldset class="counts">
        <legend>${t("ui-how-many")}</legend>
        ${counts.map(
          (count) => html`<label class="pick">
            <input type="radio" name="seats" .checked=${count === seats} @change=${() => (seats = count)} />
            <span><b>${number(count)}</b></span>
          </label>`,
        )}
      </fieldset>
      ${levelCards(levels, level, t("ui-how-well"), (bot) => (level = bot))}
      <label class="labelled">
        <span>${t("ui-your-name")}</span>
        <input class="field" name="name" required maxlength="24" autocomplete="nickname" .value=${name}
          @input=${(/** @type {InputEvent} */ event) => (name = /** @type {HTMLInputElement} */ (event.target).value)} />
      </label>
      ${wrong ? html`<p class="note bad" role="alert">${wrong}</p>` : nothing}
      <button type="submit" class="button main big" data-first>${icon("play-fill")} ${t("ui-start")}</button>
    </form>`,
    { signal },
  );
}

/** The numbers of seats that need no option. @param {T.GameInfo} game */
async function playable(game) {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
  const verdicts = await Promise.all(counts.map((seats) => server.check(game.slug, { seats, options }).catch(() => ({ wrong: null }))));
  return counts.filter((_, i) => !verdicts[i]?.wrong);
}
