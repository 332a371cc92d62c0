/** Draws the map: tiles, lines over them, the numbers along the axes, and the variant that is looked at. */

import type { Choices } from "./address";
import { type Axis, axis } from "./axes";
import { frontierLines, type Line, type Point, straightLines } from "./lines";
import {
  type Cell,
  FINE,
  ONE,
  pixelsOf,
  placed,
  planeX,
  planeY,
  type Rect,
  rectOf,
  SINGLE,
  type Size,
  screenX,
  screenY,
  type Tile,
  tilesOf,
  type View,
} from "./plane";
import { type Kept, tileAddress } from "./tiles.svelte";

export interface Scene {
  view: View;
  /** The size of the map without its axes. */
  size: Size;
  choices: Choices;
  cursor: Cell | null;
  density: number;
}

/** What the axes take on the left and below. */
export const GUTTER = { left: 54, bottom: 34 };
const NOWHERE = "#19221f";
const CHALK = "#f2f0e6";
const FAINT = "#c3ccc5";
const YELLOW = "#ffe08a";
const HAND = '700 15px "Kalam", "Comic Sans MS", cursive';
const DEEPEST = 7;

type TileOf = (address: string) => Kept | undefined;

/** Draw the scene with the tiles that are here, and tell whether they are all that it needs. */
export function paint(pen: CanvasRenderingContext2D, scene: Scene, tileOf: TileOf): boolean {
  const { size, density } = scene;
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.clearRect(0, 0, size.width + GUTTER.left, size.height + GUTTER.bottom);
  pen.save();
  pen.translate(GUTTER.left, 0);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, size.width, size.height);
  pen.clip();
  pen.fillStyle = NOWHERE;
  pen.fillRect(0, 0, size.width, size.height);
  let complete = true;
  for (const tile of tilesOf(scene.view, size, scene.choices.parity, density))
    complete = paintTile(pen, scene, tile, tileOf) && complete;
  paintLines(pen, scene);
  paintCursor(pen, scene);
  pen.restore();
  paintAxes(pen, scene);
  pen.restore();
  return complete;
}

/** The lines that are switched on and say something true about this map. */
export function linesOf({ view, size, choices }: Scene): Line[] {
  const { frontier, lines, parity, divider } = choices;
  return [
    ...(lines ? straightLines(view, size, parity) : []),
    ...(frontier && divider === "A" && parity !== "even" ? frontierLines(view, size, parity) : []),
  ];
}

/** The tile, or until it is there the part of a coarser one, and finer ones over it. Tells whether it is there. */
function paintTile(pen: CanvasRenderingContext2D, scene: Scene, tile: Tile, tileOf: TileOf): boolean {
  const { choices, density } = scene;
  const [left, top] = [snap(tile.left, density), snap(tile.top, density)];
  const right = snap(tile.left + tile.width, density);
  const bottom = snap(tile.top + tile.height, density);
  pen.imageSmoothingEnabled = scene.view.zoom < SINGLE;
  pen.imageSmoothingQuality = "high";
  const here = tileOf(tileAddress(choices, tile.z, tile.x, tile.y));
  if (here !== undefined) {
    pen.drawImage(here.bitmap, left, top, right - left, bottom - top);
    return true;
  }
  for (let up = 1; up <= DEEPEST && tile.z - up >= 0; up++) {
    const parts = 2 ** up;
    const [x, y] = [Math.floor(tile.x / parts), Math.floor(tile.y / parts)];
    const coarse = tileOf(tileAddress(choices, tile.z - up, x, y));
    if (coarse === undefined) continue;
    const side = coarse.bitmap.width / parts;
    const column = tile.x - x * parts;
    const row = parts - 1 - (tile.y - y * parts);
    pen.drawImage(
      coarse.bitmap,
      column * side,
      row * side,
      side,
      side,
      left,
      top,
      right - left,
      bottom - top,
    );
    break;
  }
  const middle = [
    snap(tile.left + tile.width / 2, density),
    snap(tile.top + tile.height / 2, density),
  ] as const;
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const fine = tileOf(tileAddress(choices, tile.z + 1, 2 * tile.x + column, 2 * tile.y + 1 - row));
    if (fine === undefined) continue;
    const [from, to] = column === 0 ? [left, middle[0]] : [middle[0], right];
    const [upper, lower] = row === 0 ? [top, middle[1]] : [middle[1], bottom];
    pen.drawImage(fine.bitmap, from, upper, to - from, lower - upper);
  }
  return false;
}

/** On a whole pixel of the screen, so that no seam shows between tiles. */
const snap = (place: number, density: number): number => Math.round(place * density) / density;

/** The lines, and their formulas where there is room for them; those of the frontier first. */
function paintLines(pen: CanvasRenderingContext2D, scene: Scene): void {
  const lines = linesOf(scene);
  pen.save();
  // The plane ends somewhere, and the lines with it.
  const { left, top, width } = placed(scene.view, scene.size, 0, 0, 0);
  const [right, above] = [Math.min(scene.size.width, left + width), Math.max(0, top)];
  pen.beginPath();
  pen.rect(0, above, right, scene.size.height - above);
  pen.clip();
  for (const line of lines) stroke(pen, line);
  pen.restore();
  const taken: Rect[] = [];
  for (const line of lines.toReversed()) name(pen, line, scene.size, taken);
}

function stroke(pen: CanvasRenderingContext2D, { kind, points }: Line): void {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  if (kind === "frontier") {
    pen.lineWidth = 4.5;
    pen.strokeStyle = "rgb(25 34 31 / 80%)";
    pen.stroke();
    pen.lineWidth = 2.5;
    pen.strokeStyle = YELLOW;
    pen.stroke();
    return;
  }
  // Thin and broken, so that the land under the line is seen.
  for (const [offset, colour] of [
    [0, "rgb(25 34 31 / 75%)"],
    [2, CHALK],
  ] as const) {
    pen.setLineDash([2, 9]);
    pen.lineDashOffset = offset;
    pen.lineWidth = 1.6;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** The formula beside the end of its line, where it covers no other. */
function name(
  pen: CanvasRenderingContext2D,
  { kind, label, below, points }: Line,
  size: Size,
  taken: Rect[],
): void {
  const end = points.findLast(({ x, y }) => x <= size.width + 1 && y >= -1 && y <= size.height + 1);
  if (end === undefined) return;
  pen.font = HAND;
  const width = pen.measureText(label).width + 12;
  const left = Math.min(size.width - width - 4, Math.max(4, end.x - (end.y < 4 ? width / 2 : width + 8)));
  const top = Math.min(size.height - 24, Math.max(4, end.y + (below ? 6 : kind === "frontier" ? -26 : -10)));
  const free = (one: Rect) =>
    left > one.left + one.width || one.left > left + width || Math.abs(top - one.top) > 20;
  if (!taken.every(free)) return;
  taken.push({ left, top, width, height: 21 });
  pen.fillStyle = "rgb(25 34 31 / 86%)";
  pen.beginPath();
  pen.roundRect(left, top, width, 21, 6);
  pen.fill();
  pen.fillStyle = kind === "frontier" ? YELLOW : CHALK;
  pen.textAlign = "left";
  pen.textBaseline = "middle";
  pen.fillText(label, left + 6, top + 12);
}

function paintCursor(pen: CanvasRenderingContext2D, { view, size, choices, cursor }: Scene): void {
  if (cursor === null) return;
  const { left, top, width, height } = rectOf(view, size, choices.parity, cursor);
  const middle: Point = { x: left + width / 2, y: top + height / 2 };
  const [wide, high] = [Math.max(width, 9) / 2 + 2, Math.max(height, 9) / 2 + 2];
  for (const [line, colour] of [
    [5, "rgb(25 34 31 / 80%)"],
    [2.5, YELLOW],
  ] as const) {
    pen.lineWidth = line;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.roundRect(middle.x - wide, middle.y - high, 2 * wide, 2 * high, 3);
    pen.stroke();
  }
}

function paintAxes(pen: CanvasRenderingContext2D, { view, size, choices }: Scene): void {
  const { n, d } = axesOf(view, size);
  const middle = choices.parity === "odd" ? 0n : choices.parity === "even" ? ONE / 2n : ONE / 4n;
  pen.font = HAND;
  pen.fillStyle = CHALK;
  pen.strokeStyle = FAINT;
  pen.lineWidth = 1;
  pen.textBaseline = "middle";
  pen.textAlign = "center";
  for (const { value, label } of n.ticks) {
    const x = screenX(view, size, (value << FINE) / 2n + middle);
    if (x < 0 || x > size.width) continue;
    line(pen, x, size.height, x, size.height + 5);
    const half = pen.measureText(label).width / 2;
    pen.fillText(label, Math.min(x, size.width - half - 20), size.height + 18);
  }
  pen.textAlign = "right";
  for (const { value, label } of d.ticks) {
    const y = screenY(view, size, (value << FINE) + ONE / 2n);
    if (y < 24 || y > size.height) continue;
    line(pen, -5, y, 0, y);
    pen.fillText(label, -8, Math.min(y + 1, size.height - 8));
  }
  pen.fillStyle = YELLOW;
  pen.fillText("d", -8, 9);
  pen.textAlign = "left";
  pen.fillText("n", size.width - 15, size.height + 18);
}

function line(pen: CanvasRenderingContext2D, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}

/** The numbers along both axes. */
export function axesOf(view: View, size: Size): { n: Axis; d: Axis } {
  const most = { n: Math.max(2, Math.floor(size.width / 95)), d: Math.max(2, Math.floor(size.height / 55)) };
  const n = axis((2n * planeX(view, size, 0)) >> FINE, (2n * planeX(view, size, size.width)) >> FINE, most.n);
  const d = axis(planeY(view, size, size.height) >> FINE, planeY(view, size, 0) >> FINE, most.d);
  return { n, d };
}

/** Whether the cells are so large that one can be pointed at. */
export const cellsShow = (view: View): boolean => pixelsOf(ONE, view.zoom) >= 6;
