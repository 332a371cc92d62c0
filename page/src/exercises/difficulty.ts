/** How hard a puzzle is, as a pupil sees it. */

export const MOST_STARS = 5;

/** The stars of a difficulty in bits: one more for each bit above one. Half of all puzzles have one or two. */
export function difficultyStars(bits: number): number {
  return Math.min(MOST_STARS, Math.max(1, Math.floor(bits)));
}
