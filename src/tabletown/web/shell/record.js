// My record: what I have reached in each game, my last games, and what is kept of it where.

import { html, nothing, render } from "lit-html";
import { icon } from "../pieces/icon.js";
import { vars } from "../pieces/vars.js";
import { written } from "../pieces/writing.js";
import { dialog } from "./dialog.js";
import { problem, wordsOf } from "./fields.js";
import { figures, lastGames, myRecord } from "./lately.js";
import { soon } from "./later.js";
import * as mine from "./mine.js";
import { heading, page } from "./page.js";
import { points, summed } from "./results.js";
import { go } from "./router.js";
import * as server from "./server.js";
import { linkField, origin, qrCode, reach } from "./share.js";
import { variantWords } from "./variants.js";
import { gameOf, gameTexts, roleOf, say, t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { Texts } from "../text.js" */
/** @import { Place } from "./router.js" */
/** @typedef {{ info: T.GameInfo, texts: Texts }} Title */

const KEY = /^#[0-9a-f]{64}$/;

/** @param {Place} place */
export async function show(place) {
  place.title(t("ui-record"));
  const catalog = await server.catalog();
  const brought = KEY.test(place.url.hash) ? place.url.hash.slice(1) : "";
  if (brought) history.replaceState(history.state, "", place.url.pathname);
  const titles = await Promise.all(catalog.games.map(async (info) => ({ info, texts: await gameTexts(info.slug) })));
  let record = await myRecord();
  let coming = brought && brought !== mine.knownKey() ? await server.record(brought) : null;
  let wrong = "";
  const redraw = soon(() => render(page(whole(), "record"), place.root), place.signal);

  /** @param {() => Promise<void>} act */
  async function trying(act) {
    try {
      await act();
      wrong = "";
    } catch (error) {
      wrong = wordsOf(error);
    }
    redraw();
  }

  const take = () =>
    trying(async () => {
      mine.become(brought);
      record = coming;
      coming = null;
    });

  const remove = () =>
    trying(async () => {
      const sure = await dialog(
        t("ui-record-delete"),
        (sheet) => html`<p>${t("ui-record-delete-about")}</p>
          <p class="actions">
            <button type="button" class="button main" @click=${() => sheet.close(true)}>${t("ui-record-delete-yes")}</button>
            <button type="button" class="button quiet" data-first @click=${() => sheet.close()}>${t("ui-record-keep")}</button>
          </p>`,
        { signal: place.signal },
      );
      if (!sure) return;
      record = await server.deleteRecord(mine.knownKey());
      mine.become("");
    });

  const whole = () => html`
    ${heading(t("ui-record"))} ${problem(wrong)} ${coming ? bringing(coming) : nothing}
    ${record?.latest.length
      ? html`<section class="tt-panel" aria-labelledby="all-title">
            <h2 id="all-title">${t("ui-record-together")}</h2>
            ${figures(record)}
          </section>
          <div class="two record-games">${record.games.map((game) => gamePanel(game, /** @type {T.PlayerRecord} */ (record)))}</div>
          <section class="tt-panel" aria-labelledby="last-title">
            <h2 id="last-title">${t("ui-record-last")}</h2>
            ${lastGames(record.latest, titles)}
          </section>`
      : html`<section class="tt-panel lost">
          ${icon("ranking-fill")}
          <p>${t("ui-record-none")}</p>
          <p><a class="button main" href="/">${t("ui-to-lobby")}</a></p>
        </section>`}
    ${mine.knownKey() ? keeping() : nothing}
  `;

  /** @param {T.PlayerRecord} other */
  function bringing(other) {
    return html`<section class="tt-panel" aria-labelledby="bring-title">
      <h2 id="bring-title">${t("ui-record-bring")}</h2>
      <p>${t("ui-record-bring-about", { count: other.games.reduce((all, { played }) => all + played, 0) })}</p>
      ${record?.latest.length ? html`<p class="note bad">${icon("warning-fill")} <span>${t("ui-record-bring-lost")}</span></p>` : nothing}
      <p class="actions">
        <button type="button" class="button main" @click=${take}>${t("ui-record-bring-yes")}</button>
        <button type="button" class="button quiet" @click=${() => ((coming = null), redraw())}>${t("ui-record-keep")}</button>
      </p>
    </section>`;
  }

  /** @param {T.GameRecord} game @param {T.PlayerRecord} record */
  function gamePanel(game, { tallies }) {
    const title = titles.find(({ info }) => info.slug === game.game);
    if (!title) return nothing;
    const own = tallies.filter((tally) => tally.game === game.game);
    const { best } = summed(own);
    return html`<section class="tt-panel record-game" aria-labelledby=${`record-${game.game}`}>
      <h2 id=${`record-${game.game}`}>${title.info.title}</h2>
      <p class="facts">
        <span>${t("ui-record-games", { count: game.played })}</span>
        ${game.streak > 1 ? html`<span>${icon("flame-fill")} ${t("ui-record-row", { count: game.streak })}</span>` : nothing}
        ${game.longest > 1 ? html`<span>${icon("trophy-fill")} ${t("ui-record-longest-row", { count: game.longest })}</span>` : nothing}
        ${best ? html`<span>${icon("crown-fill")} <a class="reach" href=${`/replay/${best.table}`}>${t("ui-record-best", { points: points({ points: best.best, rank: best.rank }, title.texts) })}</a></span>` : nothing}
      </p>
      <table class="tally">
        <thead>
          <tr><th scope="col">${t("ui-record-kind")}</th><th scope="col">${t("ui-record-count")}</th><th scope="col">${t(game.several === game.played ? "ui-daily-won" : "ui-reached")}</th></tr>
        </thead>
        ${kinds(own, title, catalog).map(
          ({ words, rows }) => html`<tbody>
            <tr><th scope="rowgroup" colspan="3">${words}</th></tr>
            ${rows.map(tallyRow)}
          </tbody>`,
        )}
      </table>
    </section>`;
  }

  function keeping() {
    const link = `${origin(catalog)}/record#${mine.knownKey()}`;
    return html`<section class="tt-panel record-keeping" aria-labelledby="keep-title">
      <h2 id="keep-title">${t("ui-record-kept")}</h2>
      <p>${t("ui-record-kept-about")}</p>
      <details>
        <summary>${t("ui-record-move")}</summary>
        <p>${t("ui-record-move-about")}</p>
        ${reach(catalog)} ${linkField(t("ui-record-link"), link)} ${qrCode(link, t("ui-record-qr"))}
      </details>
      <p><button type="button" class="button" @click=${remove}>${icon("x-bold")} ${t("ui-record-delete")}</button></p>
    </section>`;
  }

  redraw();
  addEventListener("hashchange", () => void go(location.href), { signal: place.signal });
}

/** @param {{ words: string, played: number, won: number, several: boolean, best: string }} row */
function tallyRow({ words, played, won, several, best }) {
  const share = several ? written(won / played, { style: "percent" }) : best;
  return html`<tr>
    <th scope="row">${words}</th>
    <td>${written(played)}</td>
    <td>
      ${several ? html`<span class="share" ${vars({ "--share": `${(100 * won) / played}%` })} aria-hidden="true"></span> ${written(won)} <small>${share}</small>` : share}
    </td>
  </tr>`;
}

/** By side, by players, by level, by variants: as far as there is something to tell apart. @param {T.Tally[]} tallies @param {Title} title @param {T.Catalog} catalog */
function kinds(tallies, { info, texts }, catalog) {
  /** @param {string} words @param {(tally: T.Tally) => string} kind @param {boolean} [always] */
  const group = (words, kind, always = false) => {
    /** @type {Map<string, T.Tally[]>} */
    const found = new Map();
    for (const tally of tallies) {
      const name = kind(tally);
      if (name) found.set(name, [...(found.get(name) ?? []), tally]);
    }
    if (found.size < (always ? 1 : 2)) return [];
    return [{ words, rows: [...found].map(([name, alike]) => rowOf(name, alike, texts)) }];
  };
  const usual = t("ui-record-usual");
  return [
    ...group(t("ui-record-by-side"), ({ seat, seats }) => (seats > 1 ? roleOf(texts, seat) : ""), true),
    ...group(t("ui-record-by-level"), (tally) => met(tally, catalog), true),
    ...group(t("ui-record-by-seats"), ({ seats }) => gameOf(texts, seats) || (seats === 1 ? t("ui-one-seat") : t("ui-players", { seats: String(seats) }))),
    ...group(t("ui-record-by-variant"), ({ options }) => variantWords(info, texts, options).join(", ") || usual),
  ];
}

/** @param {string} words @param {T.Tally[]} alike @param {Texts} texts */
function rowOf(words, alike, texts) {
  const { played, won, best } = summed(alike);
  const several = alike.some(({ seats }) => seats > 1);
  return { words, played, won, several, best: best ? points({ points: best.best, rank: best.rank }, texts) : "" };
}

/** Whom I met. @param {T.Tally} tally @param {T.Catalog} catalog */
function met({ level, seats }, { levels }) {
  if (seats === 1) return t("ui-one-seat");
  if (!level) return t("ui-record-people");
  if (level === "mixed") return t("ui-record-mixed");
  const known = levels.find(({ bot }) => bot === level);
  return known ? say(`level-${known.id}`) : level;
}
