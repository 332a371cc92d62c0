import { expect, test } from "vitest";
import { type Bonds, blocksOf, bondedTo, superfluousIn } from "./bonds";

const numbers = [1, 2, 3, 4, 5, 6];
/** Sums divisible by 4 among 1..6, by their residues. */
const BY_RESIDUES: Bonds = {
  board: numbers,
  modulus: 4,
  residue_of: numbers.map((number) => number % 4),
  partner_of: numbers.map((number) => (4 - (number % 4)) % 4),
  bonds: [],
};
/** The bonds of `BY_RESIDUES` as a list of pairs. */
const AS_PAIRS: Bonds = {
  board: numbers,
  modulus: 0,
  residue_of: [],
  partner_of: [],
  bonds: [
    [1, 3],
    [2, 6],
    [3, 5],
  ],
};

test("bonds by residues and as pairs have the same superfluous numbers, whatever is crossed out", () => {
  for (let set = 0; set < 64; set += 1) {
    const crossed = numbers.filter((_, place) => (set >> place) & 1);
    expect(superfluousIn(AS_PAIRS, crossed)).toEqual(superfluousIn(BY_RESIDUES, crossed));
  }
});

test("each number is mapped to the numbers that it is bonded to", () => {
  expect([...bondedTo(AS_PAIRS)]).toEqual([
    [1, [3]],
    [3, [1, 5]],
    [2, [6]],
    [6, [2]],
    [5, [3]],
  ]);
});

test("a block has a residue and its partner, or one residue that is its own partner", () => {
  const { residue_of, partner_of } = BY_RESIDUES;
  expect(blocksOf(numbers, residue_of, partner_of)).toEqual([
    [{ residue: 0, items: [4] }],
    [
      { residue: 1, items: [1, 5] },
      { residue: 3, items: [3] },
    ],
    [{ residue: 2, items: [2, 6] }],
  ]);
});

test("the class of a partner that is not on the board is empty, whichever residue is less", () => {
  expect(blocksOf([1, 3], [1, 3], [6, 4])).toEqual([
    [
      { residue: 1, items: [1] },
      { residue: 6, items: [] },
    ],
    [
      { residue: 3, items: [3] },
      { residue: 4, items: [] },
    ],
  ]);
  expect(blocksOf([6], [6], [1])).toEqual([
    [
      { residue: 6, items: [6] },
      { residue: 1, items: [] },
    ],
  ]);
});
