// A table for games that bring none: who plays, what lies where, and everything that can be done, in words.

import { html, nothing, render } from "lit-html";
import { portrait } from "../pieces/art.js";
import { prompt } from "../pieces/prompt.js";
import { keepStops, rove } from "../pieces/roving.js";
import { missing } from "./alone.js";
import { search } from "./fields.js";

/** @import { Api, Frame, Table } from "../contract.js" */
/** @import { Option, Position } from "../types.js" */

/** What the rules make of the view, as far as it is numbers. @param {Position} position @returns {Record<string, unknown>} */
const worked = ({ tallies, figures }) => Object.assign({}, tallies, figures);

/** From so many choices on, there is a field to find one. */
const MANY = 10;

/** @param {HTMLElement} root @param {Api} api @returns {Table} */
export function mount(root, api) {
  /** @type {Frame | undefined} */
  let frame;
  /** @type {Option[]} */
  let lit = [];
  let wanted = "";

  function draw() {
    if (!frame) return;
    const { position, table, live } = frame;
    const { view } = position;
    render(
      html`<div class="generic" @keydown=${rove}>
        <ul class="generic-players" aria-label=${api.t("ui-people")}>
          ${table.players.map(
            (player) => html`<li class=${view.actors.includes(player.seat) ? "turn" : ""}>
              ${portrait(api.name(player.seat), player.seat)}
              <span>
                ${api.name(player.seat)}
                ${player.seat === api.seat ? html`<span class="tt-chip is-gold">${api.t("ui-you")}</span>` : nothing}
              </span>
              <b>${view.scores[player.seat] ?? 0}</b>
            </li>`,
          )}
        </ul>
        ${table.alone?.ranks.length ? html`<p class="small">${missing(table.alone.ranks, view.scores[0] ?? 0, api.t)}</p>` : nothing}
        ${prompt(api.t(position.prompt), { mine: live, lead: live ? api.t("ui-your-turn") : "" })}
        ${live ? choices(position.options) : nothing}
        <section class="tt-panel" aria-label=${api.t("ui-table-in-words")}>
          <dl class="generic-words">
            ${Object.entries({ ...view.numbers, ...worked(position) }).map(([name, value]) =>
              entry(name, [value].flat().join(" · ")),
            )}
            ${Object.entries(view.zones).map(([name, pieces]) => entry(name, zone(pieces)))}
          </dl>
        </section>
      </div>`,
      root,
    );
    keepStops(root);
  }

  /** @param {string} name @param {string} words */
  const entry = (name, words) => html`<div><dt>${plain(name)}</dt><dd>${words || "–"}</dd></div>`;

  /** @param {(string | null)[]} pieces */
  function zone(pieces) {
    const known = pieces.filter((piece) => piece !== null).map(plain);
    const hidden = pieces.length - known.length;
    return [...known, ...(hidden ? [api.t("ui-hidden-pieces", { count: hidden })] : [])].join(", ");
  }

  /** @param {Option} option */
  const isLit = (option) => (lit.some(({ code }) => code === option.code) ? "lit" : "");

  /** @param {Option[]} options */
  function choices(options) {
    const words = wanted.toLowerCase().split(/\s+/);
    const found = options.filter((option) => words.every((word) => api.t(option.message).toLowerCase().includes(word)));
    return html`<section class="generic-choices" aria-label=${api.t("ui-choices")}>
      ${options.length < MANY
        ? nothing
        : search(api.t("ui-find-choice"), wanted, (text) => {
            wanted = text;
            draw();
          })}
      <ul data-stops>
        ${found.map(
          (option) => html`<li>
            <button type="button" data-stop class=${`choice-button ${isLit(option)}`} @click=${() => api.choose(option.code)}>
              ${api.t(option.message)}
            </button>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  return {
    async update(next) {
      // Who plays by keys waits at the prompt, and goes on at the choices.
      const here = root.contains(document.activeElement);
      frame = next;
      lit = [];
      wanted = "";
      draw();
      const target = root.querySelector(next.live ? "[data-stop]" : "[role=status]");
      if (here && target instanceof HTMLElement) target.focus();
    },
    hurry() {},
    highlight(options) {
      lit = options;
      draw();
    },
    destroy() {
      render(nothing, root);
    },
  };
}

/** An identifier as words. @param {string} name */
const plain = (name) => name.replaceAll(/[_:/-]+/g, " ");
