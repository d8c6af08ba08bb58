// A rulebook by sections: searchable, every clause with an address, where it comes from and why.

import { html, nothing } from "lit-html";
import { countDesigned } from "tabletown/pieces/designed.js";
import { search } from "./fields.js";
import { t } from "./words.js";

/** @import { ClauseInfo } from "../types.js" */

const REFERENCE = /\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)\b/;

/** What is looked for, and the clause that is looked at. */
export class Rulebook {
  query = "";
  clause = "";

  /**
   * @param {ClauseInfo[]} clauses
   * @param {() => void} redraw
   * @param {Record<string, unknown>} content of the game, to say how much of it is our own design
   * @param {(clause: string) => void} [turned] after another clause is looked at
   */
  constructor(clauses, redraw, content, turned = () => {}) {
    this.clauses = clauses;
    this.designed = countDesigned(content);
    this.redraw = redraw;
    this.turned = turned;
    this.ids = new Set(clauses.map((clause) => clause.id));
  }

  /** Shows a clause; its element gets the focus. @param {string} id @param {HTMLElement} root */
  open(id, root) {
    this.query = "";
    this.clause = id;
    this.redraw();
    this.turned(id);
    requestAnimationFrame(() => {
      const element = root.querySelector(`[data-clause="${CSS.escape(id)}"]`);
      if (!(element instanceof HTMLElement)) return;
      element.scrollIntoView({ block: "center" });
      element.focus({ preventScroll: true });
    });
  }

  get found() {
    const words = this.query.toLowerCase().split(/\s+/).filter(Boolean);
    return this.clauses.filter((clause) => {
      const text = `${clause.id} ${clause.section} ${clause.text}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  /** @param {HTMLElement} root where it is drawn */
  view(root) {
    const sections = grouped(this.found);
    return html`<div class="rulebook">
      ${search(t("ui-search-rules"), this.query, (query) => {
        this.query = query;
        this.redraw();
      })}
      ${this.designed.count && !this.query ? html`<p class="small">${t("ui-designed-count", this.designed)} ${t("ui-designed-about")}</p>` : nothing}
      <p class="unseen" role="status">${this.query ? t("ui-clauses-found", { count: this.found.length }) : nothing}</p>
      ${sections.size ? nothing : html`<p class="empty">${t("ui-no-clauses", { query: this.query })}</p>`}
      ${[...sections].map(
        ([section, clauses]) => html`<section>
          <h2 class="rule-section">${section.replace(/^[A-Z0-9]+: /, "")}</h2>
          <ul>${clauses.map((clause) => html`<li>${this.#clause(clause, root)}</li>`)}</ul>
        </section>`,
      )}
    </div>`;
  }

  /** @param {ClauseInfo} clause @param {HTMLElement} root */
  #clause(clause, root) {
    return html`<div class=${`rule ${clause.id === this.clause ? "open" : ""}`} data-clause=${clause.id} tabindex="-1">
      <p>${this.#linked(clause.text, root)}</p>
      <p class="rule-foot">
        <span class="rule-id">${clause.id}</span>
        <span class=${`tt-chip tag-${clause.tag}`}>${t(`ui-tag-${clause.tag}`)}</span>
      </p>
      ${clause.reason
        ? html`<details ?open=${clause.id === this.clause}>
            <summary>${t("ui-why-so")}</summary>
            <p>${this.#linked(clause.reason, root)}</p>
          </details>`
        : nothing}
    </div>`;
  }

  /** Clauses that a text names become links. @param {string} text @param {HTMLElement} root */
  #linked(text, root) {
    return text.split(REFERENCE).map((part) =>
      this.ids.has(part)
        ? html`<button type="button" class="clause reach" @click=${() => this.open(part, root)}>${part}</button>`
        : part.replaceAll("**", ""),
    );
  }
}

/** @param {ClauseInfo[]} clauses */
function grouped(clauses) {
  /** @type {Map<string, ClauseInfo[]>} */
  const sections = new Map();
  for (const clause of clauses) sections.set(clause.section, [...(sections.get(clause.section) ?? []), clause]);
  return sections;
}
