// What a game's own table (games/<slug>/ui/table.js) and the shell around it promise each other.
// A game's module exports `mount`. It knows no rules: it lights up what `options` name, and draws what `view` and
// `figures` say. It gets nothing of the server but this.

import type { TemplateResult } from "lit-html";
import type { Event, GameDetails, Message, Option, Position, TableInfo } from "./types.js";

/** One moment to be shown. The first one after mount, and each after a jump, has no events: nothing flies. */
export interface Frame {
  table: TableInfo;
  position: Position;
  /** What happened since the frame before, in order. */
  events: Event[];
  /** The move that this is: 0 before anybody chose. */
  move: number;
  /** Whether the viewer may choose here: false in replays, for spectators, and while other frames wait. */
  live: boolean;
}

export interface Settings {
  sound: boolean;
  /** 0.5 to 3; how long animations and the pauses between bots' moves take is divided by it. */
  speed: number;
  /** Also true when the system asks for it. */
  reducedMotion: boolean;
  highContrast: boolean;
  textSize: number;
  language: string;
  /** Whether single letters are keys. */
  shortcuts: boolean;
  /** Whether questions to which nothing fits are declined for the player, also among people. */
  passing: boolean;
  /** When the player is warned before a choice that loses: "always", against "bots", or "never". */
  warnings: string;
}

export interface Api {
  game: GameDetails;
  settings: Settings;
  /** The viewer's seat; null for spectators. */
  seat: number | null;
  /** A sentence in the viewer's language, by message or by id. Seats in it become names, or "you". */
  t(message: Message | string, params?: Record<string, string | number>): string;
  /** The name of a player; "You" stays to the messages. */
  name(seat: number): string;
  /** What happened up to a move, in order, as far as the log is here; when it comes, the table is updated. */
  past(move: number): Event[];
  /** Plays an action code of `position.options`. */
  choose(code: number): void;
  /** Says why these elements cannot be used now: the clause and the reason, beside `near`. */
  why(elements: string[], near?: Element): void;
  /** Opens the rulebook at a clause. */
  clause(id: string): void;
  /** Plays a small sound: see SOUNDS in pieces/sounds.js. */
  sound(name: string): void;
  /** Puts something into the top bar: what has to be in sight always, on phones too. */
  headline(content: TemplateResult): void;
}

/** A letter that does something at a game's table; it is in the list of keys, and off where letters are no keys. */
export interface Key {
  key: string;
  words: string;
  act(): void;
}

export interface Table {
  /** The game's own keys, if it has any. */
  keys?: Key[];
  /** Shows a frame; resolves when everything has come to rest. Must also cope with a frame that comes early. */
  update(frame: Frame): Promise<void>;
  /** Ends running animations at once: the pending `update` resolves. */
  hurry(): void;
  /** How an event stands in the log, if not in its words; "" if it is not worth a line there. */
  told?(event: Event): TemplateResult | "" | undefined;
  /** Lights up these options (a hint), until the next update. */
  highlight(options: Option[]): void;
  destroy(): void;
}

export type Mount = (root: HTMLElement, api: Api) => Table;
