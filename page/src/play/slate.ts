/** How the board shows a game: its moves, and the marks of help and of the review. Pure. */

import type { Verdict } from "../api/types";
import { boardOf, type Slate } from "../board/numerals";
import { draftFor, marksFor } from "../exercises/answer";
import { hasWon, isOver, isUnaided, type State, shownPly } from "./game";

/** How the board is arranged. */
export interface View {
  residues: boolean;
  /** Whether numbers stand in rows without regard to their residues. */
  plain: boolean;
  grouped: boolean;
  /** Whether superfluous numbers are marked. */
  superfluous: boolean;
}

const EMPTY: readonly never[] = [];

/** The board of a game with these steps of help open; null until there is a position. */
export function gameSlate(
  game: State,
  { superfluous }: Pick<View, "superfluous">,
  open: ReadonlySet<string> = new Set(),
): Slate | null {
  const { position } = game;
  if (position === null) return null;
  const isCurrent = game.review.ply === null;
  const verdict = isCurrent ? (game.help.solution?.verdict ?? null) : null;
  const certificate = open.has("why") ? (verdict?.certificate ?? null) : null;
  const answer = answerMarks(game, open);
  return {
    ...boardOf(position),
    crossed: crossedIn(game),
    drawnFrom: game.drawnFrom,
    winning:
      betterMoves(game) ?? (open.has("numbers") ? winningMarks(verdict, position.numbers.length) : EMPTY),
    hostile: certificate?.kind === "hostile" ? certificate.hostile : EMPTY,
    groups: answer?.groups.length ? answer.groups : groupsOf(certificate),
    chosen: answer?.chosen ?? EMPTY,
    marksSuperfluous: superfluous && isCurrent && !isUnaided(game),
    winner: isCurrent && isOver(game) && !game.match?.resigned ? position.winner : null,
    celebrates: hasWon(game),
  };
}

/** The groups that a certificate joins; a hostile set is ringed instead. */
function groupsOf(certificate: Verdict["certificate"]): Slate["groups"] {
  return certificate === null || certificate.kind === "hostile" ? EMPTY : certificate.groups;
}

/** The winning moves to mark: none if every move wins. */
function winningMarks(verdict: Verdict | null, moves: number): readonly number[] {
  const winning = verdict?.winning_moves ?? EMPTY;
  return winning.length === moves ? EMPTY : winning;
}

/** The numbers that are crossed out on the board, including the pending one. */
function crossedIn(game: State): readonly number[] {
  const { position, pending, review } = game;
  const crossed = position?.crossed.slice(0, shownPly(game)) ?? [];
  return review.ply === null && pending !== null && !crossed.includes(pending)
    ? [...crossed, pending]
    : crossed;
}

/** The answer to the coach's question: the draft, or the right answer once it was told and until the numbers are. */
function answerMarks({ help, review }: State, open: ReadonlySet<string>): ReturnType<typeof marksFor> | null {
  if (help.draft !== null) return marksFor(help.draft);
  const question = help.content?.question;
  if (question === undefined || review.ply !== null || !open.has("question") || open.has("numbers"))
    return null;
  return marksFor(help.rightAnswer ?? draftFor(question.kind, question.answer));
}

/** The moves that would have kept the win, if the review shows a blunder; else null. */
function betterMoves({ review }: State): readonly number[] | null {
  const move = review.ply === null ? undefined : review.analysis?.plies[review.ply - 1];
  return move?.is_blunder ? (move.winning_moves ?? EMPTY) : null;
}
