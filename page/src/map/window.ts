/** The variants in the window: all of them, or a sample for a table. */

import { FINE, type Parity, PLANE_SIDE, planeX, planeY, type Size, type View } from "./plane";

/** A sample has at most this many n and this many d. */
const MOST = 20;

/** A range of n or d with a step. */
interface Range {
  first: bigint;
  last: bigint;
  step: bigint;
}

/** At most 20 of the n and 20 of the d in the window, evenly spread. */
export function samples(view: View, size: Size, parity: Parity, leastD = 2n): { n: Range; d: Range } {
  const { n, d } = rangesOf(view, size, parity, leastD);
  return { n: thinOut(n), d: thinOut(d) };
}

/** All n and all d in the window. */
export function rangesOf(view: View, size: Size, parity: Parity, leastD = 2n): { n: Range; d: Range } {
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

/** At most 20 of the values, an odd number of steps apart, so that even and odd d take turns. */
function thinOut({ first, last, step }: Range): Range {
  const count = (last - first) / step + 1n;
  const stride = (count + BigInt(MOST) - 1n) / BigInt(MOST);
  return { first, last, step: step * (stride | 1n) };
}

/** A range as the server reads it. */
export const rangeQuery = ({ first, last, step }: Range): string => `${first}:${last}:${step}`;
