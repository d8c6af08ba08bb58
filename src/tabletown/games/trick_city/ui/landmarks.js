// What stands at each location. A location that is not known here has a skyline of its own.

import { svg } from "lit-html";
import { n, seedOf, seeded, street, windows } from "tabletown/pieces/skyline.js";

const WIDTH = 400;
const HEIGHT = 180;
const LEVEL = 160;

/** Columns side by side. @param {number} from @param {number} to @param {number} count @param {number} top @param {number} width */
function columns(from, to, count, top, width) {
  const step = (to - from - width) / (count - 1);
  return Array.from({ length: count }, (_, i) => `M${n(from + i * step)} ${top}h${width}V${LEVEL}h-${width}z`).join("");
}

/** Rays around a middle. @param {number} x @param {number} y @param {number} long @param {number} count */
function spokes(x, y, long, count) {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count;
    return `M${x} ${y}L${n(x + long * Math.cos(turn))} ${n(y + long * Math.sin(turn))}`;
  }).join("");
}

/** Filled shapes, and lines drawn over them, before the sky of a hue. @type {Record<string, { hue: number, shape: string, lines?: string, light?: string }>} */
const KNOWN = {
  loc_a_first_city_bank: {
    hue: 85,
    shape: `M110 80L200 34l90 46zM104 80h192v12H104z${columns(120, 280, 6, 92, 14)}M96 150h208v12H96z`,
    light: "M200 50a11 11 0 1 0 .1 0z",
  },
  loc_a_riverside_park: {
    hue: 150,
    shape: `M196 ${LEVEL}v-44h8v44zM200 40c34 0 46 30 34 50 6 20-14 34-34 30-20 4-40-10-34-30-12-20 0-50 34-50zM96 ${LEVEL}v-30h6v30zM99 74c24 0 34 22 24 38 0 14-12 22-24 20-12 2-24-6-24-20-10-16 0-38 24-38zM300 ${LEVEL}v-30h6v30zM303 80c22 0 32 20 22 36 0 12-10 20-22 18-12 2-22-6-22-18-10-16 0-36 22-36z`,
    lines: "M0 166q40-8 80 0t80 0 80 0 80 0 80 0M20 174q40-8 80 0t80 0 80 0 80 0",
  },
  loc_a_clock_tower: {
    hue: 60,
    shape: `M168 ${LEVEL}V60h64v100zM162 52h76v10h-76zM200 6l32 46h-64zM130 ${LEVEL}v-50h38v50zM232 ${LEVEL}v-50h38v50z`,
    light: "M200 68a20 20 0 1 0 .1 0z",
    lines: "M200 88V74M200 88l10 6",
  },
  loc_a_power_station: {
    hue: 40,
    shape: `M110 ${LEVEL}c14-30 14-60 8-100h52c-6 40-6 70 8 100zM200 ${LEVEL}c14-30 14-60 8-100h52c-6 40-6 70 8 100zM268 ${LEVEL}v-50h60v50z`,
    lines: "M134 52c-10-14 8-20 2-36M224 52c-10-14 8-20 2-36",
    light: "M300 118l-12 20h9l-5 14 16-20h-9l6-14z",
  },
  loc_a_city_hall: {
    hue: 20,
    shape: `M198 8h4v22h-4zM160 78a40 42 0 0 1 80 0zM150 78h100v12H150z${columns(158, 242, 5, 90, 10)}M90 112h220v48H90zM80 104h240v10H80z`,
    light: "M104 124h12v20h-12zM128 124h12v20h-12zM152 124h12v20h-12zM236 124h12v20h-12zM260 124h12v20h-12zM284 124h12v20h-12zM192 126h16v34h-16z",
  },
  loc_b_midnight_carnival: {
    hue: 330,
    shape: "M180 162l18-76h4l18 76zM270 162l34-60 34 60zM300 92h8v12h-8zM80 162l24-44 24 44z",
    lines: `M200 26a58 58 0 1 0 .1 0zM200 34a50 50 0 1 0 .1 0z${spokes(200, 84, 58, 12)}`,
    light: Array.from({ length: 12 }, (_, i) => {
      const turn = (i * Math.PI) / 6;
      return `M${n(195 + 58 * Math.cos(turn))} ${n(84 + 58 * Math.sin(turn))}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`;
    }).join(""),
  },
  loc_b_old_subway: {
    hue: 265,
    shape: `M60 ${LEVEL}V90a140 80 0 0 1 280 0v70h-26V96a114 62 0 0 0-228 0v64zM150 ${LEVEL}V96q50-26 100 0v64z`,
    light: "M160 104q18-8 36-9v22h-36zM204 95q18 1 36 9v13h-36zM160 136a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM228 136a6 6 0 1 0 12 0 6 6 0 1 0-12 0z",
  },
  loc_b_warehouse_row: {
    hue: 30,
    shape: `M50 ${LEVEL}V90l50-34 50 34v70zM150 ${LEVEL}V90l50-34 50 34v70zM250 ${LEVEL}V90l50-34 50 34v70z`,
    light: "M82 112h36v48H82zM182 112h36v48h-36zM282 112h36v48h-36zM94 80h12v12H94zM194 80h12v12h-12zM294 80h12v12h-12z",
    lines: "M82 124h36M82 136h36M82 148h36M182 124h36M182 136h36M182 148h36M282 124h36M282 136h36M282 148h36",
  },
  loc_b_observatory: {
    hue: 240,
    shape: `M130 108a70 74 0 0 1 140 0zM120 106h160v14H120zM134 120h132v40H134zM192 70L262 8l14 16-66 60z`,
    light: "M60 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM330 46l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM96 72l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM192 132h16v28h-16z",
  },
  loc_b_skyline_rooftop: {
    hue: 300,
    shape: `M40 ${LEVEL}V96h320v64zM30 88h340v10H30zM90 88V56h40v32zM96 56l14-16 14 16zM270 88V40h6v48zM254 48h38v4h-38zM258 60h30v4h-30z`,
    light: "M60 112h16v20H60zM100 112h16v20h-16zM140 112h16v20h-16zM180 112h16v20h-16zM220 112h16v20h-16zM260 112h16v20h-16zM300 112h16v20h-16z",
  },
};

/** @type {Map<string, ReturnType<typeof svg>>} */
const drawn = new Map();

/** @param {string} kind a location */
export function landmark(kind) {
  const there = drawn.get(kind) ?? draw(kind);
  drawn.set(kind, there);
  return there;
}

/** @param {string} kind */
function draw(kind) {
  const random = seeded(seedOf(kind));
  const { hue, shape, lines = "", light = "" } = KNOWN[kind] ?? { hue: Math.floor(random() * 360), shape: "" };
  const houses = street(random, { width: WIDTH, base: LEVEL + 4, low: 20, high: shape ? 74 : 130, narrow: 16, wide: 38 });
  const lit = windows(random, houses.houses, { across: 8, down: 10, width: 3, height: 4.5, lit: 0.25 });
  const id = `tc-sky-${kind}`;
  return svg`<svg class="tc-landmark" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs><linearGradient id=${id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="oklch(.2 .07 ${hue})"></stop><stop offset=".65" stop-color="oklch(.42 .13 ${hue})"></stop><stop offset="1" stop-color="oklch(.68 .14 ${hue})"></stop>
    </linearGradient></defs>
    <rect width=${WIDTH} height=${HEIGHT} fill="url(#${id})"></rect>
    <circle cx=${n(60 + random() * 280)} cy="40" r="20" fill="#f6ecd2" opacity=".7"></circle>
    <path d=${houses.path} fill="oklch(.3 .09 ${hue})"></path><path d=${lit} fill="#ffe3a3" opacity=".35"></path>
    <path d=${shape} fill="#0b0f26"></path>
    <path d=${light} fill="#ffe3a3"></path>
    <path d=${lines} fill="none" stroke="oklch(.8 .1 ${hue})" stroke-width="2.4" stroke-linecap="round"></path>
    <rect y=${LEVEL} width=${WIDTH} height=${HEIGHT - LEVEL} fill="#0b0f26"></rect>
  </svg>`;
}
