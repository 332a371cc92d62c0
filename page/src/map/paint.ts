/** Paints the map: tiles, lines over them, the numbers along the axes, the cursor and the selection. */

import type { MapChoices } from "./address";
import type { Figures } from "./figures.svelte";
import type { Point } from "./lines";
import { CHALK, paintAxes, paintLines, YELLOW } from "./overlay";
import {
  type Cell,
  ONE,
  pixelsOf,
  type Rect,
  rectOf,
  SINGLE,
  type Size,
  type Tile,
  tilesOf,
  type View,
} from "./plane";
import { type CachedTile, tilePath } from "./tiles.svelte";

export interface Scene {
  view: View;
  /** The size of the map without its axes. */
  size: Size;
  choices: MapChoices;
  /** The variant under the cursor, and the selected one. */
  cursor: Cell | null;
  selected: Cell | null;
  /** The parts of the map that notes cover, where no formula may stand. */
  covered: readonly Rect[];
  /** The winners of the variants, shown if the cells are large enough. */
  figures: Figures | null;
  density: number;
}

/** The space of the axes at the left and below. */
export const GUTTER = { left: 54, bottom: 34 };
const NOWHERE = "#19221f";
const DEEPEST = 7;

type TileOf = (address: string) => CachedTile | undefined;

/** Paints the scene with the cached tiles. Returns whether no tile was missing. */
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
  paintLines(pen, scene, widthOf(scene.view, scene.choices) < LETTERED);
  paintFigures(pen, scene);
  paintRing(pen, scene, scene.selected, 3.5);
  paintRing(pen, scene, scene.cursor, 2);
  pen.restore();
  paintAxes(pen, scene);
  pen.restore();
  return complete;
}

/** Paints the tile, or, until it is cached, part of a coarser one and finer ones over it. Returns whether it is cached. */
function paintTile(pen: CanvasRenderingContext2D, scene: Scene, tile: Tile, tileOf: TileOf): boolean {
  const { choices, density } = scene;
  const [left, top] = [snap(tile.left, density), snap(tile.top, density)];
  const right = snap(tile.left + tile.width, density);
  const bottom = snap(tile.top + tile.height, density);
  pen.imageSmoothingEnabled = scene.view.zoom < SINGLE;
  pen.imageSmoothingQuality = "high";
  const here = tileOf(tilePath(choices, tile.z, tile.x, tile.y));
  if (here !== undefined) {
    pen.drawImage(here.bitmap, left, top, right - left, bottom - top);
    return true;
  }
  for (let up = 1; up <= DEEPEST && tile.z - up >= 0; up++) {
    const parts = 2 ** up;
    const [x, y] = [Math.floor(tile.x / parts), Math.floor(tile.y / parts)];
    const coarse = tileOf(tilePath(choices, tile.z - up, x, y));
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
    const fine = tileOf(tilePath(choices, tile.z + 1, 2 * tile.x + column, 2 * tile.y + 1 - row));
    if (fine === undefined) continue;
    const [from, to] = column === 0 ? [left, middle[0]] : [middle[0], right];
    const [upper, lower] = row === 0 ? [top, middle[1]] : [middle[1], bottom];
    pen.drawImage(fine.bitmap, from, upper, to - from, lower - upper);
  }
  return false;
}

/** Rounds to a pixel of the screen, so that there is no seam between tiles. */
const snap = (place: number, density: number): number => Math.round(place * density) / density;

/** The width of a cell, in pixels, from which it shows the winner, and from which also its name and margin. */
export const LETTERED = 18;
export const NAMED = 50;
const INK = "#24302c";

/** The width of a cell on the screen. */
export function widthOf(view: View, { parity }: MapChoices): number {
  return pixelsOf(ONE, view.zoom) / (parity === "all" ? 2 : 1);
}

/** Writes the winner into each cell and, zoomed in, its name and margin. */
function paintFigures(pen: CanvasRenderingContext2D, scene: Scene): void {
  const { view, size, choices, figures } = scene;
  const wide = widthOf(view, choices);
  if (figures === null || wide < LETTERED) return;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const { cell, winner, margin } of figures.loaded) {
    const { left, top, width, height } = rectOf(view, size, choices.parity, cell);
    if (left > size.width || top > size.height || left + width < 0 || top + height < 0) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    pen.fillStyle = choices.layer === "winner" && winner === "A" ? INK : CHALK;
    // The background differs from layer to layer.
    pen.strokeStyle = "rgb(25 34 31 / 85%)";
    pen.lineWidth = 3;
    const write = (text: string, down: number, font: string) => {
      pen.font = font;
      if (pen.measureText(text).width > width - 4) return;
      if (choices.layer !== "winner") pen.strokeText(text, x, y + down);
      pen.fillText(text, x, y + down);
    };
    const large = Math.min(22, Math.round(width / 2));
    if (wide < NAMED) write(winner, 1, `700 ${large}px "Kalam", "Comic Sans MS", cursive`);
    else {
      write(
        `Z(${cell.n}, ${cell.d})`,
        -height / 4,
        `600 ${Math.min(13, Math.floor(width / 5))}px "Inter", sans-serif`,
      );
      write(`${winner} ${margin}`, height / 6, `700 ${large}px "Kalam", "Comic Sans MS", cursive`);
    }
  }
}

function paintRing(
  pen: CanvasRenderingContext2D,
  { view, size, choices }: Scene,
  cell: Cell | null,
  thick: number,
): void {
  if (cell === null) return;
  const { left, top, width, height } = rectOf(view, size, choices.parity, cell);
  const middle: Point = { x: left + width / 2, y: top + height / 2 };
  const [wide, high] = [Math.max(width, 9) / 2 + 2, Math.max(height, 9) / 2 + 2];
  for (const [line, colour] of [
    [2 * thick, "rgb(25 34 31 / 80%)"],
    [thick, YELLOW],
  ] as const) {
    pen.lineWidth = line;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.roundRect(middle.x - wide, middle.y - high, 2 * wide, 2 * high, 3);
    pen.stroke();
  }
}
