// The portraits of everybody in the city, and the letter that each goes by.

import { svg } from "lit-html";

/** @typedef {{ letter: string, hue: number, skin: string, hair: string, cut: string, coat: string, more: ReturnType<typeof svg> }} Look paths on a field of 100 by 100; the face is an oval around 50, 46 */

const DARK = "#0b0d1c";

/** @type {Record<string, Look>} */
const LOOKS = {
  t_bird: {
    letter: "TB", hue: 30, skin: "#c99a78", hair: "#2a1c18", coat: "#4a2a1c",
    cut: "M31 42c-2-18 8-28 20-28s20 8 18 26c-4-8-8-11-14-12-10 2-18 4-24 14z",
    more: svg`<path d="M30 42h40l-2 10q-8 4-15-2h-6q-7 6-15 2z" fill="${DARK}"/><path d="M42 64q8 4 16-1" stroke="${DARK}" stroke-width="2.4" fill="none"/>`,
  },
  funboy: {
    letter: "F", hue: 320, skin: "#e6c3a2", hair: "#e3c767", coat: "#5a1f3a",
    cut: "M26 78c-2-24-2-62 24-64 26 2 26 40 24 64l-9-2c4-16 4-30 1-42-8 2-18 0-24-6-4 14-6 30-5 48z",
    more: svg`<path d="M39 47h7M54 47h7" stroke="${DARK}" stroke-width="3"/><path d="M42 62q8 7 16 0" stroke="${DARK}" stroke-width="2.4" fill="none"/>`,
  },
  tin_tin: {
    letter: "TT", hue: 200, skin: "#7c5238", hair: "#17110f", coat: "#203a4a",
    cut: "M29 60c-4-26 4-46 21-46s25 20 21 46l-5 8c1-12 1-20-2-28l-6-8-8 4-8-4-6 8c-3 8-3 16-2 28z",
    more: svg`<path d="M29 34q21-9 42 0l-1 7q-20-8-40 0z" fill="#c23b3b"/><path d="M40 48h6M54 48h6" stroke="#fff" stroke-width="3"/><path d="M42 63h16" stroke="${DARK}" stroke-width="2.4"/>`,
  },
  skank: {
    letter: "SK", hue: 140, skin: "#d9ae8c", hair: "#3a2b20", coat: "#26402a",
    cut: "M28 40c0-18 10-27 22-27s22 9 22 27l-4-3H32z",
    more: svg`<path d="M30 36h40v6H30z" fill="#1a1210"/><path d="M39 49l7-2M61 49l-7-2" stroke="${DARK}" stroke-width="3"/><path d="M43 63l4-2 3 3 3-3 4 2" stroke="${DARK}" stroke-width="2.2" fill="none"/>`,
  },
  myca: {
    letter: "M", hue: 350, skin: "#e2bd9d", hair: "#0c0a12", coat: "#5c0f25",
    cut: "M25 84c-1-30 0-70 25-70s26 40 25 70l-10-2c3-18 3-34 0-46-9-1-14-3-15-8-3 6-8 8-15 8-3 14-3 30 0 46z",
    more: svg`<path d="M38 47q5-4 9 0M53 47q5-4 9 0" stroke="${DARK}" stroke-width="3" fill="none"/><path d="M44 63q6 4 12 0-6-4-12 0z" fill="#b3202f"/><circle cx="31" cy="58" r="2.6" fill="#ffd98a"/><circle cx="69" cy="58" r="2.6" fill="#ffd98a"/>`,
  },
  grange: {
    letter: "G", hue: 250, skin: "#5d3b2a", hair: "#0e0a0a", coat: "#1c1c34",
    cut: "M32 38c2-15 9-22 18-22s16 7 18 22c-5-8-11-11-18-11s-13 3-18 11z",
    more: svg`<path d="M38 45h9M53 45h9" stroke="#fff" stroke-width="3"/><path d="M38 58q12-4 24 0l-2 12q-10 6-20 0z" fill="#0e0a0a"/><path d="M44 63h12" stroke="#8b5a46" stroke-width="2.4"/>`,
  },
  top_dollar: {
    letter: "$", hue: 10, skin: "#d6ab8c", hair: "#120d10", coat: "#0f0f18",
    cut: "M25 88c-2-28-4-74 25-75 29 1 27 47 25 75l-10-4c4-18 5-36 1-48-6-4-11-8-16-13-5 5-10 9-16 13-4 12-3 30 1 48z",
    more: svg`<path d="M37 45l10 2M63 45l-10 2" stroke="${DARK}" stroke-width="3.4"/><path d="M42 59q8-4 16 0l-2 3H44zM46 66h8l-4 8z" fill="#120d10"/><path d="M40 88l10-10 10 10z" fill="#b3202f"/>`,
  },
  gideon: {
    letter: "GI", hue: 70, skin: "#dcb292", hair: "#8a8378", coat: "#4b4424",
    cut: "M30 52c-3-10 0-18 4-22l-1 14zM70 52c3-10 0-18-4-22l1 14z",
    more: svg`<circle cx="42" cy="47" r="7" fill="#cfe3ff55" stroke="${DARK}" stroke-width="2.2"/><circle cx="58" cy="47" r="7" fill="#cfe3ff55" stroke="${DARK}" stroke-width="2.2"/><path d="M40 61q10-6 20 0l-2 4H42z" fill="#8a8378"/>`,
  },
  eric_draven: {
    letter: "E", hue: 265, skin: "#f2f2f7", hair: "#0a0910", coat: "#0c0c14",
    cut: "M23 90c0-30-2-76 27-77 29 1 27 47 27 77l-11-8c4-18 2-34-1-44-4 2-10-2-15-12-5 10-11 14-15 12-3 10-5 26-1 44z",
    more: svg`<path d="M37 47q5-5 10 0-5 4-10 0zM53 47q5-5 10 0-5 4-10 0z" fill="${DARK}"/><path d="M42 36v26M58 36v26" stroke="${DARK}" stroke-width="2.6"/><path d="M32 58q10 7 12 6h12q2 1 12-6" stroke="${DARK}" stroke-width="2.6" fill="none"/><path d="M44 64h12l-2 3h-8z" fill="${DARK}"/>`,
  },
  the_crow: { letter: "C", hue: 265, skin: "", hair: "", coat: "", cut: "", more: svg`` },
  albrecht: {
    letter: "A", hue: 220, skin: "#6d4630", hair: "#101a38", coat: "#16264f",
    cut: "M26 38c2-16 10-24 24-24s22 8 24 24l-4 3q-20-8-40 0z",
    more: svg`<path d="M26 38q24-10 48 0l-3 6q-21-8-42 0z" fill="#0a1126"/><path d="M50 20l2.4 5 5.4.6-4 3.8 1 5.4-4.8-2.7-4.8 2.7 1-5.4-4-3.8 5.4-.6z" fill="#ffe3a3"/><path d="M39 50h7M54 50h7" stroke="#fff" stroke-width="3"/><path d="M41 60q9-4 18 0l-2 3H43z" fill="#1a0f0a"/>`,
  },
  sarah: {
    letter: "S", hue: 170, skin: "#eccdb2", hair: "#6b4226", coat: "#2c5a55",
    cut: "M26 82c-2-26-2-66 24-67 26 1 26 41 24 67l-9-1c3-16 3-30 0-44-6 0-24 0-30-2-3 14-3 30 0 46z",
    more: svg`<path d="M27 34c2-16 12-22 23-22s21 6 23 22q-23-8-46 0z" fill="#c8574a"/><circle cx="43" cy="48" r="2.8" fill="${DARK}"/><circle cx="57" cy="48" r="2.8" fill="${DARK}"/><path d="M44 62q6 5 12 0" stroke="${DARK}" stroke-width="2.2" fill="none"/>`,
  },
};

/** @type {Map<string, ReturnType<typeof svg>>} */
const drawn = new Map();

/** @param {string} word a character */
export function letterOf(word) {
  return LOOKS[word]?.letter ?? word.slice(0, 2).toLocaleUpperCase();
}

/** @param {string} word a character */
export function faceOf(word) {
  const there = drawn.get(word) ?? (word === "the_crow" ? bird() : draw(word));
  drawn.set(word, there);
  return there;
}

/** @param {number} hue */
function sky(hue) {
  return svg`<rect width="100" height="100" fill="oklch(.27 .07 ${hue})"></rect>
    <circle cx="50" cy="44" r="38" fill="oklch(.5 .11 ${hue})" opacity=".65"></circle>`;
}

/** @param {string} word */
function draw(word) {
  const look = LOOKS[word] ?? /** @type {Look} */ (LOOKS.sarah);
  return svg`<svg class="cw-face" viewBox="0 0 100 100" aria-hidden="true">
    ${sky(look.hue)}
    <path d="M8 100c2-20 14-30 30-32h24c16 2 28 12 30 32z" fill=${look.coat}></path>
    <path d="M36 68l14 16 14-16 6 2-20 26-20-26z" fill=${DARK} opacity=".5"></path>
    <path d="M41 60h18v12q-9 10-18 0z" fill=${look.skin}></path>
    <path d="M32 42c0-14 8-22 18-22s18 8 18 22c0 17-8 31-18 31S32 59 32 42z" fill=${look.skin}></path>
    <path d="M50 20c10 0 18 8 18 22 0 17-8 31-18 31z" fill="#000" opacity=".14"></path>
    <path d=${look.cut} fill=${look.hair}></path>
    ${look.more}
  </svg>`;
}

function bird() {
  return svg`<svg class="cw-face" viewBox="0 0 100 100" aria-hidden="true">
    ${sky(265)}
    <circle cx="62" cy="34" r="22" fill="#f4f1ff" opacity=".9"></circle>
    <path d="M14 74c10-8 14-22 24-34 6-8 16-12 24-8 8 2 10 6 22 10-8 2-14 4-17 8-1 16-9 28-23 32l-8 12-2-10-10 8 2-12c-6 0-9-2-12-6z" fill="#07070d"></path>
    <path d="M26 70c10-4 18-12 22-24 4 12-2 24-12 30z" fill="#23233a"></path>
    <circle cx="66" cy="38" r="2.6" fill="#fff"></circle>
  </svg>`;
}

/** The mark of a kill: a crow with spread wings. */
export const CROW_SIGN = "M50 30c6-10 18-14 40-14-6 8-8 16-20 20 4 2 4 6 2 9-6 8-14 8-17 8l-5 22-5-22c-3 0-11 0-17-8-2-3-2-7 2-9C18 32 16 24 10 16c22 0 34 4 40 14z";
