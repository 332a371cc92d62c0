// Crosses out the number with the fewest partners: `node bot.js`.
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const [board, moves = ""] = line.split(":");
  const [n, d] = board.match(/\d+/g).map(Number);
  const crossed = new Set(moves.match(/\d+/g)?.map(Number));
  const left = Array.from({ length: n }, (_, i) => i + 1).filter((x) => !crossed.has(x));
  const partners = (x) => left.filter((y) => y !== x && (x + y) % d === 0).length;
  console.log(left.reduce((best, x) => (partners(x) < partners(best) ? x : best)));
});
