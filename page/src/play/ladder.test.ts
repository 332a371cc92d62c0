import { expect, test } from "vitest";
import type { Variant } from "../api/types";
import { DEFAULTS } from "../shared/address";
import { following, LADDER, stepUp } from "./ladder";

test("the first game is the first step, and each win leads one step up", () => {
  let settings = DEFAULTS;
  for (const level of LADDER.slice(1)) {
    expect(stepUp(settings)).toEqual(level);
    settings = { ...settings, ...level };
  }
  expect(stepUp(settings)).toBeNull();
});

test("whoever chose something else is not led anywhere", () => {
  expect(stepUp({ ...DEFAULTS, opponent: "beside" })).toBeNull();
  expect(stepUp({ ...DEFAULTS, share: 5 })).toBeNull();
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
  expect(following(path, DEFAULTS.variant)).toMatchObject({ n: 5, bond: "3" });
  expect(following(path, { ...DEFAULTS.variant, n: 5, bond: "3" })).toMatchObject({ n: 7, bond: "3" });
  expect(following(path, { ...DEFAULTS.variant, n: 100 })).toMatchObject({ n: 5 });
  expect(following([], DEFAULTS.variant)).toBeNull();
});
