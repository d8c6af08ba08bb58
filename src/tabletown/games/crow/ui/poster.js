// The poster in the lobby: a crow over a burning city, before the moon.

import { svg } from "lit-html";
import { n, seeded, street, windows } from "tabletown/pieces/skyline.js";

const WIDTH = 300;
const HEIGHT = 400;
const BIRD =
  "M150 150C120 128 84 92 20 84C40 96 44 104 46 116C34 114 26 116 16 122C34 124 44 132 50 142C40 144 34 148 28 156C48 152 64 158 78 168C74 172 72 178 72 186C92 178 112 180 128 190L118 222L138 208L150 240L162 208L182 222L172 190C188 180 208 178 228 186C228 178 226 172 222 168C236 158 252 152 272 156C266 148 260 144 250 142C256 132 266 124 284 122C274 116 266 114 254 116C256 104 260 96 280 84C216 92 180 128 150 150z";
const HEAD = "M140 152c-2-16 4-26 12-28 8 1 12 6 14 12l12 5-12 4c0 6-4 12-10 16z";
const DRAWN = draw();

/** The title is not on it: whoever hangs it writes that. */
export function poster() {
  return DRAWN;
}

/** @param {number} x @param {number} y @param {number} size */
function flame(x, y, size) {
  return svg`<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M0 20C-16 10-12-8-2-16-3-6 4-5 4-12 4-22 0-28-3-36 14-26 22-4 16 10 13 18 6 20 0 20z" fill="#ff5a1c"></path>
    <path d="M1 19C-8 13-6 4 0-2 0 4 4 4 5 0 10 6 10 16 1 19z" fill="#ffd76a"></path>
  </g>`;
}

function draw() {
  const random = seeded(94);
  const far = street(random, { width: WIDTH, base: HEIGHT, low: 110, high: 190, narrow: 16, wide: 34 });
  const near = street(random, { width: WIDTH, base: HEIGHT, low: 50, high: 120, narrow: 22, wide: 46 });
  const farLights = windows(random, far.houses, { across: 7, down: 9, width: 2.4, height: 4, lit: 0.22 });
  const nearLights = windows(random, near.houses, { across: 9, down: 12, width: 3.4, height: 5, lit: 0.3 });
  let rain = "";
  for (let drop = 0; drop < 70; drop++) rain += `M${n(random() * WIDTH)} ${n(random() * HEIGHT)}l-5 ${n(12 + random() * 12)}`;
  return svg`<svg class="cw-poster" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="cw-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#07060f"></stop><stop offset=".5" stop-color="#251238"></stop><stop offset=".8" stop-color="#7a1f2c"></stop><stop offset="1" stop-color="#ff7a2a"></stop></linearGradient>
      <radialGradient id="cw-moon"><stop offset="0" stop-color="#fbf7ff"></stop><stop offset=".62" stop-color="#d9ccf2"></stop><stop offset=".66" stop-color="#b79be0" stop-opacity=".45"></stop><stop offset="1" stop-color="#b79be0" stop-opacity="0"></stop></radialGradient>
      <linearGradient id="cw-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#07060f" stop-opacity="0"></stop><stop offset="1" stop-color="#07060f" stop-opacity=".94"></stop></linearGradient>
    </defs>
    <rect width=${WIDTH} height=${HEIGHT} fill="url(#cw-night)"></rect>
    <circle cx="150" cy="140" r="122" fill="url(#cw-moon)"></circle>
    <path d=${far.path} fill="#2a1236"></path><path d=${farLights} fill="#ffd98a" opacity=".5"></path>
    ${flame(34, 282, 1.7)}${flame(104, 312, 1.4)}${flame(176, 318, 1.9)}${flame(226, 306, 1.3)}${flame(270, 288, 2)}
    <path d=${near.path} fill="#0b0714"></path><path d=${nearLights} fill="#ffb35c" opacity=".8"></path>
    <path d=${BIRD} fill="#06050b"></path><path d=${HEAD} fill="#06050b"></path><circle cx="158" cy="136" r="2.6" fill="#ff5a1c"></circle>
    <path d=${rain} stroke="#dcd6ff" stroke-opacity=".28" stroke-width="1.1"></path>
    <rect y="250" width=${WIDTH} height="150" fill="url(#cw-dusk)"></rect>
  </svg>`;
}
