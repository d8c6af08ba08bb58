// The poster in the lobby: the cape against the fist, over a burning city.

import { svg } from "lit-html";
import { seeded, street, windows } from "tabletown/pieces/skyline.js";

const WIDTH = 300;
const HEIGHT = 400;
const DRAWN = draw();

/** The title is not on it: whoever hangs it writes that. */
export function poster() {
  return DRAWN;
}

function rays() {
  let path = "";
  for (let ray = 0; ray < 24; ray++) {
    const [one, other] = [ray, ray + 0.5].map((turn) => (turn * Math.PI) / 12);
    path += `M150 168L${(150 + 420 * Math.cos(one ?? 0)).toFixed(0)} ${(168 + 420 * Math.sin(one ?? 0)).toFixed(0)}L${(150 + 420 * Math.cos(other ?? 0)).toFixed(0)} ${(168 + 420 * Math.sin(other ?? 0)).toFixed(0)}z`;
  }
  return path;
}

function draw() {
  const random = seeded(13);
  const far = street(random, { width: WIDTH, base: HEIGHT, low: 70, high: 165, narrow: 14, wide: 34 });
  const near = street(random, {
    width: WIDTH,
    base: HEIGHT,
    low: 34,
    high: 100,
    narrow: 20,
    wide: 44,
    roofs: ["crown", "tank", "slant", "flat", "gable"],
  });
  const farLights = windows(random, far.houses, { across: 7, down: 9, width: 2.4, height: 4, lit: 0.22 });
  const nearLights = windows(random, near.houses, { across: 9, down: 12, width: 3.4, height: 5, lit: 0.32 });
  return svg`<svg class="cc-poster" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="cc-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#150a26"></stop><stop offset=".5" stop-color="#5a1440"></stop><stop offset=".8" stop-color="#d43a3a"></stop><stop offset="1" stop-color="#ffb35c"></stop></linearGradient>
      <linearGradient id="cc-silk" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff6a70"></stop><stop offset=".45" stop-color="#d81e3c"></stop><stop offset="1" stop-color="#6d0a28"></stop></linearGradient>
      <linearGradient id="cc-iron" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e6ecff"></stop><stop offset=".45" stop-color="#8b97bb"></stop><stop offset="1" stop-color="#2b3152"></stop></linearGradient>
      <radialGradient id="cc-blast"><stop offset="0" stop-color="#fff6d8"></stop><stop offset=".35" stop-color="#ffd06a" stop-opacity=".85"></stop><stop offset="1" stop-color="#ff6a3c" stop-opacity="0"></stop></radialGradient>
      <linearGradient id="cc-haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#12061e" stop-opacity="0"></stop><stop offset="1" stop-color="#12061e" stop-opacity=".92"></stop></linearGradient>
    </defs>
    <rect width=${WIDTH} height=${HEIGHT} fill="url(#cc-night)"></rect>
    <path d=${rays()} fill="#fff" opacity=".07"></path>
    <circle cx="150" cy="168" r="120" fill="url(#cc-blast)" opacity=".9"></circle>
    <path d=${far.path} fill="#3c0f38"></path><path d=${farLights} fill="#ffcf77" opacity=".5"></path>
    <!-- Crimson Crush: cape, shoulders, a fist of flesh and blood -->
    <g>
      <path d="M70 116C48 126 26 160 14 210C4 250 4 296 -6 352C14 338 30 344 42 360C54 340 72 338 86 354C92 318 104 280 108 240C112 200 110 150 100 120z" fill="url(#cc-silk)"></path>
      <path d="M70 118C62 190 48 280 42 358M92 126C94 200 92 290 86 352M78 122C80 180 68 270 62 340" fill="none" stroke="#5c0820" stroke-width="2.2" opacity=".5"></path>
      <path d="M96 98h20v14c10 2 20 6 26 14l-6 26-12 10-4 40 8 44 4 88h-20l-8-76-12 76H72l8-90 4-42-10-46-8-26c4-10 14-16 30-18z" fill="#1a0922"></path>
      <path d="M66 132c6-12 18-16 30-18l10 12 10-14c12 2 20 8 26 16l-6 22c-18 14-44 14-62 0z" fill="#c91836"></path>
      <path d="M106 124l4.2 8.7 9.6 1.1-7.1 6.5 1.9 9.5-8.6-4.8-8.6 4.8 1.9-9.5-7.1-6.5 9.6-1.1z" fill="#ffd97a"></path>
      <path d="M84 196h40l-1 9H85z" fill="#ffd97a"></path>
      <path d="M91 66c4-9 25-10 30 0 3 8 2 22-3 30-4 6-9 10-13 10s-9-5-12-11c-4-8-5-21-2-29z" fill="#1a0922"></path>
      <path d="M90 72c9-5 23-5 32 0l-1 12c-9-4-21-4-30 0z" fill="#c91836"></path><path d="M95 76l8 1.4-1.4 4zM118 76l-8 1.4 1.4 4z" fill="#fff"></path>
      <path d="M140 124c8 6 16 14 22 24l-14 16c-8-8-14-12-22-16z" fill="#1a0922"></path>
      <path d="M150 140l14-8 13 4 7 10-1 15-10 11-15 1-11-10z" fill="#e0243f"></path>
      <path d="M166 138l15 6M164 147l18 5M162 156l17 5" stroke="#5c0820" stroke-width="2.4" stroke-linecap="round"></path>
    </g>
    <!-- Death Grip: an iron fist, larger than life -->
    <g stroke="#161a36" stroke-width="3" stroke-linejoin="round">
      <path d="M270 120l40-22v156l-40-28z" fill="#4a5378"></path>
      <path d="M262 112l18-8v134l-18-10z" fill="url(#cc-iron)"></path>
      <path d="M214 104h44c6 0 10 4 10 10v106c0 8-6 14-14 14h-36c-12 0-20-8-20-20z" fill="url(#cc-iron)"></path>
      <path d="M196 102h34c8 0 12 5 12 12s-4 13-12 13h-34c-8 0-13-6-13-13s5-12 13-12z" fill="url(#cc-iron)"></path>
      <path d="M190 129h40c8 0 12 6 12 13s-4 13-12 13h-40c-8 0-13-6-13-13s5-13 13-13z" fill="url(#cc-iron)"></path>
      <path d="M191 157h39c8 0 12 6 12 13s-4 13-12 13h-39c-8 0-13-6-13-13s5-13 13-13z" fill="url(#cc-iron)"></path>
      <path d="M198 185h32c8 0 12 5 12 12s-4 12-12 12h-32c-8 0-13-5-13-12s5-12 13-12z" fill="url(#cc-iron)"></path>
      <path d="M212 140c14-4 30 2 34 16l4 34c1 9-5 15-13 14-7-1-11-5-12-12l-3-20-14-10c-8-6-6-19 4-22z" fill="#aab6d8"></path>
    </g>
    <path d="M203 109h18M197 136h14M198 164h10M205 191h16M220 148c8 0 14 4 16 12" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".55" fill="none"></path>
    <g fill="#161a36"><circle cx="271" cy="124" r="3"></circle><circle cx="271" cy="150" r="3"></circle><circle cx="271" cy="176" r="3"></circle><circle cx="271" cy="202" r="3"></circle></g>
    <!-- where they meet -->
    <path d="M168 108l6 30 26-18-16 26 34 2-32 12 22 24-30-14-2 34-12-30-24 20 14-28-34-6 34-8-18-28 28 16z" fill="#fff6d8"></path>
    <path d="M170 126l3 20 16-10-10 16 20 2-19 7 12 14-18-8-1 20-7-18-14 11 8-16-20-4 20-5-10-17 17 10z" fill="#ffc24d"></path>
    <path d=${near.path} fill="#12061e"></path><path d=${nearLights} fill="#ffd98a" opacity=".8"></path>
    <rect y="250" width=${WIDTH} height="150" fill="url(#cc-haze)"></rect>
  </svg>`;
}
