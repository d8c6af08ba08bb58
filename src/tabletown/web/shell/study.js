// A study of the lab: how far it has got, its report, or why there is none.

import { html, nothing } from "lit-html";
import { icon } from "../pieces/icon.js";
import { listed, written } from "../pieces/writing.js";
import { studyFile } from "./server.js";
import { ago, say, t } from "./words.js";

/** @import { GameInfo, Study } from "../types.js" */
/** @import { Texts } from "../text.js" */

const TALLEST = 60_000;

/** @param {Study} study @param {GameInfo} info @param {(() => void) | null} cancel for whoever began it */
export function studyView(study, info, cancel) {
  const title = { running: "ui-lab-running", done: "ui-lab-done", ended: "ui-lab-ended" }[study.status];
  return html`<section class="tt-panel study" aria-labelledby="study-title">
    <h2 id="study-title" tabindex="-1">${t(title)}</h2>
    ${study.status === "running" ? running(study, cancel) : study.status === "done" ? done(study, info) : ended(study)}
  </section>`;
}

/** @param {Study} study @param {(() => void) | null} cancel */
function running(study, cancel) {
  const words = t("ui-lab-progress", { played: study.played, all: study.all });
  return html`<progress max=${study.all || 1} .value=${study.played} aria-label=${t("ui-lab-running")}></progress>
    <p class="actions">
      <span>${words}</span>
      ${cancel ? html`<button type="button" class="button small" @click=${cancel}>${icon("x-bold")} ${t("ui-lab-cancel")}</button>` : nothing}
    </p>`;
}

/** @param {Study} study @param {GameInfo} info */
function done(study, info) {
  const files = { "report.html": "ui-lab-html", "report.json": "ui-lab-json", "report.parquet": "ui-lab-parquet" };
  const all = study.pack ? { ...files, "variant.toml": "ui-lab-toml" } : files;
  const report = studyFile(study.id, "report.html");
  return html`<p class="actions">
      <a class="button small" href=${report} target="_blank">${icon("corners-out-bold")} ${t("ui-lab-open")}</a>
      ${Object.entries(all).map(
        ([name, words]) => html`<a class="button small" href=${studyFile(study.id, name)} download=${`${info.slug}-${name}`}>
          ${icon("download-simple-bold")} ${t(words)}
        </a>`,
      )}
    </p>
    <iframe class="report" title=${t("ui-lab-done")} sandbox="allow-scripts" src=${report}></iframe>`;
}

/** @param {Study} study */
const ended = (study) => html`<p class="note bad">${icon("warning-fill")} <span>${study.wrong ? say(study.wrong) : ""}</span></p>`;

/** A report in one line. @param {Study} study @param {Texts} texts @param {boolean} open @param {() => void} look */
export function studyRow(study, texts, open, look) {
  const variants = Object.entries(study.options).filter(([, value]) => value !== false).map(([name]) => texts.say(`option-${name}`));
  return html`<div class="table-row">
    <div class="table-link">
      <b>${t("ui-lab-row", { games: study.games, seats: study.seats })}</b>
      <span>${study.pack ? html`<span class="tt-chip">${icon("package-fill")} ${t("ui-lab-with-pack")}</span> ` : nothing}${listed(variants)}</span>
      <small>${t("ui-lab-row-seed", { seed: written(study.seed) })} · ${ago(study.started)}</small>
    </div>
    <button type="button" class="button small" aria-pressed=${open ? "true" : "false"} @click=${look}>${icon("eye-fill")} ${t("ui-lab-read")}</button>
  </div>`;
}

/** A report tells how tall it is, so that the page scrolls and not the report in it. @param {HTMLElement} root @param {AbortSignal} signal */
export function fitReport(root, signal) {
  const frame = root.querySelector("iframe.report");
  if (!(frame instanceof HTMLIFrameElement) || frame.dataset.fitted) return;
  frame.dataset.fitted = "yes";
  const fit = (/** @type {MessageEvent} */ event) => {
    const height = Number(event.data?.height);
    if (event.source !== frame.contentWindow || !(height > 0)) return;
    frame.style.setProperty("block-size", `${Math.min(Math.ceil(height), TALLEST)}px`);
  };
  addEventListener("message", fit, { signal });
}
