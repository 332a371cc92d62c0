/** The seeds of puzzles: a new one, that of the day, and those of a worksheet one after the other. */

/** A seed that nobody has chosen. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))]
    .map((part) => part.toString(36))
    .join("")
    .slice(0, 8);
}

/** The date here, as the puzzle of the day has it. */
export function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The seeds of the puzzles on a worksheet of so many. */
export const seedsOf = (seed: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${seed}-${place + 1}`);

/** The seed after this one on a worksheet of so many puzzles; null after the last, and where there is no worksheet. */
export function nextSeed(seed: string, query: URLSearchParams): string | null {
  const [, stem, place] = /^(.+)-(\d{1,2})$/.exec(seed) ?? [];
  return stem !== undefined && Number(place) < Number(query.get("of"))
    ? `${stem}-${Number(place) + 1}`
    : null;
}
