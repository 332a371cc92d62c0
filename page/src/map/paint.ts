/** Paints the map: tiles, lines over them, the numbers along the axes, the cursor and the selection. */

import type { MapSettings } from "./address";
import type { Figures } from "./figures.svelte";
import type { Point } from "./lines";
import { colourOf, paintAxes, paintLines, shadow } from "./overlay";
import {
  type Cell,
  ONE,
  pixelsOf,
  rectOf,
  SINGLE_ZOOM,
  type Size,
  type Tile,
  tilesOf,
  type View,
} from "./plane";
import { tilePath } from "./tiles.svelte";

export interface Scene {
  view: View;
  /** The size of the map without its axes. */
  size: Size;
  settings: MapSettings;
  /** The variant under the cursor, and the selected one. */
  cursor: Cell | null;
  selected: Cell | null;
  /** The winners of the variants, shown if the cells are large enough. */
  figures: Figures | null;
  /** The number of pixels of the canvas for each pixel of the page. */
  density: number;
}

/** The space of the axes at the left and below. */
export const GUTTER = { left: 54, bottom: 34 };
/** The colour outside the plane. */
const OUTSIDE = "#19221f";
/** How many levels coarser a tile may be that stands in for a missing one. */
const MAX_COARSER = 7;

type TileOf = (address: string) => ImageBitmap | undefined;

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
  pen.fillStyle = OUTSIDE;
  pen.fillRect(0, 0, size.width, size.height);
  let isComplete = true;
  for (const tile of tilesOf(scene.view, size, scene.settings.parity, density))
    isComplete = paintTile(pen, scene, tile, tileOf) && isComplete;
  paintLines(pen, scene, widthOf(scene.view, scene.settings) < LETTER_WIDTH);
  paintFigures(pen, scene);
  paintRing(pen, scene, scene.selected, 3.5);
  paintRing(pen, scene, scene.cursor, 2);
  pen.restore();
  paintAxes(pen, scene);
  pen.restore();
  return isComplete;
}

/** Paints a tile. If it is not cached, paints part of a coarser one and finer ones over it. Returns whether it is cached. */
function paintTile(pen: CanvasRenderingContext2D, scene: Scene, tile: Tile, tileOf: TileOf): boolean {
  const { settings, density } = scene;
  const [left, top] = [snap(tile.left, density), snap(tile.top, density)];
  const right = snap(tile.left + tile.width, density);
  const bottom = snap(tile.top + tile.height, density);
  pen.imageSmoothingEnabled = scene.view.zoom < SINGLE_ZOOM;
  pen.imageSmoothingQuality = "high";
  const exact = tileOf(tilePath(settings, tile.z, tile.x, tile.y));
  if (exact !== undefined) {
    pen.drawImage(exact, left, top, right - left, bottom - top);
    return true;
  }
  for (let up = 1; up <= MAX_COARSER && tile.z - up >= 0; up++) {
    const parts = 2 ** up;
    const [x, y] = [Math.floor(tile.x / parts), Math.floor(tile.y / parts)];
    const coarse = tileOf(tilePath(settings, tile.z - up, x, y));
    if (coarse === undefined) continue;
    const side = coarse.width / parts;
    const column = tile.x - x * parts;
    const row = parts - 1 - (tile.y - y * parts);
    pen.drawImage(coarse, column * side, row * side, side, side, left, top, right - left, bottom - top);
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
    const fine = tileOf(tilePath(settings, tile.z + 1, 2 * tile.x + column, 2 * tile.y + 1 - row));
    if (fine === undefined) continue;
    const [from, to] = column === 0 ? [left, middle[0]] : [middle[0], right];
    const [upper, lower] = row === 0 ? [top, middle[1]] : [middle[1], bottom];
    pen.drawImage(fine, from, upper, to - from, lower - upper);
  }
  return false;
}

/** A coordinate rounded to a pixel of the screen, so that there is no seam between tiles. */
const snap = (place: number, density: number): number => Math.round(place * density) / density;

/** From these widths on, in pixels, a cell shows its winner, and its name and margin too. */
export const LETTER_WIDTH = 18;
export const NAME_WIDTH = 50;

/** The width of a cell on the screen, in pixels. */
export function widthOf(view: View, { parity }: MapSettings): number {
  return pixelsOf(ONE, view.zoom) / (parity === "all" ? 2 : 1);
}

/** Writes the winner into each cell, and the name and margin into large cells. */
function paintFigures(pen: CanvasRenderingContext2D, scene: Scene): void {
  const { view, size, settings, figures } = scene;
  const cellWidth = widthOf(view, settings);
  if (figures === null || cellWidth < LETTER_WIDTH) return;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const [light, dark] = [colourOf("on-slate"), colourOf("on-colour")];
  for (const { cell, winner, margin } of figures.all) {
    const { left, top, width, height } = rectOf(view, size, settings.parity, cell);
    if (left > size.width || top > size.height || left + width < 0 || top + height < 0) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    pen.fillStyle = settings.layer === "winner" && winner === "A" ? dark : light;
    // An outline, because the background differs from layer to layer.
    pen.strokeStyle = shadow(85);
    pen.lineWidth = 3;
    const write = (text: string, down: number, font: string) => {
      pen.font = font;
      if (pen.measureText(text).width > width - 4) return;
      if (settings.layer !== "winner") pen.strokeText(text, x, y + down);
      pen.fillText(text, x, y + down);
    };
    const fontSize = Math.min(22, Math.round(width / 2));
    if (cellWidth < NAME_WIDTH) write(winner, 1, `700 ${fontSize}px "Kalam", "Comic Sans MS", cursive`);
    else {
      write(
        `Z(${cell.n}, ${cell.d})`,
        -height / 4,
        `600 ${Math.min(13, Math.floor(width / 5))}px "Inter", sans-serif`,
      );
      write(`${winner} ${margin}`, height / 6, `700 ${fontSize}px "Kalam", "Comic Sans MS", cursive`);
    }
  }
}

/** Paints a ring around a cell. */
function paintRing(
  pen: CanvasRenderingContext2D,
  { view, size, settings }: Scene,
  cell: Cell | null,
  thickness: number,
): void {
  if (cell === null) return;
  const { left, top, width, height } = rectOf(view, size, settings.parity, cell);
  const middle: Point = { x: left + width / 2, y: top + height / 2 };
  const [right, down] = [Math.max(width, 9) / 2 + 2, Math.max(height, 9) / 2 + 2];
  for (const [lineWidth, colour] of [
    [2 * thickness, shadow(80)],
    [thickness, colourOf("yellow")],
  ] as const) {
    pen.lineWidth = lineWidth;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.roundRect(middle.x - right, middle.y - down, 2 * right, 2 * down, 3);
    pen.stroke();
  }
}
