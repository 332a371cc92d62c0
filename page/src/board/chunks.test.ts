import { expect, test } from "vitest";
import type { Section } from "./arrangement";
import { firstRows } from "./chunks.svelte";
import type { Numeral } from "./numerals";

const row = (from: number): Numeral[] => [from, from + 1].map((number) => ({ number }) as Numeral);
const SECTIONS: Section[] = [
  { residues: [0], rows: [row(1), row(3)] },
  { residues: [1, 2], rows: [row(5), row(7), row(9)] },
];

test("a chunk has complete rows, and complete sections stay the same objects", () => {
  expect(firstRows(SECTIONS, 2, 3)).toEqual([SECTIONS[0]]);
  const chunk = firstRows(SECTIONS, 2, 5);
  expect(chunk[0]).toBe(SECTIONS[0]);
  expect(chunk[1]).toEqual({ residues: [1, 2], rows: [row(5)] });
  expect(firstRows(SECTIONS, 2, 10)).toEqual(SECTIONS);
  expect(firstRows(SECTIONS, 2, 1)).toEqual([{ residues: [0], rows: [row(1)] }]);
});
