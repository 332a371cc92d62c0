/** A finger held on a number: it shows what hovering shows, and crosses nothing out. */

import { numeralAt } from "./focus";

const LONG = 400;
/** A finger that has moved farther than this scrolls, in pixels. */
const STILL = 12;

export class Holding {
  readonly #show: (numeral: HTMLElement | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: [number, number] = [0, 0];
  /** Whether a number is being held, or was until just now. */
  held = false;

  constructor(show: (numeral: HTMLElement | null) => void) {
    this.#show = show;
  }

  begin(event: PointerEvent): void {
    const numeral = numeralAt(event);
    this.held = false;
    this.#show(null);
    clearTimeout(this.#timer);
    if (numeral === null) return;
    this.#from = [event.clientX, event.clientY];
    this.#timer = setTimeout(() => {
      this.held = true;
      this.#show(numeral);
    }, LONG);
  }

  move(event: PointerEvent): void {
    const [x, y] = this.#from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) clearTimeout(this.#timer);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the press that ends the holding is meant for it; then it is no move. */
  swallows(): boolean {
    const was = this.held;
    this.held = false;
    return was;
  }
}
