import { expect, test } from "vitest";
import { MIN_CELL } from "./arrangement";
import { type BoardView, layoutOf, pairLines } from "./layout";
import { BLANK, type BoardModel, numeralsOf } from "./numerals";

const PLAIN: BoardView = { showsResidues: false, isPlain: false, isGrouped: false, hasRainbow: false };
const DESK = { width: 720, height: 520 };
const PHONE = { width: 330, height: 400 };

/** Z(n, d) after these moves; d = 0 is a bond without residues. */
function board(n: number, d: number, some: Partial<BoardModel> = {}): BoardModel {
  const numbers = Array.from({ length: n }, (_, place) => place + 1);
  return {
    ...BLANK,
    modulus: d,
    board: numbers,
    residue_of: d === 0 ? [] : numbers.map((number) => number % d),
    partner_of: d === 0 ? [] : numbers.map((number) => (d - (number % d)) % d),
    ...some,
  };
}
const layoutAt = (model: BoardModel, view: Partial<BoardView> = {}, room = DESK) =>
  layoutOf(model, numeralsOf(model), { ...PLAIN, ...view }, room);
const numbersOf = (rows: readonly (readonly { number: number }[])[]): number[][] =>
  rows.map((row) => row.map(({ number }) => number));

test("on a small board each column has one residue, and a head if residues are shown", () => {
  const school = layoutAt(board(15, 7), { showsResidues: true });
  expect(school.columns).toBe(7);
  expect(school.heads).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(school).toMatchObject({
    isLarge: false,
    isRing: false,
    hasCorners: false,
    facing: null,
    columnSpan: 7,
    rowSpan: 3.4,
  });
  expect(numbersOf(school.rows).at(-1)).toEqual([15]);
  expect(school.free).toBeCloseTo(6 / 7);
  expect(layoutAt(board(15, 7))).toMatchObject({ heads: null, hasCorners: false, rowSpan: 3 });
});

test("if columns ignore residues, each number has its residue in a corner", () => {
  const plain = layoutAt(board(15, 7), { showsResidues: true, isPlain: true });
  expect(plain).toMatchObject({
    columns: 5,
    heads: null,
    hasCorners: true,
    free: 0,
    columnSpan: 5,
    rowSpan: 3,
  });
});

test("a small board with grouped partners has facings and no sections", () => {
  const { facing, sections, rows, heads, hasCorners, free, columnSpan, rowSpan } = layoutAt(board(15, 7), {
    showsResidues: true,
    isGrouped: true,
  });
  expect(facing?.map((band) => band.map(({ residues }) => residues))).toEqual([
    [[1, 6], [2, 5], [3, 4], [0]],
  ]);
  expect(sections).toEqual([]);
  expect(numbersOf(rows)[0]).toEqual([1, 6, 2, 5, 3, 4, 7]);
  expect({ heads, hasCorners, free }).toEqual({ heads: null, hasCorners: false, free: 0 });
  expect(columnSpan).toBeCloseTo(7.3);
  expect(rowSpan).toBeCloseTo(4.3);
  expect(layoutAt(board(15, 7), { isGrouped: true }, PHONE).facing).toHaveLength(1);
  expect(layoutAt(board(15, 7), { isGrouped: true }, { ...PHONE, width: 200 }).facing).toHaveLength(2);
});

test("65 numbers are a large board, 64 are not", () => {
  expect(layoutAt(board(64, 7)).isLarge).toBe(false);
  expect(layoutAt(board(65, 7)).isLarge).toBe(true);
});

test("a large board aligns equal residues, and its groups have a residue above its partner", () => {
  const rows = layoutAt(board(69, 8), { showsResidues: true });
  expect(rows).toMatchObject({ isLarge: true, columns: 16, facing: null, rowSpan: 5.4 });
  expect(rows.heads).toHaveLength(16);
  const groups = layoutAt(board(69, 8), { showsResidues: true, isGrouped: true });
  expect(groups).toMatchObject({ isLarge: true, columns: 14, facing: null, heads: null, hasCorners: false });
  expect(groups.sections.map(({ residues }) => residues)).toEqual([[0], [1, 7], [2, 6], [3, 5], [4]]);
  expect(numbersOf(groups.rows)[1]).toEqual([1, 9, 17, 25, 33, 41, 49, 57, 65]);
});

test("on 2017 numbers a move changes only its own row", () => {
  const model = board(2017, 8);
  const numerals = numeralsOf(model);
  const before = layoutOf(model, numerals, PLAIN, DESK);
  expect(before).toMatchObject({ isLarge: true, digits: 4, columns: 16 });
  expect(before.rows).toHaveLength(127);
  const moved = { ...model, crossed: [17] };
  const after = layoutOf(moved, numeralsOf(moved, numerals), PLAIN, DESK, before.sections);
  expect(after.rows.flatMap((row, place) => (row === before.rows[place] ? [] : [place]))).toEqual([1]);
  expect(after.key).toBe(before.key);
  const same = layoutOf({ ...model }, numeralsOf(model, numerals), PLAIN, DESK, before.sections);
  expect(same.sections[0]).toBe(before.sections[0]);
});

test("the key changes when numbers change their places", () => {
  const { key } = layoutAt(board(15, 7));
  expect(layoutAt(board(15, 7, { crossed: [8] })).key).toBe(key);
  expect(layoutAt(board(16, 7)).key).not.toBe(key);
  expect(layoutAt(board(15, 7), { isPlain: true }).key).not.toBe(key);
  expect(layoutAt(board(15, 7), { isGrouped: true }).key).not.toBe(key);
});

test("the numbers of a bond without residues stand in rows, or on a ring if they are grouped", () => {
  expect(layoutAt(board(13, 0), { showsResidues: true })).toMatchObject({
    isRing: false,
    heads: null,
    hasCorners: false,
  });
  const ring = layoutAt(board(13, 0), { isGrouped: true });
  expect(ring).toMatchObject({ isRing: true, facing: null, columns: 13, free: 0 });
  expect(ring.columnSpan).toBe(ring.rowSpan);
  expect(numbersOf(ring.rows)).toEqual([board(13, 0).board]);
  expect(layoutAt(board(70, 0), { isGrouped: true })).toMatchObject({ isRing: false, facing: null });
});

test("below a rainbow all numbers stand in one row, if they fit", () => {
  expect(layoutAt(board(9, 10), { hasRainbow: true })).toMatchObject({
    isArched: true,
    columns: 9,
    rowSpan: 3.3,
  });
  expect(layoutAt(board(9, 10), { hasRainbow: true }, PHONE)).toMatchObject({ isArched: false, columns: 3 });
});

test("long numbers get fewer columns", () => {
  const numbers = Array.from({ length: 12 }, (_, place) => 10 ** 12 + place);
  expect(layoutAt(board(12, 7, { board: numbers }), {}, PHONE)).toMatchObject({ digits: 13, columns: 2 });
});

test("lines join bonded numbers that are not crossed out, the highlighted number, and the pairing", () => {
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

test("too many bonds are not drawn, except those of the highlighted number", () => {
  const numbers = Array.from({ length: 20 }, (_, place) => place + 1);
  const bonds = numbers.flatMap((one) =>
    numbers.filter((two) => two > one).map((two) => [one, two] as const),
  );
  const lines = pairLines(board(20, 0, { bonds }), true, 1);
  expect(lines.bonds).toEqual([]);
  expect(lines.highlighted).toHaveLength(19);
});

test("on every board of the website each number has one place that is large enough, in every room", () => {
  const rooms = [DESK, PHONE, { width: 300, height: 330 }, { width: 380, height: 260 }];
  const views: Partial<BoardView>[] = [{}, { showsResidues: true }, { isPlain: true }, { isGrouped: true }];
  const faults: unknown[] = [];
  for (let n = 4; n <= 25; n += 1) {
    for (const d of [2, 3, 4, 5, 7, 8, 11, 12, 13, 27]) {
      const model = board(n, d);
      const numerals = numeralsOf(model);
      for (const room of rooms) {
        for (const view of views) {
          const { rows, columnSpan, rowSpan } = layoutOf(model, numerals, { ...PLAIN, ...view }, room);
          const isComplete = new Set(rows.flat().map(({ number }) => number)).size === n;
          const isWide = room.width / columnSpan >= MIN_CELL - 1;
          // Groups of partners may scroll.
          const isHigh = view.isGrouped === true || room.height / rowSpan >= MIN_CELL - 1;
          if (!isComplete || rows.flat().length !== n || !isWide || !isHigh)
            faults.push([n, d, view, room, { isComplete, isWide, isHigh }]);
        }
      }
    }
  }
  expect(faults).toEqual([]);
});
