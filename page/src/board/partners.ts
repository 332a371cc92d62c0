/** The numbers with their partners facing each other, and who pairs up with whom. Pure. */

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
export function facingsOf(numerals: readonly Numeral[], partnerOf: ReadonlyMap<number, number>): Facing[] {
  const classes = new Map<number, Numeral[]>();
  for (const numeral of numerals) {
    const some = classes.get(numeral.residue);
    if (some) some.push(numeral);
    else classes.set(numeral.residue, [numeral]);
  }
  const firsts = [...classes.keys()]
    .sort((one, other) => one - other)
    .filter((residue) => {
      const partner = partnerOf.get(residue) as number;
      return residue <= partner || !classes.has(partner);
    });
  const facings = firsts.map((residue) => {
    const partner = partnerOf.get(residue) as number;
    const side = classes.get(residue) ?? [];
    return partner === residue
      ? alone(residue, side)
      : facing([residue, partner], side, classes.get(partner) ?? []);
  });
  // Those that keep to themselves stand last.
  return [
    ...facings.filter(({ sides }) => sides.length === 2),
    ...facings.filter(({ sides }) => sides.length === 1),
  ];
}

const stands = (numeral: Numeral | undefined): numeral is Numeral =>
  numeral !== undefined && numeral.move === null;

function alone(residue: number, side: readonly Numeral[]): Facing {
  const standing = side.filter(stands);
  const pairs: [Numeral, Numeral][] = [];
  for (let place = 0; place + 1 < standing.length; place += 2)
    pairs.push([standing[place] as Numeral, standing[place + 1] as Numeral]);
  return { residues: [residue], sides: [side], pairs, leftOver: standing.slice(2 * pairs.length) };
}

/** Numbers that face each other pair up first; then the others, in order. */
function facing(residues: readonly number[], left: readonly Numeral[], right: readonly Numeral[]): Facing {
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
    residues,
    sides: [left, right],
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
