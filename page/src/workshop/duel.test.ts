// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, type PendingRequest } from "../../tests/fake";
import { Duel } from "./duel.svelte";

let requests: PendingRequest[] = [];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  localStorage.clear();
  history.replaceState(null, "", "/workshop/duel");
  requests = fakeServer();
});
afterEach(() => vi.unstubAllGlobals());

const openDuel = (query = "a=any;partner&b=partner"): Duel => new Duel(new URLSearchParams(query));
const ANSWER = { games: 8, wins: 3, lines: [2, null], position: { ply: 2, crossed: [4, 5] } };

test("the address names both recipes, the board and the seed", async () => {
  const duel = openDuel("a=any;partner&b=partner&n=9&d=4&seed=3");
  void duel.play();
  expect(location.pathname + location.search).toBe("/workshop/duel?a=any;partner&b=partner&n=9&d=4&seed=3");
  expect(requests[0]?.body).toMatchObject({ a: "any;partner", b: "partner", seed: 3 });
});

test("a refusal that arrives late does not replace a newer duel", async () => {
  const duel = openDuel();
  void duel.play();
  duel.recipes.A = "any";
  void duel.play();
  await requests[1]?.answer(ANSWER);
  await requests[0]?.refuse("recipe", 400);
  expect([duel.problem, duel.result?.wins]).toEqual([null, 3]);
});

test("an answer that arrives late does not replace a newer refusal", async () => {
  const duel = openDuel();
  void duel.play();
  duel.recipes.A = "wrong";
  void duel.play();
  await requests[1]?.refuse("recipe", 400);
  await requests[0]?.answer(ANSWER);
  expect([duel.problem?.code, duel.result]).toEqual(["recipe", null]);
});

test("typing while the duel is fetched neither loses the answer nor changes its moves", async () => {
  const duel = openDuel();
  void duel.play();
  duel.recipes.A = "larger";
  await requests[0]?.answer(ANSWER);
  if (duel.replay === null) throw new Error("no game");
  duel.replay.ply = 2;
  expect(duel.moves).toEqual([
    { number: 4, player: "A", line: 2, text: "partner" },
    { number: 5, player: "B", line: null, text: "partner" },
  ]);
});
