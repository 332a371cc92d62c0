/** The winners of consecutive boards. Pure. */

import type { Player } from "../api/types";

/** The runs of equal letters, with their first and last index. */
export function runsOf(letters: string, player: Player): [number, number][] {
  return [...letters.matchAll(new RegExp(`${player}+`, "g"))].map(({ index, 0: run }) => [
    index,
    index + run.length - 1,
  ]);
}

/** The numbers for which a player wins, in words: "5, 7, 9 – 13". */
export function numbersFor(letters: string, first: number, player: Player): string {
  return runsOf(letters, player)
    .map(([from, to]) => (from === to ? String(first + from) : `${first + from} – ${first + to}`))
    .join(", ");
}
