/** What the board shows of a game: moves, the marks of help and of the review. Pure. */

import type { Verdict } from "../api/types";
import { boardOf, type Slate } from "../board/numerals";
import { draftFor, marksFor } from "../exercises/answer";
import { hasWon, isOver, isUnaided, type State, shownPly } from "./game";

/** How the board is shown. */
export interface View {
  residues: boolean;
  /** Whether numbers stand in rows without regard to their residues. */
  plain: boolean;
  grouped: boolean;
  /** Whether superfluous numbers are marked. */
  superfluous: boolean;
}

const NOTHING: readonly never[] = [];

/** What the board shows, with these steps of help open. */
export function gameSlate(
  game: State,
  { superfluous }: Pick<View, "superfluous">,
  open: ReadonlySet<string> = new Set(),
): Slate | null {
  const { position } = game;
  if (position === null) return null;
  const current = game.cursor === null;
  const verdict = current ? (game.solution?.verdict ?? null) : null;
  const certificate = open.has("why") ? (verdict?.certificate ?? null) : null;
  const answer = answerShown(game, open);
  return {
    ...boardOf(position),
    crossed: crossedIn(game),
    drawnFrom: game.drawnFrom,
    winning: betterMoves(game) ?? (open.has("numbers") ? marked(verdict, position.numbers.length) : NOTHING),
    hostile: certificate?.kind === "hostile" ? certificate.hostile : NOTHING,
    groups: answer?.groups.length ? answer.groups : groupsOf(certificate),
    chosen: answer?.chosen ?? NOTHING,
    marksSuperfluous: superfluous && current && !isUnaided(game),
    winner: current && isOver(game) && !game.match?.resigned ? position.winner : null,
    celebrates: hasWon(game),
  };
}

/** The groups that a certificate joins; a hostile set is ringed instead. */
function groupsOf(certificate: Verdict["certificate"]): Slate["groups"] {
  return certificate === null || certificate.kind === "hostile" ? NOTHING : certificate.groups;
}

/** The winning moves; where every move wins there is nothing to be marked. */
function marked(verdict: Verdict | null, most: number): readonly number[] {
  const moves = verdict?.winning_moves ?? NOTHING;
  return moves.length === most ? NOTHING : moves;
}

/** The numbers that are crossed out on the board, the one that the server has not yet acknowledged included. */
function crossedIn(game: State): readonly number[] {
  const { position, pending, cursor } = game;
  const crossed = position?.crossed.slice(0, shownPly(game)) ?? [];
  return cursor === null && pending !== null && !crossed.includes(pending) ? [...crossed, pending] : crossed;
}

/** The answer to the coach's question, as it is being given, or as it was told until the numbers are. */
function answerShown(game: State, open: ReadonlySet<string>): ReturnType<typeof marksFor> | null {
  if (game.given !== null) return marksFor(game.given);
  const question = game.help?.question;
  if (question === undefined || game.cursor !== null || !open.has("question") || open.has("numbers"))
    return null;
  return marksFor(draftFor(question.kind, question.answer));
}

/** In the review of a blunder, the moves that would have kept the win; else null. */
function betterMoves(game: State): readonly number[] | null {
  const move = game.cursor === null ? undefined : game.review?.plies[game.cursor - 1];
  return move?.blunder ? (move.winning_moves ?? NOTHING) : null;
}
