/** The layout of a board, computed from its numerals, the chosen view and the available space. Pure. */

import {
  columnsFor,
  MAX_SMALL,
  MIN_CELL,
  type Room,
  residueColumns,
  type Section,
  sectionsOf,
} from "./arrangement";
import { blocksOf } from "./bonds";
import type { Pair } from "./drawing";
import type { BoardModel, Numeral } from "./numerals";
import { type Facing, facingsOf, heightOf, rowsOfPartners, wrapFacings } from "./partners";
import { acrossRing } from "./ring";

/** The view that the player chose. */
export interface BoardView {
  /** Whether residues are written, whether columns ignore them, and whether partners are grouped. */
  residues: boolean;
  plain: boolean;
  grouped: boolean;
  /** Whether the numbers stand in one row below arcs, if they fit. */
  rainbow: boolean;
}

export interface Layout {
  /** Whether the board has too many numbers to fit, so that it scrolls. */
  large: boolean;
  /** Whether the numbers stand on a ring, or in one row below arcs. */
  ring: boolean;
  arched: boolean;
  /** The number of digits of the longest number. */
  digits: number;
  columns: number;
  /** The residue of each column; null if a column has several. */
  heads: readonly number[] | null;
  /** Whether each number shows its residue in a corner. */
  corners: boolean;
  /** The partners side by side, in bands; null on a large board, where a residue has rows above those of its partner. */
  facing: Facing[][] | null;
  /** Empty if partners stand side by side. */
  sections: Section[];
  /** The rows for the arrow keys. */
  rows: Numeral[][];
  /** The fraction of the last row that is free, at its right end. */
  free: number;
  /** The width and height of the board in cells, heads and gaps included. The size of a number follows from them. */
  columnSpan: number;
  rowSpan: number;
  /** Changes when the numbers change their places. */
  key: string;
}

/** The height of the column heads, in rows. */
export const HEAD = 0.4;
/** The width of a number in a group of a large board, in pixels at a root font size of 16 px. */
const IN_GROUP = 46.4;

/** The layout of a board. Unchanged sections and rows are the same objects as before. */
export function layoutOf(
  model: BoardModel,
  numerals: readonly Numeral[],
  { residues, plain, grouped, rainbow }: BoardView,
  room: Room,
  before: readonly Section[] = [],
): Layout {
  const size = numerals.length;
  const large = size > MAX_SMALL;
  const ring = grouped && model.modulus === 0 && !large;
  const arched = rainbow && room.width >= size * 40;
  const blocks = grouped && model.modulus > 0 ? blocksOf(numerals, model.residueOf, model.partnerOf) : null;
  const digits = Math.max(...[model.numbers[0], model.numbers.at(-1)].map((one) => String(one ?? 0).length));
  const minWidth = large ? Math.max(MIN_CELL, 12 + digits * 8) : MIN_CELL + Math.max(0, digits - 2) * 11;

  const columns = ((): number => {
    if (ring || arched) return size;
    if (large && blocks !== null) return Math.max(2, Math.floor(room.width / IN_GROUP) - 1);
    const aligned = plain || grouped || large ? null : residueColumns(size, model.modulus, room, minWidth);
    return aligned ?? columnsFor(size, model.modulus, room.width, minWidth, room.height);
  })();
  const showsResidues = residues && model.modulus > 0 && !grouped;
  const heads =
    showsResidues && columns % model.modulus === 0 && columns <= size
      ? model.residueOf.slice(0, columns)
      : null;
  const facing =
    blocks === null || large ? null : wrapFacings(facingsOf(blocks), Math.floor(room.width / minWidth));
  const sections = facing === null ? sectionsOf(numerals, columns, blocks, before) : [];
  const rows = facing === null ? sections.flatMap((section) => section.rows) : rowsOfPartners(facing);
  const free = facing === null && !ring ? (columns - (rows.at(-1)?.length ?? 0)) / columns : 0;
  const [columnSpan, rowSpan] = ((): [number, number] => {
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
    corners: showsResidues && heads === null,
    facing,
    sections,
    rows,
    free,
    columnSpan,
    rowSpan: arched ? 3.3 : rowSpan,
    key: `${model.name} ${columns} ${grouped}`,
  };
}

/** The width and height of bands of facing partners, in cells. */
function extentOf(bands: readonly (readonly Facing[])[]): [number, number] {
  const widths = bands.map((band) => band.reduce((sum, { sides }) => sum + sides.length, 0.3));
  return [Math.max(...widths), bands.reduce((sum, band) => sum + heightOf(band) + 0.9, 0.4)];
}

/** More bonds than this would be a tangle; then only those of the highlighted number are drawn. */
const MAX_DRAWN_BONDS = 160;

/** The pairs that lines join: all bonds on the board if `showsBonds`, those of the highlighted number, and the pairing. */
export function pairLines(
  model: BoardModel,
  showsBonds: boolean,
  highlighted: number | null,
): Record<"bonds" | "highlighted" | "pairing", readonly Pair[]> {
  const gone = new Set(model.crossed);
  const standing = model.bonds.filter(([one, other]) => !gone.has(one) && !gone.has(other));
  return {
    bonds: showsBonds && standing.length <= MAX_DRAWN_BONDS && model.winner === null ? standing : [],
    highlighted: highlighted === null ? [] : standing.filter((pair) => pair.includes(highlighted)),
    pairing: model.groups.flatMap((group) =>
      group.slice(1).map((number, place) => [group[place] as number, number] as const),
    ),
  };
}
