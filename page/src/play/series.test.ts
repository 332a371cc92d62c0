import { expect, test } from "vitest";
import { START, type State } from "./game";
import { seriesOf } from "./series";

/** The state after these games between friends: the letters of the winners, "-" for one that goes on. */
function after(games: string): State {
  const score = { A: games.split("A").length - 1, B: games.split("B").length - 1 };
  const isOver = !games.endsWith("-");
  return {
    ...START,
    match: { score } as State["match"],
    position: { is_over: isOver, winner: isOver ? games.at(-1) : null } as State["position"],
  };
}

test.each([
  ["-", 3, null],
  ["A", 3, null],
  ["AB-", 3, null],
  ["AA", 3, "A"],
  ["ABA", 3, "A"],
  ["AA-", 5, null],
  ["AAB", 5, null],
  ["ABAB", 5, null],
  ["BBB", 5, "B"],
  ["AABBB", 5, "B"],
])("the series after %s", (games, length, winner) => {
  expect(seriesOf(after(games))).toEqual({ games: length, winner });
});
