import { expect, test } from "vitest";
import { type Drawing, EMPTY, formatPairs, parsePairs, pressInGraph, pressInPairing } from "./drawing";

const pressed = (step: typeof pressInGraph, ...numbers: number[]): Drawing => numbers.reduce(step, EMPTY);

test("a pair is pressInPairing by two presses and wiped out by a third", () => {
  expect(pressed(pressInPairing, 1, 6)).toEqual({ pairs: [[1, 6]], from: null });
  expect(pressed(pressInPairing, 1, 6, 2, 5, 6)).toEqual({ pairs: [[2, 5]], from: null });
  expect(pressed(pressInPairing, 1, 1)).toEqual(EMPTY);
});

test("lines of any picture share their ends, and a line pressInPairing again goes", () => {
  expect(pressed(pressInGraph, 3, 1, 3, 2).pairs).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect(pressed(pressInGraph, 3, 1, 3, 2, 1, 3).pairs).toEqual([[2, 3]]);
  expect(pressed(pressInGraph, 3, 3)).toEqual(EMPTY);
  expect(pressed(pressInGraph, 3).from).toBe(3);
});

test("lines are formatPairs in order and read again, whatever else stands there", () => {
  const { pairs } = pressed(pressInGraph, 9, 3, 2, 1, 10, 1);
  expect(formatPairs(pairs)).toBe("1-2 1-10 3-9");
  expect(parsePairs(`lines ${formatPairs(pairs)}`, 10)).toEqual([
    [1, 2],
    [1, 10],
    [3, 9],
  ]);
  expect(parsePairs("lines 2-1, 1-2 4-4 3-11 nonsense 0-1", 10)).toEqual([[1, 2]]);
});
