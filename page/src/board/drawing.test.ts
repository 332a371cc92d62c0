import { expect, test } from "vitest";
import { type Drawing, EMPTY, formatPairs, parsePairs, pressInGraph, pressInPairing } from "./drawing";

const drawingAfter = (press: typeof pressInGraph, ...numbers: number[]): Drawing =>
  numbers.reduce(press, EMPTY);

test("two presses draw a pair and a third erases it", () => {
  expect(drawingAfter(pressInPairing, 1, 6)).toEqual({ pairs: [[1, 6]], from: null });
  expect(drawingAfter(pressInPairing, 1, 6, 2, 5, 6)).toEqual({ pairs: [[2, 5]], from: null });
  expect(drawingAfter(pressInPairing, 1, 1)).toEqual(EMPTY);
});

test("lines of a graph may share their ends, and drawing a line again erases it", () => {
  expect(drawingAfter(pressInGraph, 3, 1, 3, 2).pairs).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect(drawingAfter(pressInGraph, 3, 1, 3, 2, 1, 3).pairs).toEqual([[2, 3]]);
  expect(drawingAfter(pressInGraph, 3, 3)).toEqual(EMPTY);
  expect(drawingAfter(pressInGraph, 3).from).toBe(3);
});

test("lines are written in order and read back, and other text is ignored", () => {
  const { pairs } = drawingAfter(pressInGraph, 9, 3, 2, 1, 10, 1);
  expect(formatPairs(pairs)).toBe("1-2 1-10 3-9");
  expect(parsePairs(`lines ${formatPairs(pairs)}`, 10)).toEqual([
    [1, 2],
    [1, 10],
    [3, 9],
  ]);
  expect(parsePairs("lines 2-1, 1-2 4-4 3-11 nonsense 0-1", 10)).toEqual([[1, 2]]);
});
