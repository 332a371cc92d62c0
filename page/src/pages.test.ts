// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { MATHS, MENU, PAGES, pageAt } = await import("./pages");

test("every page is an entry", async () => {
  const found = import.meta.glob<{ default: unknown }>("./*/*Page.svelte");
  const loaded = new Set(await Promise.all(PAGES.map(async ({ load }) => (await load()).default)));
  const missing = Object.entries(found).map(async ([file, load]) =>
    loaded.has((await load()).default as never) ? [] : [file],
  );
  expect((await Promise.all(missing)).flat()).toEqual([]);
  expect([loaded.size, Object.keys(found).length]).toEqual([PAGES.length, PAGES.length]);
}, 60_000);

test("a page is found at its path, at all that is below it, and nowhere else", () => {
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
  expect(MENU.map((one) => one.path)).toEqual(["/", "/learn", "/puzzles"]);
  expect(MATHS.map((one) => one.path)).toEqual(["/family", "/atlas", "/answers"]);
});
