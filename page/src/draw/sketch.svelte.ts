/** The drawing that is being edited: the number of numbers, the lines between them, and the undo stack. */

import { type Drawing, EMPTY, pressInGraph } from "../board/drawing";

const MIN_SIZE = 4;
const DEFAULT_SIZE = 9;

/** `n` clamped to the allowed sizes; the default if `n` is not a number. */
export function boardSize(n: number, largest: number): number {
  return Math.min(largest, Math.max(MIN_SIZE, Math.round(n) || DEFAULT_SIZE));
}

interface Snapshot extends Drawing {
  n: number;
}

export class Sketch {
  #current = $state.raw<Snapshot>({ n: DEFAULT_SIZE, ...EMPTY });
  /** The undo stack, the latest state last. */
  #undoStack = $state.raw<readonly Snapshot[]>([]);
  readonly #largest: number;

  constructor(n: number, pairs: Drawing["pairs"], largest: number) {
    this.#largest = largest;
    this.#current = { n, pairs, from: null };
  }

  get n(): number {
    return this.#current.n;
  }
  get pairs(): Drawing["pairs"] {
    return this.#current.pairs;
  }
  /** The number at which the next line begins, or null. */
  get from(): number | null {
    return this.#current.from;
  }
  get canUndo(): boolean {
    return this.#undoStack.length > 0;
  }

  /** Begins a line at the number, or ends the current line there. */
  press(number: number): void {
    this.#change({ ...this.#current, ...pressInGraph(this.#current, number) });
  }

  /** Draws a line between two numbers, or erases it. */
  join(from: number, to: number): void {
    this.#change({ ...this.#current, ...pressInGraph({ pairs: this.pairs, from }, to) });
  }

  clear(): void {
    this.#change({ ...this.#current, ...EMPTY });
  }

  /** Changes the size of the board; lines to removed numbers are removed too. */
  resize(size: number): void {
    const n = boardSize(size, this.#largest);
    const pairs = this.pairs.filter(([one, other]) => one <= n && other <= n);
    this.#change({ n, pairs: pairs.length < this.pairs.length ? pairs : this.pairs, from: null });
  }

  /** Undoes the last change of lines or size. */
  undo(): void {
    const last = this.#undoStack.at(-1);
    if (last === undefined) return;
    this.#undoStack = this.#undoStack.slice(0, -1);
    this.#current = { ...last, from: null };
  }

  #change(next: Snapshot): void {
    if (next.pairs !== this.pairs || next.n !== this.n) this.#undoStack = [...this.#undoStack, this.#current];
    this.#current = next;
  }
}
