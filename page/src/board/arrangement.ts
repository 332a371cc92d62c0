/** How the numbers stand on the board: columns from the width, rows or groups of partners, and where the arrow keys lead. */

import type { Block } from "./bonds";
import type { Numeral } from "./numerals";

/** A board of more numbers than this is large: it scrolls, and only what is in sight is ringed. */
export const SMALL = 64;

/**
 * How many columns a board of n numbers gets: near a pleasant shape, with the last row as full as can be. Where its rows
 * would be too low, it gets as few columns as make them high enough, else as many as fit.
 */
export function columnsFor(
  n: number,
  d: number,
  width: number,
  narrowest = 50,
  height = Number.POSITIVE_INFINITY,
): number {
  const fit = Math.max(1, Math.floor(width / narrowest));
  if (n > SMALL) {
    // On a large board equal residues stand below each other where that costs few columns.
    const most = Math.min(fit, n);
    const aligned = d === 0 ? 0 : most - (most % d);
    return aligned > 0 && aligned > most * 0.6 ? aligned : most;
  }
  const ideal = Math.sqrt(n * 1.7);
  let best = Math.min(fit, Math.max(3, Math.round(ideal)));
  // Fewer than three columns only where long numbers need the width.
  let bestCost = Number.POSITIVE_INFINITY;
  for (let columns = Math.min(3, fit); columns <= Math.min(fit, n); columns += 1) {
    const missing = Math.ceil(n / columns) * columns - n;
    const cost = Math.abs(Math.log(columns / ideal)) * 2 + missing / columns;
    if (cost < bestCost) {
      bestCost = cost;
      best = columns;
    }
  }
  while (best < Math.min(fit, n) && height / Math.ceil(n / best) < SMALLEST) best += 1;
  return best;
}

/** The room that the numbers have, in pixels of the usual size of text. */
export interface Room {
  width: number;
  height: number;
}

/** The smallest width and height of a number, in pixels of the usual size of text: a figure of 22 pixels fits into it. */
export const SMALLEST = 36;

/**
 * The columns that put numbers of one residue below each other: d of them, or the least multiple of d that keeps rows high
 * enough, or else a divisor of d. Null where d is not between 4 and 12, or nothing fits.
 */
export function residueColumns(n: number, d: number, room: Room, narrowest = SMALLEST): number | null {
  if (d < 4 || d > 12 || n <= d) return null;
  const most = Math.floor(room.width / narrowest);
  const high = (columns: number): boolean => room.height / Math.ceil(n / columns) >= SMALLEST;
  const multiples = Array.from({ length: Math.floor(most / d) }, (_, place) => (place + 1) * d);
  if (multiples.length > 0) return multiples.find(high) ?? (multiples.at(-1) as number);
  for (let columns = Math.min(most, Math.floor(d / 2)); columns >= 3; columns -= 1)
    if (d % columns === 0) return columns;
  return null;
}

/** The items in rows of so many columns. */
export function rowsOf<T>(items: readonly T[], columns: number): T[][] {
  const rows: T[][] = [];
  for (let start = 0; start < items.length; start += columns) rows.push(items.slice(start, start + columns));
  return rows;
}

export interface Section {
  /** The residues of the group; null where the board is not grouped. */
  residues: readonly number[] | null;
  rows: Numeral[][];
}

/**
 * The numerals in rows; in groups of partners, each residue in rows of its own above its partner, where asked. Rows and
 * sections that are as before are the same objects, so that only what changed is drawn anew.
 */
export function sectionsOf(
  numerals: readonly Numeral[],
  columns: number,
  blocks: readonly Block<Numeral>[] | null,
  before: readonly Section[] = [],
): Section[] {
  const old = new Map(before.flatMap(({ rows }) => rows.map((row) => [row[0]?.number, row])));
  const rows = (some: readonly Numeral[]): Numeral[][] =>
    rowsOf(some, columns).map((row) => {
      const known = old.get(row[0]?.number);
      return known !== undefined && sameItems(known, row) ? known : row;
    });
  const section = (place: number, residues: readonly number[] | null, its: Numeral[][]): Section => {
    const known = before[place];
    const same =
      known !== undefined && String(known.residues) === String(residues) && sameItems(known.rows, its);
    return same ? known : { residues, rows: its };
  };
  if (blocks === null) return [section(0, null, rows(numerals))];
  return blocks.map((block, place) => {
    const residues = block.map(({ residue }) => residue);
    return section(
      place,
      residues,
      block.flatMap(({ items }) => rows(items)),
    );
  });
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

export const KEYS = [
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "PageUp",
  "PageDown",
] as const;
export type Key = (typeof KEYS)[number];

/** Where a key leads from a place in these rows, as [row, column]; the board has edges and does not wrap. */
export function leadsFrom(
  rows: readonly (readonly unknown[])[],
  row: number,
  column: number,
  key: Key,
): [number, number] {
  const last = rows.length - 1;
  const within = (r: number, c: number): [number, number] => {
    const to = Math.min(Math.max(r, 0), last);
    return [to, Math.min(Math.max(c, 0), (rows[to]?.length ?? 1) - 1)];
  };
  switch (key) {
    case "ArrowLeft":
      return column > 0 || row === 0 ? within(row, column - 1) : within(row - 1, Number.MAX_SAFE_INTEGER);
    case "ArrowRight":
      return column + 1 < (rows[row]?.length ?? 0) || row === last
        ? within(row, column + 1)
        : within(row + 1, 0);
    case "ArrowUp":
      return within(row - 1, column);
    case "ArrowDown":
      return within(row + 1, column);
    case "Home":
      return within(0, 0);
    case "End":
      return within(last, Number.MAX_SAFE_INTEGER);
    case "PageUp":
      return within(row - 5, column);
    case "PageDown":
      return within(row + 5, column);
  }
}
