// What a table of Trick City shows: the numbers of its layout, and what its rules make of them.
// Written by: python -m tools.declarations

/** Who is on which side, and what the viewer may play. */
export interface Figures {
  sides: Array<number>;
  titans: Array<number>;
  side_words: Array<string>;
  plays: Array<Preview>;
}

/** What a play would do now. */
export interface Preview {
  code: number;
  does: "counters" | "down" | "follows" | "leaves" | "sets";
  value: number;
  wins: number;
  opens: Array<number>;
}

/** How the trick stands. */
export interface Tallies {
  winning: number;
  prize: number;
  why: "" | "highest" | "lead-highest" | "lead-lowest" | "lowest" | "only";
  most: number;
  highest: number;
  narrow: number;
}

export type Numbers = {
  round: number;
  trick: number;
  spot: number;
  leader: number;
  opener: number;
  lead_suit: number;
  order: number;
  last_winner: number;
  stash: number;
  vp: Array<number>;
  player: Array<number>;
  face_up: Array<number>;
  suit: Array<number>;
  value: Array<number>;
  change: Array<number>;
  copy: Array<number>;
  protected: Array<number>;
  void_red: Array<number>;
  void_yellow: Array<number>;
  void_green: Array<number>;
  void_blue: Array<number>;
};

export type Shown = { numbers: Numbers; tallies: Tallies; figures: Figures };
