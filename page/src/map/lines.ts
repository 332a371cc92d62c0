/**
 * The lines over the map: n = kd, d = n + 2, and the frontier.
 *
 * The frontier is the closed form of docs/theory.md, section 8: the largest odd n that B wins is (d² - 2d - 1)/2 for odd d and
 * about d²/4 for even d (d²/4 for d ≡ 2, d²/4 + d/2 - 1 for d ≡ 0 mod 4). Beyond it A wins every odd board.
 */

import type { Player } from "../shared/player";
import { roundStep, shortForm } from "./axes";
import {
  FINE,
  ONE,
  type Parity,
  pixelsOf,
  planeX,
  planeY,
  type Size,
  screenX,
  screenY,
  type View,
} from "./plane";

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  kind: "ray" | "edge" | "frontier";
  /** The formula of the line. */
  label: string;
  /** Whether the label stands below the line. */
  isLabelBelow: boolean;
  points: Point[];
}

/** The number of points of a curve, less one. */
const SAMPLES = 48;
/** The smallest distance between two lines n = kd at the edge of the window, in pixels. */
const MIN_GAP = 70;
/** Two curves that end closer together than this cannot be told apart, in pixels. */
const MIN_CURVE_GAP = 14;

/** The distance from n / 2 to the middle of the cell of n, in fine units. */
export function shiftOf(parity: Parity): bigint {
  return parity === "odd" ? 0n : parity === "even" ? ONE / 2n : ONE / 4n;
}

/** The lines n = kd and d = n + 2 (d = n + 1 if B is the Divider) that cross the window, not too close to each other. */
export function straightLines(view: View, size: Size, parity: Parity, divider: Player = "A"): Line[] {
  const left = planeX(view, size, 0);
  const right = planeX(view, size, size.width);
  const bottom = atLeast0(planeY(view, size, size.height));
  const top = planeY(view, size, 0);
  const lines: Line[] = [];
  if (top <= 0n || right <= 0n) return lines;
  // The range of k in the window, and the distance of neighbouring lines along the upper or the right edge.
  const least = (2n * atLeast0(left)) / top;
  const most = bottom > 0n ? (2n * right) / bottom + 1n : least + 1000n;
  const gap = Math.min(pixelsOf(top, view.zoom) / 2, pixelsOf((top * top) / (2n * right), view.zoom));
  const step = roundStep(BigInt(Math.ceil(Math.min(1e18, MIN_GAP / Math.max(gap, 1e-9)))));
  let k = ((least + step - 1n) / step) * step;
  if (k === 0n) k = step;
  /** The line on which n is this function of d, both in fine units, if it crosses the window. */
  const add = (kind: Line["kind"], label: string, nOf: (d: bigint) => bigint): void => {
    const points = [bottom, top].map((y) => {
      const x = screenX(view, size, nOf(y - ONE / 2n) / 2n + shiftOf(parity));
      return { x, y: screenY(view, size, y) };
    });
    const part = clipLine(points as [Point, Point], size);
    if (part !== null) lines.push({ kind, label, isLabelBelow: false, points: part });
  };
  for (let count = 0; k <= most && count < 9; k += step, count++) {
    const factor = k;
    add("ray", factor === 1n ? "n = d" : `n = ${shortForm(factor)}d`, (d) => factor * d);
  }
  // The last line of the Divider: above it the Breaker wins everything. If the map is zoomed out, it coincides with n = d.
  const offset = divider === "A" ? 2n : 1n;
  if (pixelsOf(ONE, view.zoom) > 5) add("edge", `d = n + ${offset}`, (d) => d - offset * ONE);
  return lines;
}

/** The frontier in the window: for odd d, for even d, and for multiples of 4 if that curve can be told apart. */
export function frontierLines(view: View, size: Size, parity: Parity): Line[] {
  const odd = curve(view, size, parity, (n) => ONE + squareRoot(2n * (n << FINE) + (2n << (2n * FINE))));
  const even = curve(view, size, parity, (n) => 2n * squareRoot(n << FINE));
  const four = curve(view, size, parity, (n) => squareRoot(4n * (n << FINE) + (5n << (2n * FINE))) - ONE);
  const lines: Line[] = [
    { kind: "frontier", label: "n ≈ d²/2", isLabelBelow: true, points: odd },
    { kind: "frontier", label: "n ≈ d²/4", isLabelBelow: false, points: areApart(odd, even) ? even : [] },
    {
      kind: "frontier",
      label: "n ≈ d²/4 + d/2",
      isLabelBelow: true,
      points: areApart(even, four) ? four : [],
    },
  ];
  return lines.filter(({ points }) => points.length > 1);
}

/** The part of a line that lies in the window, or null if there is none. */
function clipLine([low, high]: [Point, Point], size: Size): Point[] | null {
  if (high.x < 0 || low.x > size.width || low.x === high.x) return null;
  const at = (x: number): Point => ({ x, y: low.y + ((high.y - low.y) * (x - low.x)) / (high.x - low.x) });
  const from = low.x < 0 ? at(0) : low;
  const to = high.x > size.width ? at(size.width) : high;
  return from.y < 0 || to.y > size.height ? null : [from, to];
}

/** The curve of d as a function of n, both in fine units, from the left to the right edge. */
function curve(view: View, size: Size, parity: Parity, dOf: (n: bigint) => bigint): Point[] {
  const points: Point[] = [];
  for (let sample = 0; sample <= SAMPLES; sample++) {
    // Closer together on the left: near the origin the curve is steep.
    const x = size.width * (sample / SAMPLES) ** 2;
    const n = 2n * (planeX(view, size, x) - shiftOf(parity));
    if (n < 5n * ONE) continue;
    const y = screenY(view, size, dOf(n) + ONE / 2n);
    if (y > -size.height && y < 2 * size.height) points.push({ x, y });
  }
  return points.some(({ y }) => y >= 0 && y <= size.height) ? points : [];
}

/** Whether the other curve can be told apart from the first. */
function areApart(one: Point[], other: Point[]): boolean {
  const [last, end] = [one.at(-1), other.at(-1)];
  return end !== undefined && (last === undefined || Math.abs(last.y - end.y) > MIN_CURVE_GAP);
}

/** The number, or 0 if it is negative. */
const atLeast0 = (fine: bigint): bigint => (fine < 0n ? 0n : fine);

/** The integer part of a square root. */
export function squareRoot(square: bigint): bigint {
  if (square < 2n) return atLeast0(square);
  let guess = BigInt(Math.floor(Math.sqrt(Number(square)))) + 1n;
  for (;;) {
    const next = (guess + square / guess) / 2n;
    if (next === guess || next === guess + 1n) break;
    guess = next;
  }
  while (guess * guess > square) guess--;
  return guess;
}
