// What the tables are decorated with: the pictures of suits, card backs, portraits.

import { svg } from "lit-html";
import { n, seedOf, seeded, street, windows } from "./skyline.js";

/** @import { Roof } from "./skyline.js" */
/** @typedef {{ id: string, pattern: "lines" | "dots" | "grid" | "waves" | "chevrons", roofs: Roof[] }} Suit */

/** The colour of a suit is the custom property --suit-<id> of its game. @param {Suit} suit @param {number} number */
function scene(suit, number) {
  const random = seeded(40 + number);
  const colour = `var(--suit-${suit.id})`;
  const far = street(random, { width: 100, base: 140, low: 34, high: 62, narrow: 8, wide: 17, roofs: suit.roofs });
  const near = street(random, { width: 100, base: 140, low: 12, high: 38, narrow: 11, wide: 22, roofs: suit.roofs });
  const lights = windows(random, near.houses, { across: 4.6, down: 6, width: 2, height: 3, lit: 0.34 });
  return svg`
    <linearGradient id="sky-${suit.id}" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="color-mix(in oklab, ${colour} 16%, #0a0e20)"></stop>
      <stop offset=".55" stop-color="color-mix(in oklab, ${colour} 42%, #12173a)"></stop>
      <stop offset="1" stop-color="color-mix(in oklab, ${colour} 78%, #1a1030)"></stop>
    </linearGradient>
    <radialGradient id="disc-${suit.id}">
      <stop offset="0" stop-color="color-mix(in oklab, ${colour} 55%, #fff)"></stop>
      <stop offset="1" stop-color=${colour}></stop>
    </radialGradient>
    <symbol id="scene-${suit.id}" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice">
      <rect width="100" height="140" fill="url(#sky-${suit.id})"></rect>
      <rect width="100" height="100" fill="url(#weave-${suit.pattern})" opacity=".5"></rect>
      <path d="M52 140L25 62a30 30 0 0 1 58 0z" fill="url(#art-beam)" opacity=".55"></path>
      <circle cx="54" cy="60" r="35" fill=${colour} opacity=".18"></circle>
      <circle cx="54" cy="60" r="27" fill="url(#disc-${suit.id})"></circle>
      <path d=${far.path} fill=${colour} opacity=".34"></path>
      <path d=${near.path} fill="#080b1a"></path>
      <path d=${lights} fill="#ffe3a3" opacity=".9"></path>
    </symbol>`;
}

const WEAVES = svg`
  <pattern id="weave-lines" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H8" stroke="#fff" stroke-opacity=".32" stroke-width="2"></path></pattern>
  <pattern id="weave-dots" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.2" fill="#fff" fill-opacity=".4"></circle><circle cx="6" cy="6" r="1.2" fill="#fff" fill-opacity=".4"></circle></pattern>
  <pattern id="weave-grid" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0H9M0 0V9" stroke="#fff" stroke-opacity=".34" stroke-width="1.2"></path></pattern>
  <pattern id="weave-waves" width="16" height="8" patternUnits="userSpaceOnUse"><path d="M0 4q4-5 8 0t8 0" fill="none" stroke="#fff" stroke-opacity=".36" stroke-width="1.3"></path></pattern>
  <pattern id="weave-chevrons" width="12" height="9" patternUnits="userSpaceOnUse"><path d="M0 7l6-5 6 5" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.3"></path></pattern>`;

function back() {
  const random = seeded(9);
  const houses = street(random, { width: 100, base: 70, low: 8, high: 34, narrow: 8, wide: 15 });
  const lights = windows(random, houses.houses, { across: 4.6, down: 6, width: 2, height: 3, lit: 0.3 });
  let rays = "";
  for (let ray = 1; ray < 20; ray++) {
    const angle = (ray * Math.PI) / 20;
    rays += `M50 70L${n(50 + 90 * Math.cos(angle))} ${n(70 - 90 * Math.sin(angle))}`;
  }
  const half = svg`
    <path d=${rays} stroke="#e8c77a" stroke-opacity=".34" stroke-width=".8"></path>
    <path d=${houses.path} fill="#0a0e24"></path>
    <path d=${lights} fill="#e8c77a" opacity=".7"></path>`;
  return svg`
    <symbol id="card-back" viewBox="0 0 100 140">
      <rect width="100" height="140" fill="#161d47"></rect>
      <g>${half}</g><g transform="rotate(180 50 70)">${half}</g>
      <rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="#e8c77a" stroke-width="1.6" opacity=".8"></rect>
      <path d="M5 70H95" stroke="#e8c77a" stroke-width="1.2"></path>
    </symbol>`;
}

/** What cards are drawn from; a table has it once, anywhere inside it. @param {Suit[]} suits */
export function sprite(suits) {
  return svg`
    <svg class="tt-sprite" aria-hidden="true"><defs>
      <linearGradient id="art-beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".5"></stop><stop offset="1" stop-color="#fff" stop-opacity=".05"></stop></linearGradient>
      ${WEAVES}${suits.map(scene)}${back()}
    </defs></svg>`;
}

/** @type {Map<string, ReturnType<typeof svg>>} */
const portraits = new Map();

/** The portrait of a player: a piece of the city in the colour of the seat, and a letter. @param {string} name @param {number} seat */
export function portrait(name, seat) {
  const key = `${seat} ${name}`;
  const known = portraits.get(key);
  if (known) return known;
  const random = seeded(seedOf(key));
  const houses = street(random, { width: 48, base: 48, low: 8, high: 24, narrow: 6, wide: 11 });
  const lights = windows(random, houses.houses, { across: 3, down: 4.4, width: 1.3, height: 2, lit: 0.4 });
  const letter = [...name][0]?.toLocaleUpperCase() ?? "";
  const drawn = svg`
    <svg class="tt-portrait seat-${seat}" viewBox="0 0 48 48" aria-hidden="true">
      <rect class="tt-portrait-sky" width="48" height="48"></rect>
      <circle class="tt-portrait-moon" cx=${n(28 + random() * 10)} cy=${n(10 + random() * 7)} r="6"></circle>
      <path class="tt-portrait-houses" d=${houses.path}></path>
      <path d=${lights} fill="#ffe3a3" opacity=".65"></path>
      <text x="24" y="34" text-anchor="middle">${letter}</text>
    </svg>`;
  portraits.set(key, drawn);
  return drawn;
}
