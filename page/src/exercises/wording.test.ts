// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Exercise } from "../api/types";
import { words } from "../shared/words.svelte";
import { optionLabel, optionsOf } from "./wording";

const asked = (question: string, none: boolean, options: string[] = []): Exercise =>
  ({ kind: "choose", question, none, options }) as Exercise;
const said = (step: Exercise): string[] => optionsOf(step).map((option) => optionLabel(step, option));

let before = "";
beforeAll(async () => {
  before = words.language;
  await words.choose("en");
});
afterAll(() => words.choose(before));

test("that there is none is called by what is asked for", () => {
  const names = ["win", "blunder", "left-over"].map((ask) => said(asked(ask, true)));
  expect(names.flat()).toHaveLength(3);
  expect(new Set(names.flat()).size).toBe(3);
  for (const name of names.flat()) expect(name).not.toMatch(/^page-|^none$/);
});

test("players are called so, and numbers are themselves", () => {
  expect(said(asked("winner", false, ["A", "B"]))).toEqual(["Player A", "Player B"]);
  expect(said(asked("hostile", false, ["4", "5"]))).toEqual(["4", "5"]);
});
