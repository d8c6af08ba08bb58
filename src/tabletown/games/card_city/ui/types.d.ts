// What a table of Card City XL shows: the numbers of its layout, and what its rules make of them.
// Written by: python -m tools.declarations

/** What can be read off a city. */
export interface City {
  square: Array<number>;
  districts: Array<District>;
  warehouses: Array<string>;
  final: Array<number>;
  open: Array<string>;
  lost: Record<string, number>;
  repaid: number;
  unpaid: number;
}

/** A district, and what it takes to grow. */
export interface District {
  type: string;
  spaces: Array<string>;
  beside: number;
  needed: number;
  polluted: number;
  sites: Array<string>;
  grows: number;
  points: number;
}

/** What the table plays with, and what everybody could do. */
export interface Figures {
  turns: number;
  side: number;
  cards: number;
  down: number;
  up: number;
  crimes: number;
  prices: Record<string, number>;
  station: string;
  dollars: number;
  cities: Array<City>;
  outlooks: Array<Outlook>;
}

/** What a card of the reader's lot would do on a space. */
export interface Outlook {
  card: string;
  space: string;
  grows: Array<string>;
  earns: number;
  warns: Array<string>;
}

/** How the cities are; lists go by seat. */
export interface Tallies {
  cities: Array<string>;
  size: Array<number>;
  limit: Array<number>;
  revenue: Array<number>;
  goal: Array<number>;
  cash: Array<number>;
  empty: Array<number>;
  pollution: Array<number>;
}

export type Numbers = {
  turn: number;
  phase: number;
  first: number;
  splitter: number;
  chooser: number;
  division: number;
  taken: Array<number>;
  money: Array<number>;
  loans: Array<number>;
  west: Array<number>;
  east: Array<number>;
  south: Array<number>;
  north: Array<number>;
  city_residence: Array<number>;
  city_industry: Array<number>;
  city_commerce: Array<number>;
  city_leisure: Array<number>;
  city_parking: Array<number>;
  city_park: Array<number>;
  city_residence_commerce: Array<number>;
  city_commerce_parking: Array<number>;
  city_leisure_parking: Array<number>;
  city_crime: Array<number>;
  city_city_hall: Array<number>;
  city_pollution_cloud: Array<number>;
  city_police_station: Array<number>;
};

export type Shown = { numbers: Numbers; tallies: Tallies; figures: Figures };
