/** What the board shows of a game: moves, the marks of help and of the review. Pure. */

import type { Slate } from "../board/numerals";
import { type State, shownPly } from "./game";

/** How the board is shown. */
export interface View {
  residues: boolean;
  grouped: boolean;
  grey: boolean;
}

const NOTHING: readonly never[] = [];

export function slateOf(game: State, { grey }: Pick<View, "grey">): Slate | null {
  const { position, step } = game;
  if (position === null) return null;
  const current = game.cursor === null;
  const verdict = solutionShown(game)?.verdict ?? null;
  const certificate = step >= 4 ? (verdict?.certificate ?? null) : null;
  return {
    name: position.variant.name,
    d: position.variant.d,
    numbers: position.board,
    residueOf: position.residue_of,
    partnerOf: position.partner_of,
    crossed: crossedIn(game),
    drawnFrom: game.drawnFrom,
    winning: betterMoves(game) ?? (step >= 3 ? verdict?.winning_moves : null) ?? NOTHING,
    hostile: certificate?.kind === "hostile" ? certificate.hostile : NOTHING,
    groups: certificate?.kind === "pairing" ? certificate.groups : NOTHING,
    grey: grey && current,
    winner: current ? position.winner : null,
  };
}

/** The numbers that are crossed out on the board, the one that the server has not yet acknowledged included. */
function crossedIn(game: State): readonly number[] {
  const { position, pending, cursor } = game;
  const crossed = position?.crossed.slice(0, shownPly(game)) ?? [];
  return cursor === null && pending !== null && !crossed.includes(pending) ? [...crossed, pending] : crossed;
}

/** In the review of a blunder, the moves that would have kept the win; else null. */
function betterMoves(game: State): readonly number[] | null {
  const move = game.cursor === null ? undefined : game.review?.plies[game.cursor - 1];
  return move?.blunder ? (move.winning_moves ?? NOTHING) : null;
}

/** The verdict on what the board shows, or null while it is not known. */
export function solutionShown(game: State): State["solution"] {
  const { solution } = game;
  return solution !== null && solution.position.ply === shownPly(game) && game.pending === null
    ? solution
    : null;
}
