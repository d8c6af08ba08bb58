// What a table of Crimson Crush shows: the numbers of its layout, and what its rules make of them.
// Written by: python -m tools.declarations

/** What a placement would do, and what a hand is worth; lists go by colour. */
export interface Figures {
  rounds: number;
  closed_to_end: number;
  most_on_side: number;
  most_in_row: number;
  places: Array<number>;
  closes: Array<number>;
  ends_round: Array<number>;
  held: Array<number>;
  at_stake: Array<number>;
  power_sealed: number | null;
}

/** What the rows come to; lists go by colour. */
export interface Tallies {
  hero: Array<number>;
  villain: Array<number>;
  ahead: Array<number>;
  shut: Array<number>;
  closed: number;
}

export type Numbers = {
  round: number;
  starter: number;
  row: number;
  order: Array<number>;
  open: Array<number>;
  power: Array<number>;
  row_points_0: Array<number>;
  row_points_1: Array<number>;
  row_points_2: Array<number>;
  row_points_3: Array<number>;
  row_points_4: Array<number>;
  round_points_0: Array<number>;
  round_points_1: Array<number>;
  round_points_2: Array<number>;
  round_points_3: Array<number>;
  round_points_4: Array<number>;
  supported_0: Array<number>;
  supported_1: Array<number>;
  supported_2: Array<number>;
  supported_3: Array<number>;
  supported_4: Array<number>;
};

export type Shown = { numbers: Numbers; tallies: Tallies; figures: Figures };
