import { expect, test } from "vitest";
import { marked } from "./chalk";

test("a number is marked by one press and wiped by the next", () => {
  expect(marked([1], 6)).toEqual([1, 6]);
  expect(marked([1, 6], 1)).toEqual([6]);
});
