// What kind of game it shall be: how many seats, which variants.

import { html } from "lit-html";
import { written } from "../pieces/writing.js";
import { aria, chooser, toggle } from "./fields.js";
import { t } from "./words.js";

/** @import { GameInfo, OptionInfo } from "../types.js" */
/** @import { Texts } from "../text.js" */
/** @typedef {boolean | number | string} Value */

/** @param {GameInfo} info @returns {Record<string, Value>} */
export const usualOptions = (info) => Object.fromEntries(info.options.map((option) => [option.name, option.default]));

/** @param {GameInfo} info @param {number} seats @param {(seats: number) => void} resize */
export function seatStepper(info, seats, resize) {
  /** @param {string} sign @param {string} label @param {number} count */
  const step = (sign, label, count) => {
    const possible = count >= info.fewest && count <= info.most;
    const change = () => possible && resize(count);
    return html`<button type="button" class="round" aria-label=${label} aria-disabled=${aria(!possible)} @click=${change}>${sign}</button>`;
  };
  return html`<div class="stepper" role="group" aria-label=${t("ui-seats")}>
    <span>${t("ui-seats")}</span>
    ${step("−", t("ui-fewer-seats"), seats - 1)}
    <output aria-live="polite">${written(seats)}</output>
    ${step("+", t("ui-more-seats"), seats + 1)}
  </div>`;
}

/**
 * The variants of a game; what is chosen is written into `options`.
 * @param {GameInfo} info @param {Texts} texts @param {Record<string, Value>} options @param {() => void} changed
 */
export function variantRows(info, texts, options, changed) {
  if (!info.options.length) return html`<p class="empty">${t("ui-no-variants")}</p>`;
  return info.options.map((option) => {
    /** @param {Value} value */
    const set = (value) => {
      options[option.name] = value;
      changed();
    };
    return variantRow(info.slug, texts, option, options[option.name] ?? option.default, set);
  });
}

/** @param {string} slug @param {Texts} texts @param {OptionInfo} option @param {Value} value @param {(value: Value) => void} set */
function variantRow(slug, texts, option, value, set) {
  const words = texts.say(`option-${option.name}`);
  const clause = html`<a class="clause reach" href=${`/rules/${slug}#${option.clause}`} target="_blank">${option.clause}</a>`;
  if (option.values.every((each) => typeof each === "boolean")) {
    return html`<div class="option-row">${toggle(words, "", value === true, set)} ${clause}</div>`;
  }
  const choices = option.values.map((each, i) => ({ value: String(i), words: valueWords(texts, option, each) }));
  const chosen = String(option.values.indexOf(value));
  return html`<div class="option-row">
    <div class="labelled">
      <span>${words}</span>
      ${chooser(words, choices, chosen, (i) => set(option.values[Number(i)] ?? option.default))}
    </div>
    ${clause}
  </div>`;
}

/** What is not as usual, in words. @param {GameInfo} info @param {Texts} texts @param {Record<string, Value>} options */
export function variantWords(info, texts, options) {
  const chosen = info.options.filter(({ name }) => options[name] !== undefined);
  return chosen.map((option) => {
    const value = options[option.name] ?? option.default;
    const words = texts.say(`option-${option.name}`);
    return typeof value === "boolean" ? words : `${words}: ${valueWords(texts, option, value)}`;
  });
}

/** @param {Texts} texts @param {OptionInfo} option @param {Value} value */
function valueWords(texts, option, value) {
  const id = `option-${option.name}-${value}`;
  return texts.has(id) ? texts.say(id) : typeof value === "number" ? written(value) : String(value);
}
