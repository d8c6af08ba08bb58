// The settings, as a dialog from everywhere and as a page of its own.

import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { PSEUDO } from "../text.js";
import { dialog } from "./dialog.js";
import { reopen } from "./router.js";
import { choices, choose } from "./settings.js";
import { number, speak, t } from "./words.js";

/** @import { Place } from "./router.js" */

/** @param {Place} place */
export async function show(place) {
  const { heading, page } = await import("./page.js");
  place.title(t("ui-settings"));
  const redraw = () =>
    render(page(html`${heading(t("ui-settings"))}<div class="panel">${form(redraw, () => reopen())}</div>`, "narrow"), place.root);
  redraw();
}

export function openPreferences() {
  return dialog(t("ui-settings"), (sheet) =>
    form(sheet.redraw, () => {
      sheet.close();
      return reopen();
    }),
  );
}

/** @param {() => void} redraw @param {() => unknown} spoken after another language was chosen */
function form(redraw, spoken) {
  const now = choices();
  /** @param {Parameters<typeof choose>[0]} changes */
  const set = (changes) => {
    choose(changes);
    redraw();
  };
  /** @param {Event} event */
  const changeLanguage = async (event) => {
    const language = /** @type {HTMLSelectElement} */ (event.target).value;
    choose({ language });
    await speak(language);
    await spoken();
  };
  return html`<form class="sheet-form" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${toggle(t("ui-set-sound"), t("ui-set-sound-about"), now.sound, (sound) => set({ sound }))}
    ${toggle(t("ui-set-still"), now.forcedStillness ? t("ui-set-still-system") : t("ui-set-still-about"), now.reducedMotion || now.forcedStillness, (reducedMotion) => set({ reducedMotion }))}
    ${toggle(t("ui-set-contrast"), t("ui-set-contrast-about"), now.highContrast, (highContrast) => set({ highContrast }))}
    ${toggle(t("ui-set-shortcuts"), t("ui-set-shortcuts-about"), now.shortcuts, (shortcuts) => set({ shortcuts }))}
    ${slider(t("ui-set-speed"), now.speed, 0.5, 3, 0.25, t("ui-times", { times: number(now.speed) }), (speed) => set({ speed }))}
    ${slider(t("ui-set-text"), now.textSize, 90, 200, 10, number(now.textSize / 100, { style: "percent" }), (textSize) => set({ textSize }))}
    <label class="labelled">
      <span>${t("ui-set-language")}</span>
      <select class="field" @change=${changeLanguage}>
        <option value="en" ?selected=${now.language === "en"}>English</option>
        <option value=${PSEUDO} ?selected=${now.language === PSEUDO}>Pseudo (test)</option>
      </select>
    </label>
  </form>`;
}

/** @param {string} label @param {string} about @param {boolean} on @param {(on: boolean) => void} set */
function toggle(label, about, on, set) {
  return html`<label class="toggle">
    <input type="checkbox" role="switch" .checked=${live(on)} @change=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)} />
    <span><b>${label}</b>${about ? html`<small>${about}</small>` : nothing}</span>
  </label>`;
}

/** @param {string} label @param {number} value @param {number} min @param {number} max @param {number} step @param {string} words @param {(value: number) => void} set */
export function slider(label, value, min, max, step, words, set) {
  return html`<label class="labelled">
    <span>${label} <output>${words}</output></span>
    <input type="range" min=${min} max=${max} step=${step} .value=${String(value)} aria-valuetext=${words}
      @input=${(/** @type {Event} */ event) => set(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
  </label>`;
}
