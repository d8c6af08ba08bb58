// Dice: each symbol is a picture, and a colour.

import { html } from "lit-html";
import { die as drawn, roll } from "tabletown/pieces/dice.js";

/** @import { Api } from "tabletown/contract.js" */
/** @import { Event } from "tabletown/types.js" */

const SIGNS = /** @type {Record<string, string>} */ ({
  blade: "knife-fill",
  wing: "feather-fill",
  fist: "hand-fist-fill",
  guitar: "guitar-fill",
  skull: "skull-fill",
  flame: "fire-fill",
});

/** A die that shows a symbol. @param {string} symbol @param {string} [extra] */
export function die(symbol, extra = "") {
  return drawn(SIGNS[symbol] ?? "dice-five-fill", `is-${symbol} ${extra}`);
}

/** A roll for flames: what shows none counts for nothing. @param {number} dice @param {number} flames @param {string} [extra] */
export function flameDice(dice, flames, extra = "") {
  return roll(dice, flames, (hit) => (hit ? die("flame", `is-struck ${extra}`) : die("none", `is-blank ${extra}`)));
}

/** How an event stands in the log: rolls as dice, the rest in words; where the buildings are is seen in the city. @param {Event} event @param {Api} api */
export function told({ kind, data }, { t }) {
  if (kind === "named-put") return "";
  const dice = rollOf(kind, data);
  return dice && html`<span class="cw-told">${t("table-roll-of", { kind, who: String(data.who) })} ${dice}</span>`;
}

/** @param {string} kind @param {Event["data"]} data */
function rollOf(kind, data) {
  if (kind === "fire-rolled" || kind === "burn-rolled") return flameDice(Number(data.dice), Number(data.flames), "is-small");
  if (kind === "picked-up" || kind === "rerolled") return die(String(data.symbol), "is-small");
  if (kind !== "rolled") return undefined;
  return Object.keys(SIGNS).flatMap((symbol) => Array.from({ length: Number(data[symbol] ?? 0) }, () => die(symbol, "is-small")));
}
