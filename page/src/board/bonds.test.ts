import { expect, test } from "vitest";
import { type Bonds, bondedTo, bondOf, superfluousIn } from "./bonds";

const numbers = [1, 2, 3, 4, 5, 6];
/** Sums divisible by 4 among 1..6, by their residues. */
const BY_RESIDUES: Bonds = {
  numbers,
  modulus: 4,
  residueOf: numbers.map((number) => number % 4),
  partnerOf: numbers.map((number) => (4 - (number % 4)) % 4),
  bonds: [],
};
/** The same bonds one by one. */
const ONE_BY_ONE: Bonds = {
  numbers,
  modulus: 0,
  residueOf: [],
  partnerOf: [],
  bonds: [
    [1, 3],
    [2, 6],
    [3, 5],
  ],
};

test("bonds by residues and one by one say the same of every two numbers", () => {
  const [byResidues, oneByOne] = [bondOf(BY_RESIDUES), bondOf(ONE_BY_ONE)];
  for (const x of numbers)
    for (const y of numbers) if (x !== y) expect(oneByOne(x, y), `${x} ${y}`).toBe(byResidues(x, y));
});

test("and find the same superfluous numbers, whatever is crossed out", () => {
  for (let set = 0; set < 64; set += 1) {
    const crossed = numbers.filter((_, place) => (set >> place) & 1);
    expect(superfluousIn(ONE_BY_ONE, crossed)).toEqual(superfluousIn(BY_RESIDUES, crossed));
  }
});

test("each number knows those that it is bonded to", () => {
  expect([...bondedTo(ONE_BY_ONE)]).toEqual([
    [1, [3]],
    [3, [1, 5]],
    [2, [6]],
    [6, [2]],
    [5, [3]],
  ]);
});
