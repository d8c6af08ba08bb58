// The night behind every page: three skylines that lean a little with the pointer.

import { html, render, svg } from "lit-html";
import { seeded, street, windows } from "./skyline.js";

const WIDTH = 1600;
const HEIGHT = 520;

function drawn() {
  const random = seeded(2);
  const far = street(random, { width: WIDTH, base: HEIGHT, low: 120, high: 330, narrow: 34, wide: 80 });
  const middle = street(random, { width: WIDTH, base: HEIGHT, low: 90, high: 250, narrow: 44, wide: 96 });
  const near = street(random, { width: WIDTH, base: HEIGHT, low: 30, high: 130, narrow: 60, wide: 130 });
  let stars = "";
  for (let star = 0; star < 110; star++) stars += `M${Math.round(random() * WIDTH)} ${Math.round(random() * 250)}h1.6v1.6h-1.6z`;
  return svg`
    <defs>
      <radialGradient id="moonshine"><stop offset=".35" stop-color="#f6ecd2" stop-opacity=".32"></stop><stop offset="1" stop-color="#f6ecd2" stop-opacity="0"></stop></radialGradient>
      <radialGradient id="horizon" cx=".5" cy=".9" r=".75">
        <stop offset="0" stop-color="#ff9d5c" stop-opacity=".75"></stop><stop offset=".45" stop-color="#b14a86" stop-opacity=".5"></stop><stop offset="1" stop-color="#3a2560" stop-opacity="0"></stop>
      </radialGradient>
    </defs>
    <path d=${stars} fill="#cdd8ff" opacity=".55"></path>
    <g class="tt-lean-1"><circle cx="1240" cy="128" r="46" fill="#f6ecd2" opacity=".9"></circle><circle cx="1240" cy="128" r="110" fill="url(#moonshine)"></circle></g>
    <rect x="-40" width=${WIDTH + 80} height=${HEIGHT} fill="url(#horizon)"></rect>
    <g class="tt-lean-1"><path d=${far.path} fill="#2a2a5e"></path></g>
    <g class="tt-lean-2"><path d=${middle.path} fill="#171b42"></path>
      <path d=${windows(random, middle.houses, { across: 15, down: 19, width: 5, height: 8, lit: 0.2 })} fill="#ffd98a" opacity=".42"></path></g>
    <g class="tt-lean-3"><path d=${near.path} fill="#0b1029"></path>
      <path d=${windows(random, near.houses, { across: 17, down: 21, width: 6, height: 9, lit: 0.16 })} fill="#ffcf77" opacity=".5"></path></g>`;
}

/** Draws the night into an element and lets it follow the pointer, unless motion is reduced. @param {HTMLElement} root */
export function hangBackdrop(root) {
  render(
    html`<svg class="tt-backdrop" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${drawn()}</svg>`,
    root,
  );
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let asked = false;
  addEventListener(
    "pointermove",
    (event) => {
      if (asked || event.pointerType !== "mouse" || still.matches || document.documentElement.classList.contains("still")) return;
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        root.style.setProperty("--lean", (event.clientX / innerWidth - 0.5).toFixed(3));
      });
    },
    { passive: true },
  );
}
