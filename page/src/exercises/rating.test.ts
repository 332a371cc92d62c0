import { expect, test } from "vitest";
import { afterGames, afterPuzzle, FIRST_RATING } from "./rating";

test("the example of Glickman's paper comes out", () => {
  const after = afterGames({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.059996, 6);
});

test("the rating approaches the strength of the solver", () => {
  // Solves two of three puzzles whose rating is 1500: about 1500 + 400 log10(2) = 1620.
  let one = FIRST_RATING;
  for (let game = 0; game < 300; game += 1) one = afterPuzzle(one, 1500, game % 3 !== 0);
  expect(Math.abs(one.rating - 1620)).toBeLessThan(40);
  expect(one.deviation).toBeGreaterThanOrEqual(60);
});

test("a surprising result changes the rating more than an expected one", () => {
  const change = (puzzle: number, isSolved: boolean): number =>
    afterPuzzle(FIRST_RATING, puzzle, isSolved).rating - FIRST_RATING.rating;
  expect(change(1800, true)).toBeGreaterThan(change(1000, true));
  expect(change(1000, true)).toBeGreaterThan(0);
  expect(change(1000, false)).toBeLessThan(change(1800, false));
});
