/** Counts the wins among a pupil's tries. Pure. */

type Outcomes = readonly { readonly outcome: string }[];

/** How many of the tries were won. */
export const winsOf = (tries: Outcomes): number => tries.filter(({ outcome }) => outcome === "won").length;

/** The place of the first won try, counted from 1; null if none was won. */
export function firstWin(tries: Outcomes): number | null {
  const index = tries.findIndex(({ outcome }) => outcome === "won");
  return index < 0 ? null : index + 1;
}
