// What every page but the table has around it: the bar above, the way home, the small print.

import { html } from "lit-html";
import { icon } from "../pieces/icon.js";
import { round } from "./fields.js";
import { openPreferences } from "./preferences.js";
import { t } from "./words.js";

/** @import { TemplateResult } from "lit-html" */

/** @param {TemplateResult | TemplateResult[]} main @param {string} [className] */
export function page(main, className = "") {
  return html`
    <a class="skip" href="#main">${t("ui-skip-to-content")}</a>
    <header class="bar">
      <a class="brand" href="/">${icon("buildings-fill")}<span>${t("ui-tabletown")}</span></a>
      <nav class="bar-tools" aria-label=${t("ui-navigation")}>
        ${round("gear-fill", t("ui-settings"), openPreferences)}
      </nav>
    </header>
    <main id="main" class=${`column ${className}`} tabindex="-1">${main}</main>
    <footer class="foot">
      <a href="/daily">${t("ui-daily")}</a>
      <a href="/record">${t("ui-record")}</a>
      <a href="/credits">${t("ui-credits")}</a>
      <a href="/settings">${t("ui-settings")}</a>
    </footer>
  `;
}

/** @param {string} text */
export const heading = (text) => html`<h1 tabindex="-1">${text}</h1>`;

/** A page for what cannot be shown. @param {string} reason @param {TemplateResult} [more] */
export function lost(reason, more) {
  return page(
    html`<section class="tt-panel lost">
      ${icon("moon-stars-fill")} ${heading(t("ui-lost-title"))}
      <p>${reason}</p>
      ${more}
      <p><a class="button main" href="/">${t("ui-to-lobby")}</a></p>
    </section>`,
    "narrow",
  );
}
