import { expect, test } from "vitest";
import type { Tournament } from "./server";
import { keyOf, standings } from "./tournament";

const tiles = ["any", "larger", "", "bonded", "any"].map((recipe) => ({ recipe }));
const game = (a: string, b: string, winner: "A" | "B") => ({ a, b, winner, crossed: [] });
const games: Tournament["games"] = [
  game("any", "larger", "B"),
  game("larger", "any", "A"),
  game("bonded", "any", "A"),
  game("bonded", "larger", "B"),
];

test("only counted games count, and the best share of wins comes first", () => {
  const rows = (count: number) =>
    standings(tiles, games, new Set(games.slice(0, count).map(keyOf))).map(
      ({ recipe, wins, games }) => `${recipe} ${wins}/${games}`,
    );
  expect(rows(0)).toEqual(["any 0/0", "larger 0/0", "bonded 0/0"]);
  expect(rows(3)).toEqual(["larger 2/2", "bonded 1/1", "any 0/3"]);
  expect(rows(4)).toEqual(["larger 3/3", "bonded 1/2", "any 0/3"]);
});
