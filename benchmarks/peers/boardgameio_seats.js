// Seats at tables of boardgame.io's server: one socket each, with the messages that its own client sends.
const { io } = require('socket.io-client');
const { CrimsonCrush } = require('./crimson_game');
const { post } = require('./post');

const SEATS = 4;

class Seat {
  constructor(socket, matchID, playerID, credentials) {
    Object.assign(this, { socket, matchID, playerID, credentials });
    this.number = 0;
    this.choices = [];
    this.over = false;
    this.changed = () => {};
  }

  see({ G, ctx, _stateID }) {
    this.number = _stateID;
    this.over = ctx.gameover !== undefined;
    const acts = ctx.activePlayers ? this.playerID in ctx.activePlayers : ctx.currentPlayer === this.playerID;
    this.choices = acts && !this.over ? CrimsonCrush.ai.enumerate(G, ctx, this.playerID) : [];
    this.changed();
  }

  play({ move, args }) {
    const { matchID, playerID, credentials } = this;
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials } };
    this.socket.emit('update', action, this.number, matchID, playerID);
  }

  leave() {
    this.socket.removeAllListeners('disconnect');
    this.socket.disconnect();
  }
}

function connect(address, matchID, playerID, credentials, trouble) {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(`${address}${CrimsonCrush.name}`, options);
  const seat = new Seat(socket, matchID, playerID, credentials);
  return new Promise((resolve, reject) => {
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, SEATS));
    socket.on('connect_error', reject);
    socket.on('disconnect', (reason) => trouble(`closed: ${reason}`));
    socket.on('update', (_, state) => seat.see(state));
    socket.on('sync', (_, { state }) => {
      seat.see(state);
      resolve(seat);
    });
  });
}

exports.at = (address) => async (trouble) => {
  const games = `${address}games/${CrimsonCrush.name}`;
  const { matchID } = await post(`${games}/create`, { numPlayers: SEATS });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const body = { playerID: String(seat), playerName: `Player ${seat}` };
    credentials.push((await post(`${games}/${matchID}/join`, body)).playerCredentials);
  }
  return Promise.all(credentials.map((words, seat) => connect(address, matchID, String(seat), words, trouble)));
};
