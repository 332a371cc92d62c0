import { expect, test } from "vitest";
import { blocksOf } from "./bonds";
import { BLANK, type BoardModel, numeralsOf } from "./numerals";
import { type Facing, facingsOf, isAlone, rowsOfPartners, wrapFacings } from "./partners";

/** Z(15, 7) after these moves. */
function school(crossed: number[]): Facing[] {
  const numbers = Array.from({ length: 15 }, (_, place) => place + 1);
  const model: BoardModel = {
    ...BLANK,
    modulus: 7,
    board: numbers,
    residue_of: numbers.map((number) => number % 7),
    partner_of: numbers.map((number) => (7 - (number % 7)) % 7),
    crossed,
  };
  return facingsOf(blocksOf(numeralsOf(model), model.residue_of, model.partner_of));
}
const numbersOf = (some: readonly { number: number }[]): number[] => some.map(({ number }) => number);
const pairsIn = ({ pairs }: Facing): number[][] => pairs.map(numbersOf);

test("r faces d - r, and a residue that is its own partner comes last, alone", () => {
  const facings = school([]);
  expect(facings.map(({ residues }) => residues)).toEqual([[1, 6], [2, 5], [3, 4], [0]]);
  expect(facings[0]?.columns.map(numbersOf)).toEqual([
    [1, 8, 15],
    [6, 13],
  ]);
  expect(facings.map(({ leftOver }) => numbersOf(leftOver))).toEqual([[15], [], [], []]);
});

test("crossed numbers keep their places, and the others form new pairs", () => {
  const [first, , , own] = school([8, 7]);
  expect(first && pairsIn(first)).toEqual([
    [1, 6],
    [15, 13],
  ]);
  expect(numbersOf(first?.columns[0] ?? [])).toEqual([1, 8, 15]);
  expect(numbersOf(own?.leftOver ?? [])).toEqual([14]);
});

test("every number that is not crossed out is in one pair or left over", () => {
  for (const crossed of [[], [1], [1, 2, 3], [6, 13, 5, 12], [7, 14]]) {
    const numerals = school(crossed).flatMap((one) => [...one.pairs.flat(), ...one.leftOver]);
    const standing = Array.from({ length: 15 }, (_, place) => place + 1).filter(
      (one) => !crossed.includes(one),
    );
    expect(numbersOf(numerals).sort((one, other) => one - other)).toEqual(standing);
    for (const [one, other] of school(crossed).flatMap(({ pairs }) => pairs))
      expect((one.number + other.number) % 7).toBe(0);
  }
});

test("a number that is left over is alone only if none of its partners is on the board", () => {
  const alone = (crossed: number[]): number[] =>
    school(crossed).flatMap((one) => numbersOf(one.leftOver.filter((numeral) => isAlone(one, numeral))));
  expect(alone([])).toEqual([]);
  expect(alone([6])).toEqual([]);
  expect(alone([6, 13])).toEqual([1, 8, 15]);
  expect(alone([7])).toEqual([14]);
});

test("bands have no more columns than fit, and rows go across all facings", () => {
  const facings = school([]);
  expect(wrapFacings(facings, 7)).toHaveLength(1);
  expect(wrapFacings(facings, 4).map((band) => band.length)).toEqual([2, 2]);
  expect(wrapFacings(facings, 1)).toHaveLength(4);
  expect(rowsOfPartners(wrapFacings(facings, 7)).map(numbersOf)).toEqual([
    [1, 6, 2, 5, 3, 4, 7],
    [8, 13, 9, 12, 10, 11, 14],
    [15],
  ]);
});
