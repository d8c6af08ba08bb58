// The buttons and the keys of a map's view, and the arrow keys that go from thing to thing on it.

import { html, nothing } from "lit-html";
import { icon } from "./icon.js";

/** @import { Api, Key } from "../contract.js" */
/** @import { Camera, Point } from "./camera.js" */

/** Closer, farther, all of it; a game adds its own. @param {Camera} camera @param {Api} api @param {unknown} [more] */
export function viewButtons(camera, { t }, more = nothing) {
  return html`<div class="tt-view" role="group" aria-label=${t("table-view")}>
    ${viewButton("plus-bold", t("table-closer"), () => camera.step(1))}
    ${viewButton("minus-bold", t("table-farther"), () => camera.step(-1))}
    ${viewButton("corners-out-bold", t("table-fit"), () => camera.fit())}${more}
  </div>`;
}

/** @param {string} sign @param {string} label @param {() => void} press */
export function viewButton(sign, label, press) {
  return html`<button type="button" aria-label=${label} title=${label} @click=${(/** @type {Event} */ event) => {
    event.stopPropagation();
    press();
  }}>${icon(sign)}</button>`;
}

/** @param {Camera} camera @param {Api} api @returns {Key[]} */
export function viewKeys(camera, { t }) {
  return [
    { key: "+", words: t("table-closer"), act: () => camera.step(1) },
    { key: "-", words: t("table-farther"), act: () => camera.step(-1) },
    { key: "0", words: t("table-fit"), act: () => camera.fit() },
  ];
}

const ALONG = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1 });
const ACROSS = /** @type {Record<string, number>} */ ({ ArrowUp: -1, ArrowDown: 1 });

/**
 * Left and right go through everything, row by row, so that nothing is out of reach; up and down go to what is nearest there.
 * @param {KeyboardEvent} event @param {number} rows of the map
 */
export function walk(event, rows) {
  const [along, across] = [ALONG[event.key], ACROSS[event.key]];
  const here = event.target instanceof Element ? event.target.closest(".tt-world [data-stop]") : null;
  const world = here?.closest(".tt-world");
  if (!here || !world || !(along || across) || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { top, height } = world.getBoundingClientRect();
  const stops = /** @type {HTMLElement[]} */ ([...world.querySelectorAll("[data-stop]")]).map((stop) => {
    const { x, y } = middle(stop);
    return { stop, x, y, row: Math.floor(((y - top) / height) * rows) };
  });
  stops.sort((one, other) => one.row - other.row || one.x - other.x);
  const at = stops.findIndex(({ stop }) => stop === here);
  const next = along ? stops.at((at + along) % stops.length) : nearest(stops, middle(here), across ?? 0);
  if (!next) return;
  for (const { stop } of stops) stop.tabIndex = stop === next.stop ? 0 : -1;
  next.stop.focus();
}

/** What is nearest above or below. @template {Point} P @param {P[]} stops @param {Point} from @param {number} across */
function nearest(stops, from, across) {
  const cost = (/** @type {Point} */ { x, y }) => {
    const far = (y - from.y) * across;
    return far > 2 ? far + 2.2 * Math.abs(x - from.x) : Infinity;
  };
  return stops.filter((stop) => cost(stop) < Infinity).sort((one, other) => cost(one) - cost(other))[0];
}

/** @param {Element} element @returns {Point} */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
