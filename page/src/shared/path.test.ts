import { expect, test } from "vitest";
import { pathParts } from "./path";

test("the parts of a path are decoded if possible", () => {
  expect(pathParts("/puzzles/partner+larger/a%20b")).toEqual(["puzzles", "partner+larger", "a b"]);
  expect(pathParts("/puzzles/100%/")).toEqual(["puzzles", "100%", ""]);
});
