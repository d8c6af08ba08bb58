// What a table of City of Remnants shows: the numbers of its layout, and what its rules make of them.
// Written by: python -m tools.declarations

/** A condition of influence. */
export interface Aim {
  name: string;
  needed: number;
  met: number;
}

/** A gang member who is auctioned. */
export interface Auction {
  card: string;
  order: Array<number>;
  out: Array<number>;
}

/** A battle that is being fought. */
export interface Battle {
  space: string;
  support: Array<Array<string>>;
  chance: number;
}

/** What the table plays with, and what the reader could do. */
export interface Figures {
  spaces: Array<Space>;
  columns: number;
  types: Array<Type>;
  mats: Array<Mat>;
  turns: number;
  influence: Array<number>;
  goods: Record<string, number>;
  attack: Record<string, Array<number>>;
  bribe: Array<number>;
  ycu: Array<string>;
  ycu_attack: Array<number>;
  odds: Array<number>;
  reach: Array<Reach>;
  sites: Array<Site>;
  auction: Auction | null;
  battle: Battle | null;
}

/** Cards of a draw pile that lie there in some order. */
export interface Layer {
  count: number;
  cards: Array<string>;
}

/** What stands before a player and does not change with every event. */
export interface Mat {
  gang: string;
  aims: Array<Aim>;
  layers: Array<Layer>;
}

/** Where a figure of the reader can go that can move now. */
export interface Reach {
  element: string;
  spaces: Array<string>;
  fights: Array<string>;
}

/** A way to lay the tile that is being built. */
export interface Site {
  space: string;
  turn: string;
  covers: Array<string>;
}

/** A square of the board. */
export interface Space {
  name: string;
  level: string;
  renown: number;
  entry: number;
  owner: number;
}

/** How the city is. Lists go by seat, by tile or by token; spaces are called by their names, apart by blanks. */
export interface Tallies {
  stands: Array<string>;
  contested: string;
  tiles: Array<string>;
  holders: Array<number>;
  short: Array<number>;
  patrol: Array<string>;
  left: Array<number>;
  claim: Array<number>;
  earns: Array<string>;
  progress: Array<string>;
  turns_left: Array<number>;
  rounds_left: number;
  dice: Array<number>;
  rolled: Array<string>;
  total: Array<number>;
}

/** A type of development that is in play. */
export interface Type {
  name: string;
  level: string;
  cost: number;
  renown: number;
  price: number;
  cells: Array<Array<number>>;
}

export type Numbers = {
  round: number;
  first: number;
  active: number;
  renown_pool: number;
  supply: number;
  gang: Array<number>;
  entry: Array<number>;
  arcs: Array<number>;
  renown: Array<number>;
  influence: Array<number>;
  met: Array<number>;
  tracker: Array<number>;
  pool: Array<number>;
  unused: Array<number>;
  units: Array<number>;
  owned: Array<number>;
  won: Array<number>;
  one: Array<number>;
  two: Array<number>;
  held: Array<number>;
  bonus: Array<number>;
  entered: number;
  sell_bonus: number;
  more_figures: number;
  more_steps: number;
  gone: number;
  moved_one: number;
  moved_two: number;
  led_one: number;
  led_two: number;
  led_moved_one: number;
  led_moved_two: number;
  used: number;
  bid: number;
  lot: number;
  bidder: number;
  out: number;
  attacker: number;
  defender: number;
  battlefield: number;
  rival: number;
  strength: Array<number>;
  dice: Array<number>;
  rerolls: Array<number>;
  keeps: Array<number>;
  prize: Array<number>;
  fame: Array<number>;
  kills: Array<number>;
  rolled: Array<number>;
  rolled_back: Array<number>;
  picked: Array<number>;
  beaten: number;
  bribed: number;
  yielded: number;
  tiles: number;
  tile_type: Array<number>;
  tile_at: Array<number>;
  products: Array<number>;
  land: Array<number>;
  covered: number;
  tiles_left: Array<number>;
  token: Array<number>;
  patrolled: number;
  discount: Array<number>;
};

export type Shown = { numbers: Numbers; tallies: Tallies; figures: Figures };
