/** The state of the map: what is seen, what is looked at, and the address that says so. */

import { type Choices, choicesIn, queryOf, selectedIn, viewIn } from "../map/address";
import {
  around,
  type Cell,
  clamped,
  nearest,
  ONE,
  opening,
  panned,
  pixelsOf,
  rectOf,
  type Size,
  type View,
  zoomed,
} from "../map/plane";
import { motionIsReduced } from "../shared/rhythm";

const GLIDE = 220;
const SETTLED = 300;
/** A key moves the cursor by one variant, or by so many pixels where variants are smaller. */
const STRIDE = 10;

export class Atlas {
  size = $state.raw<Size>({ width: 900, height: 420 });
  view = $state.raw<View>(opening({ width: 900, height: 420 }));
  choices = $state.raw<Choices>(choicesIn(location.search));
  /** The variant that is looked at. */
  cursor = $state.raw<Cell | null>(null);
  /** The variant that was chosen: the look returns to it when the pointer leaves the map. */
  selected = $state.raw<Cell | null>(null);
  /** Whether keys moved the cursor last: then it is read aloud. */
  byKeys = $state(false);

  /** Whether the map still shows what it opened with, which needs no address. */
  #opening = true;
  #measured = false;
  #frame = 0;
  #goal = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;

  /** Take what the address says. */
  arrive(): void {
    cancelAnimationFrame(this.#frame);
    this.choices = choicesIn(location.search);
    const found = selectedIn(location.search);
    this.selected = found && this.#onTheMap(found.cell);
    this.cursor = this.selected;
    const view = viewIn(location.search) ?? (found?.around ? around(found.cell, this.size) : null);
    this.#opening = view === null;
    this.view = clamped(view ?? opening(this.size), this.size);
  }

  /** The least d on the map: it must be larger than the remainder. */
  get least(): bigint {
    return this.choices.remainder < 2 ? 2n : BigInt(this.choices.remainder) + 1n;
  }

  /** Keep a variant in view of the card. */
  select(cell: Cell | null): void {
    this.byKeys = false;
    this.selected = cell;
    this.cursor = cell;
    this.#write(false);
  }

  /** Select a variant and go there; boards of its parity are shown. The back button returns. */
  visit(cell: Cell): void {
    const parity = cell.n % 2n === 0n ? "even" : "odd";
    if (this.choices.parity !== "all" && this.choices.parity !== parity)
      this.choices = { ...this.choices, parity };
    this.#write(false);
    this.selected = this.cursor = this.#onTheMap(cell);
    this.jump(around(this.selected, this.size));
  }

  /** The pointer has left the map. */
  leave(): void {
    if (!this.byKeys && this.selected !== null) this.cursor = this.selected;
  }

  #onTheMap(cell: Cell): Cell {
    return nearest(cell, this.choices.parity, this.least);
  }

  resize(size: Size): void {
    this.size = size;
    if (!this.#measured || this.#opening) {
      this.#measured = true;
      this.arrive();
    } else this.view = clamped(this.view, size);
  }

  choose(some: Partial<Choices>): void {
    this.choices = { ...this.choices, ...some };
    if (this.cursor !== null) this.cursor = this.#onTheMap(this.cursor);
    if (this.selected !== null) this.selected = this.#onTheMap(this.selected);
    this.#write(false);
  }

  /** Show something else altogether; the back button returns. */
  jump(view: View | null): void {
    this.#write(false);
    cancelAnimationFrame(this.#frame);
    this.#opening = view === null;
    this.view = clamped(view ?? opening(this.size), this.size);
    this.#write(true);
  }

  pan(right: number, down: number): void {
    cancelAnimationFrame(this.#frame);
    this.#move(panned(this.view, this.size, right, down));
  }

  zoom(by: number, px: number, py: number): void {
    cancelAnimationFrame(this.#frame);
    this.#move(zoomed(this.view, this.size, this.view.zoom + by, px, py));
  }

  /** Zoom in steps, smoothly, about the cursor where it is seen. */
  step(by: number): void {
    const { left, top } = this.#focus();
    const from = this.view;
    this.#goal = (this.#frame === 0 ? from.zoom : this.#goal) + by;
    const goal = this.#goal;
    this.#glide((part) => zoomed(from, this.size, from.zoom + (goal - from.zoom) * part, left, top));
  }

  /** Move the window, smoothly. */
  slide(right: number, down: number): void {
    const from = this.view;
    this.#glide((part) => panned(from, this.size, right * part, down * part));
  }

  look(cell: Cell | null): void {
    this.byKeys = false;
    if (cell !== null) this.cursor = cell;
  }

  /** Move the cursor; the window follows it. */
  walk(right: number, up: number): void {
    const side = pixelsOf(ONE, this.view.zoom);
    const stride = BigInt(Math.max(1, Math.round(STRIDE / side)));
    const wide = this.choices.parity === "all" ? stride : 2n * stride;
    this.byKeys = true;
    const from = this.cursor ?? this.middle();
    const walked = { n: from.n + BigInt(right) * wide, d: from.d + BigInt(up) * stride };
    this.cursor = this.selected = this.#onTheMap(this.cursor === null ? from : walked);
    this.#follow();
    this.#later();
  }

  /** The variant in the middle of the window. */
  middle(): Cell {
    return this.#onTheMap({ n: (2n * this.view.x) / ONE, d: this.view.y / ONE });
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settle);
  }

  #follow(): void {
    if (this.cursor === null) return;
    const { left, top, width, height } = rectOf(this.view, this.size, this.choices.parity, this.cursor);
    const rim = 30;
    const over = (at: number, end: number) => (at < rim ? rim - at : at > end - rim ? end - rim - at : 0);
    const right = over(left + width / 2, this.size.width);
    const down = over(top + height / 2, this.size.height);
    if (right !== 0 || down !== 0) this.pan(right, down);
  }

  /** The point that zooming keeps in its place: the cursor, or the middle. */
  #focus(): { left: number; top: number } {
    const middle = { left: this.size.width / 2, top: this.size.height / 2 };
    if (this.cursor === null) return middle;
    const { left, top, width, height } = rectOf(this.view, this.size, this.choices.parity, this.cursor);
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = x >= 0 && y >= 0 && x <= this.size.width && y <= this.size.height;
    return seen ? { left: x, top: y } : middle;
  }

  #glide(at: (part: number) => View): void {
    cancelAnimationFrame(this.#frame);
    if (motionIsReduced()) {
      this.#frame = 0;
      this.#move(at(1));
      return;
    }
    const start = performance.now();
    const draw = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - start) / GLIDE);
      this.#move(at(1 - (1 - part) ** 3));
      this.#frame = part < 1 ? requestAnimationFrame(draw) : 0;
    };
    this.#frame = requestAnimationFrame(draw);
  }

  #move(view: View): void {
    this.view = view;
    this.#opening = false;
    this.#later();
  }

  #later(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#write(false), SETTLED);
  }

  #write(push: boolean): void {
    clearTimeout(this.#settle);
    const address =
      location.pathname + queryOf(this.choices, this.#opening ? null : this.view, this.selected);
    if (push) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  }
}
