/** Thousands of numbers are drawn in portions, so that the page answers in between. */

import type { Section } from "./arrangement";

/** So many numbers are drawn at once. */
const PORTION = 150;

/** The first rows of these sections, those of so many numbers. Sections that are whole are the same objects. */
export function firstOf(sections: readonly Section[], columns: number, count: number): Section[] {
  let left = count;
  return sections.flatMap((section) => {
    const rows = section.rows.slice(0, Math.max(0, Math.ceil(left / columns)));
    left -= section.rows.length * columns;
    if (rows.length === 0) return [];
    return rows.length === section.rows.length ? [section] : [{ ...section, rows }];
  });
}

export class Portions {
  /** How many numbers may be drawn by now. */
  #drawn = $state(PORTION);
  readonly #size: () => number;
  readonly complete = $derived.by(() => this.#drawn >= this.#size());

  /** Grows until all of so many numbers are drawn, and begins anew where they stand elsewhere. */
  constructor(size: () => number, key: () => string) {
    this.#size = size;
    $effect.pre(() => {
      key();
      this.#drawn = PORTION;
    });
    $effect(() => {
      if (this.#drawn >= size()) return;
      const timer = setTimeout(() => (this.#drawn += PORTION), 0);
      return () => clearTimeout(timer);
    });
  }

  /** What is drawn of these sections by now. */
  of(sections: Section[], columns: number): Section[] {
    return this.complete ? sections : firstOf(sections, columns, this.#drawn);
  }
}
