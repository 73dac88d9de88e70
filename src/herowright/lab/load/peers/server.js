// A boardgame.io server with a small game in the manner of ours: two players fill the rows of a sheet with dice.
// Usage: node server.js PORT [FOLDER]: with a folder, tables are kept there (FlatFile), else in memory.
const { Server, Origins, FlatFile } = require("boardgame.io/server");

const COLOURS = ["gold", "red", "green", "blue", "purple", "black", "white"];
const ROWS = ["str", "dex", "con", "int", "wis", "cha"];
const DICE = 3, SPACES = 3;

const sheet = () => ({ gold: 5, marker: 4, rows: Object.fromEntries(ROWS.map((row) => [row, []])), cards: [] });
const roll = (random) => ({ colour: COLOURS[random.Die(COLOURS.length) - 1], face: random.D6() });

const game = {
  name: "sheet",
  setup: ({ random }) => ({
    heroes: [sheet(), sheet()],
    pool: Array.from({ length: DICE }, () => roll(random)),
    market: ["longsword", "mail", "lockpicking", "courage"].map((id, cost) => ({ id, cost: cost + 2 })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, random, playerID }, die, row) => {
      const hero = G.heroes[Number(playerID)];
      if (!(die in G.pool) || !(row in hero.rows) || hero.rows[row].length >= SPACES) return "INVALID_MOVE";
      hero.rows[row].push(G.pool[die]);
      hero.gold += G.pool[die].face === 1 ? 1 : 0;
      G.pool[die] = roll(random);
      // A full sheet makes room for the next, so that there is always something to decide.
      if (ROWS.every((each) => hero.rows[each].length >= SPACES)) ROWS.forEach((each) => (hero.rows[each] = []));
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST, `http://127.0.0.1:${port}`], db });
console.log = () => {};
server.run({ port: Number(port) }, () => process.stdout.write("ready\n"));
