/** A long press on a number by touch: it shows what hovering shows, and crosses nothing out. */

import { numeralAt } from "./focus";

/** A press is long after this many milliseconds. */
const LONG = 400;
/** A finger that has moved farther than this scrolls, in pixels. */
const STILL = 12;

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
    }, LONG);
  }

  move(event: PointerEvent): void {
    const [x, y] = this.#start;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) clearTimeout(this.#timer);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the click belongs to a long press and is no move. Only the first call says so. */
  takesClick(): boolean {
    const wasLong = this.isLong;
    this.isLong = false;
    return wasLong;
  }
}
