// What goes over the wire, from tabletown.server.protocol.
// Written by: python -m tools.declarations

/** Where a seat's result came from. The parts add up: result = start + dealt + drawn + hidden + own + others. */
export interface Account {
  start: number;
  dealt: number;
  drawn: number;
  hidden: number;
  own: number;
  others: number;
  result: number;
  margin: number;
}

/** Done, and durably stored where there is something to store. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** A choice as a searching bot sees it: the chance to win from 0 to 1, give or take a margin, and sentences why. */
export interface Advice {
  code: number;
  chance: number;
  margin: number;
  reasons: Array<Message>;
}

/** Answers a proposal to go back. */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

/** A table of one: the ranks of its game, none if it has none, and at the end what was reached. */
export interface Alone {
  ranks: Array<Rank>;
  points: number | null;
  rank: number | null;
  again: boolean;
}

/** Why not: a refusal, or nothing if the elements can be used. */
export interface Answer {
  type: "answer";
  id: string;
  refusal: Refusal | null;
}

/** The table after so many moves; after the end all hands are open. */
export interface AtMove {
  move: number;
  moves: number;
  open: boolean;
  position: Position;
}

/** A finished game for one among others of this player. */
export interface Attempt {
  deal: string;
  number: number;
  spoilt: "" | "bot" | "undo";
  best: Best | null;
}

/** A player's best at tables with the same game, rules, content and options. */
export interface Best {
  points: number;
  rank: number | null;
}

/** A choice, and one that its seat could have seen to be better. */
export interface Better {
  move: number;
  seat: number;
  made: Message;
  better: Message;
  gain: number;
  margin: number;
  reasons: Array<Message>;
  code: number;
}

/** What this server offers. */
export interface Catalog {
  games: Array<GameInfo>;
  levels: Array<LevelInfo>;
  usual: string;
  lab: boolean;
  version: string;
  network: string;
}

/** What a seat should be told before it makes a choice: sentences, and the clause that the last one comes from. */
export interface Caution {
  code: number;
  reasons: Array<Message>;
  clause: string | null;
}

/** What an event finds different on the table: whole rows of numbers and tallies, by name, as they are now. */
export interface Changes {
  numbers: Record<string, number | Array<number>>;
  tallies: Record<string, number | string | Array<number | string>>;
  scores: Array<number> | null;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
}

/** One rule of a rulebook. */
export interface ClauseInfo {
  id: string;
  tag: string;
  section: string;
  text: string;
  reason: string;
}

/** What the coach has said up to the position with this sequence number, in order; `over` if that is all. */
export interface Coached {
  type: "coached";
  id: string;
  seq: number;
  told: Array<Remark>;
  over: boolean;
}

/** Asks for a new table against bots, from a moment of this one. */
export interface Continue {
  move: number;
  level?: string;
  seat?: number | null;
}

export interface Dailies {
  games: Array<Daily>;
}

/** The deal of a day, as everybody may know it. */
export interface Daily {
  game: string;
  day: string;
  ends: number;
  seats: number;
  seat: number;
  level: string;
  players: number;
  mine: DailyTry | null;
}

/** A line in the table of a day: the first try of somebody. */
export interface DailyStanding {
  place: number;
  name: string;
  won: boolean | null;
  points: number;
  rank: Message | null;
  me: boolean;
  table: string | null;
}

/** A player's first try at the deal of a day. */
export interface DailyTry {
  table: string;
  over: boolean;
  counts: boolean;
  won: boolean | null;
  points: number | null;
  rank: Message | null;
  place: number | null;
}

/** The table of a day, and the days before it at which one can look. */
export interface DayTable {
  daily: Daily;
  standings: Array<DailyStanding>;
  days: Array<string>;
}

/** What anybody may know of a deal: which game it is of. */
export interface Deal {
  game: string;
  options: Record<string, boolean | number | string>;
}

/** How a seat declines what it is asked, and whether anything that it could do instead fits. */
export interface Declining {
  code: number;
  fits: boolean;
}

/**
 * Something that happened, as one audience may know it. `data` is for programs, `message` for people.
 *
 * Kinds with a leading "piece-" come from the kernel, for animation, and "table-changed" at the end of a move: they
 * have no message. `changes` is what is different on the table since the event before; nothing where that was not
 * kept, as in what earlier releases stored.
 */
export interface Event {
  kind: string;
  data: Record<string, number | string | null>;
  clause: string | null;
  message: Message | null;
  changes: Changes | null;
}

export type FromClient = Hello | Move | Why | Undo | Agree | Hint | Warn | Place | Listen | Say | StandIn | Start;

export type FromServer = Welcome | Update | TableChanged | Ack | Refused | Answer | Hints | Warnings | Placement | Coached | Chat | Trouble;

/** A title with its rulebook and its content (the tables of content.toml). */
export interface GameDetails {
  info: GameInfo;
  clauses: Array<ClauseInfo>;
  content: Record<string, unknown>;
}

/** A title in the catalog. Its sentence is the message `game-about`, its name the message `game-title`. */
export interface GameInfo {
  slug: string;
  title: string;
  fewest: number;
  most: number;
  usual: number;
  sample: number;
  rules: string;
  options: Array<OptionInfo>;
  ui: boolean;
  poster: boolean;
  clauses: number;
  guided: boolean;
  placing: Array<string>;
  puzzles: number;
}

/** What a player has reached in a game: all that counts. */
export interface GameRecord {
  game: string;
  played: number;
  several: number;
  won: number;
  lost: number;
  streak: number;
  longest: number;
}

/** A seat by its key. */
export interface HeldSeat {
  table: string;
  token: string;
}

/** Seats from before there was a record: those that are nobody's yet become those of whoever holds their keys. */
export interface HeldSeats {
  seats: Array<HeldSeat>;
}

/**
 * The first message. Without a token one looks on. `seq` and `chat`: the last that is known here already.
 *
 * Whoever the game waits for may add a random number with it: one that nobody knew when the table was fixed.
 */
export interface Hello {
  type: "hello";
  token?: string;
  entropy?: string;
  seq?: number;
  chat?: number;
}

/** Asks what the search bot would do, and why. */
export interface Hint {
  type: "hint";
  id: string;
}

/** The best choices in the position with this sequence number, the best first. */
export interface Hints {
  type: "hints";
  id: string;
  seq: number;
  choices: Array<Advice>;
}

/** A moment of a recorded game, as one seat or an onlooker saw it, and what it points at. */
export interface HowPicture {
  table: TableInfo;
  position: Position;
  events: Array<Event>;
  touched: Array<string>;
  points: Array<string>;
  around: Array<string>;
}

/**
 * A part of how a game is played. Its sentences are `how-<id>-title`, `how-<id>`, and `how-<id>-picture`, if it has
 * a picture.
 */
export interface HowSection {
  id: string;
  clauses: Array<string>;
  pictured: boolean;
  picture: HowPicture | null;
}

/** A game in two minutes; one that has nothing to say here has no sections. */
export interface HowToPlay {
  sections: Array<HowSection>;
}

/**
 * Asks for an open seat. Tables that are not listed want the invitation from their link.
 *
 * Whoever chooses the token at random may ask again when the answer got lost: it opens the same seat.
 */
export interface Join {
  name: string;
  invite?: string;
  adds?: boolean;
  token?: string;
  player?: string;
}

/** The lab of this server: what it allows, what it works on, and its latest reports. */
export interface Lab {
  on: boolean;
  levels: Array<LevelInfo>;
  most_games: number;
  most_seconds: number;
  running: Study | null;
  reports: Array<Study>;
}

/** A bot that can sit at a table. Its sentences are the messages `level-<id>` and `level-<id>-about`. */
export interface LevelInfo {
  id: string;
  bot: string;
  name: string;
  about: string;
}

/** Asks what the coach of a guided first game has said by now. */
export interface Listen {
  type: "listen";
  id: string;
}

export interface Log {
  moments: Array<Moment>;
}

/** A sentence by its id, to be said in the reader's language. */
export interface Message {
  type: "text";
  id: string;
  params: Record<string, number | string | Seat | Message>;
}

/** What one audience may know of one move. Move 0 is what happened before anybody chose. */
export interface Moment {
  move: number;
  seat: number | null;
  events: Array<Event>;
  at: number;
}

/** A choice, in answer to the position with this sequence number. */
export interface Move {
  type: "move";
  id: string;
  seq: number;
  code: number;
}

/** A table as the bearer of a seat's token sees it from outside. */
export interface MyTable {
  table: TableInfo;
  seat: number | null;
  invite: string | null;
  mine: boolean;
}

/** Asks for a table with today's deal of a game. */
export interface NewDaily {
  name: string;
  player: string;
}

/** Asks for a guided first game. */
export interface NewGuided {
  name: string;
}

/** Asks for many games of a variant between bots, and a report on them. */
export interface NewStudy {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  bots: Array<string>;
  games: number;
  seed?: number;
  pack?: string;
}

/** Asks for a table. */
export interface NewTable {
  game: string;
  name: string;
  seats: Array<SeatPlan>;
  options?: Record<string, boolean | number | string>;
  undo?: "ask" | "free" | "never";
  hints?: boolean;
  pace?: "brisk" | "calm" | "quick";
  listed?: boolean;
  watch?: boolean;
  adds?: boolean;
  player?: string;
}

export type NotCounted = "" | "again" | "bot" | "self" | "undo";

/** Something that a seat may choose now. */
export interface Option {
  code: number;
  verb: string;
  elements: Array<string>;
  message: Message;
  clause: string;
}

/** A variant or house rule. Its sentence is the message `option-<name>`. */
export interface OptionInfo {
  name: string;
  clause: string;
  values: Array<boolean | number | string>;
  default: boolean | number | string;
}

/** The moment of another table from which this one goes on. */
export interface Origin {
  table: string;
  move: number;
}

export type Pace = "brisk" | "calm" | "quick";

/** Asks where a gentle bot would place, while the game is set up. */
export interface Place {
  type: "place";
  id: string;
}

/** A choice in the position with this sequence number: where a gentle bot would place. */
export interface Placement {
  type: "placement";
  id: string;
  seq: number;
  code: number;
}

/** Who sits on a seat. `here` is whether this person is connected; `standin` the bot that plays meanwhile. */
export interface Player {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  ready: boolean;
  here: boolean;
  standin: string;
  idle: boolean;
  wishes: Array<number>;
  added: string;
}

/** All that is kept under a player's key. */
export interface PlayerRecord {
  games: Array<GameRecord>;
  tallies: Array<Tally>;
  latest: Array<Result>;
}

/** The chances of all seats after so many moves. */
export interface Point {
  move: number;
  known: Array<number>;
  open: Array<number>;
}

/** The table at one moment, as one audience sees it. */
export interface Position {
  view: View;
  figures: unknown;
  prompt: Message;
  options: Array<Option>;
  undo: "ask" | "free" | "no" | "spoils";
  declining: Declining | null;
  tallies: unknown;
}

/** What is not ready yet of all that makes this server fast and complete: how far it is, or why it will not come. */
export interface Preparing {
  parts: Array<Message>;
}

/** Why a request was not granted: a code for programs, a message for people, the same in plain English. */
export interface Problem {
  type: "problem";
  code: string;
  message: Message;
  text: string;
  clause: string | null;
}

/** Somebody asks to go back to an earlier move; it takes the consent of all people at the table. */
export interface Proposal {
  seat: number;
  move: number;
  agreed: Array<number>;
  wanted: Array<number>;
}

/** One of the choices: the chance to win with it, from 0 to 1, give or take a margin, and why. */
export interface PuzzleAnswer {
  code: number;
  chance: number;
  margin: number;
  why: Array<Message>;
}

/** An answer; without a code, the wish to be shown the best one. */
export interface PuzzleChoice {
  code?: number | null;
}

/** Elements of the table that somebody would like to use together. */
export interface PuzzleElements {
  elements: Array<string>;
}

/** A position with one choice to make. */
export interface PuzzleInfo {
  id: string;
  goal: Message;
  seat: number;
  seats: number;
  choices: number;
  hard: boolean;
}

/** The puzzles of a game, easy ones first. */
export interface PuzzleList {
  puzzles: Array<PuzzleInfo>;
  left_out: Array<string>;
}

/** One more move, as the seat of the puzzle may know it, and the table after it. */
export interface PuzzleMoment {
  moment: Moment;
  position: Position;
}

/** A puzzle as the one who has to choose sees the table. */
export interface PuzzlePosition {
  info: PuzzleInfo;
  table: TableInfo;
  position: Position;
  events: Array<Event>;
}

/** Why they cannot be used; nothing if they can. */
export interface PuzzleRefusal {
  refusal: Refusal | null;
}

/** Whether the choice is the best one, and how the game may go on after it. */
export interface PuzzleVerdict {
  right: boolean;
  answers: Array<PuzzleAnswer>;
  line: Array<PuzzleMoment>;
}

/** What a score is called that reaches the least: a row of the table in which the end of a game is looked up. */
export interface Rank {
  least: number;
  name: Message;
}

/** Why something cannot be done now. */
export interface Refusal {
  clause: string;
  message: Message;
}

/** Not done; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  message: Message;
  text: string;
  clause: string | null;
}

/** A bubble that has come: what it says, what it pointed at, and after how many moves. */
export interface Remark {
  message: Message;
  points: Array<string>;
  move: number;
}

/** A finished game in the record of one of its players. */
export interface Result {
  table: string;
  game: string;
  seat: number;
  seats: Array<ResultSeat>;
  options: Record<string, boolean | number | string>;
  winners: Array<number>;
  points: number;
  rank: Message | null;
  at: number;
  moves: number;
  counts: "" | "again" | "bot" | "self" | "undo";
}

/** Who sat on a seat of a finished game: a bot of a level, or a person. */
export interface ResultSeat {
  name: string;
  level: string;
}

/** A finished game, looked back on. */
export interface Review {
  moves: number;
  points: Array<Point>;
  turns: Array<Turn>;
  choices: Array<number>;
  better: Array<Better>;
  accounts: Array<Account>;
}

/** The review of a finished game; while it is worked out, how much of it is done. */
export interface ReviewShown {
  share: number;
  review: Review | null;
}

/** Asks for a table of one with a deal that was played before. */
export interface SameDeal {
  name: string;
  player?: string;
}

/** A line for the others at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** A player in a message; the reader's side fills in the name, or "you". */
export interface Seat {
  type: "seat";
  seat: number;
}

export type SeatKind = "bot" | "open" | "person";

/** Who shall sit on a seat of a new table: whoever makes it, anyone who is invited, or a bot. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  level?: string;
}

/** The answer to whoever made or joined a table. The token is the key to the seat: it is never shown again. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  invite: string;
}

/** Asks whether seats and options fit together. */
export interface SetupCheck {
  seats: number;
  options: Record<string, boolean | number | string>;
}

/** What is wrong with seats and options, or nothing. */
export interface SetupVerdict {
  wrong: Message | null;
}

export type Spoilt = "" | "bot" | "undo";

/** Gives one's own seat, or that of somebody who is gone, to a bot; without a level, takes one's own back. */
export interface StandIn {
  type: "standin";
  id: string;
  seat: number;
  level?: string;
}

/** The host does not wait any longer: bots take the open seats. */
export interface Start {
  type: "start";
  id: string;
  level?: string;
}

export type Status = "over" | "playing" | "waiting";

/** A study that was asked for, how far it has got, and why it has no report if it ended without one. */
export interface Study {
  id: string;
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  bots: Array<string>;
  games: number;
  seed: number;
  pack: boolean;
  started: number;
  status: "done" | "ended" | "running";
  played: number;
  all: number;
  wrong: Message | null;
}

/** A new study; whoever has its token may cancel it. */
export interface StudyBegun {
  study: Study;
  token: string;
}

/** People came, went, or were asked something. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  status: "over" | "playing" | "waiting";
  players: Array<Player>;
  host: number;
  options: Record<string, boolean | number | string>;
  undo: "ask" | "free" | "never";
  hints: boolean;
  pace: "brisk" | "calm" | "quick";
  listed: boolean;
  watch: boolean;
  created: number;
  changed: number;
  moves: number;
  commitment: string;
  origin: Origin | null;
  next: string | null;
  watchers: number;
  proposal: Proposal | null;
  winners: Array<number>;
  alone: Alone | null;
  daily: string;
  guided: boolean;
}

/** The tables in the lobby. Where nobody looks on, moves are not counted: there are 0. */
export interface TableList {
  tables: Array<TableInfo>;
}

/** What a player has reached in games of one kind: equal seats, rivals and options. */
export interface Tally {
  game: string;
  seats: number;
  seat: number;
  level: string;
  options: Record<string, boolean | number | string>;
  played: number;
  won: number;
  lost: number;
  best: number;
  rank: Message | null;
  table: string;
}

/** Something is wrong with the server that players should know; `over` when it is mended. */
export interface Trouble {
  type: "trouble";
  code: string;
  message: Message;
  text: string;
  over: boolean;
}

/** A turning point: the chances of a seat changed much with what happened up to this move. */
export interface Turn {
  move: number;
  seat: number;
  about: number;
  change: number;
  choice: Message;
  cause: string;
}

/** Takes back one's own last move, or asks the others for their consent. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

export type UndoMeans = "ask" | "free" | "no" | "spoils";

export type UndoPolicy = "ask" | "free" | "never";

/** Something was played or taken back; then `moment` is what the new last move had been. */
export interface Update {
  type: "update";
  seq: number;
  move: number;
  undone: boolean;
  moment: Moment;
  position: Position;
}

export type Value = boolean | number | string;

/** All that one audience knows. Pieces that it does not know are None; in an unordered zone they come last. */
export interface View {
  game: string;
  rules: string;
  seats: number;
  seat: number | null;
  options: Record<string, boolean | number | string>;
  step: string;
  actors: Array<number>;
  sealed: number | null;
  over: boolean;
  scores: Array<number>;
  numbers: Record<string, number | Array<number>>;
  zones: Record<string, Array<string | null>>;
}

/** Asks which choices one should be warned of before one makes them. */
export interface Warn {
  type: "warn";
  id: string;
}

/** The choices in the position with this sequence number that a player should be warned of, with sentences why. */
export interface Warnings {
  type: "warnings";
  id: string;
  seq: number;
  choices: Array<Caution>;
}

/** The answer to hello: everything as it is now, and what was missed since `seq`, if that is known. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  invite: string | null;
  seq: number;
  move: number;
  position: Position | null;
  missed: Array<Moment>;
  complete: boolean;
  chat: Array<ChatLine>;
}

/** Why can these elements of the table not be used together now? */
export interface Why {
  type: "why";
  id: string;
  elements: Array<string>;
}
