// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Exercise } from "../api/types";
import { words } from "../shared/words.svelte";
import { optionLabel, optionsOf } from "./wording";

const exercise = (question: string, none: boolean, options: string[] = []): Exercise =>
  ({ kind: "choose", question, none, options }) as Exercise;
const labels = (one: Exercise): string[] => optionsOf(one).map((option) => optionLabel(one, option));

let before = "";
beforeAll(async () => {
  before = words.language;
  await words.choose("en");
});
afterAll(() => words.choose(before));

test('the label of "none" depends on the question', () => {
  const names = ["win", "blunder", "left-over"].map((question) => labels(exercise(question, true)));
  expect(names.flat()).toHaveLength(3);
  expect(new Set(names.flat()).size).toBe(3);
  for (const name of names.flat()) expect(name).not.toMatch(/^page-|^none$/);
});

test("the label of a player has the word, and that of a number is the number", () => {
  expect(labels(exercise("winner", false, ["A", "B"]))).toEqual(["Player A", "Player B"]);
  expect(labels(exercise("hostile", false, ["4", "5"]))).toEqual(["4", "5"]);
});
