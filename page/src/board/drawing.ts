/** Lines that are drawn between numbers by pressing one number and then another. Pure. */

/** The key in the browser's storage for the arrangement in which lines were drawn: "ring" or "rows". */
export const DRAWN_IN = "drawn-in";

export type Pair = readonly [number, number];

/** The lines so far, and the number at which the next line begins. */
export interface Drawing {
  pairs: readonly Pair[];
  from: number | null;
}

export const EMPTY: Drawing = { pairs: [], from: null };

/** The drawing after a press, if each number has at most one line. Pressing a number that has a line erases it. */
export function pressInPairing({ pairs, from }: Drawing, pressed: number): Drawing {
  const others = pairs.filter((pair) => !pair.includes(pressed));
  if (others.length < pairs.length) return { pairs: others, from: null };
  if (from === null) return { pairs, from: pressed };
  return from === pressed ? { pairs, from: null } : { pairs: [...pairs, [from, pressed]], from: null };
}

/** The drawing after a press, if numbers may have many lines. Drawing a line again erases it. */
export function pressInGraph({ pairs, from }: Drawing, pressed: number): Drawing {
  if (from === null) return { pairs, from: pressed };
  if (from === pressed) return { pairs, from: null };
  const line: Pair = from < pressed ? [from, pressed] : [pressed, from];
  const others = pairs.filter(([one, other]) => one !== line[0] || other !== line[1]);
  return { pairs: others.length < pairs.length ? others : [...pairs, line], from: null };
}

/** The lines in the notation of the library, sorted: "1-2 3-9". */
export function formatPairs(pairs: readonly Pair[]): string {
  return [...pairs]
    .sort(([x, y], [u, v]) => x - u || y - v)
    .map(([one, other]) => `${one}-${other}`)
    .join(" ");
}

/** The lines in a text whose ends are different numbers from 1 to n; anything else is ignored. */
export function parsePairs(text: string, n: number): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const [, ...ends] of text.matchAll(/(\d{1,4})-(\d{1,4})/g)) {
    const [one = 0, other = 0] = ends.map(Number).sort((x, y) => x - y);
    if (one >= 1 && other <= n && one !== other) pairs.set(`${one}-${other}`, [one, other]);
  }
  return [...pairs.values()];
}
