import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the map uses only fonts that the page has", () => {
  const styles = readFileSync(join(import.meta.dirname, "../app.css"), "utf8");
  const faces = [...styles.matchAll(/@font-face\s*{[^}]*font-family: "([^"]+)"/g)].map(([, name]) => name);
  const code = readdirSync(import.meta.dirname)
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));
  const fonts = code.flatMap((text) => [...text.matchAll(/px "([^"]+)"/g)].map(([, name]) => name));
  expect(fonts.length).toBeGreaterThan(2);
  expect(fonts.filter((name) => !faces.includes(name))).toEqual([]);
});
