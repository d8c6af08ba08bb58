// The players, each with the power card.

import { html } from "lit-html";
import { icon } from "tabletown/pieces/icon.js";
import { players } from "tabletown/pieces/players.js";

/** @import { Scene } from "./table.js" */

/** @param {Scene} scene */
export function people({ story, box, api, frame, playing, viewer }) {
  const acting = new Set(playing ? [] : story.view?.actors);
  const panels = frame.table.players.map((player, seat) => ({
    player,
    points: story.scores[seat] ?? 0,
    active: acting.has(seat),
    zone: `hand:${seat}`,
    own: seat === viewer,
    cards: [...story.zones.of(`hand:${seat}`)]
      .sort((one, other) => box.inOrder(one.kind, other.kind))
      .map(({ id, kind, from }) => ({ piece: id, from, face: kind === null ? null : box.face(kind) })),
    badge: badge(story.numbers.power[seat] === 1, api),
    state: story.spot !== null && story.decisions.get(seat) === "used" ? "is-doubling" : "",
  }));
  return players(panels, api);
}

/** Whether a player still has the power card. @param {boolean} ready @param {Scene["api"]} api */
function badge(ready, api) {
  const label = api.t("table-power", { ready: ready ? "yes" : "no" });
  return html`<span class="cc-badge ${ready ? "" : "is-spent"}" role="img" aria-label=${label} title=${label}>
    ${icon("lightning-fill")}
  </span>`;
}
