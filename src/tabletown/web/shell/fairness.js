// How the shuffles of a table can be checked: the promise before the game, the proof after it, every step in sight.
// The method is described in tabletown/server/fairness.py.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { listed } from "../pieces/writing.js";
import { dialog } from "./dialog.js";
import { problem, wordsOf } from "./fields.js";
import { seatAt } from "./mine.js";
import * as server from "./server.js";
import { t } from "./words.js";

/** @import { Room } from "./room.js" */
/** @typedef {{ words: string, ok: boolean, detail: string }} Finding */

const COMMITMENT = "tabletown-commitment-2";
const METHOD = "tabletown-seed-2";

/** @param {string[]} lines */
const hashOf = (...lines) => bytesToHex(sha256(utf8ToBytes(lines.join("\n"))));

/** What the server must have published before it knew a number, if this is the game. @param {server.Export} game @param {server.Proof} proof */
function commitmentOf(game, proof) {
  const options = JSON.stringify(Object.fromEntries(Object.entries(game.options).sort(([a], [b]) => (a < b ? -1 : 1))));
  const { secret, table, plan } = proof;
  return hashOf(COMMITMENT, secret, table, game.game, game.rules, game.content, plan.join(" "), options);
}

/**
 * What can be checked here; the moves are checked by `tabletown verify`.
 * @param {Room} room @param {server.Export} game @returns {Finding[]}
 */
export function findings(room, game) {
  const { proof } = game;
  if (!proof) return [{ words: t("ui-proof-none"), ok: false, detail: "" }];
  if (proof.method !== METHOD) return [{ words: t("ui-proof-old"), ok: false, detail: "" }];
  const { number, commitment, seen, seat } = seatAt(room.id) ?? { seat: room.seat };
  const { secret, entropy } = proof;
  const fixed = commitmentOf(game, proof);
  const promised = [proof.commitment, commitment ?? room.table.commitment].every((one) => one === fixed);
  const seed = hashOf(METHOD, secret, proof.commitment, ...entropy);
  const silent = entropy.every((added, seat) => !added || (proof.plan[seat] === "person" && game.players[seat] === "person"));
  const found = [
    { words: t("ui-proof-secret"), ok: promised && (proof.table === room.id || room.table.alone?.again === true || !!room.table.daily), detail: `${t("ui-secret")} ${secret}` },
    { words: t("ui-proof-bots"), ok: silent, detail: "" },
    { words: t("ui-proof-seed"), ok: seed === game.seed, detail: seed },
  ];
  if (!number || seat === null) return found;
  const before = seen?.every((hash, other) => !hash || hash === hashOf(entropy[other] ?? ""));
  return [
    ...found,
    { words: t("ui-proof-mine"), ok: entropy[seat] === number, detail: number },
    { words: t("ui-proof-before"), ok: !!before, detail: "" },
  ];
}

/** Who could have chosen the shuffles in spite of all this. @param {Room} room @param {server.Proof} proof */
function meaning(room, proof) {
  const { number, seen, seat } = seatAt(room.id) ?? {};
  if (!proof.entropy.some(Boolean)) return t("ui-fair-alone");
  if (!number || !seen) return t("ui-fair-others");
  const later = proof.entropy.flatMap((added, other) => (added && other !== seat && !seen[other] ? [room.name(other)] : []));
  return later.length ? t("ui-fair-later", { names: listed(later) }) : t("ui-fair-last");
}

/** @param {Room} room @param {AbortSignal} signal */
export async function fairness(room, signal) {
  const over = room.table.status === "over";
  /** @type {Finding[] | null} */
  let found = null;
  let means = "";
  let file = "";
  let wrong = "";
  if (over && room.table.commitment) {
    try {
      const game = await server.saved(room.id, room.token);
      found = findings(room, game);
      means = game.proof ? meaning(room, game.proof) : "";
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
        ? html`<p>${over ? t("ui-fair-after") : room.table.daily ? t("ui-fair-daily") : room.table.alone?.again ? t("ui-fair-again") : t("ui-fair-before")}</p>
            <dl class="hashes">
              <dt>${t("ui-commitment")}</dt><dd><code>${room.table.commitment}</code></dd>
              ${number ? html`<dt>${t("ui-my-number")}</dt><dd><code>${number}</code></dd>` : nothing}
            </dl>`
        : html`<p>${t(room.table.guided ? "ui-fair-guided" : "ui-fair-continued")}</p>`}
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
            <p class=${`note ${fair ? "good" : "bad"}`} role="status">${fair ? `${t("ui-fair-yes")} ${means}` : t("ui-fair-no")}</p>
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
