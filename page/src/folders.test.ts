import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const source = import.meta.dirname;
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (name) => /^\w+\/.*\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"),
);
const folderOf = (file: string): string => file.split("/", 1)[0] as string;

/** The folders that a folder may import besides itself: each layer imports those below it, and the map is a leaf. */
const LAYERS: Record<string, readonly string[]> = {
  shared: [],
  api: ["shared"],
  board: ["shared", "api"],
  exercises: ["shared", "api", "board"],
  map: ["shared", "api"],
};
/** A folder with a page imports any layer, but no other page. */
const pages = new Set(files.filter((file) => /Page\.svelte$/.test(file)).map(folderOf));

/** The files that a file imports, as paths below the source; packages are left out. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), "utf8");
  const paths = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\()"(\.[^"]*)"/g);
  return [...paths].map(([, path]) => normalize(join(dirname(file), path as string)));
}

/** Whether a file may import this path. Files outside any folder, such as the list of pages, are for `main` alone. */
function mayImport(file: string, path: string): boolean {
  const [from, to] = [folderOf(file), folderOf(path)];
  if (to === from || path.startsWith("..")) return true;
  return path.includes("/") && (LAYERS[from] ?? Object.keys(LAYERS)).includes(to);
}

test("every folder is a layer or has a page", () => {
  const layers = Object.keys(LAYERS);
  expect([...new Set(files.map(folderOf))].sort()).toEqual([...layers, ...pages].sort());
  expect([...pages].sort()).toEqual(expect.arrayContaining(["atlas", "draw", "learn", "play", "print"]));
});

test("a folder imports only the layers below it", () => {
  const imports = files.flatMap((file) => importsOf(file).map((path) => [file, path] as const));
  expect(imports.length).toBeGreaterThan(300);
  const forbidden = imports.filter(([file, path]) => !mayImport(file, path));
  expect(forbidden.map(([file, path]) => `${file} imports ${path}`)).toEqual([]);
});
