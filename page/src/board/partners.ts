/** Numbers side by side with their partners, and a pairing of them. Pure. */

import type { Block } from "./bonds";
import type { Numeral } from "./numerals";

/** Two residues that are partners, side by side; or one residue that is its own partner, alone. */
export interface Facing {
  residues: readonly number[];
  /** The numbers of each residue, in order; crossed-out ones keep their places. */
  columns: readonly (readonly Numeral[])[];
  /** Disjoint pairs of numbers that are not crossed out. */
  pairs: readonly (readonly [Numeral, Numeral])[];
  /** The numbers that could be paired off and are in no pair. */
  leftOver: readonly Numeral[];
}

/** The facings of a board. A residue whose partners are not on the board faces an empty column. */
export function facingsOf(blocks: readonly Block<Numeral>[]): Facing[] {
  const facings = blocks.map((block): Facing => {
    const [one, other] = block;
    const pairing = other === undefined ? pairWithin(one.items) : pairBetween(one.items, other.items);
    return {
      residues: block.map(({ residue }) => residue),
      columns: block.map(({ items }) => items),
      ...pairing,
    };
  });
  // Residues that are their own partner come last.
  return [
    ...facings.filter(({ columns }) => columns.length === 2),
    ...facings.filter(({ columns }) => columns.length === 1),
  ];
}

/** Whether a number is paired off: it is not crossed out, and it is not the better move of a deciding position. */
const stands = (numeral: Numeral | undefined): numeral is Numeral =>
  numeral !== undefined && numeral.move === null && !numeral.better;

/** Whether no number of a facing that is still on the board is a partner of this one. */
export const isAlone = ({ columns }: Facing, numeral: Numeral): boolean => {
  const partners = columns.find((column) => !column.includes(numeral)) ?? columns[0] ?? [];
  return !partners.some((other) => other !== numeral && other.move === null);
};

type Pairing = Pick<Facing, "pairs" | "leftOver">;

function pairWithin(column: readonly Numeral[]): Pairing {
  const standing = column.filter(stands);
  const pairs: [Numeral, Numeral][] = [];
  for (let place = 0; place + 1 < standing.length; place += 2)
    pairs.push([standing[place] as Numeral, standing[place + 1] as Numeral]);
  return { pairs, leftOver: standing.slice(2 * pairs.length) };
}

/** Pairs the numbers in the same row first, then the others in order. */
function pairBetween(left: readonly Numeral[], right: readonly Numeral[]): Pairing {
  const sameRow = left.flatMap((one, place) => {
    const other = right[place];
    return stands(one) && stands(other) ? [[one, other] as const] : [];
  });
  const inPairs = new Set(sameRow.flat());
  const free = (column: readonly Numeral[]): Numeral[] =>
    column.filter((one) => stands(one) && !inPairs.has(one));
  const [freeLeft, freeRight] = [free(left), free(right)];
  const count = Math.min(freeLeft.length, freeRight.length);
  const crosswise = freeLeft.slice(0, count).map((one, place) => [one, freeRight[place] as Numeral] as const);
  return {
    pairs: [...sameRow, ...crosswise],
    leftOver: [...freeLeft.slice(count), ...freeRight.slice(count)],
  };
}

/** The facings wrapped into bands of at most `maxColumns` columns. */
export function wrapFacings(facings: readonly Facing[], maxColumns: number): Facing[][] {
  const bands: Facing[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const one of facings) {
    used += one.columns.length;
    if (used > maxColumns) {
      bands.push([]);
      used = one.columns.length;
    }
    bands.at(-1)?.push(one);
  }
  return bands;
}

/** The number of rows in a band. */
export const heightOf = (band: readonly Facing[]): number =>
  Math.max(...band.flatMap(({ columns }) => columns.map((column) => column.length)));

/** The rows for the arrow keys. */
export function rowsOfPartners(bands: readonly (readonly Facing[])[]): Numeral[][] {
  return bands.flatMap((band) =>
    Array.from({ length: heightOf(band) }, (_, row) =>
      band.flatMap(({ columns }) => columns.map((column) => column[row])).filter((one) => one !== undefined),
    ).filter((row) => row.length > 0),
  );
}
