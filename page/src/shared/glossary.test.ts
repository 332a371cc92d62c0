// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { piecesOf, TERMS } from "./glossary";
import { t, words } from "./words.svelte";

beforeEach(() => words.choose("en"));
const terms = (sentence: string) => piecesOf(sentence).flatMap(({ term }) => term ?? []);

test("the pieces together are the sentence", () => {
  const sentence = "Partners have fitting remainders; the margin of a partner is none.";
  expect(
    piecesOf(sentence)
      .map(({ text }) => text)
      .join(""),
  ).toBe(sentence);
  expect(terms(sentence)).toEqual(["partner", "residue", "margin"]);
});

test("a word within another word is not marked", () => {
  expect(terms("Partnership and disclosers, 3partner4")).toEqual(["partner"]);
  expect(terms("")).toEqual([]);
});

test("every term has an explanation and its own forms in every language", async () => {
  for (const language of ["en", "de"]) {
    await words.choose(language);
    for (const term of TERMS) {
      expect(words.has(`glossary-${term}`)).toBe(true);
      for (const form of t(`glossary-${term}.forms`).split(", ")) expect(terms(form)).toEqual([term]);
    }
  }
  expect(terms("Die feindliche Menge hat einen Spielraum.")).toEqual(["hostile", "margin"]);
});
