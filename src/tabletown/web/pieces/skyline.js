// The city by numbers: rows of houses with lit windows. The same seed draws the same picture on every machine.

import { svg } from "lit-html";

/** @typedef {{ x: number, y: number, width: number, height: number }} House */
/** @typedef {"flat" | "crown" | "slant" | "tank" | "gable" | "spire" | "dome" | "crane" | "tree"} Roof */
/** @typedef {{ width: number, base: number, low: number, high: number, narrow: number, wide: number, roofs?: Roof[] }} Street */

/** @type {Roof[]} */
const DOWNTOWN = ["crown", "slant", "tank", "flat", "flat", "flat", "flat"];

/** Random numbers from 0 to 1, always the same for the same seed. @param {number} seed */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a name. @param {string} text */
export function seedOf(text) {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** A number as a path has it. @param {number} number */
export const n = (number) => Number(number.toFixed(1));

/** Roofs as path steps over a house of width w, from its left corner to its right one at height y. */
const ROOFS = /** @type {Record<Roof, (w: number, y: number) => string>} */ ({
  flat: (w) => `h${n(w)}`,
  slant: (w, y) => `l${n(w)} ${n(-w * 0.35)}V${n(y)}`,
  gable: (w) => `l${n(w / 2)} ${n(-w * 0.5)}l${n(w / 2)} ${n(w * 0.5)}`,
  spire: (w) => `h${n(w * 0.2)}l${n(w * 0.3)} ${n(-w * 1.5)}l${n(w * 0.3)} ${n(w * 1.5)}h${n(w * 0.2)}`,
  dome: (w) => `h${n(w * 0.1)}a${n(w * 0.4)} ${n(w * 0.42)} 0 0 1 ${n(w * 0.8)} 0h${n(w * 0.1)}`,
  tree: (w) => `c${n(-w * 0.2)} ${n(-w * 0.9)} ${n(w * 1.2)} ${n(-w * 0.9)} ${n(w)} 0`,
  crown: (w) => {
    const s = w / 6;
    const up = `h${n(s)}v${n(-s)}h${n(s)}v${n(-s * 1.4)}h${n(s * 0.8)}v${n(-s * 3)}h${n(s * 0.4)}`;
    return `${up}v${n(s * 3)}h${n(s * 0.8)}v${n(s * 1.4)}h${n(s)}v${n(s)}h${n(s)}`;
  },
  tank: (w) => {
    const t = w * 0.3;
    const up = `h${n(w * 0.2)}v${n(-t * 0.5)}h${n(t * 0.15)}v${n(-t)}h${n(t * 0.7)}v${n(t)}h${n(t * 0.15)}v${n(t * 0.5)}`;
    return `${up}h${n(w * 0.8 - t)}`;
  },
  crane: (w) => {
    const arm = `h${n(w * 0.5)}v${n(-w)}h${n(-w * 0.5)}v${n(-w * 0.14)}h${n(w)}`;
    return `${arm}v${n(w * 0.14)}h${n(-w * 0.36)}v${n(w)}h${n(w * 0.36)}`;
  },
});

/** One row of houses: the outline as a path, and the houses, for windows. @param {() => number} random @param {Street} plan */
export function street(random, { width, base, low, high, narrow, wide, roofs = DOWNTOWN }) {
  /** @type {House[]} */
  const houses = [];
  let x = -4;
  let path = `M-4 ${base}`;
  while (x < width + 4) {
    const house = { x, y: 0, width: narrow + random() * (wide - narrow), height: low + random() * (high - low) };
    house.y = base - house.height;
    const roof = roofs[Math.floor(random() * roofs.length)] ?? "flat";
    path += `V${n(house.y)}${ROOFS[roof](house.width, house.y)}`;
    x += house.width;
    path += `L${n(x)} ${n(house.y)}`;
    houses.push(house);
  }
  return { path: `${path}V${base}Z`, houses };
}

/**
 * Lit windows as one path.
 * @param {() => number} random @param {House[]} houses
 * @param {{ across: number, down: number, width: number, height: number, lit: number }} grid
 */
export function windows(random, houses, { across, down, width, height, lit }) {
  let path = "";
  for (const house of houses) {
    const columns = Math.floor((house.width - width - 1) / across);
    const margin = (house.width - columns * across - width) / 2;
    for (let column = 0; column <= columns; column++) {
      for (let row = 1; row < Math.floor(house.height / down); row++) {
        if (random() < lit)
          path += `M${n(house.x + margin + column * across)} ${n(house.y + row * down)}h${width}v${height}h-${width}z`;
      }
    }
  }
  return path;
}

/** A skyline of its own for every name, as wide as its place. @param {string} name */
export function skyline(name) {
  const random = seeded(seedOf(name));
  const far = street(random, { width: 300, base: 400, low: 90, high: 230, narrow: 22, wide: 48 });
  const near = street(random, { width: 300, base: 400, low: 40, high: 140, narrow: 30, wide: 62 });
  const lights = windows(random, near.houses, { across: 11, down: 14, width: 4, height: 6, lit: 0.3 });
  const moon = 60 + random() * 180;
  return svg`<svg class="tt-skyline" viewBox="0 0 300 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx=${n(moon)} cy="90" r="30" fill="#f6ecd2" opacity=".9"></circle>
    <path d=${far.path} fill="#2a2a5e"></path><path d=${near.path} fill="#0b1029"></path><path d=${lights} fill="#ffd98a" opacity=".6"></path>
  </svg>`;
}
