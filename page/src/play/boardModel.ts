/** The model of the board for a game: its moves, and the marks of the coach and of the review. Pure. */

import { BLANK, type BoardModel } from "../board/numerals";
import { helpMarks } from "../exercises/coach";
import { decisionOf, hasWon, isLookingBack, isOver, isUnaided, type State, shownPly } from "./game";

/** The view of the board that the player has chosen. */
export interface View {
  showsResidues: boolean;
  /** Whether the columns ignore the residues. */
  isPlain: boolean;
  /** Whether partners are grouped. */
  isGrouped: boolean;
  marksSuperfluous: boolean;
}

/** The model of the board with these steps of the coach open; null until the server has sent a position. */
export function boardModel(
  game: State,
  { marksSuperfluous }: Pick<View, "marksSuperfluous">,
  open: ReadonlySet<string> = new Set(),
): BoardModel | null {
  const { position } = game;
  if (position === null) return null;
  const isCurrent = game.review.ply === null;
  return {
    ...BLANK,
    ...position,
    ...(isCurrent
      ? helpMarks(game.help, open)
      : isLookingBack(game)
        ? decisionMarks(game)
        : { winning: betterMoves(game) }),
    crossed: crossedIn(game),
    drawnFrom: game.drawnFrom,
    marksSuperfluous: marksSuperfluous && isCurrent && !isUnaided(game),
    winner: isCurrent && isOver(game) && !game.match?.resigned ? position.winner : null,
    celebrates: hasWon(game),
  };
}

/** The numbers that are crossed out on the board, including the pending one. */
function crossedIn(game: State): readonly number[] {
  const { position, pending, review } = game;
  const crossed = position?.crossed.slice(0, shownPly(game)) ?? [];
  return review.ply === null && pending !== null && !crossed.includes(pending)
    ? [...crossed, pending]
    : crossed;
}

/** The marks of the deciding position: the number that was crossed out, and a better one. */
function decisionMarks(game: State): Pick<BoardModel, "mistake" | "better"> {
  const decision = decisionOf(game);
  const { ply } = game.review;
  if (decision === null || ply === null || decision.ply !== ply + 1) return { mistake: null, better: null };
  return { mistake: game.position?.crossed[ply] ?? null, better: decision.better };
}

/** The moves that would have kept the win, if the review shows a blunder; else none. */
function betterMoves({ review }: State): readonly number[] {
  const move = review.ply === null ? undefined : review.analysis?.plies[review.ply - 1];
  return move?.is_blunder ? (move.winning_moves ?? []) : [];
}
