// What named buildings are known by from afar: a sign, a neon colour, a roof.

/** @typedef {{ icon: string, neon: string, roof: string }} Sign */

/** @type {Record<string, Sign>} */
const SIGNS = {
  pit: { icon: "beer-stein-fill", neon: "#ff4d5e", roof: "#35121c" },
  pawn_shop: { icon: "coins-fill", neon: "#9be36b", roof: "#1f3320" },
  graveyard: { icon: "cross-fill", neon: "#9fb7c9", roof: "#1d3328" },
  arcade_games: { icon: "game-controller-fill", neon: "#ff7ad9", roof: "#3a1740" },
  church: { icon: "church-fill", neon: "#d9d2ff", roof: "#39364f" },
  police_station: { icon: "shield-star-fill", neon: "#6fb2ff", roof: "#16305c" },
  darlas_place: { icon: "wine-fill", neon: "#ff9fb0", roof: "#4a2233" },
  maxi_dogs: { icon: "hamburger-fill", neon: "#ffab5c", roof: "#4d2f1a" },
  albrechts_apartment: { icon: "house-line-fill", neon: "#8fd3d0", roof: "#1d3d42" },
  dravens_loft: { icon: "guitar-fill", neon: "#b79bff", roof: "#2b2350" },
  hospital: { icon: "hospital-fill", neon: "#eef6ff", roof: "#3d4a5c" },
};
const UNKNOWN = { icon: "buildings-fill", neon: "#c8d0ff", roof: "#2a2f4a" };

/** @param {string} word */
export function signOf(word) {
  return SIGNS[word] ?? UNKNOWN;
}
