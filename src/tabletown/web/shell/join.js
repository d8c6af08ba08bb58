// Whoever opens an invitation sees the table, chooses a name and sits down.

import { html, nothing, render } from "lit-html";
import { icon } from "../pieces/icon.js";
import { chip, nameField, sent, wordsOf } from "./fields.js";
import { soon } from "./later.js";
import * as mine from "./mine.js";
import { heading, lost, page } from "./page.js";
import { posterOf } from "./poster.js";
import { go } from "./router.js";
import * as server from "./server.js";
import { gameTexts, roleOf, t } from "./words.js";

/** @import { Place } from "./router.js" */

/** @param {Place} place @param {string} id */
export async function show(place, id) {
  if (mine.token(id)) {
    place.shown.then(() => go(`/table/${id}`));
    return;
  }
  const invite = place.url.hash.slice(1);
  const mySeat = await seatWished(id);
  if (mySeat) {
    mine.sitDown(id, mySeat);
    place.shown.then(() => go(`/table/${id}`));
    return;
  }
  let { table } = await server.table(id, "");
  const [details, texts] = await Promise.all([server.game(table.game), gameTexts(table.game)]);
  const { info } = details;
  const poster = await posterOf(info);
  let name = mine.myName();
  let wrong = "";
  let busy = false;
  place.title(t("ui-join-title", { game: info.title }));

  const redraw = soon(() => render(closed() ?? page(form(), "narrow"), place.root), place.signal);

  /** Why nobody can sit down any more, if so. */
  function closed() {
    const watch = html`<p><a class="button" href=${`/table/${id}`}>${icon("eye-fill")} ${t("ui-watch")}</a></p>`;
    const replay = html`<p><a class="button" href=${`/replay/${id}`}>${icon("film-strip-fill")} ${t("ui-watch-replay")}</a></p>`;
    if (table.status === "over") return lost(t("ui-join-over"), replay);
    if (table.status === "playing") return lost(t("ui-join-started"), table.watch ? watch : undefined);
    if (!table.players.some((player) => player.kind === "open")) return lost(t("ui-join-full"));
    if (!invite && !table.listed) return lost(t("ui-join-no-invite"));
    return null;
  }

  async function sit() {
    if (busy) return;
    busy = true;
    try {
      const { token } = mine.wish(id);
      const { seat } = await server.join(id, { name: name.trim(), invite, adds: true, token, player: mine.playerKey() });
      mine.answered();
      mine.callMe(name.trim());
      mine.sitDown(id, { token, seat, game: table.game, recorded: true });
      void go(`/table/${id}`);
    } catch (error) {
      wrong = wordsOf(error);
      busy = false;
      // Without an answer the seat may be mine: then the table is no longer what it was to others.
      if (!server.isLost(error)) {
        mine.answered();
        ({ table } = await server.table(id, "").catch(() => ({ table })));
      }
      redraw();
    }
  }

  const host = () => table.players[table.host]?.name ?? "";

  const form = () => html`<section class="tt-panel invitation">
    <div class="invitation-art" aria-hidden="true">${poster}</div>
    ${heading(t("ui-invited", { host: host(), game: info.title }))}
    ${texts.has("game-about") ? html`<p class="about">${texts.say("game-about")}</p>` : nothing}
    <h2>${t("ui-at-the-table")}</h2>
    <ol class="guests">
      ${table.players.map(
        (player) => html`<li class=${player.kind}>
          ${icon(player.kind === "bot" ? "robot-fill" : "user-fill")}
          <span>${player.kind === "open" ? t("ui-free-seat") : player.name}</span>
          ${chip(roleOf(texts, player.seat))}
          ${player.kind === "bot" ? html`<span class="tt-chip">${t("ui-bot")}</span>` : nothing}
        </li>`,
      )}
    </ol>
    <form class="sheet-form" @submit=${sent(sit)}>
      ${nameField(name, wrong, (text) => (name = text))}
      <button type="submit" class="button main big">${icon("hand-fill")} ${t("ui-sit-down")}</button>
      <a class="button quiet" href=${`/rules/${table.game}`} target="_blank">${icon("book-open-fill")} ${t("ui-rules")}</a>
    </form>
  </section>`;

  redraw();
}

/** The seat that was given to me in an answer that got lost. @param {string} id */
async function seatWished(id) {
  const wish = mine.wished(id);
  const found = wish && (await server.table(id, wish.token).catch(() => null));
  if (!wish || !found || found.seat === null) return null;
  return { token: wish.token, seat: found.seat, game: found.table.game };
}
