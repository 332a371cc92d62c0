/** The numbers with their partners facing each other, and who pairs up with whom. Pure. */

import type { Block } from "./bonds";
import type { Numeral } from "./numerals";

/** Two residues that are partners, side by side; or one residue that is its own partner, alone. */
export interface Facing {
  residues: readonly number[];
  /** The numbers of each residue, in order; crossed ones keep their places. */
  sides: readonly (readonly Numeral[])[];
  /** Pairs of numbers that stand, one to one. */
  pairs: readonly (readonly [Numeral, Numeral])[];
  /** The numbers that stand and find no partner. */
  leftOver: readonly Numeral[];
}

/** The residues on the board as they face each other. A residue whose partners are not on the board faces an empty side. */
export function facingsOf(blocks: readonly Block<Numeral>[]): Facing[] {
  const facings = blocks.map((block): Facing => {
    const [one, other] = block;
    const paired = other === undefined ? alone(one.items) : facing(one.items, other.items);
    return {
      residues: block.map(({ residue }) => residue),
      sides: block.map(({ items }) => items),
      ...paired,
    };
  });
  // Those that keep to themselves stand last.
  return [
    ...facings.filter(({ sides }) => sides.length === 2),
    ...facings.filter(({ sides }) => sides.length === 1),
  ];
}

const stands = (numeral: Numeral | undefined): numeral is Numeral =>
  numeral !== undefined && numeral.move === null;

type Paired = Pick<Facing, "pairs" | "leftOver">;

function alone(side: readonly Numeral[]): Paired {
  const standing = side.filter(stands);
  const pairs: [Numeral, Numeral][] = [];
  for (let place = 0; place + 1 < standing.length; place += 2)
    pairs.push([standing[place] as Numeral, standing[place + 1] as Numeral]);
  return { pairs, leftOver: standing.slice(2 * pairs.length) };
}

/** Numbers that face each other pair up first; then the others, in order. */
function facing(left: readonly Numeral[], right: readonly Numeral[]): Paired {
  const both = left.flatMap((one, place) => {
    const other = right[place];
    return stands(one) && stands(other) ? [[one, other] as const] : [];
  });
  const paired = new Set(both.flat());
  const free = (side: readonly Numeral[]): Numeral[] => side.filter((one) => stands(one) && !paired.has(one));
  const [some, others] = [free(left), free(right)];
  const most = Math.min(some.length, others.length);
  const crosswise = some.slice(0, most).map((one, place) => [one, others[place] as Numeral] as const);
  return {
    pairs: [...both, ...crosswise],
    leftOver: [...some.slice(most), ...others.slice(most)],
  };
}

/** Facings in lines of at most so many columns. */
export function linesOf(facings: readonly Facing[], columns: number): Facing[][] {
  const lines: Facing[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const one of facings) {
    used += one.sides.length;
    if (used > columns) {
      lines.push([]);
      used = one.sides.length;
    }
    lines.at(-1)?.push(one);
  }
  return lines;
}

/** How many rows a line of facings has. */
export const heightOf = (line: readonly Facing[]): number =>
  Math.max(...line.flatMap(({ sides }) => sides.map((side) => side.length)));

/** The numbers row by row, as the arrow keys walk over them. */
export function rowsOfPartners(lines: readonly (readonly Facing[])[]): Numeral[][] {
  return lines.flatMap((line) =>
    Array.from({ length: heightOf(line) }, (_, row) =>
      line.flatMap(({ sides }) => sides.map((side) => side[row])).filter((one) => one !== undefined),
    ).filter((row) => row.length > 0),
  );
}
