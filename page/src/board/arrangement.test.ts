import { expect, test } from "vitest";
import { columnsFor, focusTarget, residueColumns, rowsOf, sectionsOf } from "./arrangement";
import { blocksOf } from "./bonds";
import { type Numeral, UNMARKED } from "./numerals";

test("the school board has five columns, as on the paper", () => {
  expect(columnsFor(15, 7, 720)).toBe(5);
  expect(columnsFor(15, 7, 286, 44)).toBe(5);
});
test("small boards fill their last row if possible", () => {
  expect(columnsFor(25, 12, 720)).toBe(5);
  expect(columnsFor(21, 10, 720)).toBe(7);
});
test("on a large board equal residues stand below each other", () => {
  expect(columnsFor(2017, 8, 720, 44)).toBe(16);
  expect(columnsFor(2017, 8, 286, 44)).toBe(6);
  expect(columnsFor(2017, 5000, 720, 44)).toBe(16);
});
test("no board is wider than its space", () => {
  for (let n = 4; n < 200; n += 1)
    for (const width of [270, 350, 720, 1500])
      expect(columnsFor(n, 7, width) * 50).toBeLessThanOrEqual(width);
});
test("long numbers get fewer columns", () => {
  expect(columnsFor(12, 7, 270, 161)).toBe(1);
  expect(columnsFor(12, 7, 330, 161)).toBe(2);
});
test("if rows would be too low there are more columns, as many as fit", () => {
  expect(columnsFor(25, 27, 340, 36)).toBe(5);
  expect(columnsFor(25, 27, 340, 36, 4 * 36)).toBe(7);
  expect(columnsFor(25, 27, 340, 36, 36)).toBe(9);
});
test("every number is in one row", () => {
  expect(rowsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
test("arrow keys move along rows and over their ends, and stop at the edges", () => {
  const rows = rowsOf([1, 2, 3, 4, 5], 2);
  expect(focusTarget(rows, 2, "ArrowRight")).toBe(3);
  expect(focusTarget(rows, 3, "ArrowLeft")).toBe(2);
  expect(focusTarget(rows, 1, "ArrowLeft")).toBe(1);
  expect(focusTarget(rows, 5, "ArrowRight")).toBe(5);
  expect(focusTarget(rows, 4, "ArrowDown")).toBe(5);
  expect(focusTarget(rows, 2, "ArrowUp")).toBe(2);
  expect(focusTarget(rows, 2, "End")).toBe(5);
  expect(focusTarget(rows, 5, "Home")).toBe(1);
  expect(focusTarget(rows, 1, "PageDown")).toBe(5);
  expect(focusTarget(rows, 5, "PageUp")).toBe(1);
  expect(focusTarget(rows, 5, "Enter")).toBeUndefined();
});

const numeral = (number: number, residue: number): Numeral => ({ ...UNMARKED, number, residue });
const numerals = [numeral(1, 1), numeral(2, 2), numeral(3, 0), numeral(4, 1), numeral(5, 2)];
const blocks = blocksOf(numerals, [1, 2, 0, 1, 2], [2, 1, 0, 2, 1]);

test("a group has a residue above its partner, or one residue that is its own partner", () => {
  const sections = sectionsOf(numerals, 3, blocks);
  expect(sections.map((section) => section.residues)).toEqual([[0], [1, 2]]);
  expect(sections[1]?.rows.map((row) => row.map(({ number }) => number))).toEqual([
    [1, 4],
    [2, 5],
  ]);
  expect(sectionsOf(numerals, 2, null)[0]?.rows).toHaveLength(3);
});

test("unchanged rows and sections are the same objects", () => {
  const before = sectionsOf(numerals, 2, null);
  expect(sectionsOf([...numerals], 2, null, before)).toEqual(before);
  expect(sectionsOf([...numerals], 2, null, before)[0]).toBe(before[0]);
  const changed = sectionsOf([numeral(1, 1), ...numerals.slice(1)], 2, null, before);
  expect(changed[0]?.rows.map((row, place) => row === before[0]?.rows[place])).toEqual([false, true, true]);
});

test("each column has one residue if d columns fit", () => {
  const wide = { width: 800, height: 520 };
  expect(residueColumns(15, 7, wide)).toBe(7);
  expect(residueColumns(9, 4, wide)).toBe(4);
  expect(residueColumns(61, 4, wide)).toBe(8);
  expect(residueColumns(15, 7, { width: 350, height: 370 })).toBe(7);
  expect(residueColumns(25, 12, { width: 350, height: 370 })).toBe(6);
  expect(residueColumns(25, 11, { width: 350, height: 370 })).toBeNull();
  expect(residueColumns(15, 7, { width: 270, height: 370 })).toBe(7);
  expect(residueColumns(15, 7, { width: 240, height: 370 })).toBeNull();
  expect(residueColumns(25, 13, wide)).toBeNull();
  expect(residueColumns(25, 3, wide)).toBeNull();
  expect(residueColumns(9, 12, wide)).toBeNull();
});
