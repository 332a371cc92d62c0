import { expect, test } from "vitest";
import type { Position } from "../api/types";
import { choicesIn, cornersOf, drawingOf, puzzlesAddress, sheetsOf } from "./paper";

/** The start of Z(n, d), as far as it is drawn. */
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

test("an address says what goes on paper, and what is unreadable is as usual", () => {
  expect(choicesIn(new URLSearchParams("copies=6&layout=columns&theme=larger&seed=7b&count=12"))).toEqual({
    copies: 6,
    layout: "columns",
    theme: "larger",
    seed: "7b",
    count: 12,
  });
  const usual = { copies: 2, layout: "plain", theme: "mixed", seed: "1", count: 8 };
  expect(choicesIn(new URLSearchParams("copies=3&layout=x&count=99"))).toEqual(usual);
});

test("a worksheet says where its puzzles are on the site", () => {
  const choices = choicesIn(new URLSearchParams("theme=partner&seed=5a-3&count=6"));
  expect(puzzlesAddress(choices)).toBe("/puzzles/partner/5a-3-1?of=6");
});

test("sheets are as even as can be", () => {
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

test("two numbers are partners where shape and line are the same and one is shaded, or both have a double line", () => {
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
        const same = x !== null && x.shape === y?.shape && x.line === y?.line;
        const joined = same && (x.side !== y?.side || x.side === "double");
        expect([one.number, other.number, joined]).toEqual([
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
