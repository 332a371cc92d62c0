import { expect, test } from "vitest";
import { acrossRing, inRows, onRing, pathOf } from "./ring";

const numbers = Array.from({ length: 40 }, (_, place) => place + 1);

test("forty numbers on a ring do not overlap and stay inside their box, in portrait and landscape", () => {
  for (const [width, height] of [
    [860, 480],
    [350, 420],
  ] as const) {
    const { at } = onRing(numbers, width, height);
    const side = Math.min(width, height) / acrossRing(numbers.length);
    const places = [...at.values()];
    for (const [place, [x, y]] of places.entries()) {
      expect(x).toBeGreaterThanOrEqual(side / 2 - 1e-9);
      expect(x).toBeLessThanOrEqual(width - side / 2 + 1e-9);
      expect(y).toBeGreaterThanOrEqual(side / 2 - 1e-9);
      expect(y).toBeLessThanOrEqual(height - side / 2 + 1e-9);
      const [u, v] = places[(place + 1) % places.length] as readonly [number, number];
      expect(Math.hypot(u - x, v - y)).toBeGreaterThan(side * 0.9);
    }
  }
});

test("in rows each number is in the middle of its cell", () => {
  const { at, box } = inRows([1, 2, 3, 4, 5], 3, 0.4);
  expect(box).toEqual([3, 2.4]);
  expect(at.get(1)).toEqual([0.5, 0.9]);
  expect(at.get(5)).toEqual([1.5, 1.9]);
});

test("a path begins and ends beside its numbers", () => {
  const layout = {
    at: new Map([
      [1, [0, 0]],
      [2, [10, 0]],
    ] as const),
    box: [10, 10],
    cut: 1,
    bend: 0,
  } as const;
  expect(pathOf(layout, 1, 2)).toBe("M1.000 0.000Q5.000 0.000 9.000 0.000");
});
