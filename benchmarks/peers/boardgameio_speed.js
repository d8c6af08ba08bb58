// Random games of Crimson Crush in boardgame.io: node boardgameio_speed.js SECONDS
// Prints one JSON line per way of driving it; times are CPU seconds of the process, all of its threads.
const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { CrimsonCrush } = require('./crimson_game');

const SEATS = 4;
const WARM_UP_GAMES = 40;

const choice = (list) => list[Math.floor(Math.random() * list.length)];
const actor = ({ activePlayers, currentPlayer }) => (activePlayers ? Object.keys(activePlayers)[0] : currentPlayer);
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The headless client as a bot of its own package drives it: choose from the whole state, make the move. */
function playClient() {
  const client = Client({ game: CrimsonCrush, numPlayers: SEATS, debug: false });
  const played = { place: 0, bury: 0, decide: 0 };
  for (;;) {
    const { G, ctx } = client.store.getState();
    if (ctx.gameover) return { played, scores: ctx.gameover.scores };
    const { move, args } = choice(CrimsonCrush.ai.enumerate(G, ctx, actor(ctx)));
    // A client without a player moves for the current one; only secret decisions have to say whose they are.
    const player = ctx.activePlayers ? actor(ctx) : null;
    if (client.playerID !== player) client.updatePlayerID(player);
    client.moves[move](...args);
    played[move] += 1;
  }
}

/** The same client, but every choice is made from what its player may see. */
function playClientWithViews() {
  const client = Client({ game: CrimsonCrush, numPlayers: SEATS, debug: false });
  const played = { place: 0, bury: 0, decide: 0 };
  for (;;) {
    const player = actor(client.store.getState().ctx);
    client.updatePlayerID(player);
    const { G, ctx } = client.getState();
    if (ctx.gameover) return { played, scores: ctx.gameover.scores };
    const { move, args } = choice(CrimsonCrush.ai.enumerate(G, ctx, player));
    client.moves[move](...args);
    played[move] += 1;
  }
}

/** The reducer alone: no client, no store, no log. */
function reducerPlayer() {
  const game = ProcessGameConfig({ ...CrimsonCrush });
  const reducer = CreateGameReducer({ game, isClient: false });
  return () => {
    let state = InitializeGame({ game, numPlayers: SEATS });
    const played = { place: 0, bury: 0, decide: 0 };
    while (!state.ctx.gameover) {
      const playerID = actor(state.ctx);
      const { move, args } = choice(CrimsonCrush.ai.enumerate(state.G, state.ctx, playerID));
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
      played[move] += 1;
    }
    return { played, scores: state.ctx.gameover.scores };
  };
}

function measure(name, play, seconds) {
  const sums = { games: 0, seats: SEATS, decisions: 0, decisions_squared: 0, power: 0, score: 0, score_squared: 0 };
  let took = 0;
  const start = cpuSeconds();
  while (took < seconds) {
    const { played, scores } = play();
    const decisions = played.place + played.bury + played.decide;
    sums.games += 1;
    sums.decisions += decisions;
    sums.decisions_squared += decisions ** 2;
    sums.power += played.decide;
    for (const score of scores) {
      sums.score += score;
      sums.score_squared += score ** 2;
    }
    took = cpuSeconds() - start;
  }
  const { games, decisions } = sums;
  console.log(JSON.stringify({ name, of: 'decisions', count: decisions, games, seconds: took }));
  console.log(JSON.stringify({ name: 'boardgame.io', check: sums }));
}

function main() {
  const seconds = Number(process.argv[2]);
  const players = {
    'boardgame.io/client': playClient,
    'boardgame.io/client-views': playClientWithViews,
    'boardgame.io/reducer': reducerPlayer(),
  };
  const versions = { node: process.versions.node, 'boardgame.io': require('boardgame.io/package.json').version };
  console.log(JSON.stringify({ versions }));
  for (const play of Object.values(players)) for (let game = 0; game < WARM_UP_GAMES; game++) play();
  for (const [name, play] of Object.entries(players)) measure(name, play, seconds);
}

main();
