/** The series of matches between two friends. Pure. */

import type { Player } from "../api/types";
import type { State } from "./game";

/** The best of 3 games, and then, if the friends go on, the best of 5. The winner is null until it is decided. */
export function seriesOf({ match, position }: State): { games: number; winner: Player | null } {
  const score = match?.score ?? { A: 0, B: 0 };
  const [fewer = 0, more = 0] = [score.A, score.B].sort();
  // A match counts once it is over: the last one has decided the best of 3 if its winner has two games and is ahead.
  const winner = position?.is_over ? position.winner : null;
  if (winner != null && score[winner] === more && (more === 3 || (more === 2 && fewer < 2)))
    return { games: 2 * more - 1, winner };
  return { games: more < 2 ? 3 : 5, winner: null };
}
