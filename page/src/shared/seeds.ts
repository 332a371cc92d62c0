/** The seeds of puzzles: random ones, the seed of the day, and the seeds of a worksheet. */

/** A random seed. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))]
    .map((part) => part.toString(36))
    .join("")
    .slice(0, 8);
}

/** The local date, which is the seed of the daily puzzle. */
export function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The seeds of the puzzles on a worksheet. */
export const seedsOf = (seed: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${seed}-${place + 1}`);

/** The seed of the next puzzle on the worksheet, whose size is `of` in the query; null after the last, or without a worksheet. */
export function nextSeed(seed: string, query: URLSearchParams): string | null {
  const [, stem, place] = /^(.+)-(\d{1,2})$/.exec(seed) ?? [];
  return stem !== undefined && Number(place) < Number(query.get("of"))
    ? `${stem}-${Number(place) + 1}`
    : null;
}
