// City of Remnants on the table: the city, mats, market, hand, and scenes. What can be done is what the options say.

import { html, nothing } from "lit-html";
import { Board } from "tabletown/pieces/board.js";
import { Camera } from "tabletown/pieces/camera.js";
import { icon } from "tabletown/pieces/icon.js";
import { viewButton, viewButtons, viewKeys } from "tabletown/pieces/view.js";
import { about } from "./about.js";
import { Box } from "./box.js";
import { city, places, WORLD } from "./city.js";
import { hand } from "./hand.js";
import { headline } from "./headline.js";
import { market } from "./market.js";
import { mats } from "./mats.js";
import { auction, battle } from "./scenes.js";
import { sheet } from "./sheet.js";
import { RemnantsShow } from "./show.js";
import { RemnantsStory } from "./story.js";
import { actions, question } from "./tray.js";

/** @import { Api, Frame, Table } from "tabletown/contract.js" */
/** @import { Scene as BoardScene } from "tabletown/pieces/board.js" */
/** @import { Picking } from "tabletown/pieces/picking.js" */
/** @import { Option } from "tabletown/types.js" */
/** @import { Reach, Site } from "./types.js" */
/** @typedef {"" | "market" | "hand"} Sheet what is pulled up on a phone */
/**
 * @typedef {object} Own what this table adds to what all tables are drawn from
 * @property {RemnantsStory} story
 * @property {string} line what is happening, in words
 * @property {string} mover the figure that is about to go: an element, or ""
 * @property {Reach | undefined} reached where it can go
 * @property {string} unreached the space where it cannot go that was touched
 * @property {() => void} dropMover
 * @property {Site | undefined} site where the tile would lie that is being built
 * @property {() => void} turnTile
 * @property {(space: string) => string} elementAt what a touch on a space means
 * @property {(space: string) => boolean} isLit
 * @property {(element: string) => boolean} isUsable
 * @property {(element: string) => number | undefined} codeOf the option that one touch chooses
 * @property {(option: Option, ...elements: string[]) => void} atOnce chooses an option and the answers to what is asked next
 * @property {Site[]} ways how the tile can lie on the space that is looked at
 * @property {(site: Site) => void} tryOut
 * @property {string} looked the element that is read about
 * @property {(element: string) => void} look
 * @property {Sheet} sheet
 * @property {(sheet: Sheet) => void} openSheet
 * @property {number} shownMat whose mat is unfolded on a phone
 * @property {(seat: number) => void} openMat
 * @property {boolean} scored
 * @property {() => void} closeScores
 */
/** @typedef {BoardScene & Own} Scene all that the parts of the table are drawn from */

const MARKET = new Set(["member", "good", "type"]);
const NOBODY = -1;

/** @param {HTMLElement} root @param {Api} api @returns {Table} */
export function mount(root, api) {
  return new RemnantsTable(root, api);
}

/** @extends {Board<RemnantsShow>} */
class RemnantsTable extends Board {
  /** @type {Picking | null} */
  #picking = null;
  #mover = "";
  #unreached = "";
  /** @type {Site | undefined} */
  #site;
  #turn = "";
  /** The space on which the tile is tried out. @type {string | undefined} */
  #spot;
  #looked = "";
  /** @type {Sheet} */
  #sheet = "";
  #shownMat = NOBODY;
  #listed = false;
  #closed = false;
  #camera = new Camera({ width: WORLD, height: WORLD, margin: 0 });

  /** @param {HTMLElement} root @param {Api} api */
  constructor(root, api) {
    const story = new RemnantsStory(new Box(api), api.past);
    super(root, api, "rm", (stage) => new RemnantsShow(stage, story));
  }

  /** @override @param {Frame} frame @param {boolean} jump */
  settle(frame, jump) {
    super.settle(frame, jump);
    this.#mover = "";
    this.#unreached = "";
    this.#site = undefined;
    this.#spot = undefined;
    this.#sheet = frame.live ? wanted(frame) : "";
    if (jump) {
      this.#closed = false;
      this.show.scored = frame.position.view.over;
    }
  }

  // What the viewer does

  /** @override */
  get resting() {
    const places = [".rm-bids .is-lit", ".rm-actions .tt-act:not(.is-last)", ".rm-board .is-lit", ".rm-row .is-lit", ".rm-types .is-lit", ".rm-hand .is-lit", ".rm-actions .tt-act"];
    return [this.find(".tt-sheet .tt-choice"), ...places.map((place) => this.find(place)), ...super.resting];
  }

  /** @override */
  get nextPlaces() {
    return ".rm-board .is-lit, .rm-places .is-lit, .rm-actions .tt-act";
  }

  /** @override */
  get keys() {
    return [
      { key: "v", words: this.api.t("table-list-or-map"), act: () => this.#toggleList() },
      { key: "r", words: this.api.t("table-turn-tile"), act: () => this.#turnTile() },
      ...viewKeys(this.#camera, this.api),
    ];
  }

  /** @override */
  escape() {
    if (this.#mover) {
      const mover = this.#mover;
      this.#drop();
      this.find(`[data-element="${CSS.escape(mover)}"]`)?.focus();
      return true;
    }
    return super.escape();
  }

  /** @override @param {string} element @param {Element} near @param {string} [piece] */
  touch(element, near, piece = "") {
    const { figures } = this.show.story;
    const space = element.startsWith("space:") ? element.slice("space:".length) : "";
    this.#looked = element;
    if (!this.mine) return super.touch(element, near, piece);
    const reach = figures.reach.find((one) => one.element === element);
    if (this.#mover && space) return this.#go(space);
    if (reach) return this.#take(element, near);
    if (space && figures.sites.length) return this.#lay(space, near);
    const option = this.#whole(element);
    if (option) return this.choose(option);
    super.touch(element, near, piece);
  }

  /** A figure is about to go. @param {string} element @param {Element} near */
  #take(element, near) {
    const byKey = near.matches(":focus-visible");
    this.#mover = this.#mover === element ? "" : element;
    this.#unreached = "";
    this.api.sound("click");
    this.draw();
    if (byKey && this.#mover) this.find(".rm-board .is-lit, .rm-places .is-lit")?.focus();
  }

  /** @param {string} space */
  #go(space) {
    const reach = this.show.story.figures.reach.find(({ element }) => element === this.#mover);
    const option = this.frame?.position.options.find(({ elements }) => elements.length === 1 && elements[0] === this.#mover);
    if (reach?.spaces.includes(space) && option) return this.chain(option, `space:${space}`);
    this.#unreached = space;
    this.draw();
  }

  #drop() {
    this.#mover = "";
    this.#unreached = "";
    this.draw();
  }

  /** The first touch shows where the tile would lie, the second builds it. @param {string} space @param {Element} near */
  #lay(space, near) {
    const site = this.#siteAt(space);
    if (!site) return super.touch(`space:${space}`, near);
    const shown = this.#site?.covers.includes(space) && this.#site.turn === site.turn;
    this.#spot = space;
    if (!shown) {
      this.#site = site;
      return this.draw();
    }
    const now = this.#site ?? site;
    const option = this.frame?.position.options.find(({ elements }) => elements.includes(`space:${now.space}`) && elements.includes(`turn:${now.turn}`));
    if (option) this.choose(option);
  }

  /** A way to lay the tile onto a space: turned as it is, if it fits so. @param {string} space @returns {Site | undefined} */
  #siteAt(space) {
    const { sites } = this.show.story.figures;
    const there = sites.filter(({ covers }) => covers.includes(space));
    const turned = there.filter(({ turn }) => turn === this.#turn);
    return turned.find((site) => site.space === space) ?? there.find((site) => site.space === space) ?? turned[0] ?? there[0];
  }

  /** How it can lie on the space that was touched, or on the one where it is shown. @returns {Site[]} */
  #ways() {
    const from = this.#site;
    if (!from) return [];
    const space = from.covers.find((name) => `space:${name}` === this.#looked) ?? this.#spot ?? from.space;
    this.#spot = space;
    return this.show.story.figures.sites.filter(({ covers }) => covers.includes(space));
  }

  /** The next way to lay it onto the space where it is shown. */
  #turnTile() {
    const ways = this.#ways();
    const { sites } = this.show.story.figures;
    const there = ways.length ? ways : sites;
    const from = this.#site;
    const next = there[(there.findIndex((site) => site === from) + 1) % there.length];
    if (!next) return;
    this.#site = next;
    this.#turn = next.turn;
    this.draw();
  }

  /** The one option that this element leads to, if all else is understood. @param {string} element @returns {Option | undefined} */
  #whole(element) {
    if (this.#picking?.picked.length) return undefined;
    const fitting = (this.frame?.position.options ?? []).filter(({ elements }) => elements.includes(element));
    const [option, ...others] = fitting;
    const whole = option?.elements.every((part) => part === element || !part.includes(":"));
    return others.length || !whole ? undefined : option;
  }

  #toggleList() {
    this.#listed = !this.#listed;
    this.draw();
  }

  /** @param {string} element */
  #look(element) {
    if (element === this.#looked) return;
    this.#looked = element;
    const space = element.startsWith("space:") ? element.slice("space:".length) : "";
    if (this.mine && space && this.#siteAt(space)) {
      this.#site = this.#siteAt(space);
      this.#spot = space;
    }
    this.draw();
  }

  /** @param {Sheet} which */
  #open(which) {
    this.#sheet = which;
    this.draw();
  }

  /** What a touch on a space means: the space, the figure on it, the tile that it belongs to, or a YCU token. @param {string} space @param {BoardScene} scene */
  #elementAt(space, { picking }) {
    const { story } = this.show;
    const anchor = story.tileAt(space)?.spaces[0];
    if (this.#mover && this.#mover !== `figure:${space}` && this.#mover !== `moved:${space}`) {
      const reach = story.figures.reach.find(({ element }) => element === this.#mover);
      if (reach?.spaces.includes(space)) return `space:${space}`;
    }
    const tokens = story.tokens(space).map(({ number }) => `token:${number + 1}`);
    const meant = [`figure:${space}`, `space:${space}`, `moved:${space}`, ...(anchor ? [`space:${anchor}`] : []), ...tokens];
    return meant.find((element) => picking.usable(element)) ?? `space:${space}`;
  }

  /** @param {string} space @param {BoardScene} scene @param {Reach | undefined} reached */
  #isLit(space, scene, reached) {
    if (!scene.mine) return false;
    const { sites } = this.show.story.figures;
    if (reached) return reached.spaces.includes(space);
    if (sites.length) return sites.some(({ covers }) => covers.includes(space));
    const element = this.#elementAt(space, scene);
    return scene.picking.picked.length ? scene.picking.lit(element) : scene.picking.usable(element);
  }

  // What the viewer sees

  /** @override */
  draw() {
    super.draw();
    this.#camera.attach(this.find(".rm-map"));
  }

  /** @override */
  destroy() {
    this.#camera.detach();
    super.destroy();
  }

  /** @override @param {BoardScene} base */
  draws(base) {
    const { story } = this.show;
    this.#picking = base.picking;
    const reached = this.#mover ? story.figures.reach.find(({ element }) => element === this.#mover) : undefined;
    /** @type {Scene} */
    const scene = {
      ...base,
      story,
      line: this.show.line,
      mover: this.#mover,
      reached,
      unreached: this.#unreached,
      dropMover: () => this.#drop(),
      site: base.mine ? this.#site : undefined,
      turnTile: () => this.#turnTile(),
      elementAt: (space) => this.#elementAt(space, base),
      isLit: (space) => this.#isLit(space, base, reached),
      isUsable: (element) => base.mine && base.picking.usable(element),
      codeOf: (element) => (base.mine ? this.#whole(element)?.code : undefined),
      ways: base.mine ? this.#ways() : [],
      atOnce: (option, ...elements) => this.chain(option, ...elements),
      tryOut: (site) => {
        if (site === this.#site) return;
        this.#site = site;
        this.#turn = site.turn;
        this.draw();
      },
      looked: this.#looked,
      look: (element) => this.#look(element),
      sheet: this.#sheet,
      openSheet: (which) => this.#open(which),
      shownMat: this.#shownMat,
      openMat: (seat) => {
        this.#shownMat = this.#shownMat === seat ? NOBODY : seat;
        this.draw();
      },
      scored: this.show.scored && !this.#closed,
      closeScores: () => {
        this.#closed = true;
        this.draw();
      },
    };
    return { table: this.#table(scene), headline: headline(scene) };
  }

  /** @param {Scene} scene */
  #table(scene) {
    const { api, story, viewer } = scene;
    const state = `${scene.playing ? "is-playing" : ""} ${viewer === null ? "is-watched" : ""} ${this.#sheet ? `has-sheet has-${this.#sheet}` : ""}`;
    const cards = viewer === null ? 0 : story.zones.of(`hand:${viewer}`).length;
    return html`<div class="rm-table ${state}" data-at=${scene.frame.move}>
      <aside class="rm-left">${mats(scene)}</aside>
      <section class="rm-city" aria-label=${api.t("table-city")}>
        ${this.#listed ? places(scene) : city(scene)} ${auction(scene)}
      </section>
      ${battle(scene)}
      ${market(scene)}
      <section class="rm-tray" aria-label=${api.t("table-tray")}>
        <div class="rm-say">${question(scene)}${viewButtons(this.#camera, api, viewButton(this.#listed ? "map-trifold-fill" : "list-bullets-bold", api.t(this.#listed ? "table-as-map" : "table-as-list"), () => this.#toggleList()))}${actions(scene)}</div>
        ${hand(scene)}
      </section>
      <div class="rm-pulls">
        ${pull("market", "storefront-fill", api.t("table-market"), scene)} ${viewer === null ? nothing : pull("hand", "cards-fill", api.t("table-hand", { count: cards }), scene)}
      </div>
      ${about(scene)} ${sheet(scene)} ${this.show.banner ?? nothing}
    </div>`;
  }
}

/** What pulls a sheet up on a phone. @param {Sheet} which @param {string} sign @param {string} words @param {Scene} scene */
function pull(which, sign, words, { sheet: open, openSheet }) {
  return html`<button type="button" class="rm-pull" aria-expanded=${open === which ? "true" : "false"} @click=${() => openSheet(open === which ? "" : which)}>${icon(sign)}<span>${words}</span></button>`;
}

/** What has to be seen for the next choice. @param {Frame} frame @returns {Sheet} */
function wanted({ position: { options, view } }) {
  const sorts = new Set(options.flatMap(({ elements }) => elements.map((element) => element.split(":")[0] ?? "")));
  if ([...sorts].some((sort) => MARKET.has(sort))) return "market";
  const asksCards = options.some(({ verb }) => verb === "lay" || verb === "throw" || verb === "give");
  return asksCards && view.step !== "lay" ? "hand" : "";
}
