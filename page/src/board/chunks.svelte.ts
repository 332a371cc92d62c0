/** Draws thousands of numbers in chunks, so that the page stays responsive in between. */

import type { Section } from "./arrangement";

/** The number of numbers in a chunk. */
const CHUNK = 150;

/** The first rows of the sections, enough for `count` numbers. Complete sections are the same objects as before. */
export function firstRows(sections: readonly Section[], columns: number, count: number): Section[] {
  let left = count;
  return sections.flatMap((section) => {
    const rows = section.rows.slice(0, Math.max(0, Math.ceil(left / columns)));
    left -= section.rows.length * columns;
    if (rows.length === 0) return [];
    return rows.length === section.rows.length ? [section] : [{ ...section, rows }];
  });
}

export class ChunkedRender {
  /** The number of numbers that may be drawn by now. */
  #count = $state(CHUNK);
  readonly #size: () => number;
  readonly isComplete = $derived.by(() => this.#count >= this.#size());

  /** Adds chunks until all `size` numbers are drawn, and starts again whenever `key` changes. */
  constructor(size: () => number, key: () => string) {
    this.#size = size;
    $effect.pre(() => {
      key();
      this.#count = CHUNK;
    });
    $effect(() => {
      if (this.#count >= size()) return;
      const timer = setTimeout(() => (this.#count += CHUNK), 0);
      return () => clearTimeout(timer);
    });
  }

  /** The part of the sections that may be drawn by now. */
  of(sections: Section[], columns: number): Section[] {
    return this.isComplete ? sections : firstRows(sections, columns, this.#count);
  }
}
