import { describe, expect, test } from "vitest";
import { frontierLines, squareRoot, straightLines } from "./lines";
import { clamped, ONE, openingView, rectOf, screenX, screenY, type View, wholeMap } from "./plane";

const SIZE = { width: 906, height: 426 };
const names = (view: View) => straightLines(view, SIZE, "odd").map(({ label }) => label);

/** The largest odd n that B wins, by the closed form in docs/theory.md. */
function frontier(d: bigint): bigint {
  if (d % 2n === 1n) return (d * d - 2n * d - 1n) / 2n;
  return d % 4n === 2n ? (d * d) / 4n : (d * d) / 4n + d / 2n - 1n;
}

describe("the lines n = kd", () => {
  test("have labels in the opening view", () => {
    expect(names(openingView(SIZE)).slice(0, 4)).toEqual(["n = d", "n = 2d", "n = 3d", "n = 4d"]);
  });
  test("run through the variants of their labels", () => {
    for (const [n, d] of [
      [1001n, 143n],
      [7n * (10n ** 17n + 9n), 10n ** 17n + 9n],
    ] as const) {
      const view = clamped({ x: (n * ONE) / 2n, y: d * ONE, zoom: 56 }, SIZE);
      const line = straightLines(view, SIZE, "odd").find(({ label }) => label === "n = 7d");
      const [from, to] = line?.points ?? [];
      if (!from || !to) throw new Error("the line is missing");
      const { left, top, width, height } = rectOf(view, SIZE, "odd", { n, d });
      const [x, y] = [left + width / 2, top + height / 2];
      expect(Math.abs(from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) - y)).toBeLessThan(0.1);
    }
  });
  test("are few in every view", () => {
    for (const zoom of [0, 10, 30, 45, 52, 58])
      for (const x of [0n, 10n ** 6n * ONE, 10n ** 17n * ONE]) {
        const view = clamped({ x, y: x / 900n, zoom }, SIZE);
        expect(straightLines(view, SIZE, "odd").length).toBeLessThan(11);
      }
  });
  test("d = n + 2 is drawn if it can be told apart from n = d", () => {
    expect(names(openingView(SIZE))).not.toContain("d = n + 2");
    expect(names(clamped({ x: 0n, y: 0n, zoom: 57 }, SIZE))).toContain("d = n + 2");
  });
});

describe("the frontier", () => {
  test("runs through the last odd boards that B wins", () => {
    for (const d of [61n, 62n, 64n, 1000n, 10n ** 6n + 1n, 10n ** 9n + 1n]) {
      const n = frontier(d);
      const view = clamped({ x: (n * ONE) / 2n, y: d * ONE, zoom: 56 }, SIZE);
      const middle = { x: screenX(view, SIZE, (n * ONE) / 2n), y: screenY(view, SIZE, d * ONE + ONE / 2n) };
      const distances = frontierLines(view, SIZE, "odd").map(({ points }) => {
        const after = points.findIndex(({ x }) => x >= middle.x);
        const [one, other] = [points[after - 1], points[after]];
        if (!one || !other) return Number.POSITIVE_INFINITY;
        const y = one.y + ((other.y - one.y) * (middle.x - one.x)) / (other.x - one.x || 1);
        return Math.abs(y - middle.y);
      });
      expect(Math.min(...distances)).toBeLessThan(2);
    }
  });
  test("has a branch for odd d and one for even d in the opening view", () => {
    expect(frontierLines(openingView(SIZE), SIZE, "odd").map(({ label }) => label)).toEqual([
      "n ≈ d²/2",
      "n ≈ d²/4",
    ]);
    expect(frontierLines(wholeMap(SIZE), SIZE, "odd").length).toBeLessThan(2);
  });
});

test("the integer part of a square root is exact", () => {
  for (const square of [0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n, 10n ** 40n - 1n, 10n ** 40n, 2n ** 101n]) {
    const root = squareRoot(square);
    expect(root * root <= square && (root + 1n) ** 2n > square).toBe(true);
  }
});
