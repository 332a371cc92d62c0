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

/** The view of the board that the player has chosen. */
export interface BoardView {
  showsResidues: boolean;
  /** Whether the columns ignore the residues. */
  isPlain: boolean;
  /** Whether partners are grouped. */
  isGrouped: boolean;
  /** Whether the numbers stand in one row below arcs, if they fit. */
  hasRainbow: boolean;
}

/** The height of the column heads, in rows. */
export const HEAD = 0.4;
/** The width of a number in a group of a large board, in pixels at a root font size of 16 px. */
const GROUPED_CELL = 46.4;

/** The layout of a board. Unchanged sections and rows are the same objects as before. */
export function layoutOf(
  model: BoardModel,
  numerals: readonly Numeral[],
  { showsResidues, isPlain, isGrouped, hasRainbow }: BoardView,
  room: Room,
  before: readonly Section[] = [],
) {
  const size = numerals.length;
  const isLarge = size > MAX_SMALL;
  const isRing = isGrouped && model.modulus === 0 && !isLarge;
  const isArched = hasRainbow && room.width >= size * 40;
  const blocks =
    isGrouped && model.modulus > 0 ? blocksOf(numerals, model.residue_of, model.partner_of) : null;
  const digits = Math.max(...[model.board[0], model.board.at(-1)].map((one) => String(one ?? 0).length));
  const minWidth = isLarge ? Math.max(MIN_CELL, 12 + digits * 8) : MIN_CELL + Math.max(0, digits - 2) * 11;

  const columns = ((): number => {
    if (isRing || isArched) return size;
    if (isLarge && blocks !== null) return Math.max(2, Math.floor(room.width / GROUPED_CELL) - 1);
    const aligned =
      isPlain || isGrouped || isLarge ? null : residueColumns(size, model.modulus, room, minWidth);
    // At the end the numbers fit above the sum rather than stand in columns of equal residues.
    const fits =
      aligned === null || model.winner === null || room.height / Math.ceil(size / aligned) >= MIN_CELL;
    return (fits ? aligned : null) ?? columnsFor(size, model.modulus, room.width, minWidth, room.height);
  })();
  const marksResidues = showsResidues && model.modulus > 0 && !isGrouped;
  const heads =
    marksResidues && columns % model.modulus === 0 && columns <= size
      ? model.residue_of.slice(0, columns)
      : null;
  const facing =
    blocks === null || isLarge ? null : wrapFacings(facingsOf(blocks), Math.floor(room.width / minWidth));
  const sections = facing === null ? sectionsOf(numerals, columns, blocks, before) : [];
  const rows = facing === null ? sections.flatMap((section) => section.rows) : rowsOfPartners(facing);
  const free = facing === null && !isRing ? (columns - (rows.at(-1)?.length ?? 0)) / columns : 0;
  const [columnSpan, rowSpan] = ((): [number, number] => {
    if (isRing) return [acrossRing(size), acrossRing(size)];
    return facing === null ? [columns, rows.length + (heads === null ? 0 : HEAD)] : extentOf(facing);
  })();
  return {
    /** Whether the board has too many numbers to fit, so that it scrolls. */
    isLarge,
    /** Whether the numbers stand on a ring. */
    isRing,
    /** Whether the numbers stand in one row below arcs. */
    isArched,
    /** The number of digits of the longest number. */
    digits,
    columns,
    /** The residue of each column; null if a column has several. */
    heads,
    /** Whether each number shows its residue in a corner. */
    hasCorners: marksResidues && heads === null,
    /** The partners side by side, in bands; null on a large board, where a residue has rows above those of its partner. */
    facing,
    /** Empty if partners stand side by side. */
    sections,
    /** The rows for the arrow keys. */
    rows,
    /** The fraction of the last row that is free, at its right end. */
    free,
    /** The width and height of the board in cells, heads and gaps included. The size of a number follows from them. */
    columnSpan,
    rowSpan: isArched ? 3.3 : rowSpan,
    /** Changes when the numbers change their places. */
    key: `${size} ${model.modulus} ${columns} ${isGrouped}`,
  };
}

/** The width and height of bands of facing partners, in cells. */
function extentOf(bands: readonly (readonly Facing[])[]): [number, number] {
  const widths = bands.map((band) => band.reduce((sum, { columns }) => sum + columns.length, 0.3));
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
