/** The settings of a printed page, read from its address, and the layout of boards in black and white. Pure. */

import type { Position } from "../api/types";
import { blocksOf } from "../board/bonds";
import { parseInteger } from "../shared/integers";

/** The number of boards on a sheet. */
export const COPIES = [1, 2, 6] as const;
/** The number of puzzles on a worksheet. */
export const COUNTS = [6, 7, 8, 9, 10, 11, 12] as const;
/** The largest board that is readable on paper. */
export const MOST_NUMBERS = 200;
/** Seeds of puzzles have at most 40 characters; the worksheet adds the number of the puzzle. */
export const LONGEST_SEED = 36;
/** In rows; with partners beside each other; or like that with the remainder above each column. */
export type Layout = "plain" | "pairs" | "columns";

export interface SheetSettings {
  copies: (typeof COPIES)[number];
  layout: Layout;
  theme: string;
  seed: string;
  count: (typeof COUNTS)[number];
}

/** The settings in a query, with defaults for those that are missing or unreadable. */
export function settingsIn(query: URLSearchParams): SheetSettings {
  const integer = (name: string): number | null => parseInteger(query.get(name));
  return {
    copies: COPIES.find((copies) => copies === integer("copies")) ?? 2,
    layout: query.get("layout") === "columns" ? "columns" : "plain",
    theme: query.get("theme") || "mixed",
    seed: (query.get("seed") || "1").slice(0, LONGEST_SEED),
    count: COUNTS.find((count) => count === integer("count")) ?? 8,
  };
}

/** The address of the first puzzle of a worksheet on the site. */
export function puzzlesAddress({ theme, seed, count }: SheetSettings): string {
  return `/homework?do=puzzles.${encodeURIComponent(theme)}.${encodeURIComponent(seed)}.${count}`;
}

/** The items on sheets of at most `most` items, distributed evenly. */
export function sheetsOf<T>(items: readonly T[], most: number): T[][] {
  const size = Math.ceil(items.length / Math.ceil(items.length / most));
  const sheets: T[][] = [];
  for (let start = 0; start < items.length; start += size) sheets.push(items.slice(start, start + size));
  return sheets;
}

/** The shape around a number that has a partner: both have the same, one side white and the other shaded. */
interface Outline {
  shape: number;
  /** The line style, counted from 0: the second style is used after all shapes of the first. */
  dash: number;
  /** Numbers whose remainder is its own partner have a double line. */
  side: "white" | "shaded" | "double";
}

/** A number on paper and the position of its cell, in cells. */
export interface Spot {
  number: number;
  x: number;
  y: number;
  outline: Outline | null;
}

export interface Drawing {
  width: number;
  height: number;
  spots: readonly Spot[];
  /** The remainder above each column. */
  heads: readonly { residue: number; x: number; y: number }[];
}

const UP = -Math.PI / 2;
/** A circle, a square, a diamond, a hexagon, a star and a pentagon: the angle of the first corner, and the radii in turn. */
const SHAPES = [
  { corners: 0, from: 0, radii: [] },
  { corners: 4, from: Math.PI / 4, radii: [1.18] },
  { corners: 4, from: UP, radii: [1.15] },
  { corners: 6, from: 0, radii: [1.08] },
  { corners: 16, from: UP, radii: [1.15, 0.82] },
  { corners: 5, from: UP, radii: [1.12] },
];
/** The height of a column head, in cells. */
const HEAD = 0.55;
/** The gap between two blocks of columns, in cells. */
const GAP = 0.5;

/** The layout of a board for this aspect ratio; in rows if its bond has no remainders. */
export function drawingOf(position: Position, layout: Layout, aspect: number): Drawing {
  if (layout === "plain" || position.residue_of.length === 0) return inRows(position.board, aspect);
  return inColumns(position, layout === "columns" ? HEAD : 0, aspect);
}

/** The difference between the aspect ratio of a drawing and that of its place. */
const misfit = (width: number, height: number, aspect: number): number =>
  Math.abs(Math.log(width / height / aspect));

/** A board in rows, in the number of columns that fits its place best. */
function inRows(board: readonly number[], aspect: number): Drawing {
  const misfits = board.map((_, place) => {
    const rows = Math.ceil(board.length / (place + 1));
    const missing = rows * (place + 1) - board.length;
    return misfit(place + 1, rows, aspect) + (0.8 * missing) / (place + 1);
  });
  const columns = misfits.indexOf(Math.min(...misfits)) + 1;
  const spots = board.map((number, place) => ({
    number,
    x: place % columns,
    y: Math.floor(place / columns),
    outline: null,
  }));
  return { width: columns, height: Math.ceil(board.length / columns), spots, heads: [] };
}

/** One residue and its numbers, or two that are partners. */
type Block = readonly Column[];

interface Column {
  residue: number;
  numbers: readonly number[];
  /** Null if the numbers have no partner. */
  side: Outline["side"] | null;
}

/** The blocks of a board: pairs of residues first, then single residues. */
function columnsOf({ board, residue_of, partner_of }: Position): Block[] {
  const blocks = blocksOf(board, residue_of, partner_of).map(([one, other]): Block => {
    const column = (side: Column["side"], { residue, items } = one): Column => ({
      residue,
      numbers: items,
      side,
    });
    if (other === undefined) return [column(one.items.length === 1 ? null : "double")];
    return other.items.length === 0 ? [column(null)] : [column("white"), column("shaded", other)];
  });
  return [...blocks.filter(({ length }) => length === 2), ...blocks.filter(({ length }) => length === 1)];
}

/** The height of a band, in cells, without its heads. */
const heightOf = (band: readonly Block[]): number =>
  Math.max(...band.flat().map(({ numbers }) => numbers.length));

/** The blocks wrapped into bands of at most this width. */
function wrapBlocks(blocks: readonly Block[], width: number): Block[][] {
  const bands: Block[][] = [];
  let bandWidth = Number.POSITIVE_INFINITY;
  for (const block of blocks) {
    if (bandWidth + GAP + block.length > width) {
      bands.push([]);
      bandWidth = -GAP;
    }
    bands.at(-1)?.push(block);
    bandWidth += GAP + block.length;
  }
  return bands;
}

/** The width of a band, in cells. */
const widthOf = (band: readonly Block[]): number =>
  band.reduce((sum, block) => sum + block.length + GAP, -GAP);

/** A board in blocks of columns, in the bands that fit its place best. */
function inColumns(position: Position, head: number, aspect: number): Drawing {
  const blocks = columnsOf(position);
  const size = (bands: Block[][]): [number, number] => [
    Math.max(...bands.map(widthOf)),
    bands.reduce((sum, band) => sum + heightOf(band) + head + GAP, -GAP),
  ];
  const candidates = blocks.map((_, place) => wrapBlocks(blocks, widthOf(blocks.slice(0, place + 1))));
  const misfits = candidates.map((bands) => misfit(...size(bands), aspect));
  const bands = candidates[misfits.indexOf(Math.min(...misfits))] ?? [];
  const [width, height] = size(bands);
  const spots: Spot[] = [];
  const heads: { residue: number; x: number; y: number }[] = [];
  let y = 0;
  for (const band of bands) {
    let x = (width - widthOf(band)) / 2;
    for (const block of band) {
      const place = blocks.indexOf(block);
      const [shape, dash] = [place % SHAPES.length, Math.floor(place / SHAPES.length)];
      for (const [across, { residue, numbers, side }] of block.entries()) {
        if (head > 0) heads.push({ residue, x: x + across, y });
        const outline = side === null ? null : { shape, dash, side };
        for (const [row, number] of numbers.entries())
          spots.push({ number, x: x + across, y: y + head + row, outline });
      }
      x += block.length + GAP;
    }
    y += heightOf(band) + head + GAP;
  }
  return { width, height, spots, heads };
}

/** The corners of a shape around the middle of a cell, as an SVG attribute; null for a circle. */
export function cornersOf(shape: number, radius: number): string | null {
  const { corners = 0, from = 0, radii = [] } = SHAPES[shape] ?? {};
  if (corners === 0) return null;
  return Array.from({ length: corners }, (_, place) => {
    const angle = from + (2 * Math.PI * place) / corners;
    const r = radius * (radii[place % radii.length] ?? 1);
    return `${(r * Math.cos(angle)).toFixed(3)},${(r * Math.sin(angle)).toFixed(3)}`;
  }).join(" ");
}
