/** The state of the map: the part in view, the cursor, the selection, and the address that carries them. */

import { type MapSettings, queryOf, selectionIn, settingsIn, viewIn } from "../map/address";
import {
  type Cell,
  clamped,
  nearest,
  ONE,
  openingView,
  panned,
  pixelsOf,
  rectOf,
  type Size,
  type View,
  viewAround,
  zoomed,
} from "../map/plane";
import { here, link } from "../shared/site";

/** The address follows once the map has rested for this many milliseconds. */
const ADDRESS_DELAY = 300;
/** An arrow key moves the cursor by one variant, or by this many pixels if a variant is smaller. */
const STRIDE = 10;
/** The cursor stays at least this many pixels inside the window. */
const RIM = 30;

export class Atlas {
  size = $state.raw<Size>({ width: 900, height: 420 });
  view = $state.raw<View>(openingView({ width: 900, height: 420 }));
  settings = $state.raw<MapSettings>(settingsIn(here().search));
  /** The variant under the pointer, or the one that the arrow keys have reached. */
  cursor = $state.raw<Cell | null>(null);
  /** The variant that was clicked: the cursor returns to it when the pointer leaves the map. */
  selected = $state.raw<Cell | null>(null);
  /** Whether the keyboard moved the cursor last: then a screen reader is told about the variant. */
  isByKeyboard = $state(false);

  /** Whether the map still shows the view that it opened with, which the address leaves out. */
  #isOpeningView = true;
  #hasSize = false;
  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  /** Show the view, the settings and the selection of the address. */
  readAddress(): void {
    this.settings = settingsIn(here().search);
    const target = selectionIn(here().search);
    this.selected = target && this.#nearest(target.cell);
    this.cursor = this.selected;
    this.#show(viewIn(here().search) ?? (target?.isCentred ? viewAround(target.cell, this.size) : null));
  }

  /** The least d on the map: d must be larger than the remainder. */
  get leastD(): bigint {
    return this.settings.remainder < 2 ? 2n : BigInt(this.settings.remainder) + 1n;
  }

  /** Select a variant, or none. */
  select(cell: Cell | null): void {
    this.isByKeyboard = false;
    this.selected = cell;
    this.cursor = cell;
    this.#replaceAddress();
  }

  /** Select a variant, centre it and show boards of its parity. The back button returns. */
  visit(cell: Cell): void {
    this.#replaceAddress();
    const parity = cell.n % 2n === 0n ? "even" : "odd";
    if (this.settings.parity !== "all" && this.settings.parity !== parity)
      this.settings = { ...this.settings, parity };
    this.selected = this.cursor = this.#nearest(cell);
    this.#show(viewAround(this.selected, this.size));
    this.#pushAddress();
  }

  /** Return the cursor to the selection, because the pointer has left the map. */
  leave(): void {
    if (!this.isByKeyboard && this.selected !== null) this.cursor = this.selected;
  }

  /** The nearest variant that is on the map with its present parity and remainder. */
  #nearest(cell: Cell): Cell {
    return nearest(cell, this.settings.parity, this.leastD);
  }

  resize(size: Size): void {
    this.size = size;
    if (!this.#hasSize || this.#isOpeningView) {
      this.#hasSize = true;
      this.readAddress();
    } else this.view = clamped(this.view, size);
  }

  /** Change some settings. The cursor and the selection stay on the map. */
  change(changes: Partial<MapSettings>): void {
    this.settings = { ...this.settings, ...changes };
    if (this.cursor !== null) this.cursor = this.#nearest(this.cursor);
    if (this.selected !== null) this.selected = this.#nearest(this.selected);
    this.#replaceAddress();
  }

  /** Show another view at once; null is the opening view. The back button returns. */
  jump(view: View | null): void {
    this.#replaceAddress();
    this.#show(view);
    this.#pushAddress();
  }

  pan(right: number, down: number): void {
    this.#move(panned(this.view, this.size, right, down));
  }

  zoom(by: number, px: number, py: number): void {
    this.#move(zoomed(this.view, this.size, this.view.zoom + by, px, py));
  }

  /** Zoom about the cursor if it is in view, otherwise about the middle. */
  step(by: number): void {
    const middle = { x: this.size.width / 2, y: this.size.height / 2 };
    const cursor = this.cursor === null ? middle : this.#centreOf(this.cursor);
    const isInView =
      cursor.x >= 0 && cursor.y >= 0 && cursor.x <= this.size.width && cursor.y <= this.size.height;
    const { x, y } = isInView ? cursor : middle;
    this.zoom(by, x, y);
  }

  /** Move the cursor to the variant under the pointer. */
  look(cell: Cell | null): void {
    this.isByKeyboard = false;
    if (cell !== null) this.cursor = cell;
  }

  /** Move the cursor and the selection by keyboard; the window follows. */
  walk(right: number, up: number): void {
    const side = pixelsOf(ONE, this.view.zoom);
    const strideD = BigInt(Math.max(1, Math.round(STRIDE / side)));
    const strideN = this.settings.parity === "all" ? strideD : 2n * strideD;
    this.isByKeyboard = true;
    const from = this.cursor ?? this.middle();
    const next = { n: from.n + BigInt(right) * strideN, d: from.d + BigInt(up) * strideD };
    this.cursor = this.selected = this.#nearest(this.cursor === null ? from : next);
    this.#follow();
    this.#replaceAddressLater();
  }

  /** The variant in the middle of the window. */
  middle(): Cell {
    return this.#nearest({ n: (2n * this.view.x) / ONE, d: this.view.y / ONE });
  }

  close(): void {
    clearTimeout(this.#addressTimer);
  }

  /** Pan so far that the cursor is inside the window. */
  #follow(): void {
    if (this.cursor === null) return;
    const { x, y } = this.#centreOf(this.cursor);
    const excess = (at: number, end: number) => (at < RIM ? RIM - at : at > end - RIM ? end - RIM - at : 0);
    const right = excess(x, this.size.width);
    const down = excess(y, this.size.height);
    if (right !== 0 || down !== 0) this.pan(right, down);
  }

  /** The middle of a variant on the screen. */
  #centreOf(cell: Cell): { x: number; y: number } {
    const { left, top, width, height } = rectOf(this.view, this.size, this.settings.parity, cell);
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Show a view at once; null is the opening view. */
  #show(view: View | null): void {
    this.#isOpeningView = view === null;
    this.view = clamped(view ?? openingView(this.size), this.size);
  }

  #move(view: View): void {
    this.view = view;
    this.#isOpeningView = false;
    this.#replaceAddressLater();
  }

  get #address(): string {
    return here().pathname + queryOf(this.settings, this.#isOpeningView ? null : this.view, this.selected);
  }

  #replaceAddressLater(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => this.#replaceAddress(), ADDRESS_DELAY);
  }

  #replaceAddress(): void {
    clearTimeout(this.#addressTimer);
    history.replaceState(null, "", link(this.#address));
  }

  #pushAddress(): void {
    history.pushState(null, "", link(this.#address));
  }
}
