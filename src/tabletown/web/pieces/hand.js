// A hand of cards as a fan: one tab stop, arrow keys inside, digits from outside, and dragging.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { print } from "./card.js";
import { vars } from "./vars.js";

/** @import { Scene as BoardScene } from "./board.js" */
/** @import { Face } from "./card.js" */
/** @import { Piece, Zones } from "./zones.js" */
/** @typedef {{ inOrder(one: string | null, other: string | null): number, face(kind: string): Face }} Box what a game knows about its cards */
/** @typedef {BoardScene & { story: { zones: Zones }, box: Box }} Scene */
/**
 * @typedef {object} Held a card in hand
 * @property {string} piece
 * @property {string | null} from
 * @property {string} element what options call it
 * @property {Face} face
 * @property {boolean} usable whether it can be chosen now
 * @property {boolean} idle whether it shall look as if others could be chosen, but not this one
 * @property {boolean} lit whether gold shall say so
 * @property {boolean} open whether it can be chosen first, before anything else is
 * @property {boolean} picked
 * @property {boolean} fresh whether it was drawn just now
 * @property {boolean} hinted
 * @property {unknown} [mark] something that lies on it
 * @property {string} [about] said after its name
 */
/**
 * @typedef {object} Hand
 * @property {string} zone
 * @property {string} label
 * @property {{ id: string, cards: Held[], foot?: unknown }[]} groups cards that belong together, with a line below them
 * @property {(card: Held, element: HTMLElement) => void} onpick
 * @property {(card: Held, event: PointerEvent, element: HTMLElement) => void} ondrag
 */

const LAST_DIGIT = 9;
const CARD = "card:";

/**
 * The cards of whoever looks at the table, those that belong together side by side; onlookers have none.
 * @param {Scene} scene
 * @param {{ label(count: number): string, groups: readonly string[], groupOf(kind: string): string, card(piece: Piece): Held, foot?(group: string): unknown }} how
 */
export function ownHand({ story, box, viewer, pick, drag }, { label, groups, groupOf, card, foot }) {
  if (viewer === null) return nothing;
  const zone = `hand:${viewer}`;
  const pieces = story.zones.of(zone).filter(({ kind }) => kind !== null);
  pieces.sort((one, other) => box.inOrder(one.kind, other.kind));
  const all = groups.map((id) => ({ id, cards: pieces.filter(({ kind }) => groupOf(kind ?? "") === id).map(card), foot: foot?.(id) }));
  return hand({ zone, label: label(pieces.length), groups: all.filter(({ cards }) => cards.length), onpick: pick, ondrag: drag });
}

/** Whether something else than a card is picked. @param {Scene} scene */
export const picksOther = ({ picking }) => picking.picked.some((element) => !element.startsWith(CARD));

/** A card in hand. @param {Piece} piece @param {Scene} scene @param {(element: string) => boolean} [isUsable] @returns {Held} */
export function heldCard({ id, kind, from }, scene, isUsable = (element) => scene.picking.usable(element)) {
  const { box, picking, choosesCards, hinted, mine } = scene;
  const element = `${CARD}${kind}`;
  const usable = isUsable(element);
  return {
    piece: id,
    from,
    element,
    face: box.face(kind ?? ""),
    usable,
    idle: choosesCards && !usable,
    lit: picksOther(scene) && picking.lit(element),
    open: mine && usable && !picking.picked.length,
    picked: picking.has(element),
    fresh: false,
    hinted: hinted(element),
  };
}

/** @param {Hand} hand */
export function hand({ zone, label, groups, onpick, ondrag }) {
  // Counted before anything is drawn: `repeat` draws in the order in which it finds what has moved.
  const places = new Map(groups.flatMap(({ cards }) => cards).map((card, place) => [card.piece, place]));
  const sizes = vars({ "--count": places.size, "--groups": groups.length });
  return html`<div class="tt-hand" role="group" aria-label=${label} data-zone=${zone} data-stops ${sizes}>
    ${repeat(
      groups,
      (group) => group.id,
      (group) => html`<div class="tt-hand-group">
        <div class="tt-hand-cards">
          ${repeat(
            group.cards,
            (card) => card.piece,
            (card) => held(card, places.get(card.piece) ?? 0, places.size, { onpick, ondrag }),
          )}
        </div>
        ${group.foot ?? nothing}
      </div>`,
    )}
  </div>`;
}

/** @param {Held} card @param {number} place @param {number} count @param {Pick<Hand, "onpick" | "ondrag">} does */
function held(card, place, count, { onpick, ondrag }) {
  const digit = place < LAST_DIGIT ? place + 1 : nothing;
  const state = {
    "is-picked": card.picked,
    "is-idle": card.idle,
    "is-lit": card.lit,
    "is-open": card.open,
    "is-fresh": card.fresh,
    "is-hinted": card.hinted,
  };
  return html`<button
    type="button"
    class="tt-card suit-${card.face.suit} ${names(state)}"
    data-piece=${card.piece}
    data-from=${card.from ?? nothing}
    data-element=${card.element}
    data-key=${digit}
    data-stop
    tabindex="-1"
    aria-label=${[card.face.name, card.about].filter(Boolean).join(". ")}
    aria-pressed=${card.picked ? "true" : "false"}
    aria-disabled=${card.usable ? "false" : "true"}
    ${vars({ "--turn": place - (count - 1) / 2 })}
    @click=${(/** @type {Event} */ event) => onpick(card, /** @type {HTMLElement} */ (event.currentTarget))}
    @pointerdown=${(/** @type {PointerEvent} */ event) => ondrag(card, event, /** @type {HTMLElement} */ (event.currentTarget))}
  >
    ${print(card.face)}${card.mark ?? nothing}${digit === nothing ? nothing : html`<kbd data-print=${digit} aria-hidden="true"></kbd>`}
  </button>`;
}

/** The names of those that are true. @param {Record<string, boolean>} state */
function names(state) {
  return Object.keys(state)
    .filter((name) => state[name])
    .join(" ");
}
