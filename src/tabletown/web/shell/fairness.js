// How the shuffles of a table can be checked: the promise before the game, the proof after it, every step in sight.
// The method is described in tabletown/server/fairness.py.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { dialog } from "./dialog.js";
import { problem, wordsOf } from "./fields.js";
import { seatAt } from "./mine.js";
import * as server from "./server.js";
import { t } from "./words.js";

/** @import { Room } from "./room.js" */
/** @typedef {{ words: string, ok: boolean, detail: string }} Finding */

const METHOD = "tabletown-seed-1";

/**
 * What can be checked here; the moves are checked by `tabletown verify`.
 * @param {Room} room @param {server.Export} game @returns {Finding[]}
 */
export function findings(room, game) {
  const { proof } = game;
  if (!proof) return [{ words: t("ui-proof-none"), ok: false, detail: "" }];
  const mine = seatAt(room.id);
  const promised = mine?.commitment ?? room.table.commitment;
  const hashed = bytesToHex(sha256(hexToBytes(proof.secret)));
  const seed = bytesToHex(sha256(utf8ToBytes([METHOD, proof.secret, proof.table, ...proof.entropy].join("\n"))));
  const kept = hashed === proof.commitment && hashed === promised;
  const secret = { words: t("ui-proof-secret"), ok: kept, detail: `sha256(${proof.secret}) = ${hashed}` };
  const shuffle = { words: t("ui-proof-seed"), ok: seed === game.seed && proof.table === room.id, detail: seed };
  if (!mine?.number || room.seat === null) return [secret, shuffle];
  const own = { words: t("ui-proof-mine"), ok: proof.entropy[room.seat] === mine.number, detail: mine.number };
  return [secret, own, shuffle];
}

/** @param {Room} room @param {AbortSignal} signal */
export async function fairness(room, signal) {
  const over = room.table.status === "over";
  /** @type {Finding[] | null} */
  let found = null;
  let file = "";
  let wrong = "";
  if (over && room.table.commitment) {
    try {
      const game = await server.saved(room.id, room.token);
      found = findings(room, game);
      file = URL.createObjectURL(new Blob([JSON.stringify(game)], { type: "application/json" }));
    } catch (error) {
      wrong = wordsOf(error);
    }
  }
  const number = seatAt(room.id)?.number;
  const fair = found?.every(({ ok }) => ok);
  await dialog(
    t("ui-fairness"),
    () => html`<div class="fairness">
      ${room.table.commitment
        ? html`<p>${over ? t("ui-fair-after") : t("ui-fair-before")}</p>
            <dl class="hashes">
              <dt>${t("ui-commitment")}</dt><dd><code>${room.table.commitment}</code></dd>
              ${number ? html`<dt>${t("ui-my-number")}</dt><dd><code>${number}</code></dd>` : nothing}
            </dl>`
        : html`<p>${t("ui-fair-continued")}</p>`}
      ${found
        ? html`<ol class="findings">
              ${found.map(
                ({ words, ok, detail }) => html`<li class=${ok ? "ok" : "bad"}>
                  ${icon(ok ? "check-bold" : "x-bold")}
                  <div>
                    <b>${words}</b> <span class="unseen">${ok ? t("ui-right") : t("ui-wrong")}</span>
                    ${detail ? html`<code>${detail}</code>` : nothing}
                  </div>
                </li>`,
              )}
            </ol>
            <p class=${`note ${fair ? "good" : "bad"}`} role="status">${fair ? t("ui-fair-yes") : t("ui-fair-no")}</p>
            <p>${t("ui-verify-offline")} <code>tabletown verify FILE</code></p>
            <p>
              <a class="button" href=${file} download=${`tabletown-${room.table.game}-${room.id}.json`}>
                ${icon("download-simple-bold")} ${t("ui-download")}
              </a>
            </p>`
        : nothing}
      ${problem(wrong)}
      <p class="small">${t("ui-fair-limits")}</p>
    </div>`,
    { className: "wide", signal },
  );
  if (file) URL.revokeObjectURL(file);
}
