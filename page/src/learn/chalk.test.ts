import { expect, test } from "vitest";
import { type Drawing, drawn, marked } from "./chalk";

test("a number is marked by one press and wiped by the next", () => {
  expect(marked([1], 6)).toEqual([1, 6]);
  expect(marked([1, 6], 1)).toEqual([6]);
});

test("two presses draw a line, a third one wipes it", () => {
  let drawing: Drawing = { pairs: [], from: null };
  for (const number of [1, 6, 2, 5]) drawing = drawn(drawing, number);
  expect(drawing.pairs).toEqual([
    [1, 6],
    [2, 5],
  ]);
  expect(drawn(drawing, 6)).toEqual({ pairs: [[2, 5]], from: null });
  expect(drawn(drawn(drawing, 3), 3)).toEqual({ ...drawing, from: null });
});
