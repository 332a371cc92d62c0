import { expect, test } from "vitest";
import { MATHS, MENU, PAGES, pageAt } from "./pages";

test("every page is an entry", () => {
  // The files are compared by name: loading them would compile the whole site. The type checker knows their exports.
  const files = Object.keys(import.meta.glob("/src/*/*Page.svelte"));
  const entries = PAGES.map(({ load }) => /[\w/.]+Page\.svelte/.exec(String(load))?.[0] ?? String(load));
  expect(entries.toSorted()).toEqual(files.toSorted());
});

test("a page is found at its path, at all paths below it, and nowhere else", () => {
  for (const page of PAGES) {
    expect(pageAt(page.path)).toBe(page);
    if (page.path === "/") continue;
    for (const below of ["/", "/7", "/partner/a%20b"]) expect(pageAt(page.path + below)).toBe(page);
    expect(pageAt(`${page.path}s-and-more`)).not.toBe(page);
  }
  for (const other of ["/match/abc", "/nowhere", "/learning", ""]) expect(pageAt(other).path).toBe("/");
});

test("a page is in the menu, or below one that is", () => {
  for (const { path, title, under } of PAGES) {
    expect([path, (title === undefined) !== (under === undefined)]).toEqual([path, true]);
    expect([...MENU, ...MATHS].map((one) => one.path)).toContain(under ?? path);
  }
  expect(MENU.map((one) => one.path)).toEqual(["/", "/learn", "/puzzles", "/class"]);
  expect(MATHS.map((one) => one.path)).toEqual(["/family", "/atlas", "/answers", "/paper"]);
});
