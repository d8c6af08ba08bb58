// Against bots, or alone, in two clicks: a small sheet with everything chosen sensibly, and one big Start.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { written } from "../pieces/writing.js";
import { dialog } from "./dialog.js";
import { nameField, note, picks, problem, sent, wordsOf } from "./fields.js";
import { levelCards, usualLevel } from "./levels.js";
import { makeGuided, makeTable } from "./making.js";
import { hasPlayed, myName } from "./mine.js";
import { go } from "./router.js";
import * as server from "./server.js";
import { keep } from "./store.js";
import { usualOptions } from "./variants.js";
import { gameOf, gameTexts, roleOf, t } from "./words.js";

/** @import * as T from "../types.js" */

/** @param {T.GameInfo} game @param {T.Catalog} catalog @param {boolean} alone @param {AbortSignal} signal */
export async function playAtOnce(game, catalog, alone, signal) {
  const [counts, texts] = await Promise.all([playable(game), gameTexts(game.slug)]);
  /** The first seat of each side; one, where the seats do not differ. */
  const sides = Array.from({ length: game.fewest }, (_, seat) => ({ value: seat, words: roleOf(texts, seat) })).filter(
    ({ words }, seat, all) => all.findIndex((other) => other.words === words) === seat,
  );
  const [fewest = game.usual] = counts;
  const several = sides.length === 1 && counts.includes(game.usual) ? game.usual : fewest;
  let seats = alone ? 1 : several;
  let level = usualLevel(catalog);
  let mine = 0;
  let name = myName() || t("ui-usual-name");
  let wrong = "";
  let busy = false;

  function make() {
    const plan = Array.from({ length: seats }, (_, seat) => /** @type {T.SeatPlan} */ (seat === mine ? { kind: "me" } : { kind: "bot", level }));
    keep("level", level);
    return makeTable({ game: game.slug, name: name.trim(), seats: plan });
  }

  /** @param {import("./dialog.js").Handle} sheet @param {() => Promise<string>} make */
  async function start(sheet, make) {
    if (busy) return;
    busy = true;
    try {
      const table = await make();
      sheet.close();
      void go(`/table/${table}`);
    } catch (error) {
      wrong = wordsOf(error);
      busy = false;
      sheet.redraw();
    }
  }

  /** @param {number} value */
  const big = (value) => ({ value, words: html`<b>${value === 1 ? t("ui-one-seat") : written(value)}</b>` });
  /** @param {import("./dialog.js").Handle} sheet @param {number} count */
  const resize = (sheet, count) => {
    seats = count;
    sheet.redraw();
  };

  await dialog(
    t(alone ? "ui-play-alone-title" : "ui-play-bots-title", { game: game.title }),
    (sheet) => html`<form class="sheet-form" @submit=${sent(() => start(sheet, make))}>
      ${game.guided && !hasPlayed(game.slug)
        ? html`<p class="first-time">
            <span>${t("ui-guided-first")}</span>
            <button type="button" class="button" @click=${() => start(sheet, () => makeGuided(game.slug))}>${icon("hand-fill")} ${t("ui-guided")}</button>
          </p>`
        : nothing}
      ${texts.has("game-goal") ? html`<p class="about">${texts.say("game-goal")}</p>` : nothing}
      <fieldset class="counts">
        <legend>${t("ui-how-many")}</legend>
        ${picks("seats", counts.map(big), seats, (count) => resize(sheet, count))}
        ${note(gameOf(texts, seats))}
      </fieldset>
      ${sides.length > 1
        ? html`<fieldset class="counts">
            <legend>${t("ui-which-side")}</legend>
            ${picks("side", sides, mine, (seat) => (mine = seat))}
          </fieldset>`
        : nothing}
      ${seats === 1 ? nothing : levelCards(catalog.levels, level, (bot) => (level = bot))} ${nameField(name, "", (text) => (name = text))}
      ${note(texts.has("game-time-source") ? texts.say("game-time-source") : "")} ${problem(wrong)}
      <button type="submit" class="button main big" data-first>${icon("play-fill")} ${t("ui-start")}</button>
    </form>`,
    { signal },
  );
}

/** The numbers of seats that need no option. @param {T.GameInfo} game */
async function playable(game) {
  const options = usualOptions(game);
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
  const verdicts = await Promise.all(
    counts.map((seats) => server.check(game.slug, { seats, options }).catch(() => ({ wrong: null }))),
  );
  return counts.filter((_, i) => !verdicts[i]?.wrong);
}
