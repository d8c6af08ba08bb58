// boardgame.io's own server with Crimson Crush, its lobby beside it: node boardgameio_server.js [FOLDER]
// It keeps matches in memory, as it does by default; with a folder, in its own FlatFile storage.
// package.json holds koa-compose at 4.1: with 4.2, routes that are added after the sockets, as the lobby's are, are lost.
const { FlatFile, Server } = require('boardgame.io/server');
const { CrimsonCrush } = require('./crimson_game');

const [folder] = process.argv.slice(2);
const server = Server({ games: [CrimsonCrush], origins: [], db: folder && new FlatFile({ dir: folder }) });
server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  const tell = () => console.log(`open at http://127.0.0.1:${appServer.address().port}/`);
  if (appServer.listening) tell();
  else appServer.on('listening', tell);
});
