import { expect, test } from "vitest";
import { partsOf } from "./path";

test("the parts of a path are decoded where they can be", () => {
  expect(partsOf("/puzzles/partner+larger/a%20b")).toEqual(["puzzles", "partner+larger", "a b"]);
  expect(partsOf("/puzzles/100%/")).toEqual(["puzzles", "100%", ""]);
});
