import { expect, test } from "vitest";
import { parseJson } from "../api/request";
import { clamped, ONE, openingView, wholeMap } from "./plane";
import { shareOf, statementIn } from "./server";
import { blockAt, blockShare, blocks, bounds, gridOf, hasLargeCells, rangeQuery, samples } from "./window";

const SIZE = { width: 906, height: 426 };

test("a close window lists its variants, at most 20 by 20", () => {
  const view = clamped({ x: 500n * ONE, y: 70n * ONE, zoom: 56 }, SIZE);
  expect(hasLargeCells(view)).toBe(true);
  const { n, d } = samples(view, SIZE, "odd");
  expect([rangeQuery(n), rangeQuery(d)]).toEqual(["943:1057:6", "56:83:2"]);
  expect(samples(view, SIZE, "even").n.first % 2n).toBe(0n);
  expect(samples(view, SIZE, "all").n.step).toBe(6n);
});

test("a window in the corner begins with the first variant", () => {
  const { n, d } = samples(clamped({ x: 0n, y: 0n, zoom: 58 }, SIZE), SIZE, "odd");
  expect([n.first, d.first]).toEqual([5n, 2n]);
});

test("a wide window is cut into the pixels of a coarser tile", () => {
  for (const view of [
    openingView(SIZE),
    wholeMap(SIZE),
    clamped({ x: 10n ** 17n * ONE, y: 10n ** 16n * ONE, zoom: 40 }, SIZE),
  ]) {
    expect(hasLargeCells(view)).toBe(false);
    const { columns, rows } = blocks(view, SIZE, gridOf(view));
    expect(columns.length).toBeLessThan(25);
    expect(rows.length).toBeLessThan(16);
    expect(columns.length * rows.length).toBeGreaterThan(8);
  }
  expect(gridOf(openingView(SIZE))).toEqual({ z: 50, group: 16 });
  expect(gridOf(wholeMap(SIZE))).toEqual({ z: 0, group: 16 });
  expect(bounds({ z: 50, group: 16 }, 3, 2n)).toEqual([384n, 512n]);
  expect(blockAt({ z: 50, group: 16 }, 300, 5)).toEqual({ z: 50, x: 18, y: 0, column: 192, row: 80 });
});

test("a block of several pixels has their average", () => {
  const block = { z: 0, x: 1, y: 1, column: 0, row: 0 };
  expect(blockShare((column, row) => (row === 0 ? null : 50 * column), block, 2)).toBe(25);
  expect(blockShare(() => null, block, 2)).toBeNull();
  // At z = 50 a pixel is 4 by 4; the first column has only two boards of each parity.
  expect(blockShare((column) => 60 * column, { z: 50, x: 0, y: 1, column: 0, row: 0 }, 2)).toBe(40);
});

test("a pixel's colour is its share", () => {
  expect([37, 255, 146].map(shareOf)).toEqual([0, 100, 50]);
});

test("numbers too large for a float are read exactly", () => {
  expect(parseJson('{"margin": 12, "name": "Z(1000000000000000001, 2)"}')).toEqual({
    margin: 12,
    name: "Z(1000000000000000001, 2)",
  });
  expect(parseJson("<html>")).toBeNull();
});

test("a citation finds its statement", () => {
  const statements = [
    { key: "3-1-4", citation: "Theorem 3.1.4", colour: null },
    { key: "dirac", citation: "Dirac 1952", colour: null },
  ];
  expect(statementIn("Theorem 3.1.4", statements).map(({ id }) => id)).toEqual(["statement-3-1-4"]);
  expect(statementIn("Dirac 1952", statements).map(({ id }) => id)).toEqual(["statement-dirac"]);
  expect(statementIn("Theorem 9.9.9", statements)).toEqual([]);
});
