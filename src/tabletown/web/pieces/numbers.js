// The numbers of a view and its figures.

/** @typedef {Record<string, number | number[]>} Numbers */

/** A list of numbers, to be changed freely. @param {Numbers} from @param {string} name @returns {number[]} */
export function list(from, name) {
  const found = from[name];
  return Array.isArray(found) ? [...found] : [];
}

/** @param {Numbers} from @param {string} name */
export function number(from, name) {
  const found = from[name];
  return typeof found === "number" ? found : 0;
}
