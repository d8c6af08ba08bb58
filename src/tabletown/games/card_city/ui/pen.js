// The drawing kit of the lots: blocks, roofs, windows, trees and cars, seen from above and a little from the south.

import { n } from "tabletown/pieces/skyline.js";

/** @typedef {() => number} Random from 0 to 1 */
/** @typedef {{ top: string, front: string, side: string }} Walls the paints of a block */
/** @typedef {{ x: number, y: number, w: number, d: number, h: number, z?: number }} Block a plan, from its north-western corner, and how high it is from where */

/** How far a point moves on the picture for each unit that it is above the ground. */
const LEAN = 0.26;
const RISE = 0.74;
export const NIGHT = "#0b1130";
export const SHADE = "#04071a8c";
export const GLASS = "#ffe7a8";
const DARK_GLASS = "#26305f";

/** @typedef {[number, number, number, number]} Bounds west, north, east, south */
/** @typedef {{ paint: string, look: string, path: string, bounds: Bounds[] }} Layer */

/** @type {Bounds} */
export const EVERYWHERE = [-Infinity, -Infinity, Infinity, Infinity];

/** @param {Bounds} one @param {Bounds} other */
const overlap = (one, other) => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** Collects paths: what has the same paint becomes one of them, as long as nothing that was painted later lies below it. */
export class Pen {
  /** @type {Layer[]} */
  layers = [];

  /** @param {string} paint @param {string} path @param {Bounds} [bounds] @param {string} [look] a class for what glows */
  fill(paint, path, bounds = EVERYWHERE, look = "") {
    const above = this.layers.findLastIndex((layer) => layer.bounds.some((other) => overlap(bounds, other)));
    const same = this.layers.slice(Math.max(0, above)).find((layer) => layer.paint === paint && layer.look === look);
    if (!same) return this.layers.push({ paint, look, path, bounds: [bounds] });
    same.path += path;
    return same.bounds.push(bounds);
  }

  /** @param {string} paint @param {number[][]} points */
  shape(paint, ...points) {
    const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
    const path = `M${points.map(([x = 0, y = 0]) => `${n(x)} ${n(y)}`).join("L")}z`;
    this.fill(paint, path, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
  }

  /** @param {string} paint @param {number} x @param {number} y @param {number} r @param {string} [look] */
  disc(paint, x, y, r, look) {
    const path = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
    this.fill(paint, path, [x - r, y - r, x + r, y + r], look);
  }

  /** @param {string} paint @param {number} x @param {number} y @param {number} w @param {number} h */
  rect(paint, x, y, w, h) {
    this.fill(paint, `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`, [x, y, x + w, y + h]);
  }

  /** With round corners. @param {string} paint @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
  panel(paint, x, y, w, h, r) {
    this.fill(paint, rounded(x, y, w, h, r), [x, y, x + w, y + h]);
  }

  /** What a block throws to the south-east. @param {Block} block */
  shadow({ x, y, w, d, h }) {
    const [dx, dy] = [h * 0.42, h * 0.16];
    this.shape(SHADE, [x, y + d], [x + dx, y + d + dy], [x + w + dx, y + d + dy], [x + w + dx, y + dy], [x + w, y]);
  }

  /** @param {Block} block @param {Walls} walls */
  block({ x, y, w, d, h, z = 0 }, { top, front, side }) {
    this.shape(front, at(x, y + d, z), at(x + w, y + d, z), at(x + w, y + d, z + h), at(x, y + d, z + h));
    this.shape(side, at(x + w, y + d, z), at(x + w, y, z), at(x + w, y, z + h), at(x + w, y + d, z + h));
    this.shape(top, at(x, y, z + h), at(x + w, y, z + h), at(x + w, y + d, z + h), at(x, y + d, z + h));
  }

  /** Windows in the southern wall of a block. @param {Block} block @param {Random} random @param {{ across?: number, floors?: number, lit?: number, paint?: string }} [how] */
  windows({ x, y, w, d, h, z = 0 }, random, { across = 6, floors = Math.round(h / 8), lit = 0.7, paint = GLASS } = {}) {
    const count = Math.max(1, Math.round(w / across));
    const [step, floor] = [w / count, h / floors];
    for (let row = 0; row < floors; row++)
      for (let column = 0; column < count; column++) {
        const [left, bottom] = [x + (column + 0.25) * step, z + (row + 0.28) * floor];
        const [right, top] = [left + step * 0.5, bottom + floor * 0.5];
        this.shape(random() < lit ? paint : DARK_GLASS, at(left, y + d, bottom), at(right, y + d, bottom), at(right, y + d, top), at(left, y + d, top));
      }
  }

  /** A roof with its ridge from west to east, or from north to south. @param {Block} block @param {number} rise @param {Walls} walls @param {boolean} along */
  gable({ x, y, w, d, h, z = 0 }, rise, { top, front, side }, along) {
    const [low, high] = [z + h, z + h + rise];
    if (along) {
      const [west, east] = [at(x, y + d / 2, high), at(x + w, y + d / 2, high)];
      this.shape(side, at(x, y, low), at(x + w, y, low), east, west);
      this.shape(top, at(x - 1, y + d + 1, low), at(x + w + 1, y + d + 1, low), east, west);
      this.shape(front, at(x + w, y, low), at(x + w, y + d, low), east);
    } else {
      const [north, south] = [at(x + w / 2, y, high), at(x + w / 2, y + d, high)];
      this.shape(side, at(x + w + 1, y, low), at(x + w + 1, y + d + 1, low), south, north);
      this.shape(top, at(x - 1, y, low), at(x - 1, y + d + 1, low), south, north);
      this.shape(front, at(x, y + d, low), at(x + w, y + d, low), south);
    }
  }

  /** Something round that stands upright. @param {number} x @param {number} y @param {number} r @param {number} h @param {Walls} walls @param {number} [z] */
  tower(x, y, r, h, { top, front, side }, z = 0) {
    const [[low = 0, bottom = 0], [high = 0, up = 0]] = [at(x, y, z), at(x, y, z + h)];
    this.disc(front, low, bottom, r);
    this.shape(front, [low - r, bottom], [low + r, bottom], [high + r, up], [high - r, up]);
    this.shape(side, [low + r * 0.25, bottom + r * 0.8], [low + r, bottom], [high + r, up], [high + r * 0.25, up]);
    this.disc(top, high, up, r);
  }

  /** @param {number} x @param {number} y @param {number} r @param {Random} random */
  tree(x, y, r, random) {
    const [dark, light] = random() < 0.3 ? ["#1d7a62", "#46c48c"] : random() < 0.5 ? ["#256b3c", "#6fd06a"] : ["#2f7d3a", "#9be06f"];
    this.disc(SHADE, x + r * 0.5, y + r * 0.45, r);
    this.disc(dark, x, y - r * 0.2, r);
    this.disc(light, x - r * 0.25, y - r * 0.5, r * 0.62);
  }

  /** @param {number} x @param {number} y @param {Random} random @param {boolean} [along] whether it stands from west to east */
  car(x, y, random, along = false) {
    const paint = CARS[Math.floor(random() * CARS.length)] ?? NIGHT;
    const [w, d] = along ? [13, 7] : [7, 13];
    this.panel(paint, x, y, w, d, 2.4);
    if (along) this.panel("#0e1640", x + 3, y + 1.2, 6, 4.6, 1);
    else this.panel("#0e1640", x + 1.2, y + 4, 4.6, 6, 1);
  }
}

export const CARS = ["#ff6b5e", "#5ec8ff", "#ffd166", "#f2f5ff", "#b58cff", "#6fe0a0"];

/** A point of the plan so high above the ground, on the picture. @param {number} x @param {number} y @param {number} z */
export const at = (x, y, z) => [x - LEAN * z, y - RISE * z];

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
const rounded = (x, y, w, h, r) =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}z`;

/** @template T @param {T[]} of @param {Random} random */
export const one = (of, random) => /** @type {T} */ (of[Math.floor(random() * of.length)]);

/** @param {Pen} pen @param {string} paint */
export const lot = (pen, paint) => pen.panel(paint, 2, 2, 96, 96, 7);
