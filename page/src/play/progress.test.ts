// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { Variant } from "../api/types";
import { storedGames } from "../exercises/stations";
import { DEFAULTS, type Settings, writeAddress } from "../shared/address";
import { choiceOf } from "../shared/variant";
import {
  boardKey,
  FIRST_GAME,
  gameToContinue,
  hasWonAll,
  LADDER,
  levelOf,
  nextBoard,
  offerAfter,
  settingsOfLevel,
  storedWins,
  storeResult,
  storeWin,
} from "./progress";

beforeEach(() => localStorage.clear());
const key = boardKey(DEFAULTS.variant);

const level = (place: number) => settingsOfLevel(place) as Settings;

const variant = (n: number, d: number): Variant => ({
  name: `Z(${n}, ${d})`,
  n,
  bond: String(d),
  d,
  condition: { id: "bond-sum", values: { d, remainder: 0 } },
  remainder: 0,
  divider: "A",
  board: null,
});
const store = (settings: Settings, match: string, hasWon: boolean) =>
  storeResult(settings, variant(settings.variant.n, Number(settings.variant.bond)), match, hasWon);

test("the first level is for a first visit, and all levels are numbered from 1", () => {
  expect(LADDER.map(levelOf)).toEqual(LADDER.map((_, place) => place + 1));
  expect(FIRST_GAME).toMatchObject({ variant: { n: 5, bond: "3" }, opponent: "random", side: "A" });
});

test("other settings are on no level", () => {
  expect(levelOf({ ...level(2), opponent: "beside" })).toBeNull();
  expect(levelOf({ ...level(2), share: 5 })).toBeNull();
  expect(levelOf({ ...level(2), side: "B" })).toBeNull();
});

test("each win offers the next level, and the last win none", () => {
  LADDER.forEach((settings, place) => {
    const games = store(settings, `match ${place}`, true);
    expect(games.won).toHaveLength(place + 1);
    expect(offerAfter(settings, true, games).up).toEqual(LADDER[place + 1] ?? null);
  });
});

test("after two losses in a row the level below and a lesson are offered, after one not yet", () => {
  const once = store(level(3), "one", false);
  expect(offerAfter(level(3), false, once)).toEqual({ up: null, down: null, lesson: false });
  const twice = store(level(3), "two", false);
  expect(offerAfter(level(3), false, twice)).toEqual({ up: null, down: level(2), lesson: true });
  const elsewhere = store(level(2), "three", false);
  expect(elsewhere).toMatchObject({ lost: { address: `/${writeAddress(level(2))}` }, losses: 1 });
  store(level(1), "four", false);
  expect(offerAfter(level(1), false, store(level(1), "five", false))).toMatchObject({
    down: null,
    lesson: true,
  });
});

test("a match counts once, however often its end is shown, and a game from the middle does not count", () => {
  store(level(3), "one", false);
  expect(store(level(3), "one", false).losses).toBe(1);
  const middle = { ...level(3), crossed: [1] };
  expect(store(middle, "two", true).won).toEqual([]);
  expect(offerAfter(middle, true, storedGames()).up).toBeNull();
});

test("a lost game is remembered until a game is won", () => {
  const against = { ...DEFAULTS, opponent: "perfect" };
  expect(store(against, "one", false).lost).toMatchObject({
    opponent: "perfect",
    variant: { name: "Z(9, 4)" },
  });
  expect(store(level(1), "two", true).lost).toBeNull();
});

test("a first visitor gets level 1, and a returning one the last choice until a level is won", () => {
  expect(gameToContinue(null)).toEqual(level(1));
  expect(gameToContinue(level(2))).toEqual(level(2));
  store(level(1), "one", true);
  expect(gameToContinue(level(1))).toEqual(level(2));
  expect(gameToContinue({ ...DEFAULTS, opponent: "beside" })).toMatchObject({ opponent: "beside" });
});

test("the path is not lost when another opponent is chosen", () => {
  store(level(1), "one", true);
  expect(gameToContinue({ ...level(2), opponent: "perfect" })).toEqual(level(2));
});

test("after the last level the last choice stays", () => {
  for (const [place, settings] of LADDER.entries()) store(settings, String(place), true);
  expect(gameToContinue({ ...level(2), opponent: "perfect" })).toMatchObject({ opponent: "perfect" });
});

const path = [variant(5, 3), variant(7, 3), variant(9, 4)];

test("the path goes from board to board, and begins again after the last", () => {
  expect(nextBoard(path, DEFAULTS.variant)).toMatchObject({ n: 5, bond: "3" });
  expect(nextBoard(path, { ...DEFAULTS.variant, n: 5, bond: "3" })).toMatchObject({ n: 7, bond: "3" });
  expect(nextBoard(path, { ...DEFAULTS.variant, n: 100 })).toMatchObject({ n: 5 });
  expect(nextBoard([], DEFAULTS.variant)).toBeNull();
});

test("all boards of the path are won with the last of them, not before", () => {
  const results = path.map((one) => [storeWin(choiceOf(one), "helped"), hasWonAll(path, storedWins())]);
  expect(results).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ]);
  expect(storeWin(choiceOf(path[0] as Variant), "alone")).toBe(false);
});

test("a win without help is not replaced by one with help", () => {
  storeWin(DEFAULTS.variant, "helped");
  expect(storedWins().get(key)).toBe("helped");
  storeWin(DEFAULTS.variant, "alone");
  storeWin(DEFAULTS.variant, "helped");
  expect([...storedWins()]).toEqual([[key, "alone"]]);
});

test("unreadable wins count as none", () => {
  for (const text of ["[", "null", "3"]) {
    localStorage.setItem("zahlenschlacht:wins", text);
    expect(storedWins().size).toBe(0);
  }
});
