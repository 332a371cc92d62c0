import { expect, test } from "vitest";
import { numbersFor, runsOf } from "./strip";

test("equal letters are one run", () => {
  expect(runsOf("AABAAAB", "A")).toEqual([
    [0, 1],
    [3, 5],
  ]);
  expect(runsOf("AABAAAB", "B")).toEqual([
    [2, 2],
    [6, 6],
  ]);
  expect(runsOf("BBB", "A")).toEqual([]);
});

test("each board is named once, by the player who wins it", () => {
  expect(numbersFor("AABAAAB", 4, "A")).toBe("4 – 5, 7 – 9");
  expect(numbersFor("AABAAAB", 4, "B")).toBe("6, 10");
});
