// An icon of the sprite. It is decoration: what it stands for is said in words beside it.

import { html } from "lit-html";

const sprite = `${document.documentElement.dataset.base ?? ""}/vendor/icons.svg`;

/** @param {string} name a line of icons.txt @param {string} [extra] further classes */
export function icon(name, extra = "") {
  return html`<svg class="icon ${extra}" aria-hidden="true"><use href="${sprite}#${name}"></use></svg>`;
}
