import { expect, test } from "vitest";
import { nextSeed, seedsOf } from "./seeds";

test("the puzzles of a worksheet follow each other", () => {
  const of = new URLSearchParams("of=6");
  const seeds = seedsOf("5a-3", 6);
  const sequence = [seeds[0] as string];
  for (let next = nextSeed(sequence[0] as string, of); next !== null; next = nextSeed(next, of))
    sequence.push(next);
  expect(sequence).toEqual(seeds);
  expect(nextSeed("5a-3-2", new URLSearchParams())).toBe(null);
  expect(nextSeed("5a", of)).toBe(null);
});
