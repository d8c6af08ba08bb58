// Pages by address. Each is a module with `show(place, ...)`, loaded when it is first needed.
// The server reads this list as it stands here, and names in the page what it will need: it stays a file of its own.

/** @import { Place } from "./router.js" */

/** @type {[RegExp, () => Promise<{ show(place: Place, ...words: string[]): Promise<void> | void }>][]} */
export const ROUTES = [
  [/^\/$/, () => import("./lobby.js")],
  [/^\/new\/([\w-]+)$/, () => import("./setup.js")],
  [/^\/join\/([\w-]+)$/, () => import("./join.js")],
  [/^\/deal\/([\w-]+)$/, () => import("./deal.js")],
  [/^\/table\/([\w-]+)$/, () => import("./table.js")],
  [/^\/replay\/([\w-]+)$/, () => import("./table.js")],
  [/^\/review\/([\w-]+)$/, () => import("./table.js")],
  [/^\/how\/([\w-]+)$/, () => import("./how.js")],
  [/^\/puzzles\/([\w-]+)$/, () => import("./puzzles.js")],
  [/^\/puzzles\/([\w-]+)\/([\w-]+)$/, () => import("./puzzle.js")],
  [/^\/rules\/([\w-]+)$/, () => import("./rules.js")],
  [/^\/lab\/([\w-]+)$/, () => import("./lab.js")],
  [/^\/record$/, () => import("./record.js")],
  [/^\/daily(?:\/([\w-]+))?(?:\/([\d-]+))?$/, () => import("./daily.js")],
  [/^\/settings$/, () => import("./preferences.js")],
  [/^\/credits$/, () => import("./credits.js")],
];
