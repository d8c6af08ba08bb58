// A rulebook by sections: with contents, searchable, every clause with an address, where it comes from and why.

import { html, nothing } from "lit-html";
import { countDesigned } from "tabletown/pieces/designed.js";
import { icon } from "../pieces/icon.js";
import { search } from "./fields.js";
import { t } from "./words.js";

/** @import { ClauseInfo, GameDetails } from "../types.js" */

/** "TRN: a turn", or "TRN - Turns". */
const HEADING = /^([A-Z0-9]+)(?::| -) (.*)$/;
const REFERENCE = /\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)\b/;

/** Pixels of a window in which contents stand beside the rules. */
const ROOMY = 900;

/** What is looked for, and the clause that is looked at. */
export class Rulebook {
  query = "";
  clause = "";

  /**
   * @param {GameDetails} game
   * @param {() => void} redraw
   * @param {(id: string) => void} [turned] after another clause or section is looked at; a page of its own follows with its address
   */
  constructor({ info, clauses, content }, redraw, turned) {
    this.slug = info.slug;
    this.clauses = clauses;
    this.designed = countDesigned(content);
    this.redraw = redraw;
    this.turned = turned;
    this.ids = new Set(clauses.map((clause) => clause.id));
  }

  /** Shows a clause or a section; its element gets the focus. @param {string} id @param {HTMLElement} root */
  open(id, root) {
    this.query = "";
    this.clause = id;
    this.redraw();
    this.turned?.(id);
    requestAnimationFrame(() => {
      const element = root.querySelector(`[data-clause="${CSS.escape(id)}"]`);
      if (!(element instanceof HTMLElement)) return;
      element.scrollIntoView({ block: this.ids.has(id) ? "center" : "start" });
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
      <div class="rule-lead">
        ${this.query ? nothing : this.#lead()}
        ${search(t("ui-search-rules"), this.query, (query) => {
          this.query = query;
          this.redraw();
        })}
        ${this.#contents(sections, root)}
      </div>
      <div class="rule-sections">
        <p class="unseen" role="status">${this.query ? t("ui-clauses-found", { count: this.found.length }) : nothing}</p>
        ${sections.size ? nothing : html`<p class="empty">${t("ui-no-clauses", { query: this.query })}</p>`}
        ${[...sections].map(
          ([section, clauses]) => html`<section>
            <h2 class="rule-section" data-clause=${codeOf(section)} tabindex="-1">${wordsOf(section)}</h2>
            <ul>${clauses.map((clause) => html`<li>${this.#clause(clause, root)}</li>`)}</ul>
          </section>`,
        )}
      </div>
    </div>`;
  }

  /** The short way, and what of it is not the printed game's. */
  #lead() {
    const { count } = this.designed;
    return html`<p><a class="button" href=${`/how/${this.slug}`} target=${this.turned ? nothing : "_blank"}>${icon("lightbulb-fill")} ${t("ui-how-short")}</a></p>
      ${count ? html`<p class="small">${t("ui-designed-about")} ${t("ui-designed-count", this.designed)}</p>` : nothing}`;
  }

  /** On a page of its own there is room to keep it open. @param {Map<string, ClauseInfo[]>} sections @param {HTMLElement} root */
  #contents(sections, root) {
    const open = this.turned !== undefined && innerWidth > ROOMY;
    return html`<details class="rule-contents" ?open=${open}>
      <summary>${t("ui-contents")}</summary>
      <ul>
        ${[...sections.keys()].map(
          (section) => html`<li><button type="button" @click=${() => this.open(codeOf(section), root)}>${wordsOf(section)}</button></li>`,
        )}
      </ul>
    </details>`;
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

/** By what a section is called in the ids of its clauses. @param {string} section */
const codeOf = (section) => HEADING.exec(section)?.[1] ?? section;

/** @param {string} section */
const wordsOf = (section) => HEADING.exec(section)?.[2] ?? section;

/** @param {ClauseInfo[]} clauses */
function grouped(clauses) {
  /** @type {Map<string, ClauseInfo[]>} */
  const sections = new Map();
  for (const clause of clauses) sections.set(clause.section, [...(sections.get(clause.section) ?? []), clause]);
  return sections;
}
