// A boardgame.io server with a minimal game, for comparison.
// Arguments: the port, then `memory` or the folder of the file store.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const LAST = Number(process.env.MOVES || 60);

const counter = {
  name: "counter",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bump: ({ G }) => {
      G.count += 1;
    },
  },
  endIf: ({ G }) => (G.count >= LAST ? { draw: true } : undefined),
};

const [port, store] = process.argv.slice(2);
const db = store && store !== "memory" ? new FlatFile({ dir: store }) : undefined;
Server({ games: [counter], origins: [Origins.LOCALHOST], db }).run(Number(port));
