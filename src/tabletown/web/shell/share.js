// Links for others: to copy, to send on, to scan.

import { html, nothing, svg } from "lit-html";
import { encode } from "uqr";
import { icon } from "../pieces/icon.js";
import { t } from "./words.js";

/** @import { Catalog } from "../types.js" */

/** An address that means this machine, on every machine. */
const THIS_MACHINE = /^(localhost|127\..*|\[::1\])$/;

/** Where others find this server. @param {Catalog} catalog */
export const origin = (catalog) => (THIS_MACHINE.test(location.hostname) && catalog.network) || location.origin;

/** @param {Catalog} catalog @param {string} table @param {string} invite */
export const inviteLink = (catalog, table, invite) => `${origin(catalog)}/join/${table}#${invite}`;

/** A word of warning where a link leads nowhere for others. @param {Catalog} catalog */
export function reach(catalog) {
  if (!THIS_MACHINE.test(new URL(origin(catalog)).hostname)) return nothing;
  return html`<p class="small">${icon("warning-fill")} ${t("ui-invite-only-here")} <code>./play --host 0.0.0.0</code></p>`;
}

/** Copies a text; false if the browser does not let us. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https there is no clipboard; a selected field can still be copied from.
    const field = document.createElement("textarea");
    field.value = text;
    const home = document.querySelector("dialog[open]") ?? document.body;
    home.append(field);
    const before = document.activeElement;
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return copied;
  }
}

/** A link in a field with its copy button. @param {string} label @param {string} link */
export function linkField(label, link) {
  return html`<div class="link-field">
    <input class="field" readonly aria-label=${label} .value=${link}
      @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
    ${copyButton(link)}
    ${"share" in navigator
      ? html`<button type="button" class="button" @click=${() => navigator.share({ url: link }).catch(() => {})}>
          ${icon("share-network-fill")} ${t("ui-share")}
        </button>`
      : nothing}
  </div>`;
}

/** @param {string} text @param {string} [label] @param {string} [className] */
export function copyButton(text, label = t("ui-copy"), className = "main") {
  /** @param {MouseEvent} event */
  const tell = async ({ currentTarget }) => {
    const words = /** @type {Element} */ (currentTarget).querySelector("[aria-live]");
    const copied = await copy(text);
    if (words) words.textContent = copied ? t("ui-copied") : t("ui-not-copied");
  };
  return html`<button type="button" class=${`button ${className}`} @click=${tell}>
    ${icon("copy-fill")} <span aria-live="polite" .textContent=${label}></span>
  </button>`;
}

/** @param {string} text @param {string} label */
export function qrCode(text, label) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return html`<svg class="qr" role="img" aria-label=${label} viewBox=${`0 0 ${size} ${size}`} shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="var(--white)"/><path d=${squares} fill="var(--night)"/>`}
  </svg>`;
}
