// The portraits of heroes and Sidekicks. Whoever is not known here gets a face of their own from their name.

import { svg } from "lit-html";
import { n, seedOf, seeded } from "tabletown/pieces/skyline.js";

/** @typedef {keyof typeof HELMS} Helm */
/** @typedef {keyof typeof MASKS} Mask */
/** @typedef {keyof typeof SIGNS} Sign */
/** @typedef {{ hue: number, other: number, helm: Helm, mask: Mask, sign: Sign }} Face two hues, and what is worn */

/** On a field of 100 by 100; the head is an oval around 50, 44. */
const HELMS = {
  fins: "M31 44c0-22 10-30 19-30s19 8 19 30l8-26-12 6-5-14-10 8-10-8-5 14-12-6z",
  hood: "M24 78c2-8 4-20 4-34 0-20 10-32 22-32s22 12 22 32c0 14 2 26 4 34l-10 4c2-10 4-22 2-38-2-10-8-16-18-16s-16 6-18 16c-2 16 0 28 2 38z",
  dome: "M29 46c-2-24 10-34 21-34s23 10 21 34l-4-8H33z",
  plume: "M31 42c0-18 9-26 19-26 6-10 18-14 28-8-8 0-12 6-11 14 4 6 4 14 2 20l-5-8H36z",
  hat: "M18 34c10-4 12-6 14-18 8 4 28 4 36 0 2 12 4 14 14 18-18 8-46 8-64 0z",
  hair: "M28 50c-6-20 4-36 22-36 20 0 28 16 22 36l-4-14c-8 0-16-4-20-8-4 6-10 8-16 10z",
  ears: "M30 44c-8-12-8-26-2-34l14 12c6-2 10-2 16 0l14-12c6 8 6 22-2 34l-6-8H36z",
  spikes: "M30 44l-8-20 12 4 2-18 10 10 4-14 4 14 10-10 2 18 12-4-8 20-5-8H35z",
};
const MASKS = {
  band: "M31 40c12-5 26-5 38 0l-1 11c-6 3-12 2-15-3h-6c-3 5-9 6-15 3z",
  visor: "M30 38h40l-2 13H32z",
  cowl: "M30 52c-2-14 4-22 20-22s22 8 20 22c-6 2-12 2-16-4l-4 6-4-6c-4 6-10 6-16 4z",
  full: "M32 36c10-6 26-6 36 0 2 18-6 34-18 34S30 54 32 36z",
  goggles: "M30 45a9 8 0 0 1 18-2h4a9 8 0 0 1 18 2 9 8 0 0 1-18 2h-4a9 8 0 0 1-18-2z",
};
const SIGNS = {
  comet: "M64 12l-16 14 4 6-10 6 12-2-4 8 14-16-4-4z",
  prism: "M50 12l16 26H34zM50 20l-8 14h16z",
  wall: "M36 14h28v14c0 8-6 12-14 16-8-4-14-8-14-16z",
  mirror: "M50 12a11 15 0 1 0 .1 0zM50 42v6M44 20l10 10",
  weight: "M40 22h20l6 20H34zM45 22a5 6 0 0 1 10 0",
  lamp: "M50 10l4 12 12-4-6 10 12 6-13 2 3 13-12-7-12 7 3-13-13-2 12-6-6-10 12 4z",
  ghost: "M38 44V26a12 12 0 0 1 24 0v18l-6-5-6 5-6-5z",
  star: "M50 10l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z",
  bolt: "M54 8L36 32h10l-4 16 20-26H51z",
  wind: "M32 22h26a6 6 0 1 0-6-6M32 30h36a6 6 0 1 1-6 6M32 38h18",
  bone: "M36 22a6 6 0 1 1 8-4l14 14a6 6 0 1 1-4 8 6 6 0 1 1-8-4L36 26z",
  wing: "M30 20c14 0 30 4 40 18-10-2-16 0-20 6-2-10-10-18-20-24z",
};

/** @type {Record<string, Face>} */
const KNOWN = {
  hero_comet: { hue: 25, other: 265, helm: "fins", mask: "band", sign: "comet" },
  hero_prism: { hue: 320, other: 190, helm: "hair", mask: "visor", sign: "prism" },
  hero_bulwark: { hue: 235, other: 60, helm: "dome", mask: "cowl", sign: "wall" },
  hero_mirror_mask: { hue: 200, other: 300, helm: "hood", mask: "full", sign: "mirror" },
  hero_gravita: { hue: 295, other: 150, helm: "plume", mask: "band", sign: "weight" },
  hero_beacon: { hue: 80, other: 230, helm: "spikes", mask: "visor", sign: "lamp" },
  hero_phantom: { hue: 270, other: 180, helm: "hood", mask: "cowl", sign: "ghost" },
  hero_marshal: { hue: 50, other: 20, helm: "hat", mask: "band", sign: "star" },
  sidekick_sparkplug: { hue: 95, other: 30, helm: "spikes", mask: "goggles", sign: "bolt" },
  sidekick_whisper: { hue: 210, other: 260, helm: "hood", mask: "band", sign: "wind" },
  sidekick_biscuit: { hue: 60, other: 330, helm: "ears", mask: "goggles", sign: "bone" },
  sidekick_tagalong: { hue: 160, other: 45, helm: "hair", mask: "goggles", sign: "wing" },
};

/** @type {Map<string, ReturnType<typeof svg>>} */
const drawn = new Map();

/** @param {string} kind a power card */
export function portraitOf(kind) {
  const there = drawn.get(kind) ?? draw(kind, KNOWN[kind] ?? imagined(kind));
  drawn.set(kind, there);
  return there;
}

/** @param {string} kind @returns {Face} */
function imagined(kind) {
  const random = seeded(seedOf(kind));
  /** @template Thing @param {Record<string, Thing>} from */
  const any = (from) => Object.keys(from)[Math.floor(random() * Object.keys(from).length)];
  return {
    hue: Math.floor(random() * 360),
    other: Math.floor(random() * 360),
    helm: /** @type {Helm} */ (any(HELMS)),
    mask: /** @type {Mask} */ (any(MASKS)),
    sign: /** @type {Sign} */ (any(SIGNS)),
  };
}

/** @param {string} kind @param {Face} face */
function draw(kind, { hue, other, helm, mask, sign }) {
  const random = seeded(seedOf(kind));
  const sky = `oklch(.32 .12 ${hue})`;
  const glow = `oklch(.72 .16 ${hue})`;
  const suit = `oklch(.55 .17 ${hue})`;
  const cape = `oklch(.42 .15 ${other})`;
  const skin = `oklch(${(0.55 + random() * 0.3).toFixed(2)} .06 ${50 + Math.floor(random() * 20)})`;
  const dark = "#0b0d22";
  let rays = "";
  for (let ray = 0; ray < 9; ray++) {
    const turn = ray * 0.7 + random() * 0.3;
    const [one, two] = [turn, turn + 0.28].map((angle) => `${n(50 + 90 * Math.cos(angle))} ${n(40 + 90 * Math.sin(angle))}`);
    rays += `M50 40L${one}L${two}z`;
  }
  return svg`<svg class="tc-portrait" viewBox="0 0 100 100" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="100" height="100" fill=${sky}></rect>
    <path d=${rays} fill=${glow} opacity=".22"></path>
    <circle cx="50" cy="42" r="33" fill=${glow} opacity=".3"></circle>
    <path d="M8 100c2-24 14-36 30-38h24c16 2 28 14 30 38z" fill=${cape}></path>
    <path d="M22 100c2-20 12-32 28-32s26 12 28 32z" fill=${suit}></path>
    <path d="M38 62h24l-4 12c-4 4-12 4-16 0z" fill=${dark} opacity=".45"></path>
    <path d="M41 58h18v10c-4 6-14 6-18 0z" fill=${skin}></path>
    <path d="M32 40c0-14 8-22 18-22s18 8 18 22c0 16-8 30-18 30S32 56 32 40z" fill=${skin}></path>
    <path d="M44 61q6 4 12 0" fill="none" stroke=${dark} stroke-width="1.8" stroke-linecap="round"></path>
    <path d=${MASKS[mask]} fill=${dark}></path>
    <path d="M37 44q5-4 9 1-5 3-9-1zM54 45q4-5 9-1-4 4-9 1z" fill="#fff"></path>
    <path d=${HELMS[helm]} fill=${suit} stroke=${dark} stroke-width="1.6" stroke-linejoin="round"></path>
    <g transform="translate(34 70) scale(.32)" stroke=${dark} stroke-width="4" stroke-linejoin="round"><path d=${SIGNS[sign]} fill="#fff6d8"></path></g>
  </svg>`;
}
