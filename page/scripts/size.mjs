// Fails the build when the JavaScript of the play page is more than 75 kB in brotli.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const LIMIT = 75_000;
const folder = new URL("../../src/zahlenschlacht/service/web/page/", import.meta.url);
const assets = readdirSync(new URL("assets/", folder)).filter((name) => name.endsWith(".js"));
const html = readFileSync(new URL("index.html", folder), "utf8");
let first = 0;
let all = 0;
const words = new Map();
for (const name of assets) {
  const size = brotliCompressSync(readFileSync(new URL(`assets/${name}`, folder))).length;
  all += size;
  if (html.includes(name) || /^(PlayPage|common|extras|Dialog)-/.test(name)) first += size;
  // The words of the game, the page and the play page are fetched in one language; the longest counts.
  const language = /^(?:page\.|play\.)?([a-z]{2})-/.exec(name)?.[1];
  if (language !== undefined) words.set(language, (words.get(language) ?? 0) + size);
}
first += Math.max(...words.values());
console.log(
  `JavaScript in brotli: ${first} bytes for the play page (limit ${LIMIT}), ${all} bytes for all pages`,
);
if (first === 0 || first > LIMIT) {
  console.error("The page's JavaScript is over its limit, or was not found.");
  process.exit(1);
}
