// The poster in the lobby: two sides leap over the skyline, and the number between them counts.

import { svg } from "lit-html";
import { n, seeded, street, windows } from "tabletown/pieces/skyline.js";

const WIDTH = 300;
const HEIGHT = 400;
const DRAWN = draw();

/** The title is not on it: whoever hangs it writes that. */
export function poster() {
  return DRAWN;
}

/** A beam of a searchlight. @param {number} x @param {number} lean @param {string} colour */
function beam(x, lean, colour) {
  return svg`<path d="M${x} 400L${x + lean - 34} 0H${x + lean + 34}z" fill=${colour} opacity=".16"></path>`;
}

/** A card in the air. @param {number} x @param {number} y @param {number} turn @param {string} colour @param {string} dark @param {number} value */
function card(x, y, turn, colour, dark, value) {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})">
    <rect x="-31" y="-44" width="62" height="88" rx="7" fill="#0a0e20" stroke=${colour} stroke-width="4"></rect>
    <rect x="-26" y="-39" width="52" height="78" rx="4" fill=${dark}></rect>
    <circle r="20" cy="4" fill=${colour} opacity=".85"></circle>
    <text y="18" text-anchor="middle" font-size="42" font-weight="850" font-family="var(--display)" fill="#fff" stroke="#0a0e20" stroke-width="5" paint-order="stroke">${value}</text>
  </g>`;
}

/** Somebody who flies, with a cape. @param {string} place @param {string} cape @param {string} suit */
function flyer(place, cape, suit) {
  return svg`<g transform=${place}>
    <path d="M-4 -12C-40 -16 -70 8 -96 40C-84 36 -76 40 -72 50C-62 38 -52 38 -46 46C-34 32 -14 18 6 10z" fill=${cape}></path>
    <path d="M-6 -10c10-6 24-4 32 2l34 2c6 0 6 8 0 9l-32 4c-4 10-14 16-24 16l-26 22c-6 5-12 0-8-6l14-22c-6-8-2-22 10-27z" fill=${suit}></path>
    <path d="M26 -16c7-5 17-2 18 7 1 8-6 13-13 11-8-2-10-13-5-18z" fill="#f0c9a0"></path>
    <path d="M24 -14c8-6 18-4 21 4-7-1-14 0-20 3z" fill=${cape}></path>
    <circle cx="62" cy="4" r="7" fill="#fff" opacity=".85"></circle>
  </g>`;
}

function draw() {
  const random = seeded(21);
  const far = street(random, { width: WIDTH, base: HEIGHT, low: 80, high: 180, narrow: 16, wide: 36 });
  const near = street(random, { width: WIDTH, base: HEIGHT, low: 40, high: 110, narrow: 22, wide: 46 });
  const farLights = windows(random, far.houses, { across: 7, down: 9, width: 2.4, height: 4, lit: 0.24 });
  const nearLights = windows(random, near.houses, { across: 9, down: 12, width: 3.4, height: 5, lit: 0.32 });
  let stars = "";
  for (let star = 0; star < 46; star++) stars += `M${n(random() * WIDTH)} ${n(random() * 210)}h1.8v1.8h-1.8z`;
  return svg`<svg class="tc-poster" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="tc-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#08122e"></stop><stop offset=".5" stop-color="#183a78"></stop><stop offset=".82" stop-color="#2fa0b4"></stop><stop offset="1" stop-color="#f7d27a"></stop></linearGradient>
      <radialGradient id="tc-flash"><stop offset="0" stop-color="#fffbe6"></stop><stop offset=".4" stop-color="#ffe08a" stop-opacity=".8"></stop><stop offset="1" stop-color="#ffb35c" stop-opacity="0"></stop></radialGradient>
      <linearGradient id="tc-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#060b1e" stop-opacity="0"></stop><stop offset="1" stop-color="#060b1e" stop-opacity=".92"></stop></linearGradient>
    </defs>
    <rect width=${WIDTH} height=${HEIGHT} fill="url(#tc-night)"></rect>
    <path d=${stars} fill="#dce6ff" opacity=".7"></path>
    ${beam(40, 60, "#ff9ec7")}${beam(262, -70, "#c8d0ff")}
    <path d=${far.path} fill="#123063"></path><path d=${farLights} fill="#ffe3a3" opacity=".5"></path>
    <circle cx="150" cy="150" r="112" fill="url(#tc-flash)" opacity=".9"></circle>
    ${card(66, 78, -16, "#66b5e8", "#123a66", 3)}${card(236, 70, 14, "#ee4726", "#5a1410", 7)}
    ${flyer("translate(84 178) rotate(-16)", "#ff5c9a", "#7a1f52")}
    ${flyer("translate(216 150) scale(-1 1) rotate(-10)", "#8fa0ff", "#26307a")}
    ${card(150, 148, 4, "#fbc851", "#6d4a08", 5)}
    <path d=${near.path} fill="#060b1e"></path><path d=${nearLights} fill="#ffd98a" opacity=".8"></path>
    <rect y="250" width=${WIDTH} height="150" fill="url(#tc-dusk)"></rect>
  </svg>`;
}
