// How numbers and names are written in the language of the page.

const language = () => document.documentElement.lang;

/** A number with a minus sign where browsers write a hyphen. @param {string} number */
export const withMinus = (number) => number.replace("-", "−");

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
export const written = (value, options) => withMinus(new Intl.NumberFormat(language(), options).format(value));

/** Points with their sign. @param {number} points */
export const signed = (points) => written(points, { signDisplay: "exceptZero" });

/** "Ada, Ben and Cleo". @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** "Ada, Ben or Cleo". @param {string[]} names */
export const either = (names) => new Intl.ListFormat(language(), { type: "disjunction" }).format(names);
