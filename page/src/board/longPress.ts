/** A long press on a number by touch does what hovering does: it highlights the number and crosses nothing out. */

import { numeralAt } from "./focus";

/** A press is long after this many milliseconds. */
const LONG_PRESS_DELAY = 400;
/** A finger that moves farther than this scrolls, in pixels. */
const MOVE_TOLERANCE = 12;

export class LongPress {
  readonly #show: (numeral: HTMLElement | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: [number, number] = [0, 0];
  /** Whether the present press is long, or the last one was and its click has not come yet. */
  isLong = false;

  constructor(show: (numeral: HTMLElement | null) => void) {
    this.#show = show;
  }

  begin(event: PointerEvent): void {
    const numeral = numeralAt(event);
    this.isLong = false;
    this.#show(null);
    clearTimeout(this.#timer);
    if (numeral === null) return;
    this.#start = [event.clientX, event.clientY];
    this.#timer = setTimeout(() => {
      this.isLong = true;
      this.#show(numeral);
    }, LONG_PRESS_DELAY);
  }

  move(event: PointerEvent): void {
    const [x, y] = this.#start;
    if (Math.hypot(event.clientX - x, event.clientY - y) > MOVE_TOLERANCE) clearTimeout(this.#timer);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the click belongs to a long press and is not a move. Resets the long press. */
  takesClick(): boolean {
    const wasLong = this.isLong;
    this.isLong = false;
    return wasLong;
  }
}
