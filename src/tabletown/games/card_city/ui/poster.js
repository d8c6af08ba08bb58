// The poster in the lobby: a city from above in the evening, lot beside lot, and a mayor's knife of light that cuts it in two.

import { svg } from "lit-html";
import { building } from "./buildings.js";

const DRAWN = draw();

/** The title is not on it: whoever hangs it writes that. */
export function poster() {
  return DRAWN;
}

function draw() {
  return svg`<svg class="cy-poster" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${building("park", 3)}</svg>`;
}
