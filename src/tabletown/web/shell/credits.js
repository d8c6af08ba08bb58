// Whom all this is owed to: the games' authors, and the makers of what it is built with.

import { html, nothing, render } from "lit-html";
import { countDesigned } from "tabletown/pieces/designed.js";
import { heading, page } from "./page.js";
import * as server from "./server.js";
import { t } from "./words.js";

/** @import { Place } from "./router.js" */
/** @typedef {{ name: string, version: string, licence: string, text: string }} Licence */

/** @param {Place} place */
export async function show(place) {
  place.title(t("ui-credits"));
  const catalog = await server.catalog();
  const [games, licences] = await Promise.all([Promise.all(catalog.games.map(({ slug }) => server.game(slug))), readLicences()]);
  render(
    page(
      html`${heading(t("ui-credits"))}
        <section class="tt-panel">
          <h2>${t("ui-games")}</h2>
          <ul class="credit-list">
            ${games.map(({ info, content }) => {
              const made = countDesigned(content);
              const game = /** @type {Record<string, unknown>} */ (content.game ?? {});
              return html`<li>
                <b>${info.title}</b>
                ${game.designer ? html`<span>${t("ui-designer", { name: String(game.designer) })}</span>` : nothing}
                ${game.publisher
                  ? html`<span>${t("ui-publisher", { name: String(game.publisher), year: String(game.year ?? "") })}</span>`
                  : nothing}
                ${made.count ? html`<span>${t("ui-designed-count", made)}</span>` : nothing}
              </li>`;
            })}
          </ul>
          <p class="small">${t("ui-designed-about")}</p>
          <p class="small">${t("ui-credits-own")}</p>
        </section>
        <section class="tt-panel">
          <h2>${t("ui-built-with")}</h2>
          ${licences.map(
            (licence) => html`<details class="licence">
              <summary><b>${licence.name}</b> ${licence.version} <span class="tt-chip">${licence.licence}</span></summary>
              <pre tabindex="0" aria-label=${t("ui-licence-of", { name: licence.name })}>${licence.text}</pre>
            </details>`,
          )}
        </section>
        <p class="small">${t("ui-version", { version: catalog.version })}</p>`,
      "narrow",
    ),
    place.root,
  );
}

/** @returns {Promise<Licence[]>} */
async function readLicences() {
  const response = await fetch(`${document.documentElement.dataset.base}/vendor/licences.json`);
  return response.ok ? response.json() : [];
}
