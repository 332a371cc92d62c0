// @vitest-environment jsdom
import { expect, test } from "vitest";
import { words } from "../shared/words.svelte";
import { better, duelAddress, linesOf, recipeText, textOf, uses, workshopAddress } from "./recipe";

test("a recipe is read as lines and written again", () => {
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

test("a recipe is better if it wins more boards, or as many with fewer words", () => {
  const one = { recipe: "superfluous;larger", wins: 57, length: 2 };
  expect(better(one, null)).toBe(one);
  expect(better({ recipe: "any", wins: 0, length: 1 }, one)).toBe(one);
  expect(better({ recipe: "balance", wins: 57, length: 1 }, one).recipe).toBe("balance");
});

test("a recipe is searched for words", () => {
  expect(uses(linesOf("first:r1;own.balance"), ["balance"])).toBe(true);
  expect(uses(linesOf("superfluous;larger"), ["balance"])).toBe(false);
});

test("an address shows a recipe in readable form and escapes all other characters", () => {
  expect(workshopAddress("first:r1;own.many", "A")).toBe("/workshop?recipe=first:r1;own.many");
  expect(workshopAddress("a&b#c", "B")).toBe("/workshop?recipe=a%26b%23c&seat=B");
  const { searchParams, hash } = new URL(
    duelAddress({ A: "any&b=x", B: "50% + #1" }, "n=15&d=7"),
    "http://site",
  );
  expect([...searchParams]).toEqual([
    ["a", "any&b=x"],
    ["b", "50% + #1"],
    ["n", "15"],
    ["d", "7"],
  ]);
  expect(hash).toBe("");
});

test("a recipe becomes sentences, and unknown words of an address are replaced", async () => {
  await words.choose("en");
  await words.load("learn");
  expect(recipeText("superfluous;first:larger.r2")).toBe(
    "Cross out a number that has no partner. On your first move, cross out a number from the longer column of its pair and with remainder 2.",
  );
  expect(recipeText("wibble;whenever:any")).toBe(
    "Cross out a number (an unknown phrase). Cross out a number of your choice.",
  );
});
