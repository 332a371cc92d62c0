// Writes a brotli (.br) and a gzip (.gz) copy beside every file of a folder that compression makes at least 10 % smaller:
//   node scripts/compress.mjs FOLDER
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Smaller files are not compressed: they fit into the packet of their headers. */
const MIN_BYTES = 512;
/** A copy must be smaller than this share of its file. */
const MAX_SHARE = 0.9;

const COPIES = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

const folder = process.argv[2];
if (folder === undefined) {
  console.error("Usage: node scripts/compress.mjs FOLDER");
  process.exit(2);
}

const isCopy = (name) => Object.keys(COPIES).some((ending) => name.endsWith(ending));
const files = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, name))
  .filter((file) => statSync(file).isFile());
for (const copy of files.filter(isCopy)) rmSync(copy);

let plain = 0;
let compressed = 0;
await Promise.all(
  files
    .filter((file) => !isCopy(file))
    .map(async (file) => {
      const content = readFileSync(file);
      let size = content.length;
      if (content.length >= MIN_BYTES) {
        for (const [ending, compress] of Object.entries(COPIES)) {
          const copy = await compress(content);
          if (copy.length > content.length * MAX_SHARE) break;
          writeFileSync(file + ending, copy);
          size = Math.min(size, copy.length);
        }
      }
      plain += content.length;
      compressed += size;
    }),
);
console.log(`${folder}: ${plain} bytes, ${compressed} bytes with the smaller copies`);
