// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { Variant } from "../api/types";
import { DEFAULTS } from "../shared/address";
import { boardAfter, boardKey, LADDER, levelAfter, storedWins, storeWin } from "./progress";

beforeEach(() => localStorage.clear());
const key = boardKey(DEFAULTS.variant);

test("the first game is the first step, and each win leads one step up", () => {
  let settings = DEFAULTS;
  for (const level of LADDER.slice(1)) {
    expect(levelAfter(settings)).toEqual(level);
    settings = { ...settings, ...level };
  }
  expect(levelAfter(settings)).toBeNull();
});

test("whoever chose something else is not led anywhere", () => {
  expect(levelAfter({ ...DEFAULTS, opponent: "beside" })).toBeNull();
  expect(levelAfter({ ...DEFAULTS, share: 5 })).toBeNull();
});

test("the path goes from board to board, and round", () => {
  const variant = (n: number, d: number): Variant => ({
    name: `Z(${n}, ${d})`,
    n,
    bond: String(d),
    d,
    when: { id: "bond-sum", values: { d, remainder: 0 } },
    remainder: 0,
    divider: "A",
    board: null,
  });
  const path = [variant(5, 3), variant(7, 3), variant(9, 4)];
  expect(boardAfter(path, DEFAULTS.variant)).toMatchObject({ n: 5, bond: "3" });
  expect(boardAfter(path, { ...DEFAULTS.variant, n: 5, bond: "3" })).toMatchObject({ n: 7, bond: "3" });
  expect(boardAfter(path, { ...DEFAULTS.variant, n: 100 })).toMatchObject({ n: 5 });
  expect(boardAfter([], DEFAULTS.variant)).toBeNull();
});

test("a win without help is kept above one with help", () => {
  storeWin(DEFAULTS.variant, "helped");
  expect(storedWins().get(key)).toBe("helped");
  storeWin(DEFAULTS.variant, "alone");
  storeWin(DEFAULTS.variant, "helped");
  expect([...storedWins()]).toEqual([[key, "alone"]]);
});

test("what cannot be read is no win", () => {
  for (const kept of ["[", "null", "3"]) {
    localStorage.setItem("zahlenschlacht:wins", kept);
    expect(storedWins().size).toBe(0);
  }
});
