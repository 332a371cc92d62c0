/** The drawing that is being edited: the number of numbers, the lines between them, and the undo stack. */

import { type Drawing, EMPTY, pressInGraph } from "../board/drawing";

const LEAST = 4;
const USUAL = 9;

/** `n` clamped to the allowed sizes; nine if `n` is not a number. */
export function boardSize(n: number, largest: number): number {
  return Math.min(largest, Math.max(LEAST, Math.round(n) || USUAL));
}

interface Snapshot extends Drawing {
  n: number;
}

export class Sketch {
  #now = $state.raw<Snapshot>({ n: USUAL, ...EMPTY });
  /** The undo stack, the latest state last. */
  #earlier = $state.raw<readonly Snapshot[]>([]);
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

  /** Begins a line at the number, or ends the current line there. */
  press(number: number): void {
    this.#change({ ...this.#now, ...pressInGraph(this.#now, number) });
  }

  /** Draws a line between two numbers, or erases it. */
  join(from: number, to: number): void {
    this.#change({ ...this.#now, ...pressInGraph({ pairs: this.pairs, from }, to) });
  }

  clear(): void {
    this.#change({ ...this.#now, ...EMPTY });
  }

  /** Changes the size of the board; lines to removed numbers are removed too. */
  resize(size: number): void {
    const n = boardSize(size, this.#largest);
    const pairs = this.pairs.filter(([one, other]) => one <= n && other <= n);
    this.#change({ n, pairs: pairs.length < this.pairs.length ? pairs : this.pairs, from: null });
  }

  /** Undoes the last change of lines or size. */
  undo(): void {
    const last = this.#earlier.at(-1);
    if (last === undefined) return;
    this.#earlier = this.#earlier.slice(0, -1);
    this.#now = { ...last, from: null };
  }

  #change(next: Snapshot): void {
    if (next.pairs !== this.pairs || next.n !== this.n) this.#earlier = [...this.#earlier, this.#now];
    this.#now = next;
  }
}
