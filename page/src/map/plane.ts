/**
 * The plane of the atlas and the visible part of it. Exact up to 10**18: coordinates are integers, and only distances
 * within the window are floats.
 *
 *   pair       the boards 2i and 2i + 1. The plane is 2**60 pairs wide and 2**60 d high, as for the tiles of the server
 *   fine       a coordinate in the plane, in units of 2**-20 of a pair (to the right) or of a d (upwards)
 *   zoom       a real number: 2**(zoom - 52) pixels show one pair and one d. At an integer zoom z a tile of level z is 256
 *              pixels wide
 */

export type Parity = "odd" | "even" | "all";

export interface View {
  /** The middle of the window, in fine units. */
  x: bigint;
  y: bigint;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Cell {
  n: bigint;
  d: bigint;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Tile extends Rect {
  z: number;
  x: number;
  y: number;
}

const TILE = 256;
/** At this zoom a pixel is one pair and one d. */
export const SINGLE_ZOOM = 52;
export const CLOSEST_ZOOM = 59;
/** The binary digits of a fine coordinate after the point. */
export const FINE = 20n;
/** One pair, or one d, in fine units. */
export const ONE = 1n << FINE;
/** How many pairs wide and how many d high the plane is. */
export const PLANE_SIDE = 1n << 60n;
const EDGE = PLANE_SIDE << FINE;
const UNIT_ZOOM = SINGLE_ZOOM + 20;

/** A length on the screen as a length in the plane. */
function fineOf(pixels: number, zoom: number): bigint {
  return BigInt(Math.round(pixels * 2 ** (UNIT_ZOOM - zoom)));
}

/** A length in the plane as a length on the screen. */
export function pixelsOf(fine: bigint, zoom: number): number {
  return Number(fine) * 2 ** (zoom - UNIT_ZOOM);
}

export function screenX(view: View, size: Size, fine: bigint): number {
  return size.width / 2 + pixelsOf(fine - view.x, view.zoom);
}

export function screenY(view: View, size: Size, fine: bigint): number {
  return size.height / 2 - pixelsOf(fine - view.y, view.zoom);
}

export function planeX(view: View, size: Size, x: number): bigint {
  return view.x + fineOf(x - size.width / 2, view.zoom);
}

export function planeY(view: View, size: Size, y: number): bigint {
  return view.y - fineOf(y - size.height / 2, view.zoom);
}

/** The smallest zoom, at which the plane fills the window. */
export function farthestZoom(size: Size): number {
  return Math.log2(Math.max(64, size.width, size.height) / TILE);
}

/** The view moved so that its window lies on the plane, except for a narrow rim at the left and below. */
export function clamped(view: View, size: Size): View {
  const zoom = Math.min(CLOSEST_ZOOM, Math.max(farthestZoom(size), view.zoom));
  return {
    x: withinPlane(view.x, size.width, zoom),
    y: withinPlane(view.y, size.height, zoom),
    zoom,
  };
}

/** The middle of a range of this many pixels, moved so that the range lies on the plane. */
function withinPlane(middle: bigint, pixels: number, zoom: number): bigint {
  const half = fineOf(pixels / 2, zoom);
  const rim = fineOf(6, zoom);
  const least = half - rim;
  const most = EDGE - half + rim;
  if (most < least || middle < least) return least;
  return middle > most ? most : middle;
}

/** The view after the map was dragged by this many pixels. */
export function panned(view: View, size: Size, right: number, down: number): View {
  const x = view.x - fineOf(right, view.zoom);
  const y = view.y + fineOf(down, view.zoom);
  return clamped({ ...view, x, y }, size);
}

/** The view at another zoom, with the point (px, py) fixed. */
export function zoomed(view: View, size: Size, zoom: number, px: number, py: number): View {
  const next = Math.min(CLOSEST_ZOOM, Math.max(farthestZoom(size), zoom));
  const right = px - size.width / 2;
  const up = size.height / 2 - py;
  const x = view.x + fineOf(right, view.zoom) - fineOf(right, next);
  const y = view.y + fineOf(up, view.zoom) - fineOf(up, next);
  return clamped({ x, y, zoom: next }, size);
}

/** The opening view: odd n from 5 to 1803 to the right, d from 2 to 421 upwards; in a tall window a compromise. */
export function openingView(size: Size): View {
  const wide = size.width / 906;
  const high = size.height / 426;
  const scale = wide / high > 0.8 ? Math.min(wide, high) : Math.sqrt(wide * high);
  return clamped({ x: 0n, y: 0n, zoom: SINGLE_ZOOM + Math.log2(scale) }, size);
}

/** The view of small boards, n up to about 60, whose cells have room for a letter. */
export function smallBoards(size: Size): View {
  return clamped({ x: 0n, y: 0n, zoom: SINGLE_ZOOM + Math.log2(Math.max(size.width / 31, 14)) }, size);
}

/** The view with this variant in the middle, among its neighbours. */
export function viewAround({ n, d }: Cell, size: Size): View {
  return clamped({ x: (n * ONE) / 2n + ONE / 4n, y: d * ONE + ONE / 2n, zoom: 58 }, size);
}

/** The view of the whole plane. */
export function wholeMap(size: Size): View {
  return clamped({ x: 0n, y: 0n, zoom: farthestZoom(size) }, size);
}

/** The variant under a point of the screen, or null if there is none. */
export function cellAt(
  view: View,
  size: Size,
  parity: Parity,
  px: number,
  py: number,
  leastD = 2n,
): Cell | null {
  const [x, y] = [planeX(view, size, px), planeY(view, size, py)];
  if (x < 0n || y < 0n || x >= EDGE || y >= EDGE) return null;
  const d = y >> FINE;
  const n = parity === "all" ? (2n * x) >> FINE : 2n * (x >> FINE) + (parity === "odd" ? 1n : 0n);
  return n >= 4n && d >= leastD ? { n, d } : null;
}

/** Whether a variant is on the map with this least d. */
export function isOnMap({ n, d }: Cell, leastD = 2n): boolean {
  return n >= 4n && n < 2n * PLANE_SIDE && d >= leastD && d < PLANE_SIDE;
}

/** The nearest variant of this parity on the map with this least d. */
export function nearest(cell: Cell, parity: Parity, leastD = 2n): Cell {
  const leastN = parity === "odd" ? 5n : 4n;
  let n = cell.n < leastN ? leastN : cell.n >= 2n * PLANE_SIDE ? 2n * PLANE_SIDE - 1n : cell.n;
  if (parity !== "all" && n % 2n !== (parity === "odd" ? 1n : 0n)) n += parity === "odd" ? 1n : -1n;
  const d = cell.d < leastD ? leastD : cell.d >= PLANE_SIDE ? PLANE_SIDE - 1n : cell.d;
  return { n, d };
}

/** The cell of a variant on the screen. */
export function rectOf(view: View, size: Size, parity: Parity, { n, d }: Cell): Rect {
  const side = pixelsOf(ONE, view.zoom);
  const x = parity === "all" ? (n << FINE) / 2n : (n / 2n) << FINE;
  const width = parity === "all" ? side / 2 : side;
  return { left: screenX(view, size, x), top: screenY(view, size, (d + 1n) << FINE), width, height: side };
}

/** How many variants of one parity stand side by side in a pixel, at least 1. */
export function perPixel(view: View): bigint {
  return view.zoom >= SINGLE_ZOOM ? 1n : BigInt(Math.round(2 ** (SINGLE_ZOOM - view.zoom)));
}

/** The tiles that cover the window, the middle ones first. Beyond the zoom of single variants, tiles are only scaled up. */
export function tilesOf(view: View, size: Size, parity: Parity, density = 1): Tile[] {
  const deepest = parity === "all" ? SINGLE_ZOOM + 1 : SINGLE_ZOOM;
  const z = Math.min(deepest, Math.max(0, Math.round(view.zoom + Math.log2(density))));
  const shift = BigInt(60 - z) + FINE;
  const clip = (fine: bigint) => (fine < 0n ? 0n : fine >= EDGE ? EDGE - 1n : fine);
  const first = {
    x: clip(planeX(view, size, 0)) >> shift,
    y: clip(planeY(view, size, size.height)) >> shift,
  };
  const last = { x: clip(planeX(view, size, size.width)) >> shift, y: clip(planeY(view, size, 0)) >> shift };
  const tiles: Tile[] = [];
  for (let x = first.x; x <= last.x; x++)
    for (let y = first.y; y <= last.y; y++) tiles.push(tileAt(view, size, z, Number(x), Number(y)));
  const distance = (tile: Tile) =>
    Math.hypot(tile.left + tile.width / 2 - size.width / 2, tile.top + tile.height / 2 - size.height / 2);
  return tiles.sort((one, other) => distance(one) - distance(other));
}

/** A tile with its place on the screen. */
export function tileAt(view: View, size: Size, z: number, x: number, y: number): Tile {
  const shift = BigInt(60 - z) + FINE;
  const side = pixelsOf(1n << shift, view.zoom);
  const left = screenX(view, size, BigInt(x) << shift);
  const top = screenY(view, size, BigInt(y + 1) << shift);
  return { z, x, y, left, top, width: side, height: side };
}
