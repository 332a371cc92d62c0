import { expect, test } from "vitest";
import { seedsOf } from "./seeds";

test("the puzzles of a worksheet have seeds of their own", () => {
  expect(seedsOf("5a-3", 3)).toEqual(["5a-3-1", "5a-3-2", "5a-3-3"]);
});
