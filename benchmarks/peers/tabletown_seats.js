// Seats at tables of Tabletown's server: one socket each, as docs/protocol.md describes it.
const WebSocket = require('ws');
const { post } = require('./post');

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

class Seat {
  constructor(socket) {
    this.socket = socket;
    this.number = 0;
    this.choices = [];
    this.over = false;
    this.moves = 0;
    this.changed = () => {};
  }

  see({ seq, position }) {
    this.number = seq;
    this.choices = position.options.map(({ code }) => code);
    this.over = position.view.over;
    this.changed();
  }

  play(code) {
    this.moves += 1;
    this.socket.send(JSON.stringify({ type: 'move', id: `${this.moves}-${this.number}`, seq: this.number, code }));
  }

  leave() {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
  }
}

function connect(address, { table, token }, trouble) {
  const url = `${address.replace('http', 'ws')}api/tables/${table}/live`;
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  const seat = new Seat(socket);
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
    socket.on('error', reject);
    socket.on('close', (code) => trouble(`closed: ${code}`));
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'update') seat.see(message);
      else if (message.type === 'refused') trouble(`refused: ${message.code}`);
      else if (message.type === 'welcome') {
        seat.see(message);
        resolve(seat);
      }
    });
  });
}

exports.at = (address) => async (trouble) => {
  const seats = NAMES.map((_, seat) => ({ kind: seat ? 'open' : 'me' }));
  const first = await post(`${address}api/tables`, { game: 'crimson', name: NAMES[0], seats });
  const seated = [first];
  for (const name of NAMES.slice(1)) {
    seated.push(await post(`${address}api/tables/${first.table}/join`, { name, invite: first.invite }));
  }
  return Promise.all(seated.map((seat) => connect(address, seat, trouble)));
};
