// The sign of each gang: never colour alone. A gang that is not known here has the sign of anybody.

/** @type {Record<string, string>} */
const SIGNS = { humans: "hand-fist-fill", neisu: "waves-bold", lentree: "leaf-fill", iggaret: "flame-fill" };

/** @param {string} gang */
export const signOf = (gang) => SIGNS[gang] ?? "user-fill";
