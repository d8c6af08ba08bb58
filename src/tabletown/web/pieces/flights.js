// Pieces fly from where they were to where they are. A piece is marked `data-piece`, a zone `data-zone`; a piece that
// was not to be seen before names the zone that it comes from in `data-from`. A card that was face down turns over.

import { html, render } from "lit-html";
import { back } from "./card.js";

/** @import { Motion } from "./motion.js" */
/** @typedef {{ element: HTMLElement, box: DOMRect, zone: string | null }} Seen */

const FLIGHT = 520;
const SLIDE = 260;
const STAGGER = 45;
const EASE = "cubic-bezier(.25,.8,.3,1)";

/** @param {Element} root @returns {Map<string, Seen>} */
function look(root) {
  const seen = new Map();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-piece]"))) {
    const box = element.getBoundingClientRect();
    const zone = element.closest("[data-zone]")?.getAttribute("data-zone") ?? null;
    if (box.width) seen.set(element.dataset.piece, { element, box, zone });
  }
  return seen;
}

/** Where a zone is on the screen; a zone that is not drawn has no place. @param {Element} root @param {string | null | undefined} zone */
export function placeOf(root, zone) {
  if (!zone) return null;
  const places = [...root.querySelectorAll(`[data-zone="${CSS.escape(zone)}"]`)].map((element) =>
    element.getBoundingClientRect(),
  );
  return places.find((box) => box.width > 0) ?? null;
}

/**
 * Changes the table by `change` (which renders it) and flies every piece that has another place afterwards.
 * @param {HTMLElement} root @param {Motion} motion @param {() => void} change
 * @param {(piece: string) => string | null} where the zone of a piece that is no longer to be seen
 */
export async function fly(root, motion, change, where) {
  if (motion.still) {
    change();
    return;
  }
  const before = look(root);
  change();
  const after = look(root);
  const sky = skyOver(root);
  const flights = [];
  for (const [piece, now] of after) {
    const was = before.get(piece);
    if (was && was.zone === now.zone) flights.push(slide(motion, was.box, now));
    else {
      const start = was?.box ?? placeOf(root, now.element.dataset.from);
      const turned = was ? was.element.matches(".tt-card-back") : now.element.dataset.from !== undefined;
      if (start) flights.push(cross(sky, motion, now.element, start, now.box, turned, flights.length));
    }
  }
  for (const [piece, was] of before) {
    const end = after.has(piece) ? null : placeOf(root, where(piece));
    if (end) flights.push(leave(sky, motion, was, end, flights.length));
  }
  await Promise.all(flights);
}

/**
 * Flies something that is no piece (points, a badge) from one place to another.
 * @param {HTMLElement} root @param {Motion} motion @param {DOMRect} from @param {DOMRect} to @param {unknown} content
 */
export async function toss(root, motion, from, to, content) {
  if (motion.still) return;
  const sky = skyOver(root);
  const thing = document.createElement("div");
  thing.className = "tt-tossed";
  render(content, thing);
  sky.append(thing);
  const origin = sky.getBoundingClientRect();
  const start = middle(from, origin);
  const end = middle(to, origin);
  const top = Math.min(start.y, end.y) - 40;
  await motion.animate(
    thing,
    [
      { transform: `translate(${start.x}px, ${start.y}px) translate(-50%, -50%) scale(.4)`, opacity: 0 },
      { transform: `translate(${start.x}px, ${start.y - 14}px) translate(-50%, -50%) scale(1.5)`, opacity: 1, offset: 0.28 },
      {
        transform: `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y + 2 * top) / 4}px) translate(-50%, -50%) scale(1.3)`,
        opacity: 1,
        offset: 0.65,
      },
      { transform: `translate(${end.x}px, ${end.y}px) translate(-50%, -50%) scale(.8)`, opacity: 1 },
    ],
    { duration: 820, easing: "ease-in-out" },
  );
  thing.remove();
}

/** The layer that everything flies in, above the table. @param {HTMLElement} root */
function skyOver(root) {
  const there = /** @type {HTMLElement | null} */ (root.querySelector(":scope > .tt-sky"));
  if (there) return there;
  const sky = document.createElement("div");
  sky.className = "tt-sky";
  sky.setAttribute("aria-hidden", "true");
  root.append(sky);
  return sky;
}

/** @param {DOMRect} box @param {DOMRect} origin */
function middle(box, origin) {
  return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
}

/** Pieces that make room for each other. @param {Motion} motion @param {DOMRect} was @param {Seen} now */
function slide(motion, was, now) {
  const x = was.x + was.width / 2 - now.box.x - now.box.width / 2;
  const y = was.y + was.height / 2 - now.box.y - now.box.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return undefined;
  return motion.animate(now.element, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: SLIDE, easing: EASE });
}

/** @param {HTMLElement} sky @param {HTMLElement} element @param {number} width */
function ghostOf(sky, element, width) {
  const ghost = document.createElement("div");
  ghost.className = "tt-ghost";
  ghost.style.setProperty("--card", `${width}px`);
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const name of ["data-piece", "data-from", "data-stop", "tabindex", "id"]) copy.removeAttribute(name);
  copy.className = element.className
    .split(" ")
    .filter((name) => /^(tt-card|suit-)/.test(name))
    .join(" ");
  ghost.append(copy);
  sky.append(ghost);
  return ghost;
}

/** @param {DOMRect} box @param {DOMRect} origin @param {number} width */
function at(box, origin, width) {
  const scale = Math.min(box.width, box.height / 1.4) / width;
  const { x, y } = middle(box, origin);
  return { x: x - width / 2, y: y - (width * 1.4) / 2, scale: Math.max(scale, 0.2) };
}

/**
 * From one zone to another, above everything; the piece itself appears when it has arrived.
 * @param {HTMLElement} sky @param {Motion} motion @param {HTMLElement} element
 * @param {DOMRect} from @param {DOMRect} to @param {boolean} turned @param {number} number
 */
async function cross(sky, motion, element, from, to, turned, number) {
  const width = element.offsetWidth;
  const ghost = ghostOf(sky, element, width);
  const faceUp = !element.matches(".tt-card-back");
  if (turned && faceUp) render(html`${back({ extra: "tt-card-reverse" })}`, ghost, { renderBefore: ghost.firstChild });
  const origin = sky.getBoundingClientRect();
  const start = at(from, origin, width);
  const end = at(to, origin, width);
  const turn = turned && faceUp ? 180 : 0;
  const timing = {
    duration: FLIGHT,
    delay: Math.min(number, 12) * STAGGER,
    easing: EASE,
    fill: /** @type {const} */ ("backwards"),
  };
  const hidden = motion.animate(element, [{ opacity: 0 }, { opacity: 0 }], timing);
  await motion.animate(
    ghost,
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(${start.scale}) rotateY(${turn}deg)` },
      {
        transform: `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2 - 24}px) scale(${(start.scale + end.scale) / 2 + 0.08}) rotateY(${turn / 2}deg)`,
        offset: 0.5,
      },
      { transform: `translate(${end.x}px, ${end.y}px) scale(1) rotateY(0deg)` },
    ],
    timing,
  );
  ghost.remove();
  await hidden;
}

/**
 * Out of sight, into a zone whose pieces are not drawn.
 * @param {HTMLElement} sky @param {Motion} motion @param {Seen} was @param {DOMRect} end @param {number} number
 */
async function leave(sky, motion, was, end, number) {
  const width = was.box.width;
  const ghost = ghostOf(sky, was.element, width);
  const origin = sky.getBoundingClientRect();
  const start = at(was.box, origin, width);
  const goal = at(end, origin, width);
  await motion.animate(
    ghost,
    [
      { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
      { transform: `translate(${goal.x}px, ${goal.y}px) scale(${Math.min(goal.scale, 1)})`, opacity: 0.6 },
    ],
    { duration: FLIGHT, delay: Math.min(number, 12) * STAGGER, easing: EASE, fill: "backwards" },
  );
  ghost.remove();
}
