/** The winners of consecutive boards. Pure. */

import type { Player } from "../api/types";

/** The numbers for which a player wins, in words: "5, 7, 9 – 13". */
export function numbersFor(letters: string, first: number, player: Player): string {
  return [...letters.matchAll(new RegExp(`${player}+`, "g"))]
    .map(({ index, 0: run }) => [first + index, first + index + run.length - 1])
    .map(([from, to]) => (from === to ? String(from) : `${from} – ${to}`))
    .join(", ");
}
