// Dialogs and sheets: the browser's own <dialog>, so focus, Escape and the way back are right.

import { html, render } from "lit-html";
import { round } from "./fields.js";
import { t } from "./words.js";

/** @import { TemplateResult } from "lit-html" */
/** @typedef {{ close(value?: unknown): void, redraw(): void }} Handle */

let count = 0;

/**
 * Opens a dialog and waits until it is closed; Escape and a click beside it close it without a value.
 * @param {string} title
 * @param {(handle: Handle) => TemplateResult} body
 * @param {{ className?: string, signal?: AbortSignal }} [options] the signal closes it, when the page is left
 * @returns {Promise<any>}
 */
export function dialog(title, body, { className = "", signal } = {}) {
  const element = document.createElement("dialog");
  const id = `dialog-${(count += 1)}`;
  element.className = `sheet ${className}`;
  element.setAttribute("aria-labelledby", id);
  document.getElementById("dialogs")?.append(element);
  /** @type {unknown} */
  let result;
  /** @type {Handle} */
  const handle = {
    close(value) {
      result = value;
      element.close();
    },
    redraw() {
      render(
        html`<div class="sheet-box">
          <div class="sheet-head">
            <h2 id=${id}>${title}</h2>
            ${round("x-bold", t("ui-close"), () => handle.close())}
          </div>
          ${body(handle)}
        </div>`,
        element,
      );
    },
  };
  handle.redraw();
  element.addEventListener("click", (event) => event.target === element && element.close());
  signal?.addEventListener("abort", () => element.close());
  element.showModal();
  /** @type {HTMLElement | null} */ (element.querySelector("[data-first]"))?.focus({ preventScroll: true });
  return new Promise((resolve) => {
    element.addEventListener("close", () => {
      element.remove();
      resolve(result);
    });
  });
}
