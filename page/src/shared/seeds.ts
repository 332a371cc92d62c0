/** The seeds of puzzles: random ones, the seed of the day, and the seeds of a worksheet. */

import { newSecret } from "./secret";

/** A random seed. */
export const newSeed = (): string => newSecret().slice(0, 8);

/** The local date, which is the seed of the daily puzzle. */
export function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The seeds of the puzzles on a worksheet. */
export const seedsOf = (seed: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${seed}-${place + 1}`);
