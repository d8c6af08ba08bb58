// Finding what a name stands for on a table, and the boxes around it: for pictures and for the coach.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * What is called by this name: of an element, a zone, a choice by its code, or (with a dot in front) a class of the table,
 * the largest that is to be seen.
 * @param {HTMLElement} stage @param {string} name
 */
export function find(stage, name) {
  const quoted = CSS.escape(name);
  const code = /^choice:(\d+)$/.exec(name)?.[1];
  const named = name.startsWith(".") ? name : code ? `[data-code="${code}"]` : `[data-element="${quoted}"], [data-zone="${quoted}"]`;
  const found = /** @type {NodeListOf<HTMLElement>} */ (stage.querySelectorAll(named));
  const area = (/** @type {HTMLElement} */ { offsetWidth, offsetHeight }) => offsetWidth * offsetHeight;
  return [...found].filter(area).sort((one, other) => area(other) - area(one))[0];
}

/** @param {Box} one @param {Box} other @returns {Box} */
export const both = (one, other) => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** What two boxes share; its right is left of its left, or its bottom above its top, if that is nothing. @param {Box} one @param {Box} other @returns {Box} */
export const shared = (one, other) => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** @param {Box} box @param {number} by @returns {Box} */
export const grown = ({ left, top, right, bottom }, by) => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

/** The pixels of a box. @param {Box} box */
export const areaOf = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
