/** Lines drawn between numbers by pressing one and then another. Pure. */

/** Under this name the browser remembers how the numbers stood when lines were drawn: "ring" or "rows". */
export const DRAWN_IN = "drawn-in";

export type Line = readonly [number, number];

/** Lines between numbers, and the number that the next line begins at. */
export interface Drawing {
  pairs: readonly Line[];
  from: number | null;
}

export const EMPTY: Drawing = { pairs: [], from: null };

/** Pairs after a number was pressed: the first press begins a line, the second ends it, a third wipes it out. */
export function drawn({ pairs, from }: Drawing, pressed: number): Drawing {
  const others = pairs.filter((pair) => !pair.includes(pressed));
  if (others.length < pairs.length) return { pairs: others, from: null };
  if (from === null) return { pairs, from: pressed };
  return from === pressed ? { pairs, from: null } : { pairs: [...pairs, [from, pressed]], from: null };
}

/** Any lines after a number was pressed: a number may have many, and a line that is drawn again is wiped out. */
export function joined({ pairs, from }: Drawing, pressed: number): Drawing {
  if (from === null) return { pairs, from: pressed };
  if (from === pressed) return { pairs, from: null };
  const line: Line = from < pressed ? [from, pressed] : [pressed, from];
  const others = pairs.filter(([one, other]) => one !== line[0] || other !== line[1]);
  return { pairs: others.length < pairs.length ? others : [...pairs, line], from: null };
}

/** The lines in order, as the library writes them behind the word: "1-2 3-9". */
export function written(pairs: readonly Line[]): string {
  return [...pairs]
    .sort(([x, y], [u, v]) => x - u || y - v)
    .map(([one, other]) => `${one}-${other}`)
    .join(" ");
}

/** The lines in a text, those that can be read and whose ends are from 1 to n. */
export function linesIn(text: string, n: number): Line[] {
  const found = new Map<string, Line>();
  for (const [, ...ends] of text.matchAll(/(\d{1,4})-(\d{1,4})/g)) {
    const [one = 0, other = 0] = ends.map(Number).sort((x, y) => x - y);
    if (one >= 1 && other <= n && one !== other) found.set(`${one}-${other}`, [one, other]);
  }
  return [...found.values()];
}
