// A position as a picture: the game's own table draws it once, out of sight; what stays is a copy that does nothing,
// cut to what matters, with rings around what it points at.

import { mountOf } from "./mounts.js";
import { both, find, grown } from "./pointing.js";
import { settings } from "./settings.js";

/** @import { Api } from "../contract.js" */
/** @import { Texts } from "../text.js" */
/** @import { GameDetails, HowPicture } from "../types.js" */
/** @import { Box } from "./pointing.js" */

/** Letters: the stage on which a table is drawn, beside others on a desk, and on a phone. */
const STAGES = { wide: { width: 62, height: 40 }, small: { width: 24.4, height: 42 } };
/** Below this width of the window games have their layout for phones: see their style sheets. */
const SMALL = 720;
/** Pixels of the stage around what matters, and of a ring around its element. */
const MARGIN = 20;
const RING = 6;
/** How much larger than at the table things may get. */
const CLOSEST = 1.2;

/** @param {HTMLElement} place where the picture is to be @param {HowPicture} picture @param {GameDetails} game @param {Texts} texts @param {AbortSignal} signal */
export async function paint(place, picture, game, texts, signal) {
  const mount = await mountOf(game.info);
  if (signal.aborted) return;
  const stage = stageOf();
  stage.classList.add("is-drawing");
  place.replaceChildren(stage);
  const root = /** @type {HTMLElement} */ (stage.firstElementChild);
  const table = mount(root, still(picture, game, texts));
  const { view } = picture.position;
  const live = view.seat !== null && view.actors.includes(view.seat);
  await table.update({ table: picture.table, position: picture.position, events: [], move: picture.table.moves, live });
  for (const element of picture.touched) find(stage, element)?.click();
  await document.fonts.ready;
  await settled();
  if (signal.aborted) return table.destroy();
  const copy = /** @type {HTMLElement} */ (stage.cloneNode(true));
  table.destroy();
  copy.classList.remove("is-drawing");
  place.replaceChildren(copy);
  frame(place, copy, picture);
}

/** A stage of the right size for this window, that nobody can touch. */
function stageOf() {
  const { width, height } = innerWidth > SMALL ? STAGES.wide : STAGES.small;
  const stage = document.createElement("div");
  stage.className = "stage how-stage";
  stage.inert = true;
  stage.setAttribute("aria-hidden", "true");
  stage.style.inlineSize = `${width}rem`;
  stage.style.blockSize = `${height}rem`;
  const root = document.createElement("div");
  root.className = "stage-root";
  stage.append(root);
  return stage;
}

/** What a table gets that nobody plays at. @param {HowPicture} picture @param {GameDetails} game @param {Texts} texts @returns {Api} */
function still({ table, position, events }, game, texts) {
  const names = table.players.map(({ name }) => name);
  const { seat } = position.view;
  return {
    game,
    settings: { ...settings, sound: false, reducedMotion: true },
    seat,
    t: (message, params) => texts.say(message, params, { names, reader: seat }),
    name: (number) => names[number] ?? "",
    past: () => events,
    choose() {},
    why() {},
    clause() {},
    sound() {},
    headline() {},
  };
}

/** After what tables do when they have learnt their size. */
async function settled() {
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
}

/** Cuts the stage to what matters, as large as the place allows, and draws the rings. @param {HTMLElement} place @param {HTMLElement} stage @param {HowPicture} picture */
export function frame(place, stage, { points, around }) {
  stage.style.transform = "";
  for (const old of stage.querySelectorAll(".how-ring")) old.remove();
  for (const names of [...around, ...points]) for (const name of names.split(" ")) bringIn(stage, name);
  const whole = { left: 0, top: 0, right: stage.offsetWidth, bottom: stage.scrollHeight };
  const marked = points.flatMap((names) => boxOf(stage, names, whole));
  const wanted = [...marked, ...around.flatMap((names) => boxOf(stage, names, whole))];
  const part = wanted.length ? grown(wanted.reduce(both), MARGIN) : whole;
  const [width, height] = [place.clientWidth, place.clientHeight];
  const zoom = Math.min(CLOSEST, width / (part.right - part.left), height / (part.bottom - part.top));
  const x = within(part.left, part.right, width / zoom, whole.right);
  const y = within(part.top, part.bottom, height / zoom, whole.bottom);
  stage.style.transform = `scale(${zoom}) translate(${-x}px, ${-y}px)`;
  for (const box of marked) stage.append(ring(grown(box, RING), zoom));
}

/** What is further down in a part of the table that scrolls comes into sight. @param {HTMLElement} stage @param {string} name */
function bringIn(stage, name) {
  const element = find(stage, name);
  for (let part = element?.parentElement; element && part && part !== stage; part = part.parentElement) {
    const below = element.getBoundingClientRect().bottom + MARGIN - part.getBoundingClientRect().bottom;
    if (below > 0) part.scrollTop += below;
  }
}

/** Where something is on the stage, or several things with spaces between their names, as far as they are to be seen. @param {HTMLElement} stage @param {string} names @param {Box} whole @returns {Box[]} */
function boxOf(stage, names, whole) {
  const origin = stage.getBoundingClientRect();
  const boxes = names.split(" ").flatMap((name) => {
    const { left, top, right, bottom } = find(stage, name)?.getBoundingClientRect() ?? new DOMRect();
    const box = { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top };
    const seen = right > left && box.left < whole.right && box.top < whole.bottom;
    return seen ? [{ ...box, right: Math.min(box.right, whole.right), bottom: Math.min(box.bottom, whole.bottom) }] : [];
  });
  return boxes.length ? [boxes.reduce(both)] : [];
}

/** Where a window of this size begins, with the middle of a part in its middle, as far as the whole goes. @param {number} from @param {number} to @param {number} size @param {number} all */
function within(from, to, size, all) {
  if (size >= all) return (all - size) / 2;
  return Math.max(0, Math.min(all - size, (from + to - size) / 2));
}

/** @param {Box} box @param {number} zoom */
function ring({ left, top, right, bottom }, zoom) {
  const drawn = document.createElement("i");
  drawn.className = "how-ring";
  drawn.style.cssText = `left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px; --zoom: ${zoom}`;
  return drawn;
}
