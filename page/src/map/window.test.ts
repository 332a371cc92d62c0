import { expect, test } from "vitest";
import { parseJson } from "../api/request";
import { clamped, ONE, openingView, wholeMap } from "./plane";
import { statementIn } from "./server";
import { rangeQuery, samples } from "./window";

const SIZE = { width: 906, height: 426 };

test("a close window lists its variants, at most 20 by 20", () => {
  const view = clamped({ x: 500n * ONE, y: 70n * ONE, zoom: 56 }, SIZE);
  const { n, d } = samples(view, SIZE, "odd");
  expect([rangeQuery(n), rangeQuery(d)]).toEqual(["943:1057:6", "56:83:3"]);
  expect(samples(view, SIZE, "even").n.first % 2n).toBe(0n);
  expect(samples(view, SIZE, "all").n.step).toBe(7n);
});

test("a window in the corner begins with the first variant", () => {
  const { n, d } = samples(clamped({ x: 0n, y: 0n, zoom: 58 }, SIZE), SIZE, "odd");
  expect([n.first, d.first]).toEqual([5n, 2n]);
});

test("a window of any zoom has at most 20 by 20 of its variants, even and odd d in turn", () => {
  for (const view of [
    openingView(SIZE),
    wholeMap(SIZE),
    clamped({ x: 10n ** 17n * ONE, y: ONE, zoom: 40 }, SIZE),
  ])
    for (const { first, last, step } of Object.values(samples(view, SIZE, "all"))) {
      expect((last - first) / step).toBeLessThan(20n);
      expect((last - first) / step).toBeGreaterThan(5n);
      expect(step % 2n).toBe(1n);
    }
});

test("numbers too large for a float are read exactly", () => {
  expect(parseJson('{"margin": 12, "name": "Z(1000000000000000001, 2)"}')).toEqual({
    margin: 12,
    name: "Z(1000000000000000001, 2)",
  });
  expect(parseJson("<html>")).toBeUndefined();
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
