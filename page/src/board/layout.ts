/** How a board is laid out: from its numerals, what is chosen to be seen and the room there is, where each number stands. Pure. */

import {
  columnsFor,
  type Room,
  residueColumns,
  type Section,
  SMALL,
  SMALLEST,
  sectionsOf,
} from "./arrangement";
import { blocksOf } from "./bonds";
import type { Numeral, Slate } from "./numerals";
import { type Facing, facingsOf, heightOf, linesOf, rowsOfPartners } from "./partners";
import { acrossRing } from "./ring";

/** What is chosen to be seen. */
export interface Choices {
  /** Whether residues are written, whether numbers stand without regard to them, and whether partners stand together. */
  residues: boolean;
  plain: boolean;
  grouped: boolean;
  /** Whether the numbers stand in one row below a rainbow, where they fit. */
  rainbow: boolean;
}

export interface Layout {
  /** Whether there are so many numbers that the board scrolls. */
  large: boolean;
  /** Whether they stand on a ring, or in one row below a rainbow. */
  ring: boolean;
  arched: boolean;
  /** How many digits the longest number has. */
  digits: number;
  columns: number;
  /** The residue of each column, where a column has only one. */
  heads: readonly number[] | null;
  /** Whether the residue stands at each number. */
  corners: boolean;
  /** On a small board partners face each other; on a large one each residue has rows above those of its partner. */
  facing: Facing[][] | null;
  /** None where partners face each other. */
  sections: Section[];
  /** The numbers row by row, as the arrow keys walk over them. */
  rows: Numeral[][];
  /** Which part of the last row is free, from its right end. */
  free: number;
  /** How many numbers stand side by side and above each other, heads and spaces included: their size follows from it. */
  across: number;
  high: number;
  /** As long as it is the same, the numbers stand where they stood. */
  key: string;
}

/** Heads take so much of a row. */
export const HEAD = 0.4;
/** The width of a number in a group of a large board, in pixels of the usual size of text. */
const IN_GROUP = 46.4;

/** The layout of a board. Sections and rows that are as before are the same objects. */
export function layoutOf(
  slate: Slate,
  numerals: readonly Numeral[],
  { residues, plain, grouped, rainbow }: Choices,
  room: Room,
  before: readonly Section[] = [],
): Layout {
  const size = numerals.length;
  const large = size > SMALL;
  const ring = grouped && slate.modulus === 0 && !large;
  const arched = rainbow && room.width >= size * 40;
  const blocks = grouped && slate.modulus > 0 ? blocksOf(numerals, slate.residueOf, slate.partnerOf) : null;
  const digits = Math.max(...[slate.numbers[0], slate.numbers.at(-1)].map((one) => String(one ?? 0).length));
  const narrowest = large ? Math.max(SMALLEST, 12 + digits * 8) : SMALLEST + Math.max(0, digits - 2) * 11;

  const columns = ((): number => {
    if (ring || arched) return size;
    if (large && blocks !== null) return Math.max(2, Math.floor(room.width / IN_GROUP) - 1);
    const aligned = plain || grouped || large ? null : residueColumns(size, slate.modulus, room, narrowest);
    return aligned ?? columnsFor(size, slate.modulus, room.width, narrowest, room.height);
  })();
  const written = residues && slate.modulus > 0 && !grouped;
  const heads =
    written && columns % slate.modulus === 0 && columns <= size ? slate.residueOf.slice(0, columns) : null;
  const facing =
    blocks === null || large ? null : linesOf(facingsOf(blocks), Math.floor(room.width / narrowest));
  const sections = facing === null ? sectionsOf(numerals, columns, blocks, before) : [];
  const rows = facing === null ? sections.flatMap((section) => section.rows) : rowsOfPartners(facing);
  const free = facing === null && !ring ? (columns - (rows.at(-1)?.length ?? 0)) / columns : 0;
  const [across, high] = ((): [number, number] => {
    if (ring) return [acrossRing(size), acrossRing(size)];
    return facing === null ? [columns, rows.length + (heads === null ? 0 : HEAD)] : extentOf(facing);
  })();
  return {
    large,
    ring,
    arched,
    digits,
    columns,
    heads,
    corners: written && heads === null,
    facing,
    sections,
    rows,
    free,
    across,
    high: arched ? 3.3 : high,
    key: `${slate.name} ${columns} ${grouped}`,
  };
}

/** How much room lines of facing partners need, in numbers. */
function extentOf(lines: readonly (readonly Facing[])[]): [number, number] {
  const widths = lines.map((line) => line.reduce((sum, { sides }) => sum + sides.length, 0.3));
  return [Math.max(...widths), lines.reduce((sum, line) => sum + heightOf(line) + 0.9, 0.4)];
}

type Lines = readonly (readonly [number, number])[];

/** More bonds than this are a tangle: then only those of the number that is looked at are drawn. */
const TANGLE = 160;

/** The lines of chalk: all bonds that stand, where they are to be drawn, those of a number, and the groups that are drawn together. */
export function linesOn(
  slate: Slate,
  drawn: boolean,
  under: number | null,
): { bonds: Lines; here: Lines; pairing: Lines } {
  const gone = new Set(slate.crossed);
  const standing = slate.bonds.filter(([one, other]) => !gone.has(one) && !gone.has(other));
  return {
    bonds: drawn && standing.length <= TANGLE && slate.winner === null ? standing : [],
    here: under === null ? [] : standing.filter((pair) => pair.includes(under)),
    pairing: slate.groups.flatMap((group) =>
      group.slice(1).map((number, place) => [group[place] as number, number] as const),
    ),
  };
}
