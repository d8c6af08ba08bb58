// The side of a table: log, chat and rules as tabs; whoever plays alone has no chat. It folds away to a strip; on phones it is a drawer from below.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { written } from "../pieces/writing.js";
import { aria, round } from "./fields.js";
import { onSettings } from "./settings.js";
import { keep, recall } from "./store.js";
import { t } from "./words.js";

/** @import { TemplateResult } from "lit-html" */
/** @typedef {"log" | "chat" | "rules" | "review"} Tab */

/** @type {Record<Tab, string>} */
const ICONS = { log: "list-bold", chat: "chat-circle-fill", rules: "book-open-fill", review: "magnifying-glass-bold" };

export class Panel {
  /** @type {Tab} */
  tab = "log";
  /** Whether the drawer is out; where there is room, the panel always is. */
  out = false;
  /** Whether it is only a strip, where it always is out. */
  folded = recall("folded", /** @type {boolean} */ (false));
  /** What had the focus before the drawer came out. @type {Element | null} */
  #opener = null;
  /** Whether there is room for it at the side, as soon as that was asked. @type {boolean | undefined} */
  #wide;

  /** @param {Tab[]} tabs @param {() => void} redraw @param {AbortSignal} signal */
  constructor(tabs, redraw, signal) {
    this.tabs = tabs;
    this.redraw = redraw;
    const measure = () => {
      this.#wide = undefined;
      redraw();
    };
    addEventListener("resize", measure, { signal });
    onSettings(measure, signal);
  }

  /** Whether there is room for the panel at the side. It is not measured with every move: that lays out the page anew. */
  get wide() {
    return (this.#wide ??= isWide());
  }

  /** Whether this tab is on the screen. @param {Tab} tab */
  shows(tab) {
    return this.tab === tab && (this.wide ? !this.folded : this.out);
  }

  /** @param {Tab} tab */
  open(tab) {
    if (!this.out) this.#opener = document.activeElement;
    this.tab = tab;
    this.out = true;
    if (this.wide) this.#fold(false);
    this.redraw();
  }

  /** @param {boolean} folded */
  #fold(folded) {
    this.folded = folded;
    keep("folded", folded);
    this.redraw();
  }

  /** Opens a tab with its focus, or closes the drawer that shows it. @param {Tab} tab */
  toggle(tab) {
    if (this.out && this.tab === tab && !this.wide) return this.close();
    this.open(tab);
    requestAnimationFrame(() => document.getElementById(`tab-${tab}`)?.focus());
  }

  close() {
    this.out = false;
    this.redraw();
    if (this.#opener instanceof HTMLElement) this.#opener.focus({ preventScroll: true });
  }

  #arrow = (/** @type {KeyboardEvent} */ event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const next = this.tabs[(this.tabs.indexOf(this.tab) + step + this.tabs.length) % this.tabs.length] ?? "log";
    this.open(next);
    requestAnimationFrame(() => document.getElementById(`tab-${next}`)?.focus());
  };

  /** @param {Record<Tab, () => TemplateResult>} views @param {number} unread */
  view(views, unread) {
    const hidden = !this.out && !this.wide;
    return html`<aside class=${`side-panel ${this.out ? "out" : ""}`} aria-label=${t("ui-side-panel")} ?inert=${hidden}>
      <div class="panel-head">
        <div class="tabs" role="tablist" aria-label=${t("ui-side-panel")} @keydown=${this.#arrow}>
          ${this.tabs.map((tab) => this.#tab(tab, tab === "chat" ? unread : 0))}
        </div>
        ${round("caret-down-bold", t("ui-close"), () => this.close(), "drawer-close")}
        ${round("caret-right-bold", t("ui-fold"), () => this.#fold(true), "panel-fold")}
      </div>
      <div id="panel-body" class="panel-body" role="tabpanel" aria-labelledby=${`tab-${this.tab}`} tabindex="0">
        ${views[this.tab]()}
      </div>
    </aside>`;
  }

  /** @param {Tab} tab @param {number} news */
  #tab(tab, news) {
    const chosen = this.tab === tab;
    return html`<button
      type="button"
      role="tab"
      id=${`tab-${tab}`}
      class="tab"
      aria-selected=${aria(chosen)}
      aria-controls="panel-body"
      tabindex=${chosen ? 0 : -1}
      @click=${() => this.open(tab)}
    >
      ${icon(ICONS[tab])} ${t(`ui-${tab}`)}
      ${news ? html`<span class="badge" aria-label=${t("ui-unread", { count: news })}>${written(news)}</span>` : nothing}
    </button>`;
  }
}

/** See the widest container query in small.css. */
function isWide() {
  const html = document.documentElement;
  return html.clientWidth > 68.7 * Number.parseFloat(getComputedStyle(html).fontSize);
}
