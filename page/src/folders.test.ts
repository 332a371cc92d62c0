import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const source = import.meta.dirname;
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (name) => /^\w+\/.*\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"),
);
const folderOf = (file: string): string => file.split("/", 1)[0] as string;
/** The folders that have a page; what several pages use is in the others. */
const pages = new Set(files.filter((file) => /Page\.svelte$/.test(file)).map(folderOf));

/** What a file imports, as paths below the source; that from packages is left out. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), "utf8");
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\()"(\.[^"]*)"/g);
  return [...found].map(([, path]) => normalize(join(dirname(file), path as string)));
}

const strangers = files.flatMap((file) =>
  importsOf(file)
    .filter((path) => folderOf(path) !== folderOf(file) && (pages.has(folderOf(path)) || !path.includes("/")))
    .map((path) => `${file} imports ${path}`),
);

test("no folder imports that of a page, nor the list of the pages", () => {
  expect([...pages].sort()).toEqual(expect.arrayContaining(["atlas", "draw", "learn", "play", "print"]));
  expect(files.flatMap(importsOf).length).toBeGreaterThan(300);
  expect(strangers).toEqual([]);
});
