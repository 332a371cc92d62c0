/** The arrangement of the numbers: the number of columns, rows or groups of partners, and the targets of the arrow keys. */

import type { Block } from "./bonds";
import type { Numeral } from "./numerals";

/** A board with more numbers than this is large: it scrolls, and only visible numbers are highlighted. */
export const MAX_SMALL = 64;

/**
 * The number of columns for n numbers: a compromise between a pleasant shape and a full last row. If the rows would be too
 * low, columns are added until the rows are high enough or no more columns fit.
 */
export function columnsFor(
  n: number,
  d: number,
  width: number,
  minWidth = 50,
  height = Number.POSITIVE_INFINITY,
): number {
  const maxColumns = Math.max(1, Math.floor(width / minWidth));
  if (n > MAX_SMALL) {
    // A large board puts equal residues below each other if that wastes few columns.
    const most = Math.min(maxColumns, n);
    const aligned = d === 0 ? 0 : most - (most % d);
    return aligned > 0 && aligned > most * 0.6 ? aligned : most;
  }
  const ideal = Math.sqrt(n * 1.7);
  let best = Math.min(maxColumns, Math.max(3, Math.round(ideal)));
  // Fewer than three columns only if long numbers need the width.
  let bestCost = Number.POSITIVE_INFINITY;
  for (let columns = Math.min(3, maxColumns); columns <= Math.min(maxColumns, n); columns += 1) {
    const missing = Math.ceil(n / columns) * columns - n;
    const cost = Math.abs(Math.log(columns / ideal)) * 2 + missing / columns;
    if (cost < bestCost) {
      bestCost = cost;
      best = columns;
    }
  }
  while (best < Math.min(maxColumns, n) && height / Math.ceil(n / best) < MIN_CELL) best += 1;
  return best;
}

/** The space for the numbers, in pixels at a root font size of 16 px. */
export interface Room {
  width: number;
  height: number;
}

/** The smallest width and height of a number's cell, in pixels at a root font size of 16 px. Digits of 22 px fit into it. */
export const MIN_CELL = 36;

/**
 * The number of columns that puts equal residues below each other: the least multiple of d that keeps rows high enough, or
 * else a divisor of d. Null if d is not between 4 and 12, or nothing fits.
 */
export function residueColumns(n: number, d: number, room: Room, minWidth = MIN_CELL): number | null {
  if (d < 4 || d > 12 || n <= d) return null;
  const most = Math.floor(room.width / minWidth);
  const rowsFit = (columns: number): boolean => room.height / Math.ceil(n / columns) >= MIN_CELL;
  const multiples = Array.from({ length: Math.floor(most / d) }, (_, place) => (place + 1) * d);
  if (multiples.length > 0) return multiples.find(rowsFit) ?? (multiples.at(-1) as number);
  for (let columns = Math.min(most, Math.floor(d / 2)); columns >= 3; columns -= 1)
    if (d % columns === 0) return columns;
  return null;
}

/** The items in rows of `columns` items. */
export function rowsOf<T>(items: readonly T[], columns: number): T[][] {
  const rows: T[][] = [];
  for (let start = 0; start < items.length; start += columns) rows.push(items.slice(start, start + columns));
  return rows;
}

export interface Section {
  /** The residues of the group; null if the board is not grouped. */
  residues: readonly number[] | null;
  rows: Numeral[][];
}

/**
 * The numerals in rows, in one section for each block of partners. Unchanged rows and sections are the same objects as
 * before, so that only changed ones are rendered again.
 */
export function sectionsOf(
  numerals: readonly Numeral[],
  columns: number,
  blocks: readonly Block<Numeral>[] | null,
  before: readonly Section[] = [],
): Section[] {
  const oldRows = new Map(before.flatMap(({ rows }) => rows.map((row) => [row[0]?.number, row])));
  const makeRows = (items: readonly Numeral[]): Numeral[][] =>
    rowsOf(items, columns).map((row) => {
      const oldRow = oldRows.get(row[0]?.number);
      return oldRow !== undefined && sameItems(oldRow, row) ? oldRow : row;
    });
  const groups = blocks?.map((block) => ({
    residues: block.map(({ residue }) => residue),
    columns: block.map(({ items }) => items),
  })) ?? [{ residues: null, columns: [numerals] }];
  return groups.map((group, place) => {
    const section = { residues: group.residues, rows: group.columns.flatMap(makeRows) };
    const old = before[place];
    const isSame =
      String(old?.residues) === String(section.residues) && sameItems(old?.rows ?? [], section.rows);
    return old !== undefined && isSame ? old : section;
  });
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

/** The keys that move the focus by numbers, in reading order, and by rows. */
const BY_NUMBERS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};
const BY_ROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 };

/** The number that a key moves the focus to; undefined if it is another key. The board does not wrap around. */
export function focusTarget(
  rows: readonly (readonly number[])[],
  number: number,
  key: string,
): number | undefined {
  const [numbers, along, down] = [rows.flat(), BY_NUMBERS[key], BY_ROWS[key]];
  if (along !== undefined) return numbers[within(numbers.indexOf(number) + along, numbers)];
  if (down === undefined) return undefined;
  const from = rows.findIndex((row) => row.includes(number));
  const row = rows[within(from + down, rows)] ?? [];
  return row[within(rows[from]?.indexOf(number) ?? 0, row)];
}

/** A place, or the nearest one that the list has. */
const within = (place: number, { length }: readonly unknown[]): number =>
  Math.max(0, Math.min(place, length - 1));
