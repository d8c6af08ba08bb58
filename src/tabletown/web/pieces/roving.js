// One tab stop for a zone, arrow keys inside it. A zone is marked `data-stops`, each thing in it `data-stop`;
// it is entered at something that can be chosen (`is-lit`), if there is any.
// `data-stops="grid"` has stops beside and above each other, in columns that `data-stop` names.

const STEPS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 });

/** @param {Element} zone */
function stopsOf(zone) {
  return /** @type {HTMLElement[]} */ ([...zone.querySelectorAll("[data-stop]")]);
}

/** @param {HTMLElement[]} stops @param {HTMLElement} current */
function only(stops, current) {
  for (const stop of stops) {
    const index = stop === current ? "0" : "-1";
    if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index); // or the browser styles a long log anew
  }
}

/** After each rendering: every zone has exactly one tab stop. @param {Element} root */
export function keepStops(root) {
  for (const zone of root.querySelectorAll("[data-stops]")) {
    const stops = stopsOf(zone);
    const lit = stops.filter((stop) => stop.matches(".is-lit"));
    const entries = lit.length ? lit : stops;
    const current =
      stops.find((stop) => stop === document.activeElement) ?? entries.find((stop) => stop.tabIndex === 0) ?? entries[0];
    if (current) only(stops, current);
  }
}

/** The thing in a zone that has the tab stop. @param {Element | null} zone */
export function stopOf(zone) {
  const stops = zone ? stopsOf(zone) : [];
  return stops.find((stop) => stop.tabIndex === 0) ?? stops[0] ?? null;
}

/** Moves the focus for an arrow key, Home or End; says whether it did. @param {KeyboardEvent} event */
export function rove(event) {
  const here = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-stop]")) : null;
  const zone = here?.closest("[data-stops]");
  if (!here || !zone || event.altKey || event.ctrlKey || event.metaKey) return false;
  const stops = stopsOf(zone);
  const next = zone.getAttribute("data-stops") === "grid" ? inGrid(stops, here, event.key) : inLine(stops, here, event.key);
  if (!next) return false;
  event.preventDefault();
  only(stops, next);
  next.focus();
  return true;
}

/** @param {HTMLElement[]} stops @param {HTMLElement} here @param {string} key */
function inLine(stops, here, key) {
  if (key === "Home") return stops[0];
  if (key === "End") return stops.at(-1);
  const step = STEPS[key];
  return step ? stops[(stops.indexOf(here) + step + stops.length) % stops.length] : undefined;
}

/** @param {HTMLElement[]} stops @param {HTMLElement} here @param {string} key */
function inGrid(stops, here, key) {
  if (key === "ArrowUp" || key === "ArrowDown")
    return inLine(
      stops.filter((stop) => stop.dataset.stop === here.dataset.stop),
      here,
      key,
    );
  return inLine(stops, here, key);
}
