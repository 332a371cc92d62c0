import { describe, expect, test } from "vitest";
import { choicesIn, FIRST, playAddress, queryOf, selectedIn, viewIn } from "./address";
import { ONE, pixelsOf, type View } from "./plane";

describe("the address of a view", () => {
  test("is empty at first", () => {
    expect(queryOf(FIRST, null)).toBe("");
    expect(choicesIn("")).toEqual(FIRST);
    expect(viewIn("")).toBeNull();
  });
  test("brings back the same view, from one variant to the whole plane", () => {
    for (const zoom of [-1.5, 0, 20.25, 51.7, 52, 55.125, 58])
      for (const x of [450n * ONE + 12345n, 10n ** 18n * (ONE / 4n)]) {
        const view: View = { x, y: x / 3n, zoom };
        const found = viewIn(queryOf(FIRST, view));
        expect(found?.zoom).toBe(zoom);
        expect(Math.abs(pixelsOf((found?.x ?? 0n) - view.x, zoom))).toBeLessThan(0.6);
        expect(Math.abs(pixelsOf((found?.y ?? 0n) - view.y, zoom))).toBeLessThan(0.6);
        expect(queryOf(FIRST, found)).toBe(queryOf(FIRST, view));
      }
  });
  test("has every choice that is not the first one", () => {
    const choices = {
      layer: "paper",
      parity: "all",
      divider: "B",
      remainder: 3,
      frontier: false,
      lines: false,
    } as const;
    expect(queryOf(choices, null)).toBe("?layer=paper&parity=all&divider=B&remainder=3&hide=frontier,lines");
    expect(choicesIn(queryOf(choices, null))).toEqual(choices);
  });
  test("is read with care", () => {
    expect(choicesIn("?layer=x&parity=7&divider=C&hide=all")).toEqual(FIRST);
    for (const query of [
      "?n=1",
      "?n=-4&d=2&zoom=3",
      "?n=4&d=1e9&zoom=3",
      "?n=4&d=2&zoom=NaN",
      "?n=4&d=2&zoom=",
    ])
      expect(viewIn(query)).toBeNull();
    expect(viewIn("?n=5&d=7&zoom=1e9")?.zoom).toBe(59);
  });
});

test("a variant is pointed at, alone or in a view", () => {
  const cell = { n: 16n, d: 7n };
  expect(selectedIn("?n=16&d=7")).toEqual({ cell, around: true });
  expect(choicesIn("?n=16&d=7").parity).toBe("even");
  expect(selectedIn(queryOf(FIRST, null, cell))).toEqual({ cell, around: false });
  expect(selectedIn("?n=301&d=40.5&zoom=57")).toBeNull();
  expect(selectedIn("?n=x&d=7")).toBeNull();
});

test("a variant is played at its address", () => {
  expect(playAddress(15n, 7n, FIRST)).toBe("/?n=15&d=7");
  expect(playAddress(16n, 7n, { divider: "B", remainder: 3 })).toBe("/?n=16&d=7&remainder=3&divider=B");
});
