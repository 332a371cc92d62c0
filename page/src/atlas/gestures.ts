/** Pointer, wheel, touch and keyboard events on the map. */

import { playAddress } from "../map/address";
import { GUTTER } from "../map/paint";
import { cellAt, rectOf, wholeMap } from "../map/plane";
import { link } from "../shared/site";
import { LARGEST_BOARD } from "../shared/variant";
import type { Atlas } from "./atlas.svelte";

type Point = [number, number];

/** A press that moves no farther than this is a click, in pixels. */
const CLICK_DISTANCE = 5;
/** The smallest size of the selected variant as a target of the mouse (the ring around it) and of a finger, in pixels. */
const MOUSE_TARGET = 9;
const FINGER_TARGET = 24;
const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Listens on the stage. The returned function removes the listeners. */
export function listen(stage: HTMLElement, atlas: Atlas): () => void {
  const gestures = new Gestures(stage, atlas);
  const controller = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    stage.addEventListener(kind, act, { signal: controller.signal, passive: false });
  on("wheel", (event) => gestures.roll(event));
  on("pointerdown", (event) => gestures.press(event));
  on("pointermove", (event) => gestures.move(event));
  on("pointerup", (event) => gestures.release(event));
  on("pointercancel", (event) => gestures.release(event));
  on("pointerleave", () => atlas.leave());
  on("keydown", (event) => gestures.key(event));
  return () => controller.abort();
}

class Gestures {
  /** The position of each finger, or of the pressed mouse. */
  readonly #fingers = new Map<number, Point>();
  /** The distance moved since the first press. */
  #distance = 0;

  constructor(
    readonly stage: HTMLElement,
    readonly atlas: Atlas,
  ) {}

  roll(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 30 : 1;
    this.atlas.zoom(-event.deltaY * lines * (event.ctrlKey ? 0.012 : 0.004), ...this.#place(event));
  }

  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.stage.setPointerCapture(event.pointerId);
    if (this.#fingers.size === 0) this.#distance = 0;
    this.#fingers.set(event.pointerId, this.#place(event));
  }

  move(event: PointerEvent): void {
    const here = this.#place(event);
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === "mouse") this.#look(here);
      return;
    }
    const [x, y] = [here[0] - before[0], here[1] - before[1]];
    this.#distance += Math.hypot(x, y);
    this.#fingers.set(event.pointerId, here);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) this.#pinch(before, here, other);
    else if (this.#distance > CLICK_DISTANCE) this.atlas.pan(x, y);
  }

  release(event: PointerEvent): void {
    const wasPressed = this.#fingers.delete(event.pointerId);
    if (!wasPressed || event.type === "pointercancel" || this.#distance > CLICK_DISTANCE) return;
    const here = this.#place(event);
    if (this.#isSelected(here, event.pointerType === "mouse" ? MOUSE_TARGET : FINGER_TARGET)) {
      this.atlas.look(this.atlas.selected);
      this.#play();
    } else if (this.#look(here)) this.atlas.select(this.atlas.cursor);
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const atlas = this.atlas;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined && event.shiftKey)
      atlas.pan((-arrow[0] * atlas.size.width) / 4, (arrow[1] * atlas.size.height) / 4);
    else if (arrow !== undefined) atlas.walk(...arrow);
    else if (event.key === "+" || event.key === "=") atlas.step(1);
    else if (event.key === "-" || event.key === "_") atlas.step(-1);
    else if (event.key === "Home") atlas.jump(null);
    else if (event.key === "End") atlas.jump(wholeMap(atlas.size));
    else if (event.key === "Enter") this.#play();
    else return;
    event.preventDefault();
  }

  /** Pans and zooms with two fingers. */
  #pinch(before: Point, here: Point, other: Point): void {
    const distance = (one: Point) => Math.max(12, Math.hypot(one[0] - other[0], one[1] - other[1]));
    this.atlas.pan((here[0] - before[0]) / 2, (here[1] - before[1]) / 2);
    const [x, y] = [(here[0] + other[0]) / 2, (here[1] + other[1]) / 2];
    this.atlas.zoom(Math.log2(distance(here) / distance(before)), x, y);
  }

  /** The position of an event on the map, without the axes. */
  #place(event: MouseEvent): Point {
    const { left, top } = this.stage.getBoundingClientRect();
    return [event.clientX - left - GUTTER.left, event.clientY - top];
  }

  /** Moves the cursor to the variant under a point. */
  #look([x, y]: Point): boolean {
    const { size, view, settings } = this.atlas;
    if (x < 0 || y < 0 || x > size.width || y > size.height) return false;
    const cell = cellAt(view, size, settings.parity, x, y, this.atlas.leastD);
    this.atlas.look(cell);
    return cell !== null;
  }

  /** Whether a point is on or near the selected variant. */
  #isSelected([x, y]: Point, reach: number): boolean {
    const { size, view, settings, selected } = this.atlas;
    if (selected === null) return false;
    const { left, top, width, height } = rectOf(view, size, settings.parity, selected);
    const near = (at: number, from: number, side: number) =>
      Math.abs(at - from - side / 2) <= Math.max(side, reach) / 2;
    return near(x, left, width) && near(y, top, height);
  }

  /** Plays the variant under the cursor, if it is small enough. */
  #play(): void {
    const { cursor, settings } = this.atlas;
    if (cursor !== null && cursor.n <= LARGEST_BOARD)
      location.assign(link(playAddress(cursor.n, cursor.d, settings)));
  }
}
