// What a table of The Crow: Fire It Up! shows: the numbers of its layout, and what its rules make of them.
// Written by: python -m tools.declarations

/**
 * An attack that is possible from where everybody is, for all that the reader knows. Chances are in thousandths;
 * rerolls that the two sides have without a card are in them, used as well as can be; cards are not.
 */
export interface Attack {
  who: number;
  target: number;
  dice: number;
  defense: number;
  hit: number;
  undefended: number;
  far: number;
}

/** Somebody on the streets, next to a building. */
export interface Beside {
  who: number;
  building: number;
}

/** A fire that might be set; chance and flames are in thousandths. */
export interface Blaze {
  who: number;
  building: number;
  dice: number;
  missing: number;
  chance: number;
  expected: number;
}

/** What everybody could do; lists of skills go by character, NO_SKILL where there is none. */
export interface Figures {
  sides: Array<string>;
  hero: number;
  usual_actions: number;
  quadrants: Array<Quadrant>;
  most_health: number;
  move: Array<number>;
  fire: Array<number>;
  attack: Array<number>;
  defense: Array<number>;
  attacks: Array<Attack>;
  fires: Array<Blaze>;
  beside: Array<Beside>;
  walls: Record<string, Array<number>>;
  reach: Array<Reach>;
  objective: Goal | null;
}

/** How far an Objective is that the reader knows. */
export interface Goal {
  progress: number;
  needed: number;
  counts: Array<number>;
  showdown: number;
  targets: Array<number>;
  revealed: number;
}

/** A neighborhood: a face of the content, and how often it is turned clockwise. */
export interface Quadrant {
  face: string;
  turns: number;
  word: string;
  first: number;
}

/** Where a Move action of somebody may end, if it were their turn. */
export interface Reach {
  who: number;
  places: Array<number>;
}

/** How everybody and everything is; lists go by character, by named building or by symbol. */
export interface Tallies {
  states: Array<string>;
  turn: string;
  winner: string;
  actions: number;
  mortal: number;
  captive: number;
  covered: number;
  fire_left: number;
  burning_left: number;
  strength: Array<number>;
  needed: Array<number>;
  protected: Array<number>;
  pairs: Array<number>;
  saved: Array<number>;
  bomb_in: number;
}

export type Numbers = {
  city: number;
  site: Array<number>;
  where: Array<number>;
  condition: Array<number>;
  health: number;
  wounded: number;
  boss_out: number;
  fire: Array<number>;
  burning: Array<number>;
  token: Array<number>;
  bomb: number;
  bomb_due: number;
  round: number;
  turn: number;
  captain: number;
  control: Array<number>;
  to_act: Array<number>;
  active: number;
  left: number;
  asked: number;
  actions: number;
  lost: number;
  recovered: number;
  attacker: number;
  target: number;
  spot: number;
  dice: number;
  guard: number;
  roll: Array<number>;
  saves: Array<number>;
  hits: Array<number>;
  knives: Array<number>;
  rerolls: number;
  myca_used: number;
  raps: number;
  winner: number;
  unasked: Array<number>;
  revealed: number;
  flames: Array<number>;
  ruled_out: Array<number>;
};

export type Shown = { numbers: Numbers; tallies: Tallies; figures: Figures };
