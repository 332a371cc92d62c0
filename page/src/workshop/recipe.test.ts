import { expect, test } from "vitest";
import { better, linesOf, textOf, uses } from "./recipe";

test("a recipe is its lines", () => {
  expect(linesOf("first:r1; Own.Many")).toEqual([
    { when: "first", words: ["r1"] },
    { when: "", words: ["own", "many"] },
  ]);
  for (const text of [
    "any",
    "first:r1;partner",
    "smaller.fewest;equal.fewest;own.many;any",
    "three:finish;any",
  ])
    expect(textOf(linesOf(text))).toBe(text);
});

test("more boards are better, and then fewer words", () => {
  const one = { recipe: "superfluous;larger", conquered: 57, length: 2 };
  expect(better(one, null)).toBe(one);
  expect(better({ recipe: "any", conquered: 0, length: 1 }, one)).toBe(one);
  expect(better({ recipe: "balance", conquered: 57, length: 1 }, one).recipe).toBe("balance");
});

test("a recipe is known to use a word", () => {
  expect(uses(linesOf("first:r1;own.balance"), ["balance"])).toBe(true);
  expect(uses(linesOf("superfluous;larger"), ["balance"])).toBe(false);
});
