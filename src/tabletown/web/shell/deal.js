// Whoever opens the link to a deal plays it alone, at a table of one's own.

import { html, nothing, render } from "lit-html";
import { icon } from "../pieces/icon.js";
import { playDeal } from "./alone.js";
import { nameField, sent, wordsOf } from "./fields.js";
import { soon } from "./later.js";
import * as mine from "./mine.js";
import { heading, page } from "./page.js";
import { posterOf } from "./poster.js";
import { go } from "./router.js";
import * as server from "./server.js";
import { gameTexts, t } from "./words.js";

/** @import { Place } from "./router.js" */

/** @param {Place} place @param {string} deal */
export async function show(place, deal) {
  const { game } = await server.deal(deal);
  const [{ info }, texts] = await Promise.all([server.game(game), gameTexts(game)]);
  const poster = await posterOf(info);
  let name = mine.myName() || t("ui-usual-name");
  let wrong = "";
  let busy = false;
  place.title(t("ui-deal-title", { game: info.title }));

  async function play() {
    if (busy) return;
    busy = true;
    try {
      void go(`/table/${await playDeal(deal, name.trim(), game)}`);
    } catch (error) {
      wrong = wordsOf(error);
      busy = false;
      redraw();
    }
  }

  const form = () => html`<section class="tt-panel invitation">
    <div class="invitation-art" aria-hidden="true">${poster}</div>
    ${heading(t("ui-deal-title", { game: info.title }))}
    ${texts.has("game-about") ? html`<p class="about">${texts.say("game-about")}</p>` : nothing}
    <p>${t("ui-deal-about")}</p>
    <form class="sheet-form" @submit=${sent(play)}>
      ${nameField(name, wrong, (text) => (name = text))}
      <button type="submit" class="button main big">${icon("play-fill")} ${t("ui-play-deal")}</button>
      <a class="button quiet" href=${`/rules/${game}`} target="_blank">${icon("book-open-fill")} ${t("ui-rules")}</a>
    </form>
  </section>`;

  const redraw = soon(() => render(page(form(), "narrow"), place.root), place.signal);
  redraw();
}
