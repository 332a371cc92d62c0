// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, type PendingRequest } from "../../tests/fake";
import type { RecipeScore, RecipeWords } from "../api/recipes";
import { linesOf } from "../exercises/recipe";
import { Workshop } from "./workshop.svelte";

const VOCABULARY: RecipeWords = {
  words: ["any", "partner", "balance"],
  reserved_words: ["balance"],
} as never;

function scoreOf(recipe: string, results: string[]): RecipeScore {
  const wins = results.filter((result) => result === "wins").length;
  const boards = results.map((result, place) => {
    const variant = {
      n: 2 * place + 5,
      d: 7,
      bond: "7",
      remainder: 0,
      divider: "A",
      board: null,
      name: `Z${place}`,
    };
    return { variant, result, crossed: result === "wins" ? null : [1], line: 1, messages: [] };
  });
  return { recipe, wins, length: recipe.split(/[;.]/).length, results: boards } as never;
}

let requests: PendingRequest[] = [];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  localStorage.clear();
  history.replaceState(null, "", "/workshop");
  requests = fakeServer();
});
afterEach(() => vi.unstubAllGlobals());

const openWorkshop = (query = ""): Workshop => new Workshop(VOCABULARY, new URLSearchParams(query));

test("the recipe of the address is checked, and a change of it is in the address and remembered", async () => {
  const workshop = openWorkshop("recipe=any;partner&seat=B");
  expect([workshop.seat, workshop.recipe, requests[0]?.body.recipe]).toEqual([
    "B",
    "any;partner",
    "any;partner",
  ]);
  workshop.change(linesOf("partner"));
  expect(location.pathname + location.search).toBe("/workshop?recipe=partner&seat=B");
  expect(openWorkshop().recipe).toBe("partner");
});

test("a recipe is read from the address as it was typed", () => {
  const workshop = openWorkshop();
  workshop.change(linesOf("any&seat=b#x"));
  const query = new URLSearchParams(location.search);
  expect([query.get("recipe"), query.get("seat"), location.hash]).toEqual(["any&seat=b#x", null, ""]);
  expect(new URL(workshop.duel, location.origin).searchParams.get("a")).toBe("any&seat=b#x");
});

test("answers and refusals about an earlier recipe are dropped", async () => {
  const workshop = openWorkshop("recipe=any");
  workshop.change(linesOf("wrong"));
  workshop.change(linesOf("partner"));
  await requests[2]?.answer(scoreOf("partner", ["wins", "loses"]));
  await requests[0]?.answer(scoreOf("any", ["loses", "loses"]));
  await requests[1]?.refuse("recipe", 400);
  expect([workshop.score?.recipe, workshop.problem]).toEqual(["partner", null]);
  expect(workshop.best).toEqual({ recipe: "partner", wins: 1, length: 1 });
});

test("a recipe with a locked word does not count, and a recipe that wins every board unlocks all words", async () => {
  const workshop = openWorkshop("recipe=balance");
  await requests[0]?.answer(scoreOf("balance", ["wins", "wins"]));
  expect([workshop.usesLockedWord, workshop.best, workshop.hasWonAll]).toEqual([true, null, false]);
  workshop.change(linesOf("partner"));
  await requests[1]?.answer(scoreOf("partner", ["wins", "wins"]));
  expect([workshop.usesLockedWord, workshop.hasWonAll]).toEqual([false, true]);
  expect(openWorkshop().best?.recipe).toBe("partner");
});

test("another seat has its own boards and its own best recipe", async () => {
  const workshop = openWorkshop("recipe=any");
  await requests[0]?.answer(scoreOf("any", ["wins"]));
  workshop.change(workshop.lines, "B");
  expect([workshop.score, workshop.best, workshop.reserved]).toEqual([null, null, []]);
  expect(workshop.duel).toBe("/workshop/duel?a=any&b=any&n=15&d=7");
});

test("only the game of the board that was selected last is replayed", async () => {
  const workshop = openWorkshop("recipe=any");
  await requests[0]?.answer(scoreOf("any", ["wins", "loses", "loses"]));
  const [won, one, other] = workshop.score?.results ?? [];
  if (!won || !one || !other) throw new Error("three boards");
  expect(workshop.arena).toBe(one.variant);
  await workshop.select(won);
  expect([workshop.selected, requests.length]).toEqual([won, 1]);
  const selections = [workshop.select(one), workshop.select(other)];
  await requests[2]?.answer({ position: { ply: 1, crossed: [2] } });
  await requests[1]?.answer({ position: { ply: 1, crossed: [1] } });
  await Promise.all(selections);
  expect([workshop.selected, workshop.replay?.game.crossed]).toEqual([other, [2]]);
  workshop.leave();
  expect(workshop.replay).toBe(null);
});

test("if the game of a board cannot be fetched, the problem is shown; a late refusal for another board is not", async () => {
  const workshop = openWorkshop("recipe=any");
  await requests[0]?.answer(scoreOf("any", ["loses", "loses"]));
  const [one, other] = workshop.score?.results ?? [];
  if (!one || !other) throw new Error("two boards");
  const selections = [workshop.select(one), workshop.select(other)];
  await requests[1]?.refuse("n", 400);
  expect(workshop.replayProblem).toBe(null);
  await requests[2]?.refuse("n", 400);
  await Promise.all(selections);
  expect([workshop.replayProblem?.code, workshop.replay]).toEqual(["n", null]);
  workshop.leave();
  expect(workshop.replayProblem).toBe(null);
});
