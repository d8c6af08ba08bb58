// A game's rulebook as a page; the address names the clause.

import { html, render } from "lit-html";
import { soon } from "./later.js";
import { heading, page } from "./page.js";
import { rename } from "./router.js";
import { Rulebook } from "./rulebook.js";
import * as server from "./server.js";
import { t } from "./words.js";

/** @import { Place } from "./router.js" */

/** @param {Place} place @param {string} slug */
export async function show(place, slug) {
  const game = await server.game(slug);
  const { info } = game;
  place.title(t("ui-rules-of", { game: info.title }));
  const redraw = soon(draw, place.signal);
  const rulebook = new Rulebook(game, redraw, (id) => rename(`/rules/${slug}#${id}`));
  function draw() {
    const title = t("ui-rules-of", { game: info.title });
    render(page(html`${heading(title)}<div class="tt-panel">${rulebook.view(place.root)}</div>`, "rules-page"), place.root);
  }
  draw();
  const named = () => location.hash && rulebook.open(decodeURIComponent(location.hash.slice(1)), place.root);
  addEventListener("hashchange", named, { signal: place.signal });
  place.shown.then(named);
}
