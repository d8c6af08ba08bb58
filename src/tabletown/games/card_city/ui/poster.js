// The poster in the lobby: a city in the evening, lot beside lot around its City Hall, cut in two by light: I cut, you choose.

import { svg } from "lit-html";
import { n, seeded, street, windows } from "tabletown/pieces/skyline.js";
import { picture } from "./buildings.js";

const WIDTH = 300;
const HEIGHT = 400;
/** The lots from far to near, each row larger than the one behind it. */
const ROWS = [
  ["park", "residence", "commerce", "leisure", "residence", "parking", "industry", "residence", "park"],
  ["industry", "residence", "leisure", "city_hall", "residence", "commerce", "park"],
  ["commerce", "residence", "leisure", "commerce", "industry"],
  ["park", "residence_commerce", "park", "parking", "commerce"],
  ["residence", "leisure", "industry"],
];
const DRAWN = draw();

/** The title is not on it: whoever hangs it writes that. */
export function poster() {
  return DRAWN;
}

/** Rows of lots that meet in the middle of the poster. */
function lots() {
  let [top, size] = [58, 36];
  return ROWS.map((kinds, row) => {
    const [y, scale, left] = [top, size / 100, WIDTH / 2 - (kinds.length * size) / 2];
    top += size;
    size *= 1.4;
    return svg`<rect y=${n(y)} width=${WIDTH} height=${n(scale * 100 + 1)} fill="#0d1230"></rect>
      ${kinds.map((kind, i) => svg`<g transform="translate(${n(left + i * scale * 100)} ${n(y)}) scale(${scale.toFixed(3)})">${picture(kind, row * 40 + i * 7 + 20)}</g>`)}`;
  });
}

function draw() {
  const random = seeded(77);
  const far = street(random, { width: WIDTH, base: 62, low: 10, high: 40, narrow: 10, wide: 24 });
  const lights = windows(random, far.houses, { across: 6, down: 7, width: 2, height: 3, lit: 0.35 });
  return svg`<svg class="cy-poster" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="cy-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1a1c54"></stop><stop offset=".6" stop-color="#b14a86"></stop><stop offset="1" stop-color="#ffb063"></stop></linearGradient>
      <linearGradient id="cy-warm" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ff7a2e" stop-opacity=".3"></stop><stop offset="1" stop-color="#ff7a2e" stop-opacity="0"></stop></linearGradient>
      <linearGradient id="cy-cool" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#2a50ff" stop-opacity=".46"></stop><stop offset="1" stop-color="#2a50ff" stop-opacity=".06"></stop></linearGradient>
      <linearGradient id="cy-foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0e20" stop-opacity="0"></stop><stop offset="1" stop-color="#0a0e20" stop-opacity=".95"></stop></linearGradient>
    </defs>
    <rect width=${WIDTH} height="80" fill="url(#cy-sky)"></rect>
    <circle cx="222" cy="36" r="20" fill="#ffe7b0"></circle>
    <path d=${far.path} fill="#2b1a4c"></path><path d=${lights} fill="#ffd98a" opacity=".8"></path>
    ${lots()}
    <path d="M0 0H200L180 100L196 142L158 240L174 270L140 400H0z" fill="url(#cy-warm)"></path>
    <path d="M300 0H200L180 100L196 142L158 240L174 270L140 400H300z" fill="url(#cy-cool)"></path>
    <path d="M200 -4L180 100L196 142L158 240L174 270L140 404" fill="none" stroke="#ffe9b8" stroke-opacity=".3" stroke-width="9"></path>
    <path d="M200 -4L180 100L196 142L158 240L174 270L140 404" fill="none" stroke="#fffbe8" stroke-width="2.6"></path>
    <rect y="260" width=${WIDTH} height="140" fill="url(#cy-foot)"></rect>
  </svg>`;
}
