// The city as it is built: asphalt, sidewalks, houses with roofs and lit windows. It is drawn once for a game.

import { svg } from "lit-html";
import { n, seedOf, seeded } from "tabletown/pieces/skyline.js";
import { cellOf, inset, NONE, SIZE } from "./city.js";
import { signOf } from "./landmarks.js";

/** @import { Building, City, Point } from "./city.js" */
/** @typedef {() => number} Random */

/** The side of a space, in the units of the drawing. */
export const UNIT = 40;
const HALF = (SIZE / 2) * UNIT;
const WHOLE = SIZE * UNIT;
const CURB = 0.04;
const WALL = 0.13;
/** Asphalt, sidewalk, roofs and walls of each neighborhood. */
const QUARTERS = [
  { street: "#15202e", curb: "#2b3d4d", roofs: ["#2c4354", "#26394a", "#33505c"], wall: "#101b28" },
  { street: "#1e1930", curb: "#3a3153", roofs: ["#41375f", "#382f55", "#4a3d63"], wall: "#171127" },
  { street: "#231c20", curb: "#463638", roofs: ["#543f3c", "#4a3735", "#5c4a40"], wall: "#1c1213" },
  { street: "#161c38", curb: "#2e3765", roofs: ["#35407a", "#2d376b", "#3c4a80"], wall: "#0f1430" },
];
const LIGHTS = ["#ffe3a3", "#ffd27a", "#fff3d0", "#bfe0ff"];

/** @param {Point[]} corners @param {number} [rise] */
export function pathOf(corners, rise = 0) {
  return `M${corners.map(({ x, y }) => `${n(x * UNIT)} ${n(y * UNIT - rise)}`).join("L")}z`;
}

/** How high a house is. @param {Building} building @param {string} name */
export function heightOf({ number, cells }, name) {
  if (name === "graveyard") return 2;
  const random = seeded(number * 31 + cells.length);
  return Math.round((name ? 10 : 6) + random() * 5);
}

/** @param {City} city @param {(building: number) => string} nameOf the word of a named building, or "" */
export function ground(city, nameOf) {
  const random = seeded(seedOf(city.key));
  const houses = [...city.buildings.values()].sort((one, other) => one.box.y + one.box.height - other.box.y - other.box.height);
  return svg`<svg class="cw-ground" viewBox="0 0 ${WHOLE} ${WHOLE}" aria-hidden="true">
    <defs>
      <radialGradient id="cw-lamp"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".55"></stop><stop offset=".4" stop-color="#ffb45c" stop-opacity=".16"></stop><stop offset="1" stop-color="#ffb45c" stop-opacity="0"></stop></radialGradient>
      <linearGradient id="cw-shine" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"></stop><stop offset=".55" stop-color="#fff" stop-opacity="0"></stop><stop offset="1" stop-color="#000" stop-opacity=".28"></stop></linearGradient>
      <linearGradient id="cw-wet" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe0ff" stop-opacity=".1"></stop><stop offset="1" stop-color="#cfe0ff" stop-opacity="0"></stop></linearGradient>
    </defs>
    <rect x="-20" y="-28" width=${WHOLE + 40} height=${WHOLE + 46} rx="18" fill="#0a0c18" stroke="#39406a" stroke-width="3"></rect>
    ${QUARTERS.map(({ street }, quadrant) => svg`<rect x=${(quadrant % 2) * HALF} y=${Math.floor(quadrant / 2) * HALF} width=${HALF} height=${HALF} fill=${street}></rect>`)}
    <path d=${joints(city)} stroke="#cdd8ff" stroke-opacity=".16" stroke-width="1.4" stroke-dasharray="5 7" fill="none"></path>
    <path d=${puddles(city, random)} fill="url(#cw-wet)"></path>
    ${lamps(city, random)}
    <path d="M${HALF} 0V${WHOLE}M0 ${HALF}H${WHOLE}" stroke="#9aa6dc" stroke-opacity=".5" stroke-width="2.2" stroke-dasharray="2 8" stroke-linecap="round"></path>
    ${houses.map((building) => house(building, nameOf(building.number)))}
  </svg>`;
}

/** Where two street spaces meet. @param {City} city */
function joints(city) {
  let path = "";
  for (const [space, building] of city.at.entries()) {
    if (building !== NONE) continue;
    const { x, y } = cellOf(space);
    if (x + 1 < SIZE && city.isStreet(space + 1)) path += `M${(x + 1) * UNIT} ${y * UNIT + 4}v${UNIT - 8}`;
    if (y + 1 < SIZE && city.isStreet(space + SIZE)) path += `M${x * UNIT + 4} ${(y + 1) * UNIT}h${UNIT - 8}`;
  }
  return path;
}

/** Wet spots that shine. @param {City} city @param {Random} random */
function puddles(city, random) {
  let path = "";
  for (const [space, building] of city.at.entries()) {
    if (building !== NONE || random() > 0.22) continue;
    const { x, y } = cellOf(space);
    const [left, top, wide] = [(x + 0.15 + random() * 0.3) * UNIT, (y + 0.2 + random() * 0.4) * UNIT, 8 + random() * 14];
    path += `M${n(left)} ${n(top)}q${n(wide / 2)} -5 ${n(wide)} 0q4 6 ${n(-wide / 2)} 8q${n(-wide / 2)} -2 ${n(-wide / 2)} -8z`;
  }
  return path;
}

/** Street lamps, where there is room between houses. @param {City} city @param {Random} random */
function lamps(city, random) {
  return city.at.flatMap((building, space) => {
    if (building !== NONE || random() > 0.2) return [];
    const { x, y } = cellOf(space);
    const [left, top] = [n((x + 0.12) * UNIT), n((y + 0.14) * UNIT)];
    return [
      svg`<circle cx=${left} cy=${top} r="34" fill="url(#cw-lamp)"></circle><circle cx=${left} cy=${top} r="1.7" fill="#fff0c8"></circle>`,
    ];
  });
}

/** @param {Building} building @param {string} name */
function house(building, name) {
  const random = seeded(building.number * 977 + building.cells.length);
  const quarter = /** @type {typeof QUARTERS[0]} */ (QUARTERS[building.quadrant]);
  const sign = name ? signOf(name) : null;
  const foot = inset(building.corners, WALL);
  const rise = heightOf(building, name);
  const roof = sign?.roof ?? quarter.roofs[Math.floor(random() * quarter.roofs.length)];
  return svg`<g>
    <path d=${pathOf(inset(building.corners, CURB))} fill=${quarter.curb} stroke="#000" stroke-opacity=".35" stroke-width="1" stroke-linejoin="round"></path>
    <path d=${pathOf(foot)} transform="translate(5 5)" fill="#000" opacity=".4"></path>
    <path d=${pathOf(foot)} fill=${quarter.wall}></path>
    ${fronts(foot, rise, sign?.neon ?? null, quarter.wall, random)}
    <path d=${pathOf(foot, rise)} fill=${roof}></path>
    ${name === "graveyard" ? graves(building, rise, random) : furniture(building, rise, Boolean(name), random)}
    <path d=${pathOf(foot, rise)} fill="url(#cw-shine)"></path>
    <path d=${pathOf(inset(building.corners, WALL + 0.06), rise)} fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.6"></path>
    ${
      sign
        ? svg`<path d=${pathOf(foot, rise)} fill="none" stroke=${sign.neon} stroke-opacity=".25" stroke-width="7" stroke-linejoin="round"></path>
            <path d=${pathOf(foot, rise)} fill="none" stroke=${sign.neon} stroke-width="2" stroke-linejoin="round"></path>`
        : svg`<path d=${pathOf(foot, rise)} fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.2" stroke-linejoin="round"></path>`
    }
  </g>`;
}

/** The walls that look south, with their windows. @param {Point[]} foot @param {number} rise @param {string | null} neon @param {string} wall @param {Random} random */
function fronts(foot, rise, neon, wall, random) {
  if (rise < 4) return "";
  return foot.map((from, i) => {
    const to = /** @type {Point} */ (foot[(i + 1) % foot.length]);
    if (from.y !== to.y || to.x > from.x) return "";
    const [left, right, bottom] = [to.x * UNIT, from.x * UNIT, from.y * UNIT];
    const [lit, unlit] = windowsOf(left, right, bottom - rise, rise, random);
    const colour = LIGHTS[Math.floor(random() * LIGHTS.length)];
    return svg`<path d="M${n(left)} ${n(bottom)}v${-rise}H${n(right)}v${rise}z" fill=${wall}></path>
      <path d=${unlit} fill="#fff" opacity=".1"></path><path d=${lit} fill=${neon ?? colour} opacity=".95"></path>`;
  });
}

/** @param {number} left @param {number} right @param {number} top @param {number} rise @param {Random} random */
function windowsOf(left, right, top, rise, random) {
  const paths = ["", ""];
  const rows = rise >= 11 ? 2 : 1;
  const tall = (rise - 2) / rows - 1.6;
  for (let x = left + 3; x + 4 < right; x += 5.6)
    for (let row = 0; row < rows; row++)
      paths[random() < 0.55 ? 0 : 1] += `M${n(x)} ${n(top + 2 + row * (tall + 1.6))}h3.2v${n(tall)}h-3.2z`;
  return paths;
}

/** What stands on a roof. @param {Building} building @param {number} rise @param {boolean} named @param {Random} random */
function furniture({ cells }, rise, named, random) {
  const things = [skylight, vent, tank, hut, garden];
  return cells.map(({ x, y }) => {
    const thing = things[Math.floor(random() * things.length)];
    const stands = random() < (named ? 0.3 : 0.62);
    const at = { x: (x + 0.28 + random() * 0.2) * UNIT, y: (y + 0.3 + random() * 0.2) * UNIT - rise };
    return stands && thing ? thing(at, random) : "";
  });
}

/** @param {Point} at @param {Random} random */
function skylight({ x, y }, random) {
  const lit = random() < 0.6 ? "#ffe3a3" : "#8fa5c9";
  return svg`<rect x=${n(x)} y=${n(y)} width="14" height="10" rx="1" fill=${lit} opacity=".8"></rect><path d="M${n(x + 4.7)} ${n(y)}v10M${n(x + 9.4)} ${n(y)}v10M${n(x)} ${n(y + 5)}h14" stroke="#0b0d1c" stroke-width="1.2"></path>`;
}

/** @param {Point} at */
function vent({ x, y }) {
  return svg`<rect x=${n(x + 1.5)} y=${n(y + 2)} width="13" height="10" fill="#000" opacity=".35"></rect><rect x=${n(x)} y=${n(y)} width="13" height="10" rx="1.5" fill="#8b93ad"></rect><circle cx=${n(x + 6.5)} cy=${n(y + 5)} r="3.4" fill="#30364d"></circle><path d="M${n(x + 3.5)} ${n(y + 5)}h6M${n(x + 6.5)} ${n(y + 2)}v6" stroke="#8b93ad" stroke-width="1"></path>`;
}

/** @param {Point} at */
function tank({ x, y }) {
  return svg`<ellipse cx=${n(x + 10)} cy=${n(y + 10)} rx="8" ry="6" fill="#000" opacity=".4"></ellipse><circle cx=${n(x + 7)} cy=${n(y + 5)} r="7" fill="#6b4a36"></circle><path d="M${n(x + 7)} ${n(y + 5)}l0 -7M${n(x + 7)} ${n(y + 5)}l6 4M${n(x + 7)} ${n(y + 5)}l-6 4" stroke="#3a271c" stroke-width="1.2"></path><circle cx=${n(x + 7)} cy=${n(y + 5)} r="7" fill="none" stroke="#94694d" stroke-width="1.2"></circle>`;
}

/** @param {Point} at */
function hut({ x, y }) {
  return svg`<path d="M${n(x)} ${n(y + 11)}v-8h13v8z" fill="#000" opacity=".3"></path><path d="M${n(x)} ${n(y)}h13v8h-13z" fill="#4a5170"></path><path d="M${n(x)} ${n(y + 8)}h13v4h-13z" fill="#262b42"></path><rect x=${n(x + 4.5)} y=${n(y + 8.4)} width="4" height="3.4" fill="#ffd27a"></rect>`;
}

/** @param {Point} at */
function garden({ x, y }) {
  return svg`<rect x=${n(x)} y=${n(y)} width="15" height="10" rx="2" fill="#20402c"></rect><circle cx=${n(x + 4)} cy=${n(y + 4)} r="3.2" fill="#3d7148"></circle><circle cx=${n(x + 10)} cy=${n(y + 6)} r="3.6" fill="#32603d"></circle>`;
}

/** @param {Building} building @param {number} rise @param {Random} random */
function graves({ cells }, rise, random) {
  return cells.flatMap(({ x, y }) =>
    [0, 1, 2].map((grave) => {
      const [left, top] = [(x + 0.16 + (grave % 2) * 0.42 + random() * 0.12) * UNIT, (y + 0.2 + grave * 0.24) * UNIT - rise];
      if (random() < 0.16) return svg`<circle cx=${n(left + 4)} cy=${n(top)} r="6.5" fill="#2f5a3c"></circle><circle cx=${n(left + 2)} cy=${n(top - 2)} r="3.4" fill="#3f734d"></circle>`;
      return svg`<path d="M${n(left)} ${n(top + 7)}v-5a3 3 0 0 1 6 0v5z" fill="#9aa9b8"></path><path d="M${n(left)} ${n(top + 7)}h6l3 2h-6z" fill="#000" opacity=".35"></path>`;
    }),
  );
}
