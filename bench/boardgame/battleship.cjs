// A Battleship of the classic rules on boardgame.io, as its own documentation would have it:
// each seat sees its own fleet, and what both have fired at.
// Run as "node battleship.cjs [FOLDER]" beside an installed boardgame.io; prints its port.
'use strict';

const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const SIZE = 10;

const Battleship = {
  name: 'battleship',
  setup: (_context, fleets) => ({
    // For each seat its ships as lists of cells, and what it has fired at.
    fleets,
    shots: [Array(SIZE * SIZE).fill(null), Array(SIZE * SIZE).fill(null)],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // On the server alone, for a browser does not know what it hits.
    fire: {
      client: false,
      move: ({ G, playerID }, cell) => {
        const shots = G.shots[playerID];
        if (!Number.isInteger(cell) || shots[cell] !== null) return INVALID_MOVE;
        const fleet = G.fleets[1 - playerID];
        const ship = fleet.find((cells) => cells.includes(cell));
        shots[cell] = ship ? 'hit' : 'miss';
        if (ship && ship.every((each) => shots[each] !== null)) {
          for (const each of ship) shots[each] = 'sunk';
        }
      },
    },
  },
  endIf: ({ G }) => {
    for (const seat of [0, 1]) {
      const beaten = G.fleets[1 - seat].flat().every((cell) => G.shots[seat][cell] === 'sunk');
      if (beaten) return { winner: String(seat) };
    }
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    fleets: G.fleets.map((fleet, seat) => (String(seat) === playerID ? fleet : null)),
  }),
  // What has changed is sent, not the whole of it: cheaper here, and what our own page gets.
  deltaState: true,
};

const folder = process.argv[2];
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Battleship], origins: ['http://localhost'], ...(db && { db }) });

server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  process.stdout.write(`\nlistening ${appServer.address().port}\n`);
});
