import { expect, test } from "vitest";
import { type BoardView, layoutOf, pairLines } from "./layout";
import { BLANK, type BoardModel, numeralsOf } from "./numerals";

const PLAIN: BoardView = { residues: false, plain: false, grouped: false, rainbow: false };
const DESK = { width: 720, height: 520 };
const PHONE = { width: 330, height: 400 };

/** Z(n, d) after these moves; d = 0 is a bond without residues. */
function board(n: number, d: number, some: Partial<BoardModel> = {}): BoardModel {
  const numbers = Array.from({ length: n }, (_, place) => place + 1);
  return {
    ...BLANK,
    name: `Z(${n}, ${d})`,
    d,
    modulus: d,
    numbers,
    residueOf: d === 0 ? [] : numbers.map((number) => number % d),
    partnerOf: d === 0 ? [] : numbers.map((number) => (d - (number % d)) % d),
    ...some,
  };
}
const laidOut = (model: BoardModel, choices: Partial<BoardView> = {}, room = DESK) =>
  layoutOf(model, numeralsOf(model), { ...PLAIN, ...choices }, room);
const parseNumbers = (rows: readonly (readonly { number: number }[])[]): number[][] =>
  rows.map((row) => row.map(({ number }) => number));

test("on a small board a column is a residue, with its head where residues are written", () => {
  const school = laidOut(board(15, 7), { residues: true });
  expect(school.columns).toBe(7);
  expect(school.heads).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(school).toMatchObject({
    large: false,
    ring: false,
    corners: false,
    facing: null,
    columnSpan: 7,
    rowSpan: 3.4,
  });
  expect(parseNumbers(school.rows).at(-1)).toEqual([15]);
  expect(school.free).toBeCloseTo(6 / 7);
  expect(laidOut(board(15, 7))).toMatchObject({ heads: null, corners: false, rowSpan: 3 });
});

test("where numbers stand without regard to residues, each has its own in the corner", () => {
  const plain = laidOut(board(15, 7), { residues: true, plain: true });
  expect(plain).toMatchObject({ columns: 5, heads: null, corners: true, free: 0, columnSpan: 5, rowSpan: 3 });
});

test("small boards with partners beside each other have no sections but facings", () => {
  const { facing, sections, rows, heads, corners, free, columnSpan, rowSpan } = laidOut(board(15, 7), {
    residues: true,
    grouped: true,
  });
  expect(facing?.map((line) => line.map(({ residues }) => residues))).toEqual([
    [[1, 6], [2, 5], [3, 4], [0]],
  ]);
  expect(sections).toEqual([]);
  expect(parseNumbers(rows)[0]).toEqual([1, 6, 2, 5, 3, 4, 7]);
  expect({ heads, corners, free }).toEqual({ heads: null, corners: false, free: 0 });
  expect(columnSpan).toBeCloseTo(7.3);
  expect(rowSpan).toBeCloseTo(4.3);
  expect(laidOut(board(15, 7), { grouped: true }, PHONE).facing).toHaveLength(1);
  expect(laidOut(board(15, 7), { grouped: true }, { ...PHONE, width: 200 }).facing).toHaveLength(2);
});

test("65 numbers are a large board, 64 are not", () => {
  expect(laidOut(board(64, 7)).large).toBe(false);
  expect(laidOut(board(65, 7)).large).toBe(true);
});

test("69 numbers stand below those of their residue, and in groups a residue above its partner", () => {
  const rows = laidOut(board(69, 8), { residues: true });
  expect(rows).toMatchObject({ large: true, columns: 16, facing: null, rowSpan: 5.4 });
  expect(rows.heads).toHaveLength(16);
  const groups = laidOut(board(69, 8), { residues: true, grouped: true });
  expect(groups).toMatchObject({ large: true, columns: 14, facing: null, heads: null, corners: false });
  expect(groups.sections.map(({ residues }) => residues)).toEqual([[0], [1, 7], [2, 6], [3, 5], [4]]);
  expect(parseNumbers(groups.rows)[1]).toEqual([1, 9, 17, 25, 33, 41, 49, 57, 65]);
});

test("on 2017 numbers a move changes the one row that it is in", () => {
  const model = board(2017, 8);
  const numerals = numeralsOf(model);
  const before = layoutOf(model, numerals, PLAIN, DESK);
  expect(before).toMatchObject({ large: true, digits: 4, columns: 16 });
  expect(before.rows).toHaveLength(127);
  const moved = { ...model, crossed: [17] };
  const after = layoutOf(moved, numeralsOf(moved, numerals), PLAIN, DESK, before.sections);
  expect(after.rows.flatMap((row, place) => (row === before.rows[place] ? [] : [place]))).toEqual([1]);
  expect(after.key).toBe(before.key);
  const same = layoutOf({ ...model }, numeralsOf(model, numerals), PLAIN, DESK, before.sections);
  expect(same.sections[0]).toBe(before.sections[0]);
});

test("what stands elsewhere has another key", () => {
  const { key } = laidOut(board(15, 7));
  expect(laidOut(board(15, 7, { crossed: [8] })).key).toBe(key);
  expect(laidOut(board(16, 7)).key).not.toBe(key);
  expect(laidOut(board(15, 7), { plain: true }).key).not.toBe(key);
  expect(laidOut(board(15, 7), { grouped: true }).key).not.toBe(key);
});

test("a bond without residues stands in rows, or on a ring where bonds are to be seen", () => {
  expect(laidOut(board(13, 0), { residues: true })).toMatchObject({
    ring: false,
    heads: null,
    corners: false,
  });
  const ring = laidOut(board(13, 0), { grouped: true });
  expect(ring).toMatchObject({ ring: true, facing: null, columns: 13, free: 0 });
  expect(ring.columnSpan).toBe(ring.rowSpan);
  expect(parseNumbers(ring.rows)).toEqual([board(13, 0).numbers]);
  expect(laidOut(board(70, 0), { grouped: true })).toMatchObject({ ring: false, facing: null });
});

test("below a rainbow all numbers stand in one row, where they fit", () => {
  expect(laidOut(board(9, 10), { rainbow: true })).toMatchObject({ arched: true, columns: 9, rowSpan: 3.3 });
  expect(laidOut(board(9, 10), { rainbow: true }, PHONE)).toMatchObject({ arched: false, columns: 3 });
});

test("long numbers get fewer columns", () => {
  const numbers = Array.from({ length: 12 }, (_, place) => 10 ** 12 + place);
  expect(laidOut(board(12, 7, { numbers }), {}, PHONE)).toMatchObject({ digits: 13, columns: 2 });
});

test("lines drawn by hand are those between numbers that stand, and of one number those that it has", () => {
  const model = board(6, 0, {
    bonds: [
      [1, 2],
      [2, 3],
      [4, 5],
    ],
    crossed: [5],
    groups: [
      [1, 6],
      [2, 3, 4],
    ],
  });
  expect(pairLines(model, true, null).bonds).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(pairLines(model, false, 3)).toEqual({
    bonds: [],
    highlighted: [[2, 3]],
    pairing: [
      [1, 6],
      [2, 3],
      [3, 4],
    ],
  });
  expect(pairLines({ ...model, winner: "A" }, true, null).bonds).toEqual([]);
});

test("a tangle of lines is not drawn, but those of one number are", () => {
  const numbers = Array.from({ length: 20 }, (_, place) => place + 1);
  const bonds = numbers.flatMap((one) =>
    numbers.filter((two) => two > one).map((two) => [one, two] as const),
  );
  const lines = pairLines(board(20, 0, { bonds }), true, 1);
  expect(lines.bonds).toEqual([]);
  expect(lines.highlighted).toHaveLength(19);
});
