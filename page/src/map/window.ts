/** The window as a table: single variants if their cells are large enough, otherwise blocks with the share that A wins. */

import {
  FINE,
  ONE,
  type Parity,
  PLANE_SIDE,
  pixelsOf,
  planeX,
  planeY,
  SINGLE_ZOOM,
  type Size,
  type View,
} from "./plane";

/** From this width on, in pixels, cells are listed one by one. */
const LARGE_CELL = 14;
/** The table has at most this many columns and this many rows. */
const MOST = 20;
/** The approximate width of a block, in pixels. */
const BLOCK_WIDTH = 64;
/** How many levels finer the tiles are than the blocks. Finer tiles give better averages. */
const FINER = 4;

/** A range of n or d with a step. */
interface Sample {
  first: bigint;
  last: bigint;
  step: bigint;
}

/** The pixels of a tile that belong to a block. */
export interface Block {
  z: number;
  x: number;
  y: number;
  column: number;
  row: number;
}

/** Whether the cells are large enough to be listed one by one. */
export const hasLargeCells = (view: View): boolean => pixelsOf(ONE, view.zoom) >= LARGE_CELL;

/** The n and the d in the window, at most 20 of each. */
export function samples(view: View, size: Size, parity: Parity, leastD = 2n): { n: Sample; d: Sample } {
  const { n, d } = rangesOf(view, size, parity, leastD);
  return { n: thinOut(n), d: thinOut(d) };
}

/** All n and all d in the window. */
export function rangesOf(view: View, size: Size, parity: Parity, leastD = 2n): { n: Sample; d: Sample } {
  const [left, right] = [planeX(view, size, 0), planeX(view, size, size.width)];
  const [bottom, top] = [planeY(view, size, size.height), planeY(view, size, 0)];
  const odd = parity === "odd" ? 1n : 0n;
  const end = PLANE_SIDE - 1n;
  const pairs = clampRange(left >> FINE, right >> FINE, 2n, end);
  const d = { ...clampRange(bottom >> FINE, top >> FINE, leastD, end), step: 1n };
  if (parity === "all") return { n: { first: 2n * pairs.first, last: 2n * pairs.last + 1n, step: 1n }, d };
  return { n: { first: 2n * pairs.first + odd, last: 2n * pairs.last + odd, step: 2n }, d };
}

/** The range cut off at the least and the most; at least one value stays. */
function clampRange(
  first: bigint,
  last: bigint,
  least: bigint,
  most: bigint,
): { first: bigint; last: bigint } {
  const low = first < least ? least : first;
  const high = last > most ? most : last;
  return { first: low, last: high < low ? low : high };
}

/** At most 20 of the values. */
function thinOut({ first, last, step }: Sample): Sample {
  const count = (last - first) / step + 1n;
  return { first, last, step: step * ((count + BigInt(MOST) - 1n) / BigInt(MOST)) };
}

/** A range as the server reads it. */
export const rangeQuery = ({ first, last, step }: Sample): string => `${first}:${last}:${step}`;

/** A grid of blocks. Each has `group` by `group` pixels of the tiles of level z, which are coarser than those on the map. */
interface Grid {
  z: number;
  group: number;
}

/** The grid of blocks for a view. */
export function gridOf(view: View): Grid {
  const level = Math.round(view.zoom - Math.log2(BLOCK_WIDTH));
  const z = Math.min(SINGLE_ZOOM - 1, Math.max(0, level + FINER));
  return { z, group: 2 ** (z - level) };
}

/** The columns and rows of blocks that lie in the window, counted from the origin. */
export function blocks(view: View, size: Size, { z, group }: Grid): { columns: number[]; rows: number[] } {
  const shift = BigInt(SINGLE_ZOOM - z + Math.log2(group)) + FINE;
  const most = BigInt(2 ** (z + 8) / group - 1);
  const place = (fine: bigint) => {
    const index = fine < 0n ? 0n : fine >> shift;
    return Number(index > most ? most : index);
  };
  const columns = integersBetween(place(planeX(view, size, 0)), place(planeX(view, size, size.width)));
  const rows = integersBetween(place(planeY(view, size, size.height)), place(planeY(view, size, 0)));
  return { columns, rows };
}

/** The integers from the first to the last. */
function integersBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** The tile and the position of the first pixel of a block. */
export function blockAt({ z, group }: Grid, column: number, row: number): Block {
  const [right, up] = [column * group, row * group];
  return { z, x: Math.floor(right / 256), y: Math.floor(up / 256), column: right % 256, row: up % 256 };
}

/** The share of a block: the average of its pixels; null if it has no variant. */
export function blockShare(
  pixel: (column: number, row: number) => number | null,
  block: Block,
  group: number,
) {
  // There are no variants with n < 4 or d < 2: a pixel at the rim counts for less.
  const rim = 1 - 2 / 2 ** (SINGLE_ZOOM - block.z);
  const weightOf = (tile: number, place: number) => (tile === 0 && place === 0 ? rim : 1);
  let [sum, weights] = [0, 0];
  for (let place = 0; place < group * group; place++) {
    const column = block.column + (place % group);
    const row = block.row + Math.floor(place / group);
    const share = pixel(column, row);
    if (share === null) continue;
    const weight = weightOf(block.x, column) * weightOf(block.y, row);
    sum += weight * share;
    weights += weight;
  }
  return weights === 0 ? null : Math.round(sum / weights);
}

/** The first n (or, with unit 1, the first d) of a column and of the next one. */
export function bounds({ z, group }: Grid, place: number, unit: bigint): [bigint, bigint] {
  const side = BigInt(group) << BigInt(SINGLE_ZOOM - z);
  return [unit * BigInt(place) * side, unit * BigInt(place + 1) * side];
}
