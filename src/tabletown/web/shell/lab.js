// The lab: a variant is described, bots play many games of it, and a report tells what that does.

import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon } from "../pieces/icon.js";
import { LARGEST_COUNT, LARGEST_PACK } from "../protocol.js";
import { aria, chooser, problem, sent, typed, wordsOf } from "./fields.js";
import { every, soon } from "./later.js";
import { heading, page } from "./page.js";
import { rename } from "./router.js";
import * as server from "./server.js";
import { keep, recall } from "./store.js";
import { fitReport, studyRow, studyView } from "./study.js";
import { seatStepper, usualOptions, variantRows } from "./variants.js";
import { gameTexts, say, t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { Place } from "./router.js" */

const REFRESH = 1000;

/** @param {Place} place @param {string} slug */
export async function show(place, slug) {
  const [{ info }, first] = await Promise.all([server.game(slug), server.lab()]);
  const texts = await gameTexts(slug);
  place.title(t("ui-lab-of", { game: info.title }));
  if (!first.on) {
    render(page(closed(info), "narrow"), place.root);
    return;
  }

  let lab = first;
  /** The study that is looked at. @type {T.Study | null} */
  let study = null;
  let asked = place.url.searchParams.get("study") ?? "";
  const options = usualOptions(info);
  const wanted = { seats: info.usual, bot: lab.levels[0]?.bot ?? "", rival: "", games: info.sample, seed: 0, pack: "" };
  let wrong = "";
  let gone = "";
  let busy = false;

  const redraw = soon(() => {
    render(page(view(), "lab"), place.root);
    fitReport(place.root, place.signal);
  }, place.signal);

  async function refresh() {
    try {
      lab = await server.lab();
      const before = study;
      study = asked ? ([lab.running, ...lab.reports].find((each) => each?.id === asked) ?? (await server.study(asked))) : null;
      if (before?.status === "running" && study && study.status !== "running") toStudy();
      gone = "";
    } catch (error) {
      if (error instanceof server.Denied && error.code === "unknown-study") forget();
      gone = wordsOf(error);
    }
    redraw();
  }

  /** The study that was looked at is no more. */
  function forget() {
    asked = "";
    study = null;
    rename(`/lab/${slug}`);
  }

  /** @param {string} id */
  function look(id) {
    asked = id;
    gone = "";
    rename(`/lab/${slug}?study=${encodeURIComponent(id)}`);
  }

  /** A report, and the form as it was for it: whoever changes something goes on from there. @param {string} id */
  async function read(id) {
    look(id);
    await refresh();
    if (!study) return;
    const { seats, bots, games, seed } = study;
    Object.assign(options, study.options);
    Object.assign(wanted, { seats, bot: bots[0], rival: bots[1] ?? "", games, seed });
    wanted.pack = study.pack && study.status === "done" ? await server.packOf(id).catch(() => "") : "";
    void place.shown.then(toStudy);
  }

  /** Reading goes on where something has changed. */
  function toStudy() {
    redraw();
    requestAnimationFrame(() => {
      const title = /** @type {HTMLElement | null} */ (place.root.querySelector("#study-title"));
      title?.focus({ preventScroll: true });
      title?.scrollIntoView({ block: "start" });
    });
  }

  async function begin() {
    if (busy || lab.running) return;
    busy = true;
    wrong = "";
    redraw();
    const { seats, bot, rival, games, seed, pack } = wanted;
    try {
      const begun = await server.beginStudy({ game: slug, seats, options, bots: rival ? [bot, rival] : [bot], games, seed, pack });
      keep("study", { id: begun.study.id, token: begun.token });
      study = lab.running = begun.study;
      look(study.id);
      toStudy();
    } catch (error) {
      wrong = wordsOf(error);
    }
    busy = false;
    redraw();
  }

  async function cancel() {
    if (!study) return;
    try {
      study = await server.cancelStudy(study.id, tokenOf(study));
      toStudy();
    } catch (error) {
      gone = wordsOf(error);
    }
    await refresh();
  }

  async function example() {
    try {
      wanted.pack = await server.pack(slug);
      wrong = "";
    } catch (error) {
      wrong = wordsOf(error);
    }
    redraw();
    /** @type {HTMLElement | null} */ (place.root.querySelector("#pack"))?.focus();
  }

  /** @param {Event} event */
  async function upload(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const file = field.files?.[0];
    if (!file) return;
    if (file.size > LARGEST_PACK) wrong = t("ui-lab-pack-too-large", { most: LARGEST_PACK / 1024 });
    else wanted.pack = await file.text();
    field.value = "";
    redraw();
  }

  const view = () => html`
    ${heading(t("ui-lab-of", { game: info.title }))}
    <p class="lead">${t("ui-lab-about")}</p>
    ${problem(gone)}
    ${lab.running?.id !== asked && lab.running ? html`<p class="note" role="status">${icon("hourglass-fill")} <span>${t("ui-lab-busy", shareOf(lab.running))}</span></p>` : nothing}
    <form class="lab-form" @submit=${sent(begin)}>
      <section class="tt-panel" aria-labelledby="variant-title">
        <h2 id="variant-title">${t("ui-lab-variant")}</h2>
        ${seatStepper(info, wanted.seats, (seats) => set({ seats }))} ${variantRows(info, texts, options, redraw)}
        <label class="labelled" for="pack">${t("ui-lab-pack")}</label>
        <textarea
          id="pack"
          class="field pack"
          rows="8"
          maxlength=${LARGEST_PACK}
          spellcheck="false"
          autocapitalize="off"
          aria-describedby="pack-about"
          .value=${live(wanted.pack)}
          @input=${typed((pack) => (wanted.pack = pack))}
        ></textarea>
        <small id="pack-about">${t("ui-lab-pack-about")}</small>
        <p class="actions">
          <button type="button" class="button small" @click=${example}>${icon("list-bullets-bold")} ${t("ui-lab-pack-example")}</button>
          <label class="button small upload">
            ${icon("package-fill")} ${t("ui-lab-pack-file")}
            <input type="file" class="unseen" accept=".toml,application/toml,text/plain" @change=${upload} />
          </label>
        </p>
      </section>
      <section class="tt-panel" aria-labelledby="games-title">
        <h2 id="games-title">${t("ui-lab-games")}</h2>
        ${number("games", t("ui-lab-how-many"), t("ui-lab-how-many-about"), 1, lab.most_games)}
        <div class="labelled">
          <span>${t("ui-lab-bot")}</span>
          ${chooser(t("ui-lab-bot"), bots(), wanted.bot, (bot) => set({ bot }))}
          <small>${say(`level-${lab.levels.find(({ bot }) => bot === wanted.bot)?.id}-about`)}</small>
        </div>
        <div class="labelled">
          <span>${t("ui-lab-rival")}</span>
          ${chooser(t("ui-lab-rival"), [{ value: "", words: t("ui-lab-rival-same") }, ...bots()], wanted.rival, (rival) => set({ rival }))}
        </div>
        ${number("seed", t("ui-lab-seed"), t("ui-lab-seed-about"), 0, LARGEST_COUNT)}
        ${problem(wrong)}
        <button type="submit" class="button main big" aria-disabled=${aria(busy || !!lab.running)}>
          ${icon("flask-fill")} ${busy ? t("ui-loading") : t("ui-lab-begin")}
        </button>
        <small>${t("ui-lab-limits", { seconds: lab.most_seconds })}</small>
      </section>
    </form>
    ${latest()} ${study ? studyView(study, info, tokenOf(study) ? cancel : null) : nothing}
  `;

  function latest() {
    const reports = lab.reports.filter((report) => report.game === slug);
    if (!reports.length) return nothing;
    return html`<section class="tt-panel" aria-labelledby="latest-title">
      <h2 id="latest-title">${t("ui-lab-latest")}</h2>
      <ul class="rows-list">
        ${reports.map((report) => html`<li>${studyRow(report, texts, report.id === asked, () => read(report.id))}</li>`)}
      </ul>
    </section>`;
  }

  /** @param {Partial<typeof wanted>} changes */
  function set(changes) {
    Object.assign(wanted, changes);
    redraw();
  }

  const bots = () => lab.levels.map(({ id, bot }) => ({ value: bot, words: say(`level-${id}`) }));

  /** @param {"games" | "seed"} key @param {string} label @param {string} about @param {number} least @param {number} most */
  function number(key, label, about, least, most) {
    return html`<label class="labelled">
      <span>${label}</span>
      <input
        class="field"
        type="number"
        name=${key}
        min=${least}
        max=${most}
        required
        .value=${String(wanted[key])}
        @change=${typed((text) => set({ [key]: Number(text) }))}
      />
      <small>${about}</small>
    </label>`;
  }

  redraw();
  await (asked ? read(asked) : refresh());
  every(REFRESH, refresh, place.signal);
}

/** What lets me cancel a study, if I began it. @param {T.Study} study @returns {string} */
function tokenOf(study) {
  const mine = recall("study", { id: "", token: "" });
  return mine?.id === study.id ? String(mine.token) : "";
}

/** @param {T.Study} study */
const shareOf = (study) => ({ share: study.all ? Math.floor((100 * study.played) / study.all) : 0 });

/** @param {T.GameInfo} info */
const closed = (info) => html`${heading(t("ui-lab-of", { game: info.title }))}
  <section class="tt-panel">
    <p>${t("ui-lab-about")}</p>
    <p>${t("ui-lab-closed")}</p>
    <p><code>tabletown serve --lab</code></p>
    <p>${t("ui-lab-closed-alone")}</p>
    <p><code>${`tabletown lab ${info.slug} --out report.html`}</code></p>
  </section>`;
