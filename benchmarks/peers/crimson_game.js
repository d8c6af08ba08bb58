// The basic game of Crimson Crush for boardgame.io: phases, stages, hooks and a player view, as its guide teaches.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple']; // also the order of scoring
const SIDES = ['left', 'right']; // left supports the hero, right the villain
const VALUES = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5];
const HAND = 6;
const SIDE_LIMIT = 3;
const ROW_LIMIT = 5;
const CLOSED_ROWS = { 2: 2, 3: 2, 4: 2, 5: 3 }; // how many end the round, by number of players

// A card lies in the state as its name, "red-4": names are cheaper to copy and to freeze than objects.
const CARDS = Object.fromEntries(COLOURS.flatMap((colour) => VALUES.map((value) => [`${colour}-${value}`, { colour, value }])));
const fullDeck = () => COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}-${value}`));
const emptyRows = () => Object.fromEntries(COLOURS.map((colour) => [colour, { left: [], right: [] }]));
const sum = (cards) => cards.reduce((total, card) => total + CARDS[card].value, 0);
const rowOf = (G, card) => G.rows[CARDS[card].colour];
const isClosed = (row) => row.left.length + row.right.length === ROW_LIMIT;
const accepts = (row, side) => !isClosed(row) && row[side].length < SIDE_LIMIT;
const canPlace = (G, hand) => hand.some((card) => !isClosed(rowOf(G, card)));
const closedRows = (G) => COLOURS.filter((colour) => isClosed(G.rows[colour])).length;

// Secrets lie where PlayerView.STRIP_SECRETS looks for them: `secret` is for nobody, `players[id]` for that player.
const setup = ({ ctx, random }) => ({
  secret: { deck: [] },
  players: Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: [], usesPower: null }])),
  rows: emptyRows(),
  scores: Array(ctx.numPlayers).fill(0),
  hasPower: Array(ctx.numPlayers).fill(true),
  round: 0,
  starter: random.Die(ctx.numPlayers) - 1,
  unscored: [],
  shownHands: [], // by players who could not place a card
  buried: [], // what they put under the deck
  revealed: {}, // by colour: every player's cards of it
});

function deal({ G, ctx, random }) {
  G.secret.deck = random.Shuffle(fullDeck());
  for (const id of ctx.playOrder) G.players[id].hand = G.secret.deck.splice(-HAND);
  G.hasPower = Array(ctx.numPlayers).fill(true);
  G.unscored = [...COLOURS];
}

function draw({ G, ctx }) {
  const { hand } = G.players[ctx.currentPlayer];
  hand.push(G.secret.deck.pop());
  if (!canPlace(G, hand)) G.shownHands.push({ player: ctx.currentPlayer, hand: [...hand] });
}

function place({ G, playerID }, card, side) {
  const { hand } = G.players[playerID];
  const index = hand.indexOf(card);
  if (index < 0 || !SIDES.includes(side) || !accepts(rowOf(G, card), side)) return INVALID_MOVE;
  hand.splice(index, 1);
  rowOf(G, card)[side].push(card);
}

function bury({ G, playerID }, card) {
  const { hand } = G.players[playerID];
  const index = hand.indexOf(card);
  if (index < 0 || canPlace(G, hand)) return INVALID_MOVE;
  hand.splice(index, 1);
  G.secret.deck.unshift(card);
  G.buried.push(card);
}

function decide({ G, playerID }, usesPower) {
  if (typeof usesPower !== 'boolean') return INVALID_MOVE;
  G.players[playerID].usesPower = usesPower;
}

/** Reveals the hands' cards of the colour; the highest value scores, doubled by a power card in a row of the hero. */
function scoreRow({ G, ctx }, colour, gap) {
  if (gap === 0) return;
  const cards = ctx.playOrder.map((id) => G.players[id].hand.filter((card) => CARDS[card].colour === colour));
  G.revealed[colour] = cards;
  const values = cards.map(sum);
  const best = Math.max(...values);
  values.forEach((value, seat) => {
    const player = G.players[seat];
    if (value === best) G.scores[seat] += gap < 0 ? -best : player.usesPower ? 2 * best : best;
    if (player.usesPower) G.hasPower[seat] = false;
    player.usesPower = null;
  });
}

/** Scores row after row, until one needs secret decisions about power cards or all are done. */
function scoreRows(args, decided) {
  const { G, ctx, events } = args;
  while (G.unscored.length > 0) {
    const [colour] = G.unscored;
    const gap = sum(G.rows[colour].left) - sum(G.rows[colour].right);
    const holders = ctx.playOrder.filter((id) => G.hasPower[id]);
    if (gap > 0 && holders.length > 0 && !decided) {
      events.setActivePlayers({
        value: Object.fromEntries(holders.map((id) => [id, 'power'])),
        minMoves: 1,
        maxMoves: 1,
      });
      return;
    }
    scoreRow(args, colour, gap);
    G.unscored.shift();
    decided = false;
  }
}

// The flow asks a phase's endIf before its onBegin, so the table is cleared when a round ends, not when one begins.
function clearTable({ G }) {
  G.rows = emptyRows();
  G.shownHands = [];
  G.buried = [];
  G.revealed = {};
  G.round += 1;
}

/** Everything that the player may choose now; cards of the same colour and value count once. */
function enumerate(G, ctx, playerID) {
  if (ctx.activePlayers) return [true, false].map((usesPower) => ({ move: 'decide', args: [usesPower] }));
  const cards = [...new Set(G.players[playerID].hand)];
  const placements = cards.flatMap((card) =>
    SIDES.filter((side) => accepts(rowOf(G, card), side)).map((side) => ({ move: 'place', args: [card, side] }))
  );
  return placements.length > 0 ? placements : cards.map((card) => ({ move: 'bury', args: [card] }));
}

const CrimsonCrush = {
  name: 'crimson-crush',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true, // every turn ends with a draw or a secret decision: nothing could be taken back
  setup,
  phases: {
    turns: {
      start: true,
      next: 'scoring',
      onBegin: deal,
      endIf: ({ G, ctx }) => closedRows(G) === CLOSED_ROWS[ctx.numPlayers],
      moves: { place, bury: { move: bury, client: false } },
      turn: {
        minMoves: 1,
        maxMoves: 1,
        onBegin: draw,
        order: {
          first: ({ G, ctx }) => (G.starter + G.round) % ctx.numPlayers,
          next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
        },
      },
    },
    scoring: {
      next: 'turns',
      endIf: ({ G }) => G.unscored.length === 0,
      onEnd: clearTable,
      turn: {
        onBegin: (args) => scoreRows(args, false),
        onMove: (args) => {
          if (!args.ctx.activePlayers) scoreRows(args, true); // the last decision is in
        },
        stages: { power: { moves: { decide: { move: decide, client: false, redact: true } } } },
      },
    },
  },
  endIf: ({ G, ctx }) => (G.round === ctx.numPlayers ? { scores: G.scores } : undefined),
  playerView: (args) => ({
    ...PlayerView.STRIP_SECRETS(args),
    deckSize: args.G.secret.deck.length,
    handSizes: Object.values(args.G.players).map(({ hand }) => hand.length),
  }),
  ai: { enumerate },
};

module.exports = { CrimsonCrush };
