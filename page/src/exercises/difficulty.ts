/** The difficulty of a puzzle in stars. */

export const MOST_STARS = 5;

/** The stars of a difficulty in bits: one more for each bit above one. Half of all puzzles have one or two. */
export function difficultyStars(difficulty: number): number {
  return Math.min(MOST_STARS, Math.max(1, Math.floor(difficulty)));
}
