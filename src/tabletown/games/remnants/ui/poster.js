// The poster in the lobby: towers of an occupied city, a ship of the police above them with its searchlights.

import { svg } from "lit-html";
import { n, seeded, street, windows } from "tabletown/pieces/skyline.js";

const WIDTH = 300;
const HEIGHT = 400;
const DRAWN = draw();

/** The title is not on it: whoever hangs it writes that. */
export function poster() {
  return DRAWN;
}

/** A figure in the street, in the colour of its gang. @param {number} x @param {string} paint */
function standee(x, paint) {
  return svg`<g transform="translate(${x} 206)"><path d="M-11 34V10a11 14 0 0 1 22 0V34z" fill=${paint}></path><circle cy="-8" r="8" fill=${paint}></circle><path d="M-15 34h30l4 6h-38z" fill="#0b0a18"></path></g>`;
}

function draw() {
  const random = seeded(2013);
  const far = street(random, { width: WIDTH, base: HEIGHT, low: 130, high: 230, narrow: 18, wide: 38 });
  const near = street(random, { width: WIDTH, base: HEIGHT, low: 60, high: 130, narrow: 24, wide: 50 });
  const farLights = windows(random, far.houses, { across: 8, down: 10, width: 2.6, height: 4.2, lit: 0.26 });
  const nearLights = windows(random, near.houses, { across: 10, down: 12, width: 3.6, height: 5, lit: 0.34 });
  let stars = "";
  for (let star = 0; star < 60; star++) stars += `M${n(random() * WIDTH)} ${n(random() * HEIGHT * 0.4)}h1.4`;
  return svg`<svg class="rm-poster" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="rm-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#071023"></stop><stop offset=".55" stop-color="#123a4a"></stop><stop offset=".85" stop-color="#1d6f66"></stop><stop offset="1" stop-color="#57c79c"></stop></linearGradient>
      <linearGradient id="rm-beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd6f3" stop-opacity=".75"></stop><stop offset="1" stop-color="#ff9de2" stop-opacity="0"></stop></linearGradient>
      <linearGradient id="rm-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#06060f" stop-opacity="0"></stop><stop offset="1" stop-color="#06060f" stop-opacity=".92"></stop></linearGradient>
    </defs>
    <rect width=${WIDTH} height=${HEIGHT} fill="url(#rm-night)"></rect>
    <path d=${stars} stroke="#d7fff1" stroke-width="1.4" stroke-opacity=".7"></path>
    <path d=${far.path} fill="#0f2c3a"></path><path d=${farLights} fill="#a8ffe0" opacity=".5"></path>
    <path d="M96 126L30 246h92z" fill="url(#rm-beam)" opacity=".8"></path><path d="M196 126L200 246h74z" fill="url(#rm-beam)" opacity=".7"></path>
    <path d="M28 114C70 80 112 68 150 68s84 12 124 46c-30 18-78 26-124 26S58 132 28 114z" fill="#171228"></path>
    <path d="M104 72c8-22 84-22 92 0z" fill="#2b2145"></path>
    <path d="M52 114h16M92 122h16M142 125h16M192 122h16M232 114h16" stroke="#ff9de2" stroke-width="5" stroke-linecap="round"></path>
    ${standee(70, "#fff56b")}${standee(122, "#5fb2ff")}${standee(176, "#55e39a")}${standee(230, "#ff7066")}
    <path d="M0 246h300v10H0z" fill="#141a2c"></path><path d="M0 254h300v146H0z" fill="#0a0f1c"></path>
    <path d=${near.path} fill="#070b14"></path><path d=${nearLights} fill="#ffe0a0" opacity=".8"></path>
    <rect y="250" width=${WIDTH} height="150" fill="url(#rm-dusk)"></rect>
  </svg>`;
}
