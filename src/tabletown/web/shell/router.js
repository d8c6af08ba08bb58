// Shows the page that the address names, and goes from one to the next.

import { render } from "lit-html";
import { ROUTES } from "tabletown/shell/routes.js";
import { Denied } from "./server.js";
import { t } from "./words.js";

/**
 * What a page gets: where to draw, until when, and at which address.
 * @typedef {{ root: HTMLElement, signal: AbortSignal, url: URL, shown: Promise<void>, title(text: string): void }} Place
 */

const OURS = /^\/(?!api\/|static\/|games\/|healthz|metrics)/;

let leaving = new AbortController();
/** The address of the page that is shown, without what is after the #. */
let shownPage = "";

/** @param {{ pathname: string, search: string }} address */
const pageOf = ({ pathname, search }) => pathname + search;

export function start() {
  addEventListener("popstate", () => void (pageOf(location) !== shownPage && open(false)));
  document.addEventListener("click", follow);
  return open(false);
}

/** @param {string} address */
export function go(address) {
  history.pushState(null, "", address);
  return open(true);
}

/** Changes the address without going anywhere. @param {string} address */
export function rename(address) {
  history.replaceState(history.state, "", address);
  shownPage = pageOf(location);
}

/** Draws the present page anew, in another language for example. */
export const reopen = () => open(false);

/** @param {MouseEvent} event */
function follow(event) {
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!OURS.test(link.pathname) || (pageOf(link) === pageOf(location) && link.hash)) return;
  event.preventDefault();
  void go(link.href);
}

/** @param {boolean} onward whether a link was followed, so that reading starts at the top */
async function open(onward) {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  const url = new URL(location.href);
  shownPage = pageOf(url);
  const root = document.createElement("div");
  root.className = "page";
  /** @type {() => void} */
  let arrived = () => {};
  const shown = /** @type {Promise<void>} */ (new Promise((resolve) => (arrived = resolve)));
  /** @type {Place} */
  const place = { root, signal, url, shown, title: (text) => (document.title = `${text} · ${t("ui-tabletown")}`) };
  try {
    await show(place);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Denied)) console.error(error);
    const { lost } = await import("./page.js");
    place.title(t("ui-lost-title"));
    render(lost(error instanceof Error ? error.message : String(error)), root);
  }
  if (signal.aborted) return;
  document.getElementById("page")?.replaceChildren(root);
  arrived();
  if (onward) scrollTo(0, 0);
  if (onward) root.querySelector("h1")?.focus({ preventScroll: true });
}

/** @param {Place} place */
async function show(place) {
  for (const [pattern, load] of ROUTES) {
    const match = pattern.exec(place.url.pathname);
    if (match) return (await load()).show(place, ...match.slice(1));
  }
  throw new Denied("no-page", t("ui-no-page"));
}
