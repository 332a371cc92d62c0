import { expect, test } from "vitest";
import { superfluousIn } from "./bonds";
import { BLANK, type BoardModel, classesOf, numeralsOf, strokeOf } from "./numerals";

/** Z(5, 3): the residues 1 and 2 are partners, 3 stands alone. */
const START: BoardModel = {
  ...BLANK,
  modulus: 3,
  board: [1, 2, 3, 4, 5],
  residue_of: [1, 2, 0, 1, 2],
  partner_of: [2, 1, 0, 2, 1],
};

test("a crossed number has its move and its player", () => {
  const numerals = numeralsOf({ ...START, crossed: [3, 1] });
  expect(numerals.map((numeral) => numeral.move)).toEqual([2, null, 1, null, null]);
  expect(numerals.map((numeral) => numeral.by)).toEqual(["B", null, "A", null, null]);
});

test("only new strokes are animated", () => {
  const fresh = (drawnFrom: number) =>
    numeralsOf({ ...START, crossed: [3, 1], drawnFrom }).map((numeral) => numeral.fresh);
  expect(fresh(0)).toEqual([true, false, true, false, false]);
  expect(fresh(1)).toEqual([true, false, false, false, false]);
  expect(fresh(2)).toEqual([false, false, false, false, false]);
});

test("unchanged numerals are the same objects", () => {
  const before = numeralsOf(START);
  const same = (model: BoardModel) =>
    numeralsOf(model, before).map((numeral, place) => numeral === before[place]);
  expect(same({ ...START })).toEqual([true, true, true, true, true]);
  expect(same({ ...START, crossed: [3] })).toEqual([true, true, false, true, true]);
  expect(same({ ...START, winning: [1], hostile: [2], groups: [[4, 5]] })).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(same({ ...START, winner: "A" })).toEqual([false, false, false, false, false]);
});

test("only numbers that are not crossed out have marks", () => {
  const numerals = numeralsOf({
    ...START,
    crossed: [1],
    winning: [1, 3],
    groups: [
      [1, 2],
      [4, 5],
    ],
  });
  expect(numerals.filter((numeral) => numeral.winning).map(({ number }) => number)).toEqual([3]);
  expect(numerals.map((numeral) => numeral.partner)).toEqual([null, 1, null, 5, 4]);
});

test("groups that are not all pairs have letters", () => {
  const numerals = numeralsOf({
    ...START,
    groups: [
      [1, 2, 4],
      [3, 5],
    ],
  });
  expect(numerals.every((numeral) => numeral.partner === null)).toBe(true);
  expect(numerals.map((numeral) => numeral.group)).toEqual(["a", "a", "b", "a", "b"]);
});

test("a number is superfluous if it is bonded to nothing on the board", () => {
  expect([...superfluousIn(START, [])]).toEqual([3]);
  expect([...superfluousIn(START, [1, 4])]).toEqual([2, 3, 5]);
  expect(numeralsOf(START).some((numeral) => numeral.superfluous)).toBe(false);
  expect(numeralsOf({ ...START, marksSuperfluous: true }).map((numeral) => numeral.superfluous)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

test("every number has a stroke, negative ones too", () => {
  for (const number of [-7, -1, 0, 1, 2017]) expect(strokeOf(number)).toMatch(/^M/);
});

test("the element of a number has a class for each mark", () => {
  const classes = (some: Partial<BoardModel>) => numeralsOf({ ...START, ...some }).map(classesOf);
  expect(classes({})).toEqual(Array(5).fill("numeral"));
  expect(classes({ crossed: [1], winning: [2], marksSuperfluous: true }).slice(0, 3)).toEqual([
    "numeral crossed by-A fresh",
    "numeral winning",
    "numeral superfluous",
  ]);
});
