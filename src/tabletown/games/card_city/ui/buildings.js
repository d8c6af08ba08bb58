// The cards as they look: each a small piece of the city on its square lot, seen from above and a little from the south.
// A seed decides roofs, windows, trees and cars: the same seed draws the same lot on every machine.

import { html, nothing, svg } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { n, seeded, seedOf } from "tabletown/pieces/skyline.js";
import { at, CARS, EVERYWHERE, GLASS, lot, NIGHT, one, Pen, SHADE } from "./pen.js";

/** @import { Api } from "tabletown/contract.js" */
/** @import { Block, Random } from "./pen.js" */
/** @typedef {(pen: Pen, random: Random) => void} Drawing */
/** @typedef {{ signs: string[], draw: Drawing }} Look */

const GRASS = "#1e4a4a";
const PAVING = "#3b4675";

// Homes

const ROOFS = [
  { top: "#ff9a3d", front: "#ffdfb0", side: "#c25f1c" },
  { top: "#f47b32", front: "#ffe6c4", side: "#a94d1d" },
  { top: "#ffb457", front: "#f3d3a6", side: "#cf7c2a" },
];
const PLASTER = [
  { top: "#ffe0b8", front: "#f2c894", side: "#a97a55" },
  { top: "#ffe9cf", front: "#e9d0b0", side: "#9c7f68" },
  { top: "#ffd0a0", front: "#dfa878", side: "#935f45" },
];

/** @param {Pen} pen @param {Block} plan @param {Random} random */
function house(pen, plan, random) {
  const [walls, roof] = [one(PLASTER, random), one(ROOFS, random)];
  pen.shadow({ ...plan, h: plan.h + 6 });
  pen.block(plan, walls);
  pen.windows(plan, random, { across: 7, floors: 1 });
  pen.gable(plan, 8 + random() * 4, roof, random() < 0.5);
}

/** @type {Drawing} */
function residence(pen, random) {
  lot(pen, GRASS);
  pen.rect("#6d6a80", 47, 50, 6, 48);
  const plans = [
    { x: 16, y: 24, w: 27, d: 20, h: 12 },
    { x: 60, y: 26, w: 27, d: 20, h: 12 },
    { x: 14, y: 66, w: 28, d: 20, h: 12 },
    { x: 60, y: 68, w: 27, d: 19, h: 12 },
  ];
  const garden = Math.floor(random() * plans.length);
  const tall = Math.floor(random() * plans.length);
  plans.forEach((plan, i) => {
    const shift = { ...plan, x: plan.x + random() * 4 - 2, y: plan.y + random() * 4 - 2 };
    if (i === garden) {
      const { x, y, w, d } = shift;
      pen.panel(random() < 0.4 ? "#45b8e8" : "#2f6a52", x + 3, y + 3, w * 0.7, d * 0.7, 4);
      pen.tree(x + w - 2, y + 4, 5, random);
      pen.tree(x + 4, y + d, 4.4, random);
    } else house(pen, { ...shift, h: i === tall ? 20 : 11 + random() * 3 }, random);
    if (random() < 0.6) pen.tree(shift.x + shift.w + 4, shift.y + shift.d - 1, 4 + random() * 1.6, random);
  });
}

// Works

/** @type {Drawing} */
function industry(pen, random) {
  lot(pen, "#3a3a44");
  pen.panel("#4b4a50", 8, 70, 84, 24, 3);
  const brick = one(
    [
      { top: "#9b9582", front: "#7d6a5c", side: "#54463f" },
      { top: "#a8a294", front: "#8a7768", side: "#5a4c45" },
      { top: "#8d8a80", front: "#6f6b66", side: "#4a4846" },
    ],
    random,
  );
  const mirrored = random() < 0.5;
  const hall = { x: mirrored ? 34 : 12, y: 40, w: 50, d: 28, h: 17 };
  const stack = { top: "#2a2432", front: "#c9beb2", side: "#8b7f78" };
  const chimneys = 2 + Math.floor(random() * 2);
  for (let i = 0; i < chimneys; i++) {
    const [x, y] = mirrored ? [52 + i * 11, 36] : [76 + i * 8, 48 + (i % 2) * 7];
    const high = 36 + random() * 10;
    pen.shape(SHADE, [x, y + 3], [x + high * 0.4, y + high * 0.16 + 3], [x + high * 0.4 + 6, y + high * 0.16], [x + 3, y]);
    pen.tower(x, y, 3.7, high, stack);
    pen.tower(x, y, 3.9, 4, { top: "#2a2432", front: "#e0564a", side: "#a3362f" }, high - 8);
    const [tip = 0, up = 0] = at(x, y, high);
    pen.disc("#cfcad866", tip + 4, up - 4, 4);
    pen.disc("#cfcad844", tip + 9, up - 8, 5.4);
  }
  pen.shadow(hall);
  pen.block(hall, brick);
  pen.windows(hall, random, { across: 9, floors: 1, lit: 0.8, paint: "#ffc36b" });
  const teeth = 3 + Math.floor(random() * 2);
  const step = hall.w / teeth;
  for (let i = 0; i < teeth; i++) {
    const [x, end] = [hall.x + i * step, hall.x + (i + 1) * step];
    pen.shape(i % 2 ? "#c9c2b2" : "#b8b1a2", at(x, hall.y, 17), at(end, hall.y, 27), at(end, hall.y + hall.d, 27), at(x, hall.y + hall.d, 17));
    pen.shape("#7fd0ea", at(end, hall.y, 27), at(end, hall.y, 18), at(end, hall.y + hall.d, 18), at(end, hall.y + hall.d, 27));
    pen.shape(brick.front, at(x, hall.y + hall.d, 17), at(end, hall.y + hall.d, 27), at(end, hall.y + hall.d, 17));
  }
  const tank = mirrored ? 16 : 78;
  if (random() < 0.6) pen.tower(tank, 76, 8, 12, { top: "#d8d4c8", front: "#a8a294", side: "#77726a" });
  else
    for (let i = 0; i < 3; i++)
      pen.block({ x: tank - 9 + i * 6, y: 74 + (i % 2) * 5, w: 8, d: 7, h: 6 }, { top: "#e0a35a", front: "#b87b3a", side: "#8a5828" });
  if (random() < 0.7) pen.car(mirrored ? 60 : 28, 80, random, true);
}

// Shops

const SHOPS = [
  { top: "#8fd4f2", front: "#4f9fc6", side: "#2f6a92" },
  { top: "#a6dcf4", front: "#5aa6cf", side: "#35709a" },
  { top: "#7cc3ea", front: "#3f8db8", side: "#28608a" },
];

/** Striped cloth over shop windows. @param {Pen} pen @param {number} x @param {number} y @param {number} w @param {number} z @param {string} paint */
function awning(pen, x, y, w, z, paint) {
  const stripes = Math.max(4, Math.round(w / 5));
  pen.shape(paint, at(x, y, z), at(x + w, y, z), at(x + w, y + 6, z - 5), at(x, y + 6, z - 5));
  for (let i = 1; i < stripes; i += 2) {
    const [left, right] = [x + (i * w) / stripes, x + ((i + 1) * w) / stripes];
    pen.shape("#f7fbff", at(left, y, z), at(right, y, z), at(right, y + 6, z - 5), at(left, y + 6, z - 5));
  }
}

/** @param {Pen} pen @param {Block} plan @param {Random} random @param {string} cloth */
function shop(pen, plan, random, cloth) {
  const { x, y, w, d, h } = plan;
  const walls = one(SHOPS, random);
  pen.shadow(plan);
  pen.block(plan, walls);
  pen.shape(GLASS, at(x + 2, y + d, 1), at(x + w - 2, y + d, 1), at(x + w - 2, y + d, 9), at(x + 2, y + d, 9));
  if (h > 18) pen.windows({ ...plan, z: 12, h: h - 12 }, random, { across: 7 });
  awning(pen, x, y + d, w, 12, cloth);
  const [left = 0, top = 0] = at(x + 4, y + 4, h);
  if (random() < 0.5) pen.rect("#d9f2ff", left, top, w * 0.3, d * 0.3);
  else pen.block({ x: x + w * 0.55, y: y + 5, w: 7, d: 6, h: 4, z: h }, { top: "#e6eefc", front: "#a8b6d6", side: "#7684ab" });
}

/** @type {Drawing} */
function commerce(pen, random) {
  lot(pen, PAVING);
  for (let i = 0; i < 3; i++) pen.rect("#46528a", 8, 74 + i * 7, 84, 1);
  const cloths = ["#ff5d6c", "#2f8fd0", "#1fb98a", "#d25ae8"].toSorted(() => random() - 0.5);
  const split = 34 + random() * 16;
  shop(pen, { x: 14, y: 34, w: split, d: 26, h: 24 + random() * 10 }, random, cloths[0] ?? NIGHT);
  shop(pen, { x: 18 + split, y: 38, w: 72 - split, d: 24, h: 16 + random() * 8 }, random, cloths[1] ?? NIGHT);
  const [sign = 0, post = 0] = [82, 72];
  pen.rect("#1b2350", sign, post, 2, 12);
  pen.panel("#ff4fa3", sign - 5, post - 9, 12, 11, 2);
  pen.fill("#fff4c8", `M${sign - 2} ${post - 6}h6l-1 6h-4z`);
  if (random() < 0.6) pen.car(24 + random() * 26, 84, random, true);
  pen.tree(14, 78, 4.5, random);
}

// Leisure

/** @type {Drawing} */
function theatre(pen, random) {
  const hall = { x: 22, y: 26, w: 56, d: 34, h: 22 };
  pen.shadow(hall);
  pen.block(hall, { top: "#b63fd0", front: "#8d2bab", side: "#5d1a78" });
  pen.gable({ ...hall, x: 28, w: 44 }, 12, { top: "#d85cf0", front: "#f5c9ff", side: "#8a2da6" }, false);
  for (let i = 0; i < 5; i++) pen.shape("#fff0ff", at(27 + i * 11, 60, 0), at(31 + i * 11, 60, 0), at(31 + i * 11, 60, 20), at(27 + i * 11, 60, 20));
  pen.shape("#ff4fd0", at(22, 60, 20), at(78, 60, 20), at(78, 60, 25), at(22, 60, 25));
  for (let i = 0; i < 9; i++) {
    const [x = 0, y = 0] = at(25 + i * 6.2, 60, 22.5);
    pen.disc("#fff6c0", x, y, 1.3);
  }
  pen.shape("#c9285a", [36, 62], [64, 62], [70, 96], [30, 96]);
  for (const x of [16, 84]) pen.tree(x, 76 + random() * 8, 6, random);
}

/** @type {Drawing} */
function wheel(pen, random) {
  const [x, y, r] = [50, 42, 31];
  pen.fill(SHADE, `M30 88h52l8 4h-50z`);
  pen.fill("#e7c6f5", "M48 42L30 90h5L50 48L65 90h5L52 42z");
  let rim = "";
  const spokes = 10;
  for (let i = 0; i < spokes; i++) {
    const turn = ((i + random() * 0.2) * 2 * Math.PI) / spokes;
    rim += `M${x} ${y}L${n(x + r * Math.cos(turn))} ${n(y + r * Math.sin(turn))}l1 1L${x + 1} ${y + 1}z`;
  }
  pen.fill("#d86bf0", `${rim}M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0zm3 0a${r - 3} ${r - 3} 0 1 1 ${2 * r - 6} 0a${r - 3} ${r - 3} 0 1 1 ${6 - 2 * r} 0z`);
  for (let i = 0; i < spokes; i++) {
    const turn = (i * 2 * Math.PI) / spokes;
    pen.disc(one(CARS, random), x + r * Math.cos(turn), y + r * Math.sin(turn), 4.6);
  }
  pen.disc("#fff4c8", x, y, 5);
  pen.block({ x: 14, y: 80, w: 14, d: 10, h: 8 }, { top: "#ff7ad8", front: "#c23a9a", side: "#8a2470" });
  pen.tree(86, 82, 6, random);
}

/** @type {Drawing} */
function fountain(pen, random) {
  pen.disc("#54407e", 50, 56, 38);
  pen.disc("#e9d2ff", 50, 58, 27);
  pen.disc("#2b8fd6", 50, 58, 23.5);
  pen.disc("#56c3f5", 47, 55, 15);
  pen.tower(50, 58, 7, 12, { top: "#c7ecff", front: "#e9d2ff", side: "#a58cc8" });
  pen.tower(50, 58, 3, 22, { top: "#eafaff", front: "#f4e8ff", side: "#bba4dc" });
  const [x = 0, y = 0] = at(50, 58, 24);
  for (let i = 0; i < 7; i++) pen.disc("#dff6ffcc", x + (i - 3) * 3.4, y - 9 + Math.abs(i - 3) * 3.2, 2);
  const arch = { x: 12, y: 16, w: 76, d: 8, h: 16 };
  pen.block(arch, { top: "#d85cf0", front: "#9c35b8", side: "#641d80" });
  for (let i = 0; i < 6; i++) pen.shape("#2b1550", at(17 + i * 12, 24, 0), at(24 + i * 12, 24, 0), at(24 + i * 12, 24, 11), at(17 + i * 12, 24, 11));
  for (const [tx, ty] of [[14, 84], [86, 84], [88, 48], [12, 50]]) if (random() < 0.85) pen.tree(tx ?? 0, ty ?? 0, 5.6, random);
}

/** @type {Drawing} */
function leisure(pen, random) {
  lot(pen, "#3d2a66");
  one([theatre, wheel, fountain], random)(pen, random);
}

// Parkings

const P = "M0 0h7a6 6 0 0 1 0 12H3.4v6H0zM3.4 3.2v5.6h3.4a2.8 2.8 0 0 0 0-5.6z";

/** The sign that no colour is needed for. @param {Pen} pen @param {number} x @param {number} y */
function parkingSign(pen, x, y) {
  pen.rect("#1b2350", x + 8, y + 16, 2.4, 12);
  pen.panel("#2a63e6", x, y, 19, 20, 4);
  pen.fill("#ffffff", moved(P, x + 3.4, y + 1));
}

/** A path of relative steps that begins with M0 0 and has one hole. @param {string} path @param {number} x @param {number} y */
function moved(path, x, y) {
  return path.replaceAll(/M([\d.]+) ([\d.]+)/g, (_, left, top) => `M${n(x + Number(left))} ${n(y + Number(top))}`).replaceAll(/([HV])([\d.]+)/g, (_, step, to) => `${step}${n(Number(to) + (step === "H" ? x : y))}`);
}

/** Marked places, some of them taken. @param {Pen} pen @param {Random} random @param {{ x: number, y: number, count: number }} row */
function places(pen, random, { x, y, count }) {
  for (let i = 0; i <= count; i++) pen.rect("#e9edff", x + i * 12, y, 1.2, 18);
  for (let i = 0; i < count; i++) if (random() < 0.68) pen.car(x + i * 12 + 3.2, y + 2 + random() * 2, random);
}

/** @type {Drawing} */
function parking(pen, random) {
  lot(pen, "#59628c");
  pen.panel("#3d4673", 6, 6, 88, 88, 5);
  const rows = 5 + Math.floor(random() * 2);
  places(pen, random, { x: 34, y: 12, count: 4 });
  places(pen, random, { x: 14, y: 46, count: rows });
  places(pen, random, { x: 14, y: 72, count: 6 });
  pen.fill("#ffe08a", "M14 39h8v1.4h-8zM30 39h8v1.4h-8zM46 39h8v1.4h-8zM62 39h8v1.4h-8z");
  if (random() < 0.5) pen.car(40 + random() * 34, 33, random, true);
  parkingSign(pen, 10, 10);
}

// Parks

/** @type {Drawing} */
function park(pen, random) {
  lot(pen, "#2c7a54");
  pen.disc("#349063", 28 + random() * 40, 30 + random() * 40, 24);
  const [px, py] = [30 + random() * 40, 36 + random() * 30];
  const [rx, ry] = [14 + random() * 8, 9 + random() * 6];
  const bend = 20 + random() * 60;
  pen.fill("#e6d3a1", `M${n(bend - 4)} 98Q${n(50 + (random() - 0.5) * 50)} 60 2 ${n(24 + random() * 20)}v7Q${n(58 + (random() - 0.5) * 30)} 64 ${n(bend + 4)} 98z`);
  pen.fill("#f0e3bd", `M${n(px - rx - 3)} ${n(py)}a${n(rx + 3)} ${n(ry + 3)} 0 1 0 ${n(2 * rx + 6)} 0a${n(rx + 3)} ${n(ry + 3)} 0 1 0 ${n(-2 * rx - 6)} 0z`);
  pen.fill("#3fb4ea", `M${n(px - rx)} ${n(py)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`);
  pen.fill("#9be2ff", `M${n(px - rx * 0.6)} ${n(py - 2)}h${n(rx * 0.7)}v1.4h${n(-rx * 0.7)}zM${n(px)} ${n(py + 3)}h${n(rx * 0.5)}v1.4h${n(-rx * 0.5)}z`);
  /** @type {number[][]} */
  const trees = [];
  for (let tries = 0; tries < 60 && trees.length < 11; tries++) {
    const [x, y, r] = [9 + random() * 82, 12 + random() * 79, 5.2 + random() * 4];
    const wet = ((x - px) / (rx + r)) ** 2 + ((y - py) / (ry + r)) ** 2 < 1;
    if (!wet && trees.every(([ox = 0, oy = 0, or = 0]) => Math.hypot(x - ox, y - oy) > (r + or) * 0.8)) trees.push([x, y, r]);
  }
  for (let i = 0; i < 7; i++) pen.disc(one(["#ff9ac8", "#ffe08a", "#ffffff"], random), 8 + random() * 84, 10 + random() * 82, 1.3);
  for (const [x = 0, y = 0, r = 0] of trees.toSorted(([, one = 0], [, other = 0]) => one - other)) pen.tree(x, y, r, random);
}

// Two at once

/** @type {Drawing} */
function residenceCommerce(pen, random) {
  lot(pen, PAVING);
  const base = { x: 18, y: 34, w: 64, d: 30, h: 12 };
  const [walls, roof] = [one(PLASTER, random), one(ROOFS, random)];
  pen.shadow({ ...base, h: 36 });
  pen.block(base, one(SHOPS, random));
  pen.shape(GLASS, at(20, 64, 1), at(80, 64, 1), at(80, 64, 8), at(20, 64, 8));
  const flats = { ...base, h: 22, z: 12 };
  pen.block(flats, walls);
  pen.windows(flats, random, { across: 8, floors: 3 });
  pen.gable({ ...flats, h: 22 }, 10, roof, true);
  awning(pen, 18, 64, 64, 12, one(["#ff5d6c", "#2f8fd0", "#1fb98a"], random));
  pen.tree(14, 82, 5, random);
  pen.tree(86, 84, 5, random);
  if (random() < 0.5) pen.car(44, 84, random, true);
}

/** @type {Drawing} */
function commerceParking(pen, random) {
  lot(pen, "#59628c");
  pen.panel("#3d4673", 6, 62, 88, 32, 4);
  shop(pen, { x: 16, y: 32, w: 66, d: 24, h: 19 }, random, one(["#ff5d6c", "#2f8fd0", "#1fb98a"], random));
  const [left = 0, top = 0] = at(24, 36, 19);
  pen.panel("#d9f2ff", left, top, 50, 12, 6);
  pen.panel("#9fdcf7", left + 3, top + 3, 44, 6, 3);
  places(pen, random, { x: 32, y: 74, count: 5 });
  parkingSign(pen, 9, 68);
}

/** @type {Drawing} */
function leisureParking(pen, random) {
  lot(pen, "#3d2a66");
  pen.panel("#3d4673", 6, 66, 88, 28, 4);
  pen.fill(SHADE, "M14 44a40 26 0 0 0 80 6v8a40 22 0 0 1-80-4z");
  pen.fill("#7d2b9c", "M10 34v14a40 25 0 0 0 80 0V34z");
  for (let i = 0; i < 9; i++) pen.rect("#ffb6f5", 16 + i * 8, 52 + 9 * Math.sin(((i + 0.6) * Math.PI) / 9), 2, 6);
  pen.fill("#e06bf5", "M10 34a40 25 0 1 0 80 0a40 25 0 1 0-80 0z");
  pen.fill("#a43cc0", "M16 34a34 20 0 1 0 68 0a34 20 0 1 0-68 0z");
  pen.fill("#3fb568", "M23 34a27 14 0 1 0 54 0a27 14 0 1 0-54 0z");
  pen.fill("#e9fff0", "M49.4 20.4h1.2v27.2h-1.2zM42 34a8 5 0 1 0 16 0a8 5 0 1 0-16 0zm1.2 0a6.8 4 0 1 1 13.6 0a6.8 4 0 1 1-13.6 0z");
  for (const [x = 0, y = 0] of [[10, 22], [90, 22], [12, 46], [88, 46]]) pen.disc("#fff6c0", x, y, 2.6);
  places(pen, random, { x: 32, y: 73, count: 5 });
  parkingSign(pen, 9, 68);
}

// What no lot brings

/** @type {Drawing} */
function cityHall(pen, random) {
  lot(pen, "#4a4470");
  pen.panel("#6a6390", 8, 62, 84, 32, 4);
  const stone = { top: "#fff6dc", front: "#e8dcc0", side: "#a59a8a" };
  const hall = { x: 16, y: 36, w: 70, d: 26, h: 18 };
  pen.shadow({ ...hall, h: 30 });
  pen.block(hall, stone);
  for (let i = 0; i < 8; i++) pen.shape(i === 3 || i === 4 ? "#ffcf7a" : "#5a5478", at(20 + i * 8.2, 62, 2), at(24 + i * 8.2, 62, 2), at(24 + i * 8.2, 62, 15), at(20 + i * 8.2, 62, 15));
  pen.block({ x: 36, y: 38, w: 30, d: 20, h: 6, z: 18 }, stone);
  pen.tower(51, 48, 11, 9, stone, 22);
  const [x = 0, y = 0] = at(51, 48, 31);
  const [copper = "", shine = ""] = one([["#3fa99a", "#7fe0cf"], ["#5a86d8", "#a9c6ff"], ["#b5793a", "#f0c078"]], random);
  pen.fill(copper, `M${n(x - 12)} ${n(y)}a12 15 0 0 1 24 0z`);
  pen.fill(shine, `M${n(x - 9)} ${n(y - 1)}a9 13 0 0 1 7-11q-3 4-3 11z`);
  pen.disc("#ffe08a", x, y - 16, 2.2);
  pen.rect("#d8dcf5", x - 0.6, y - 30, 1.4, 14);
  pen.fill(one(CARS, random), `M${n(x + 0.8)} ${n(y - 30)}h11l-3 3.4 3 3.4h-11z`);
  for (const side of [14, 86]) pen.tree(side, 78, 5.6, random);
  pen.shape("#bdb5d6", [42, 64], [58, 64], [62, 94], [38, 94]);
}

/** @type {Drawing} */
function policeStation(pen, random) {
  lot(pen, "#26356e");
  pen.panel("#33447f", 8, 66, 84, 28, 4);
  const house = { x: 18, y: 34, w: 64, d: 28, h: 24 };
  pen.shadow(house);
  pen.block(house, { top: "#c8d6ff", front: "#5f7ad0", side: "#35488f" });
  pen.windows({ ...house, z: 9, h: 14 }, random, { across: 9, floors: 1, lit: 0.85 });
  pen.shape("#f4f7ff", at(18, 62, 6), at(82, 62, 6), at(82, 62, 9), at(18, 62, 9));
  pen.shape("#101a4a", at(45, 62, 0), at(55, 62, 0), at(55, 62, 9), at(45, 62, 9));
  const [x = 0, y = 0] = at(50, 48, 24);
  pen.disc("#3aa0ff55", x, y - 4, 13, "cy-lamp");
  pen.rect("#101a4a", x - 5, y - 2, 10, 4);
  pen.fill("#39a5ff", `M${n(x - 5)} ${n(y - 2)}v-4a5 5 0 0 1 10 0v4z`, EVERYWHERE, "cy-lamp");
  pen.panel("#f4f7ff", 58, 77, 20, 9, 3);
  pen.fill("#2a63e6", "M58 80.4h20v2.4h-20z");
  pen.disc("#39a5ff", 66, 77.6, 1.8, "cy-lamp");
  pen.disc("#ff5d6c", 70, 77.6, 1.8);
  pen.tree(16, 80, 5, random);
}

/** Smoke alone, through which the ground is seen: it drifts. @type {Drawing} */
function cloud(pen, random) {
  const puffs = Array.from({ length: 7 }, (_, i) => [22 + ((i * 37) % 58) + random() * 6, 30 + ((i * 23) % 42) + random() * 6, 13 + random() * 7]);
  for (const [x = 0, y = 0, r = 0] of puffs) pen.disc("#1a1a1f66", x + 4, y + 6, r);
  for (const [x = 0, y = 0, r = 0] of puffs) pen.disc("#77727c", x, y, r);
  for (const [x = 0, y = 0, r = 0] of puffs) pen.disc("#a49fa8", x - 3, y - 4, r * 0.66);
  for (const [x = 0, y = 0, r = 0] of puffs.slice(3)) pen.disc("#c9c5cb", x - 5, y - 6, r * 0.3);
}

/** @type {Drawing} */
function crime(pen, random) {
  lot(pen, "#241436");
  const alley = { x: 14, y: 28, w: 30, d: 36, h: 30 };
  pen.shadow(alley);
  pen.block(alley, { top: "#4a3b63", front: "#3a2c52", side: "#251a38" });
  pen.windows(alley, random, { across: 8, floors: 3, lit: 0.2 });
  pen.block({ x: 60, y: 34, w: 28, d: 30, h: 20 }, { top: "#54436e", front: "#42325c", side: "#2b1f40" });
  pen.fill("#ffffff22", "M52 40l-16 52h34z");
  pen.fill("#f4f1ff", "M48 70a4 4 0 1 1 8 0a4 4 0 1 1-8 0zm1.2 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM44 78l8-3 10 4-1 2-6-1 5 12-3 1-6-11-7 6-2-2z");
}

/** Land that nobody has built on. @type {Drawing} */
function meadow(pen, random) {
  lot(pen, "#15304a");
  for (let i = 0; i < 2; i++) pen.disc("#193a50", 20 + random() * 60, 20 + random() * 60, 12 + random() * 8);
  for (let i = 0; i < 7; i++) {
    const [x, y] = [10 + random() * 78, 12 + random() * 76];
    pen.fill("#2a5f5c", `M${n(x)} ${n(y)}l1.4-5 1.2 5zm3 .4l2.6-4-.6 4.4z`);
  }
  for (let bushes = Math.floor(random() * 3); bushes > 0; bushes--) pen.disc("#1f5650", 16 + random() * 68, 16 + random() * 68, 3.4 + random() * 2);
}

/** Tape across a lot, and the sign that goes with it. */
const TAPE = svg`<g class="cy-tape"><path d="M-3 30L103 68v13L-3 43z" fill="#0b0f22"></path><path d="M-3 31L103 69v11L-3 42z" fill="#ffd23d"></path>
  <path d="M6 34.3l9 3.2-4 11-9-3.2zM26 41.5l9 3.2-4 11-9-3.2zM46 48.7l9 3.2-4 11-9-3.2zM66 55.9l9 3.2-4 11-9-3.2zM86 63l9 3.2-4 11-9-3.2z" fill="#0b0f22"></path>
  <path d="M-3 78L103 22v11L-3 89z" fill="#ffd23d" stroke="#0b0f22" stroke-width="1"></path><path d="M12 70l10-5 2 11-10 5zM34 58.5l10-5 2 11-10 5zM56 47l10-5 2 11-10 5zM78 35.4l10-5 2 11-10 5z" fill="#0b0f22"></path></g>`;

/** @type {Drawing} */
function unknown(pen, random) {
  lot(pen, PAVING);
  house(pen, { x: 24, y: 34, w: 52, d: 32, h: 22 }, random);
}

/** @type {Record<string, Look>} */
const LOOKS = {
  residence: { signs: ["house-fill"], draw: residence },
  industry: { signs: ["factory-fill"], draw: industry },
  commerce: { signs: ["storefront-fill"], draw: commerce },
  leisure: { signs: ["mask-happy-fill"], draw: leisure },
  parking: { signs: ["letter-circle-p-fill"], draw: parking },
  park: { signs: ["tree-fill"], draw: park },
  residence_commerce: { signs: ["house-fill", "storefront-fill"], draw: residenceCommerce },
  commerce_parking: { signs: ["storefront-fill", "letter-circle-p-fill"], draw: commerceParking },
  leisure_parking: { signs: ["mask-happy-fill", "letter-circle-p-fill"], draw: leisureParking },
  city_hall: { signs: ["bank-fill"], draw: cityHall },
  pollution_cloud: { signs: ["cloud-fog-fill"], draw: cloud },
  police_station: { signs: ["siren-fill"], draw: policeStation },
  crime: { signs: ["detective-fill"], draw: crime },
};
const UNKNOWN = { signs: ["buildings-fill"], draw: unknown };

/** The icons of a kind: one, or two for what is two things at once. @param {string} kind */
export function signOf(kind) {
  return (LOOKS[kind] ?? UNKNOWN).signs;
}

/** What a step lays on a space that is touched. @type {Record<string, string>} */
const STEPS = { "grow-homes": "residence", "grow-shops": "commerce", pollute: "pollution_cloud", commit: "crime" };
/** What is taken from a stack that is picked. @type {Record<string, string>} */
const STACKS = { industry: "industry", station: "police_station" };

/** The kind of card that a touch on a space would lay there; "" if none. @param {string[]} picked @param {string} step */
export function laidBy(picked, step) {
  for (const element of picked) {
    const [sort, word = ""] = element.split(":");
    if (sort === "card") return word;
    if (sort === "stack") return STACKS[word] ?? "";
  }
  return STEPS[step] ?? "";
}

/** The seed of whatever stands on a space. @param {number} seat @param {string} space */
export function seedAt(seat, space) {
  return seedOf(`${seat} ${space}`);
}

/** What lies on a space before anything is built there. */
const LAND = "";

/** @type {Map<string, ReturnType<typeof svg>>} */
const drawn = new Map();

/** What is drawn on a lot of 100 by 100. @param {string} kind @param {number} seed */
export function picture(kind, seed) {
  const key = `${kind} ${seed}`;
  const known = drawn.get(key);
  if (known) return known;
  const pen = new Pen();
  (kind === LAND ? meadow : (LOOKS[kind] ?? UNKNOWN).draw)(pen, seeded(seed));
  const made = svg`${pen.layers.map(({ paint, path, look }) => svg`<path class=${look || nothing} fill=${paint} d=${path}></path>`)}`;
  drawn.set(key, made);
  return made;
}

/** A card as a lot of the city. @param {string} kind @param {number} seed @param {{ crime?: boolean }} [options] */
export function building(kind, seed, { crime = false } = {}) {
  return html`<svg class="cy-building" viewBox="0 0 100 100" aria-hidden="true">${picture(kind, seed)}${crime ? TAPE : nothing}</svg>`;
}

/** An empty lot. @param {number} seed */
export function land(seed) {
  return building(LAND, seed);
}

/** What it counts as, without colours. @param {string} kind */
export function badge(kind) {
  return html`<span class="cy-badge" aria-hidden="true">${signOf(kind).map((sign) => html`<i>${icon(sign)}</i>`)}</span>`;
}

/** A card in a lot or a tray: whoever puts it somewhere says its name. @param {string} kind @param {number} seed @param {Api} api @param {{ count?: number, small?: boolean }} [options] */
export function cardFace(kind, seed, { t }, { count = 1, small = false } = {}) {
  return html`<span class="cy-card kind-${kind} ${small ? "is-small" : ""}" aria-hidden="true">${building(kind, seed)}${badge(kind)}${count > 1 ? html`<b class="cy-count" data-print=${t("table-times", { count })}></b>` : nothing}<span class="cy-name" data-print=${t(`content-${kind}-name`)}></span></span>`;
}

/** The back that all cards share: streets from above, by night. */
const BACK = svg`<svg class="cy-building" viewBox="0 0 100 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <rect width="100" height="128" fill="#161d47"></rect>
  <path d="M0 24H100M0 64H100M0 104H100M18 0V128M50 0V128M82 0V128" stroke="#0b1030" stroke-width="7"></path>
  <path d="M0 24H100M0 64H100M0 104H100M18 0V128M50 0V128M82 0V128" stroke="#e8c77a" stroke-width=".7" stroke-dasharray="3 4" opacity=".6"></path>
  <path d="M24 31h19v26H24zM57 31h18v26H57zM24 71h19v26H24zM57 71h18v26H57z" fill="#222b63"></path>
  <circle cx="50" cy="64" r="20" fill="#161d47" stroke="#e8c77a" stroke-width="1.6"></circle>
  <path d="M38 74V60h6v-8h5v-6h3v6h5v8h5v14z" fill="#e8c77a"></path>
  <rect x="5" y="5" width="90" height="118" rx="6" fill="none" stroke="#e8c77a" stroke-width="1.6" opacity=".8"></rect>
</svg>`;

/** A card that lies face down. */
export function back() {
  return html`<span class="cy-card is-back tt-card-back" aria-hidden="true">${BACK}</span>`;
}
