/** Paints the overlay of the map: lines with their formulas, and the numbers along the axes. */

import type { MapSettings } from "./address";
import { type Axis, axis } from "./axes";
import { frontierLines, type Line, shiftOf, straightLines } from "./lines";
import type { Scene } from "./paint";
import {
  FINE,
  ONE,
  planeX,
  planeY,
  type Rect,
  type Size,
  screenX,
  screenY,
  tileAt,
  type View,
} from "./plane";

/** A colour of app.css by the name of its variable, which a canvas cannot read. */
export const colourOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
/** A shadow behind lines and letters, with this opacity in per cent. */
export const shadow = (opacity: number): string => `rgb(25 34 31 / ${opacity}%)`;
const HAND_FONT = '700 15px "Kalam", "Comic Sans MS", cursive';

/** Whether this map has a frontier: it shows odd boards, and A is the Divider. */
export function hasFrontier({ divider, parity, remainder }: MapSettings): boolean {
  return divider === "A" && parity !== "even" && remainder === 0;
}

/** The lines that are switched on and apply to this map. */
export function linesOf({ view, size, settings }: Scene): Line[] {
  const { showsFrontier, showsLines, parity, divider } = settings;
  return [
    ...(showsLines ? straightLines(view, size, parity, divider) : []),
    ...(showsFrontier && hasFrontier(settings) ? frontierLines(view, size, parity) : []),
  ];
}

/** Paints the lines and, if asked to, their formulas if there is room. Those of the frontier come first. */
export function paintLines(pen: CanvasRenderingContext2D, scene: Scene, withFormulas: boolean): void {
  const lines = linesOf(scene);
  pen.save();
  // The lines end where the plane ends.
  const { left, top, width } = tileAt(scene.view, scene.size, 0, 0, 0);
  const [right, above] = [Math.min(scene.size.width, left + width), Math.max(0, top)];
  pen.beginPath();
  pen.rect(0, above, right, scene.size.height - above);
  pen.clip();
  for (const line of lines) strokeLine(pen, line);
  pen.restore();
  if (!withFormulas) return;
  const obstacles: Rect[] = [];
  for (const line of lines.toReversed()) writeFormula(pen, line, scene.size, obstacles);
}

function strokeLine(pen: CanvasRenderingContext2D, { kind, points }: Line): void {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  const stroke = (width: number, colour: string, offset = 0): void => {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.lineDashOffset = offset;
    pen.stroke();
  };
  if (kind === "frontier") {
    stroke(4.5, shadow(80));
    stroke(2.5, colourOf("yellow"));
    return;
  }
  // Thin and dashed, so that the map under the line stays visible.
  pen.setLineDash([2, 9]);
  stroke(1.6, shadow(75));
  stroke(1.6, colourOf("on-slate"), 2);
  pen.setLineDash([]);
}

/** The positions of a formula along its line, the best first. */
const ALONG = [1, 0.82, 0.64, 0.46];

/** Writes the formula beside its line, as near to the end as it fits without overlaps. */
function writeFormula(
  pen: CanvasRenderingContext2D,
  { kind, label, isLabelBelow, points }: Line,
  size: Size,
  obstacles: Rect[],
): void {
  const visible = points.filter(({ x, y }) => x <= size.width + 1 && y >= -1 && y <= size.height + 1);
  const [start, end] = [visible[0], visible.at(-1)];
  if (start === undefined || end === undefined) return;
  pen.font = HAND_FONT;
  const width = pen.measureText(label).width + 12;
  const boxAt = (part: number): Rect => {
    const point = kind === "frontier" ? visible[Math.round((visible.length - 1) * part)] : undefined;
    const { x, y } = point ?? {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    };
    const left = Math.min(size.width - width - 4, Math.max(4, x - (y < 4 ? width / 2 : width + 8)));
    const top = Math.min(
      size.height - 24,
      Math.max(4, y + (isLabelBelow ? 6 : kind === "frontier" ? -26 : -10)),
    );
    return { left, top, width, height: 21 };
  };
  const box = ALONG.map(boxAt).find((one) => obstacles.every((other) => !doOverlap(one, other)));
  if (box === undefined) return;
  obstacles.push(box);
  const { left, top } = box;
  pen.fillStyle = shadow(86);
  pen.beginPath();
  pen.roundRect(left, top, width, 21, 6);
  pen.fill();
  pen.fillStyle = kind === "frontier" ? colourOf("yellow") : colourOf("on-slate");
  pen.textAlign = "left";
  pen.textBaseline = "middle";
  pen.fillText(label, left + 6, top + 12);
}

/** Whether two rectangles overlap. */
const doOverlap = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Paints the numbers along both axes, and the letters n and d. */
export function paintAxes(pen: CanvasRenderingContext2D, { view, size, settings }: Scene): void {
  const { n, d } = axesOf(view, size);
  pen.font = HAND_FONT;
  pen.fillStyle = colourOf("on-slate");
  pen.strokeStyle = colourOf("on-slate-faint");
  pen.lineWidth = 1;
  pen.textBaseline = "middle";
  pen.textAlign = "center";
  for (const { value, label } of n.ticks) {
    const x = screenX(view, size, (value << FINE) / 2n + shiftOf(settings.parity));
    if (x < 0 || x > size.width) continue;
    strokeTick(pen, x, size.height, x, size.height + 5);
    const half = pen.measureText(label).width / 2;
    pen.fillText(label, Math.min(x, size.width - half - 20), size.height + 18);
  }
  pen.textAlign = "right";
  for (const { value, label } of d.ticks) {
    const y = screenY(view, size, (value << FINE) + ONE / 2n);
    if (y < 24 || y > size.height) continue;
    strokeTick(pen, -5, y, 0, y);
    pen.fillText(label, -8, Math.min(y + 1, size.height - 8));
  }
  pen.fillStyle = colourOf("yellow");
  pen.fillText("d", -8, 9);
  pen.textAlign = "left";
  pen.fillText("n", size.width - 15, size.height + 18);
}

function strokeTick(pen: CanvasRenderingContext2D, x: number, y: number, toX: number, toY: number): void {
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
