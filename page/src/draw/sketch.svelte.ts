/** The picture that is being drawn: how many numbers, the lines between them, and the steps to take back. */

import { type Drawing, EMPTY, joined } from "../board/drawing";

const LEAST = 4;
const USUAL = 9;

/** The size of a board when `n` numbers are asked for: within the limits, nine if `n` is no number. */
export function boardSize(n: number, largest: number): number {
  return Math.min(largest, Math.max(LEAST, Math.round(n) || USUAL));
}

interface Step extends Drawing {
  n: number;
}

export class Sketch {
  #now = $state.raw<Step>({ n: USUAL, ...EMPTY });
  /** The pictures before this one, the latest last. */
  #earlier = $state.raw<readonly Step[]>([]);
  readonly #largest: number;

  constructor(n: number, pairs: Drawing["pairs"], largest: number) {
    this.#largest = largest;
    this.#now = { n, pairs, from: null };
  }

  get n(): number {
    return this.#now.n;
  }
  get pairs(): Drawing["pairs"] {
    return this.#now.pairs;
  }
  /** The number at which the next line begins, or null. */
  get from(): number | null {
    return this.#now.from;
  }
  get canUndo(): boolean {
    return this.#earlier.length > 0;
  }

  /** A number was pressed: it begins a line, or ends the one that was begun. */
  press(number: number): void {
    this.#change({ ...this.#now, ...joined(this.#now, number) });
  }

  /** Draw a line between two numbers, or wipe it out if it is there. */
  join(from: number, to: number): void {
    this.#change({ ...this.#now, ...joined({ pairs: this.pairs, from }, to) });
  }

  clear(): void {
    this.#change({ ...this.#now, ...EMPTY });
  }

  /** Change the number of numbers; lines to numbers that are gone go too. */
  resize(size: number): void {
    const n = boardSize(size, this.#largest);
    const pairs = this.pairs.filter(([one, other]) => one <= n && other <= n);
    this.#change({ n, pairs: pairs.length < this.pairs.length ? pairs : this.pairs, from: null });
  }

  /** Return to the picture before the last change of lines or size. */
  undo(): void {
    const last = this.#earlier.at(-1);
    if (last === undefined) return;
    this.#earlier = this.#earlier.slice(0, -1);
    this.#now = { ...last, from: null };
  }

  #change(next: Step): void {
    if (next.pairs !== this.pairs || next.n !== this.n) this.#earlier = [...this.#earlier, this.#now];
    this.#now = next;
  }
}
