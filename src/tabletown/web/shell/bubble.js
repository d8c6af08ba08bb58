// A small answer beside what it is about: why not, with the clause. It goes with the next action.

import { html, nothing, render } from "lit-html";
import { icon } from "../pieces/icon.js";
import { t } from "./words.js";

/** @typedef {{ text: string, clause?: string | null, alert?: boolean }} Answer */

let closing = new AbortController();

/**
 * @param {Answer} answer
 * @param {Element | null} near
 * @param {(clause: string) => void} openClause
 */
export function bubble(answer, near, openClause) {
  const home = document.getElementById("bubbles");
  if (!home) return;
  popBubble();
  closing = new AbortController();
  const { signal } = closing;
  const { clause } = answer;
  const read = () => {
    popBubble();
    if (clause) openClause(clause);
  };
  render(
    html`<div class="bubble" role=${answer.alert ? "alert" : "status"}>
      <p>${answer.text}</p>
      ${clause ? html`<button type="button" class="clause reach" @click=${read}>${icon("book-open-fill")} ${clause}</button>` : nothing}
      <button type="button" class="bubble-close reach" aria-label=${t("ui-close")} @click=${popBubble}>${icon("x-bold")}</button>
    </div>`,
    home,
  );
  const element = home.querySelector(".bubble");
  if (element instanceof HTMLElement) placeBubble(element, near);
  const inside = (/** @type {Event} */ event) => event.target instanceof Node && home.contains(event.target);
  addEventListener("pointerdown", (event) => inside(event) || popBubble(), { signal, capture: true });
  addEventListener("resize", popBubble, { signal });
  addEventListener("keydown", (event) => closes(event) && !inside(event) && popBubble(), { signal, capture: true });
}

/** Tab and arrow keys only look around. @param {KeyboardEvent} event */
const closes = (event) => event.key === "Escape" || event.key === "Enter" || event.key === " " || /^\d$/.test(event.key);

export function popBubble() {
  closing.abort();
  const home = document.getElementById("bubbles");
  if (home) render(nothing, home);
}

/**
 * Above what it is about, or below where there is more room; always inside the window.
 * @param {HTMLElement} element @param {Element | null} near
 */
function placeBubble(element, near) {
  const margin = 10;
  const box = near?.isConnected ? near.getBoundingClientRect() : new DOMRect(innerWidth / 2, innerHeight * 0.7, 0, 0);
  const own = element.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const left = Math.max(margin, Math.min(innerWidth - own.width - margin, middle - own.width / 2));
  const above = box.top - own.height - margin;
  const top = above >= margin ? above : Math.min(innerHeight - own.height - margin, box.bottom + margin);
  element.classList.toggle("below", above < margin);
  element.style.setProperty("left", `${left}px`);
  element.style.setProperty("top", `${Math.max(margin, top)}px`);
  element.style.setProperty("--tip", `${Math.max(16, Math.min(own.width - 16, middle - left))}px`);
}
