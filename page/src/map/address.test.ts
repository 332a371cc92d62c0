import { describe, expect, test } from "vitest";
import { DEFAULTS, playAddress, queryOf, selectionIn, settingsIn, viewIn } from "./address";
import { ONE, pixelsOf, type View } from "./plane";

describe("the address of a view", () => {
  test("is empty for the opening view", () => {
    expect(queryOf(DEFAULTS, null)).toBe("");
    expect(settingsIn("")).toEqual(DEFAULTS);
    expect(viewIn("")).toBeNull();
  });
  test("restores the same view, from one variant to the whole plane", () => {
    for (const zoom of [-1.5, 0, 20.25, 51.7, 52, 55.125, 58])
      for (const x of [450n * ONE + 12345n, 10n ** 18n * (ONE / 4n)]) {
        const view: View = { x, y: x / 3n, zoom };
        const restored = viewIn(queryOf(DEFAULTS, view));
        expect(restored?.zoom).toBe(zoom);
        expect(Math.abs(pixelsOf((restored?.x ?? 0n) - view.x, zoom))).toBeLessThan(0.6);
        expect(Math.abs(pixelsOf((restored?.y ?? 0n) - view.y, zoom))).toBeLessThan(0.6);
        expect(queryOf(DEFAULTS, restored)).toBe(queryOf(DEFAULTS, view));
      }
  });
  test("has every setting that is not the default", () => {
    const settings = {
      layer: "paper",
      parity: "all",
      divider: "B",
      remainder: 3,
      showsFrontier: false,
      showsLines: false,
    } as const;
    expect(queryOf(settings, null)).toBe("?layer=paper&parity=all&divider=B&remainder=3&hide=frontier,lines");
    expect(settingsIn(queryOf(settings, null))).toEqual(settings);
  });
  test("falls back to defaults if it is unreadable", () => {
    expect(settingsIn("?layer=x&parity=7&divider=C&hide=all")).toEqual(DEFAULTS);
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

test("a query names a variant, alone or in a view", () => {
  const cell = { n: 16n, d: 7n };
  expect(selectionIn("?n=16&d=7")).toEqual({ cell, isCentred: true });
  expect(settingsIn("?n=16&d=7").parity).toBe("even");
  expect(selectionIn(queryOf(DEFAULTS, null, cell))).toEqual({ cell, isCentred: false });
  expect(selectionIn("?n=301&d=40.5&zoom=57")).toBeNull();
  expect(selectionIn("?n=x&d=7")).toBeNull();
});

test("a variant is played at its address", () => {
  expect(playAddress(15n, 7n, DEFAULTS)).toBe("/?n=15&d=7");
  expect(playAddress(16n, 7n, { divider: "B", remainder: 3 })).toBe("/?n=16&d=7&remainder=3&divider=B");
});
