// Dragging by mouse, pen or finger. Whatever can be dragged can also be chosen and placed without it.

/** @typedef {{ start: () => void, drop: (element: string | null, near: Element | null) => void }} Haul */

const FAR = 8;

/** @param {number} x @param {number} y */
function under(x, y) {
  return document.elementFromPoint(x, y)?.closest("[data-element]") ?? null;
}

/**
 * Follows a pointer that was put down on a card. After a few pixels the card is lifted; until then it is a click.
 * @param {PointerEvent} event @param {HTMLElement} card @param {HTMLElement} layer where the lifted card is drawn @param {Haul} haul
 */
export function drag(event, card, layer, haul) {
  if (event.button !== 0 || !event.isPrimary) return;
  const from = { x: event.clientX, y: event.clientY };
  /** @type {HTMLElement | null} */
  let lifted = null;
  /** @type {Element | null} */
  let target = null;

  /** @param {PointerEvent} moved */
  const follow = (moved) => {
    if (!lifted) {
      if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR) return;
      lifted = lift(card, layer);
      card.toggleAttribute("data-lifted", true);
      haul.start();
    }
    const origin = layer.getBoundingClientRect();
    lifted.style.setProperty(
      "transform",
      `translate(${moved.clientX - origin.x}px, ${moved.clientY - origin.y}px) translate(-50%, -60%) rotate(3deg)`,
    );
    const over = under(moved.clientX, moved.clientY);
    if (over !== target) {
      target?.removeAttribute("data-over");
      over?.toggleAttribute("data-over", true);
      target = over;
    }
  };
  /** @param {Event} ended */
  const end = (ended) => {
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    target?.removeAttribute("data-over");
    card.removeAttribute("data-lifted");
    if (!lifted) return;
    lifted.remove();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    haul.drop(ended.type === "pointerup" ? (target?.getAttribute("data-element") ?? null) : null, target);
  };
  addEventListener("pointermove", follow);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** The click that a browser makes of the end of a drag. @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {HTMLElement} card @param {HTMLElement} layer */
function lift(card, layer) {
  const lifted = document.createElement("div");
  lifted.className = "tt-ghost tt-carried";
  lifted.style.setProperty("--card", `${card.offsetWidth}px`);
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.className = card.className
    .split(" ")
    .filter((name) => /^(tt-card|suit-)/.test(name))
    .join(" ");
  for (const name of ["data-piece", "data-stop", "data-element", "tabindex"]) copy.removeAttribute(name);
  lifted.append(copy);
  layer.append(lifted);
  return lifted;
}
