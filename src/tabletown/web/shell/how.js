// How to play a game, in two minutes: a few sections with pictures of real positions, and the clauses that they sum up.

import { html, nothing, render } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { icon } from "../pieces/icon.js";
import { problem, wordsOf } from "./fields.js";
import { soon } from "./later.js";
import { makeGuided } from "./making.js";
import { heading, page } from "./page.js";
import { frame, paint } from "./picture.js";
import { playAtOnce } from "./quick.js";
import { go } from "./router.js";
import * as server from "./server.js";
import { gameTexts, t } from "./words.js";

/** @import * as T from "../types.js" */
/** @import { Texts } from "../text.js" */
/** @import { Place } from "./router.js" */

/** @param {Place} place @param {string} slug */
export async function show(place, slug) {
  const [game, texts, { sections }] = await Promise.all([server.game(slug), gameTexts(slug), server.how(slug)]);
  const { info } = game;
  const title = t("ui-how-title", { game: info.title });
  place.title(title);
  /** @type {Map<T.HowPicture, HTMLElement>} */
  const frames = new Map();
  let painting = new AbortController();
  let wrong = "";

  async function begin() {
    try {
      void go(`/table/${await makeGuided(slug)}`);
    } catch (error) {
      wrong = wordsOf(error);
      redraw();
    }
  }

  /** @param {string} words */
  const guided = (words) => (info.guided ? html`<button type="button" class="button main big" @click=${begin}>${icon("hand-fill")} ${words}</button>` : nothing);
  const several = info.most > 1;
  const play = async () => playAtOnce(info, await server.catalog(), !several, place.signal);

  const told = () => html`
    ${heading(title)}
    <nav class="how-doors" aria-label=${t("ui-ways-to-learn")}>
      ${guided(t("ui-guided"))}
      ${info.puzzles ? html`<a class="button" href=${`/puzzles/${slug}`}>${icon("target-bold")} ${t("ui-puzzles")}</a>` : nothing}
      <a class="button" href=${`/rules/${slug}`}>${icon("book-open-fill")} ${t("ui-rules")}</a>
    </nav>
    ${problem(wrong)}
    ${sections.length ? sections.map(section) : short()}
    <div class="how-end">
      ${guided(t("ui-guided-now"))}
      <button type="button" class=${`button ${info.guided ? "" : "main big"}`} @click=${play}>${icon("play-fill")} ${t(several ? "ui-play-bots" : "ui-play-alone")}</button>
      <a class="button" href=${`/rules/${slug}`}>${icon("book-open-fill")} ${t("ui-how-rules")}</a>
    </div>`;

  /** What every game says of itself. */
  const short = () => html`<section class="tt-panel how-words">
    ${["game-about", "game-goal"].map((id) => (texts.has(id) ? html`<p>${texts.say(id)}</p>` : nothing))}
    <p>${t("ui-how-not-yet")}</p>
  </section>`;

  /** @param {T.HowSection} part */
  const section = (part) => html`<section class="tt-panel how-section" aria-labelledby=${`how-${part.id}`}>
    <div class="how-words">
      <h2 id=${`how-${part.id}`}>${texts.say(`how-${part.id}-title`)}</h2>
      ${paragraphs(texts, part.id)}
    </div>
    ${part.pictured ? figure(part) : nothing}
    <p class="how-clauses">
      ${icon("book-open-fill")}<span class="unseen">${t("ui-how-clauses")}</span>
      ${part.clauses.map((id) => html`<a class="clause reach" href=${`/rules/${slug}#${id}`}>${id}</a>`)}
    </p>
  </section>`;

  /** @param {T.HowSection} part */
  function figure({ id, picture }) {
    if (!picture) return html`<p class="how-missing">${t("ui-how-no-picture")}</p>`;
    return html`<figure class="how-figure">
      <div class="how-picture" role="img" aria-labelledby=${`how-${id}-picture`} ${ref((element) => void frames.set(picture, /** @type {HTMLElement} */ (element)))}></div>
      <figcaption id=${`how-${id}-picture`}>${texts.say(`how-${id}-picture`)}</figcaption>
    </figure>`;
  }

  /** One after the other; what is still being painted for another width is given up. */
  async function paintAll() {
    painting.abort();
    painting = new AbortController();
    const signal = AbortSignal.any([place.signal, painting.signal]);
    for (const [picture, element] of frames) {
      await paint(element, picture, game, texts, signal);
      if (signal.aborted) return;
      element.dataset.painted = "";
    }
  }

  const redraw = soon(() => render(page(told(), "how"), place.root), place.signal);
  redraw();
  place.shown.then(() => {
    void paintAll();
    watchWidth(frames, paintAll, place.signal);
  });
}

/** @param {Texts} texts @param {string} id */
const paragraphs = (texts, id) => texts.say(`how-${id}`).split("\n").map((line) => html`<p>${line}</p>`);

/**
 * Pictures follow the window: cut anew, or drawn anew where games change to their layout for phones.
 * @param {Map<T.HowPicture, HTMLElement>} frames @param {() => void} paintAll @param {AbortSignal} signal
 */
function watchWidth(frames, paintAll, signal) {
  const phone = matchMedia("(max-width: 720px)");
  phone.addEventListener("change", paintAll, { signal });
  const seen = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const found = [...frames].find(([, element]) => element === target);
      const stage = target.firstElementChild;
      if (found && stage instanceof HTMLElement && !stage.classList.contains("is-drawing")) frame(found[1], stage, found[0]);
    }
  });
  for (const element of frames.values()) seen.observe(element);
  signal.addEventListener("abort", () => seen.disconnect());
}
