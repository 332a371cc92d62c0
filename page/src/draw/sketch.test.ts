import { expect, test } from "vitest";
import { boardSize, Sketch } from "./sketch.svelte";

const LARGEST = 40;
const sketch = (): Sketch => new Sketch(9, [[1, 2]], LARGEST);

test("two presses draw a line, which can be undone", () => {
  const picture = sketch();
  picture.press(3);
  expect([picture.from, picture.canUndo]).toEqual([3, false]);
  picture.press(8);
  expect([picture.pairs, picture.from]).toEqual([
    [
      [1, 2],
      [3, 8],
    ],
    null,
  ]);
  picture.undo();
  expect([picture.pairs, picture.canUndo]).toEqual([[[1, 2]], false]);
});

test("dragging joins two numbers whatever was pressed before", () => {
  const picture = sketch();
  picture.press(5);
  picture.join(2, 1);
  expect([picture.pairs, picture.from]).toEqual([[], null]);
});

test("undoing a smaller board restores the numbers together with their lines", () => {
  const picture = sketch();
  picture.join(3, 8);
  picture.resize(5);
  expect([picture.n, picture.pairs]).toEqual([5, [[1, 2]]]);
  picture.undo();
  expect(picture.n).toBe(9);
  expect(picture.pairs).toContainEqual([3, 8]);
});

test("undo never shows a line to a number that is not on the board", () => {
  const picture = sketch();
  picture.join(3, 8);
  picture.clear();
  picture.resize(5);
  while (picture.canUndo) {
    picture.undo();
    expect(Math.max(0, ...picture.pairs.flat())).toBeLessThanOrEqual(picture.n);
  }
  expect(picture.n).toBe(9);
});

test("the size of a board stays within its limits", () => {
  expect([2, 12.4, 99, Number.NaN].map((n) => boardSize(n, LARGEST))).toEqual([4, 12, 40, 9]);
});
