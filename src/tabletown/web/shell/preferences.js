// The settings, as a dialog from everywhere and as a page of its own.

import { html, nothing, render } from "lit-html";
import { PSEUDO } from "../text.js";
import { written } from "../pieces/writing.js";
import { dialog } from "./dialog.js";
import { chooser, sent, slider, toggle } from "./fields.js";
import { reopen } from "./router.js";
import { choices, choose } from "./settings.js";
import { speak, t } from "./words.js";

/** @import { Place } from "./router.js" */

/** Languages by their own names. */
const LANGUAGES = [{ value: "en", words: "English" }];
/** The language of the tests is shown to whoever speaks it already. */
const TEST = { value: PSEUDO, words: "Pseudo (test)" };

/** @param {Place} place */
export async function show(place) {
  const { heading, page } = await import("./page.js");
  place.title(t("ui-settings"));
  const redraw = () =>
    render(page(html`${heading(t("ui-settings"))}<div class="tt-panel">${form(redraw, () => {})}</div>`, "narrow"), place.root);
  redraw();
}

export function openPreferences() {
  return dialog(t("ui-settings"), (sheet) => form(sheet.redraw, () => sheet.close()));
}

/** @param {() => void} redraw @param {() => void} spoken after another language was chosen */
function form(redraw, spoken) {
  const now = choices();
  /** @param {Parameters<typeof choose>[0]} changes */
  const set = (changes) => {
    choose(changes);
    redraw();
  };
  /** @param {string} language */
  const changeLanguage = async (language) => {
    choose({ language });
    await speak(language);
    spoken();
    await reopen();
  };
  const languages = now.language === PSEUDO ? [...LANGUAGES, TEST] : LANGUAGES;
  const warned = ["bots", "always", "never"].map((value) => ({ value, words: t(`ui-set-warnings-${value}`) }));
  const still = now.reducedMotion || now.forcedStillness;
  const aboutStill = now.forcedStillness ? t("ui-set-still-system") : t("ui-set-still-about");
  const speed = { min: 0.5, max: 3, step: 0.25, value: now.speed, words: t("ui-times", { times: written(now.speed) }) };
  const size = { min: 90, max: 200, step: 10, value: now.textSize, words: written(now.textSize / 100, { style: "percent" }) };
  return html`<form class="sheet-form" @submit=${sent(() => {})}>
    ${toggle(t("ui-set-sound"), t("ui-set-sound-about"), now.sound, (sound) => set({ sound }))}
    ${toggle(t("ui-set-still"), aboutStill, still, (reducedMotion) => set({ reducedMotion }))}
    ${toggle(t("ui-set-contrast"), t("ui-set-contrast-about"), now.highContrast, (highContrast) => set({ highContrast }))}
    ${toggle(t("ui-set-shortcuts"), t("ui-set-shortcuts-about"), now.shortcuts, (shortcuts) => set({ shortcuts }))}
    ${toggle(t("ui-set-passing"), t("ui-set-passing-about"), now.passing, (passing) => set({ passing }))}
    <div class="labelled">
      <span>${t("ui-set-warnings")}</span>
      ${chooser(t("ui-set-warnings"), warned, now.warnings, (warnings) => set({ warnings }))}
    </div>
    ${slider(t("ui-set-speed"), speed, (value) => set({ speed: value }))}
    ${slider(t("ui-set-text"), size, (value) => set({ textSize: value }))}
    ${languages.length > 1
      ? html`<div class="labelled">
          <span>${t("ui-set-language")}</span>
          ${chooser(t("ui-set-language"), languages, now.language, changeLanguage)}
        </div>`
      : nothing}
  </form>`;
}
