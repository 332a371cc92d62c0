// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { Variant } from "../api/types";
import { DEFAULTS, type Settings } from "../shared/address";
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
  storeClimb,
  storedClimb,
  storedWins,
  storeWin,
} from "./progress";

beforeEach(() => localStorage.clear());
const key = boardKey(DEFAULTS.variant);

const level = (place: number) => settingsOfLevel(place) as Settings;

test("the ladder has seven levels, numbered from 1", () => {
  expect(LADDER).toHaveLength(7);
  expect(LADDER.map(levelOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(FIRST_GAME).toMatchObject({ variant: { n: 5, bond: "3" }, opponent: "random", side: "A" });
});

test("other settings are on no level", () => {
  expect(levelOf({ ...level(2), opponent: "beside" })).toBeNull();
  expect(levelOf({ ...level(2), share: 5 })).toBeNull();
  expect(levelOf({ ...level(2), side: "B" })).toBeNull();
});

test("each win offers the next level, and the last win none", () => {
  LADDER.forEach((settings, place) => {
    const climb = storeClimb(settings, `match ${place}`, true);
    expect(climb.won).toBe(place + 1);
    expect(offerAfter(settings, true, climb).up).toEqual(LADDER[place + 1] ?? null);
  });
});

test("after two losses in a row the level below and a lesson are offered, after one not yet", () => {
  const once = storeClimb(level(3), "one", false);
  expect(offerAfter(level(3), false, once)).toEqual({ up: null, down: null, lesson: false });
  const twice = storeClimb(level(3), "two", false);
  expect(offerAfter(level(3), false, twice)).toEqual({ up: null, down: level(2), lesson: true });
  const elsewhere = storeClimb(level(2), "three", false);
  expect(elsewhere).toMatchObject({ lostLevel: 2, losses: 1 });
  storeClimb(level(1), "four", false);
  expect(offerAfter(level(1), false, storeClimb(level(1), "five", false))).toMatchObject({
    down: null,
    lesson: true,
  });
});

test("a match counts once, however often its end is shown, and a game from the middle does not count", () => {
  storeClimb(level(3), "one", false);
  expect(storeClimb(level(3), "one", false).losses).toBe(1);
  const middle = { ...level(3), crossed: [1] };
  expect(storeClimb(middle, "two", true).won).toBe(0);
  expect(offerAfter(middle, true, storedClimb()).up).toBeNull();
});

test("a first visitor gets level 1, a returning one the last choice, or the next level after a won one", () => {
  expect(gameToContinue(null)).toEqual(level(1));
  expect(gameToContinue(level(2))).toEqual(level(2));
  storeClimb(level(2), "one", true);
  expect(gameToContinue(level(2))).toEqual(level(3));
  expect(gameToContinue(level(1))).toEqual(level(1));
  expect(gameToContinue({ ...DEFAULTS, opponent: "beside" })).toMatchObject({ opponent: "beside" });
});

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
