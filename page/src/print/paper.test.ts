import { expect, test } from "vitest";
import type { Position } from "../api/types";
import { cornersOf, drawingOf, puzzlesAddress, settingsIn, sheetsOf } from "./paper";

/** The start of Z(n, d), with the fields that are drawn. */
function start(n: number, d: number): Position {
  const board = Array.from({ length: n }, (_, place) => place + 1);
  const residue_of = board.map((number) => number % d);
  return {
    board,
    residue_of,
    partner_of: residue_of.map((r) => (d - r) % d),
    crossed: [],
  } as unknown as Position;
}

test("settings are read from the address, with defaults for those that are unreadable", () => {
  expect(settingsIn(new URLSearchParams("copies=6&layout=columns&theme=larger&seed=7b&count=12"))).toEqual({
    copies: 6,
    layout: "columns",
    theme: "larger",
    seed: "7b",
    count: 12,
  });
  const defaults = { copies: 2, layout: "plain", theme: "mixed", seed: "1", count: 8 };
  expect(settingsIn(new URLSearchParams("copies=3&layout=x&count=99"))).toEqual(defaults);
});

test("a worksheet names the address of its puzzles", () => {
  const settings = settingsIn(new URLSearchParams("theme=partner&seed=5a-3&count=6"));
  expect(puzzlesAddress(settings)).toBe("/homework?do=puzzles.partner.5a-3.6");
});

test("puzzles are distributed evenly over sheets", () => {
  expect(sheetsOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 8)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9],
  ]);
  expect(sheetsOf([1, 2], 8)).toEqual([[1, 2]]);
});

test.each([
  [5, 3],
  [15, 7],
  [9, 4],
  [25, 12],
  [7, 20],
  [61, 40],
])("Z(%i, %i) has every number once, in its own cell", (n, d) => {
  for (const layout of ["plain", "pairs", "columns"] as const)
    for (const aspect of [0.8, 1.6]) {
      const { spots, width, height } = drawingOf(start(n, d), layout, aspect);
      expect(spots.map(({ number }) => number).sort((x, y) => x - y)).toEqual(start(n, d).board);
      for (const one of spots) {
        expect(one.x >= 0 && one.y >= 0 && one.x + 1 <= width + 1e-9 && one.y + 1 <= height + 1e-9).toBe(
          true,
        );
        const near = spots.filter(
          ({ x, y }) => Math.abs(x - one.x) < 1 - 1e-9 && Math.abs(y - one.y) < 1 - 1e-9,
        );
        expect(near).toEqual([one]);
      }
    }
});

test("two numbers have the same shape and line style, one shaded or both double, exactly if they are partners", () => {
  for (const [n, d] of [
    [15, 7],
    [16, 8],
    [40, 31],
    [7, 9],
  ] as const) {
    const { spots } = drawingOf(start(n, d), "columns", 1);
    for (const one of spots)
      for (const other of spots) {
        if (one === other) continue;
        const [x, y] = [one.outline, other.outline];
        const haveSameShape = x !== null && x.shape === y?.shape && x.dash === y?.dash;
        const arePartners = haveSameShape && (x.side !== y?.side || x.side === "double");
        expect([one.number, other.number, arePartners]).toEqual([
          one.number,
          other.number,
          (one.number + other.number) % d === 0,
        ]);
      }
  }
});

test("the remainder stands above its column, and shapes differ", () => {
  const { heads, spots } = drawingOf(start(15, 7), "columns", 1);
  expect(heads.map(({ residue }) => residue)).toEqual([1, 6, 2, 5, 3, 4, 0]);
  for (const { residue, x, y } of heads) {
    const below = spots.filter((spot) => spot.x === x && spot.y > y && spot.y < y + 4);
    expect(below.map(({ number }) => number % 7)).toEqual(below.map(() => residue));
  }
  expect(drawingOf(start(15, 7), "pairs", 1).heads).toEqual([]);
  expect(new Set([0, 1, 2, 3, 4, 5].map((shape) => cornersOf(shape, 1))).size).toBe(6);
});
