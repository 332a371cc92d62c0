import { expect, test } from "vitest";
import { difficultyStars } from "./difficulty";

test("a puzzle has one to five stars, more for a harder one", () => {
  expect([0.5, 1, 1.9, 2, 3.4, 4.9, 5, 10.9].map(difficultyStars)).toEqual([1, 1, 1, 2, 3, 4, 5, 5]);
});
