// The city of one layout: which spaces are streets, and where its buildings lie. It comes from the boards in the
// content; which lie where, and how they are turned, the figures tell.

/** @import { Api } from "tabletown/contract.js" */
/** @import { Quadrant } from "./types.js" */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ faces: { id: string, name: string, grid: string }[] }} Boards the tables of the content with the boards */
/** @typedef {{ grid: number[], buildings: number, name: string }} Face a side of a board: the building on each space, or NONE */
/**
 * @typedef {object} Building
 * @property {number} number
 * @property {string} word what events and options call it
 * @property {number} quadrant
 * @property {Point[]} cells column and row of each of its spaces
 * @property {Point[]} corners its outline, clockwise
 * @property {Point} middle of the part that a sign fits on
 * @property {{ x: number, y: number, width: number, height: number }} box
 */

export const NONE = -1;
export const SIZE = 18;
export const SPACES = SIZE * SIZE;
const BOARD = 9;
/** The columns of the city, from the west. */
export const LETTERS = "ABCDEFGHIJKLMNOPQR";

/** The faces of the boards, by their ids. @param {Boards} boards @returns {Map<string, Face>} */
export function facesOf({ faces }) {
  return new Map(faces.map((face) => [face.id, faceOf(face)]));
}

/** @param {{ name: string, grid: string }} face @returns {Face} */
function faceOf({ name, grid }) {
  const spaces = [...grid.replace(/\s/g, "").toLowerCase()];
  const letters = [...new Set(spaces)].filter((letter) => letter !== ".").sort();
  return { name, grid: spaces.map((letter) => letters.indexOf(letter)), buildings: letters.length };
}

/** The grid after quarter turns clockwise. @param {number[]} grid @param {number} turns */
function turned(grid, turns) {
  let now = grid;
  for (let turn = 0; turn < turns; turn++) {
    const before = now;
    now = before.map((_, i) => before[(BOARD - 1 - (i % BOARD)) * BOARD + Math.floor(i / BOARD)] ?? NONE);
  }
  return now;
}

export class City {
  /** The building on each space, or NONE. @type {number[]} */
  at = Array.from({ length: SPACES }, () => NONE);
  /** @type {Map<number, Building>} */
  buildings = new Map();
  /** What each neighborhood is called. @type {string[]} */
  names = [];

  /** @param {string} key @param {Quadrant[]} quadrants @param {Map<string, Face>} faces */
  constructor(key, quadrants, faces) {
    this.key = key;
    for (const [quadrant, { face, turns, word, first }] of quadrants.entries()) {
      const side = /** @type {Face} */ (faces.get(face));
      this.names.push(side.name);
      const corner = Math.floor(quadrant / 2) * BOARD * SIZE + (quadrant % 2) * BOARD;
      for (const [i, building] of turned(side.grid, turns).entries())
        if (building !== NONE) this.at[corner + Math.floor(i / BOARD) * SIZE + (i % BOARD)] = first + building;
      for (let i = 0; i < side.buildings; i++) this.#add(quadrant, first + i, `${word}-${i + 1}`);
    }
  }

  /** @param {number} quadrant @param {number} number @param {string} word */
  #add(quadrant, number, word) {
    const cells = this.at.flatMap((building, space) => (building === number ? [cellOf(space)] : []));
    const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const box = { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y };
    this.buildings.set(number, {
      number,
      word,
      quadrant,
      cells,
      corners: outline(cells),
      middle: middleOf(cells, box),
      box,
    });
  }

  /** @param {number} space */
  isStreet(space) {
    return this.at[space] === NONE;
  }

  /** Where a walk along the streets turns, with as few legs as can be, and where it ends; it may end at a wall, but not go on from there. Nothing if there is no way. @param {number} from @param {number} to @param {Set<number>} walls @returns {number[]} */
  way(from, to, walls) {
    /** Where one came from, for each space where one may turn. @type {Map<number, number>} */
    const before = new Map([[from, NONE]]);
    let end = NONE;
    for (const turn of before.keys())
      for (const step of [-SIZE, 1, SIZE, -1])
        for (let space = turn + step; this.#goesOn(space, step); space += step) {
          if (space === to && end === NONE) end = turn;
          if (walls.has(space)) break;
          if (!before.has(space)) before.set(space, turn);
        }
    if (end === NONE) return [];
    const turns = [to];
    for (let turn = end; turn !== from; turn = before.get(turn) ?? from) turns.unshift(turn);
    return turns;
  }

  /** Whether a street goes on to this space. @param {number} space @param {number} step */
  #goesOn(space, step) {
    const wraps = Math.abs(step) === 1 && Math.floor(space / SIZE) !== Math.floor((space - step) / SIZE);
    return !wraps && this.isStreet(space);
  }

  /** The middle of a place: a street space, or a building behind them all. @param {number} place @returns {Point} */
  middle(place) {
    if (place >= SPACES) return this.buildings.get(place - SPACES)?.middle ?? { x: 0, y: 0 };
    const { x, y } = cellOf(place);
    return { x: x + 0.5, y: y + 0.5 };
  }
}

/** @param {number} space @returns {Point} */
export function cellOf(space) {
  return { x: space % SIZE, y: Math.floor(space / SIZE) };
}

/** The word for a street space, as on a city map. @param {number} space */
export function spaceWord(space) {
  const { x, y } = cellOf(space);
  return `${LETTERS[x]}${y + 1}`;
}

/** The corner that a street space is called by. @param {number} space @param {Api} api */
export function spaceName(space, api) {
  const { x, y } = cellOf(space);
  return api.t("space-name", { avenue: LETTERS[x] ?? "", street: y + 1 });
}

/** The space of that word. @param {string} word */
export function spaceOf(word) {
  return (Number(word.slice(1)) - 1) * SIZE + LETTERS.indexOf(word.charAt(0));
}

/** The middle of all cells; of a crooked building, the middle of the cell next to it. @param {Point[]} cells @param {Building["box"]} box */
function middleOf(cells, box) {
  const middle = {
    x: cells.reduce((sum, { x }) => sum + x + 0.5, 0) / cells.length,
    y: cells.reduce((sum, { y }) => sum + y + 0.5, 0) / cells.length,
  };
  if (cells.length === box.width * box.height) return middle;
  const far = (/** @type {Point} */ { x, y }) => Math.abs(x + 0.5 - middle.x) + Math.abs(y + 0.5 - middle.y);
  const [near = { x: 0, y: 0 }] = cells.toSorted((one, other) => far(one) - far(other));
  return { x: near.x + 0.5, y: near.y + 0.5 };
}

/** The corners around cells that hang together, clockwise. @param {Point[]} cells @returns {Point[]} */
function outline(cells) {
  const has = (/** @type {number} */ x, /** @type {number} */ y) => cells.some((cell) => cell.x === x && cell.y === y);
  /** Where an edge leads that begins at a point. @type {Map<string, Point>} */
  const edges = new Map();
  for (const { x, y } of cells) {
    if (!has(x, y - 1)) edges.set(`${x},${y}`, { x: x + 1, y });
    if (!has(x + 1, y)) edges.set(`${x + 1},${y}`, { x: x + 1, y: y + 1 });
    if (!has(x, y + 1)) edges.set(`${x + 1},${y + 1}`, { x, y: y + 1 });
    if (!has(x - 1, y)) edges.set(`${x},${y + 1}`, { x, y });
  }
  /** @type {Point[]} */
  const points = [];
  let [key = ""] = edges.keys();
  for (let steps = edges.size; steps > 0; steps--) {
    const point = /** @type {Point} */ (edges.get(key));
    points.push(point);
    key = `${point.x},${point.y}`;
  }
  return points.filter((point, i) => {
    const before = /** @type {Point} */ (points.at(i - 1));
    const after = /** @type {Point} */ (points[(i + 1) % points.length]);
    return (before.x === point.x) !== (point.x === after.x);
  });
}

/** An outline drawn smaller on all sides. @param {Point[]} corners @param {number} by @returns {Point[]} */
export function inset(corners, by) {
  return corners.map((corner, i) => {
    const before = inward(/** @type {Point} */ (corners.at(i - 1)), corner);
    const after = inward(corner, /** @type {Point} */ (corners[(i + 1) % corners.length]));
    return { x: corner.x + by * (before.x + after.x), y: corner.y + by * (before.y + after.y) };
  });
}

/** Where the inside is, seen from an edge of a clockwise outline. @param {Point} from @param {Point} to @returns {Point} */
function inward(from, to) {
  return { x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) };
}
