/**
 * A game against a program as the board shows it: one's own move at once, the program's reply after a short delay. Pure. The
 * play page keeps these fields in its state; lessons and puzzles keep them in a `ProgramGame`.
 */

import type { Player, Position } from "../api/types";
import { mover } from "../shared/player";

export interface Moves<P extends Position | null = Position> {
  /** The newest position from the server. */
  position: P;
  /** The number crossed out here that the server has not yet acknowledged. */
  pending: number | null;
  /** The number of moves that are shown while the program's reply is delayed; null when all are. */
  shownUntil: number | null;
  /** The number of moves before the last change: the strokes of later moves are animated. */
  drawnFrom: number;
}

export const movesAt = (position: Position): Moves => ({
  position,
  pending: null,
  shownUntil: null,
  drawnFrom: position.ply,
});

/** The number of moves that are shown. */
export function shownMoves({ position, shownUntil }: Moves<Position | null>): number {
  return shownUntil ?? position?.ply ?? 0;
}

/** The changes when a number is crossed out here. */
export function crossChange({ position }: Moves<Position | null>, number: number) {
  return { pending: number, drawnFrom: position?.ply ?? 0 };
}

/** The changes when the server sends a position. If a program made its last move, that move is not yet shown. */
export function positionChange(
  before: Moves<Position | null>,
  position: Position,
  isProgram: (player: Player) => boolean,
): Omit<Moves, "pending"> {
  const old = before.position;
  if (old !== null && hasMoves(old, position.crossed))
    return { position, shownUntil: before.shownUntil, drawnFrom: before.drawnFrom };
  const last = position.ply - 1;
  const hasReply = old !== null && last >= old.ply && isProgram(mover(last));
  return {
    position,
    shownUntil: hasReply ? last : null,
    drawnFrom: Math.min(before.drawnFrom, old?.ply ?? 0, position.ply),
  };
}

/** The changes when the delay is over and the program's reply is shown. */
export function replyChange({ shownUntil, drawnFrom }: Moves<Position | null>) {
  return { shownUntil: null, drawnFrom: shownUntil ?? drawnFrom };
}

/** Whether exactly these numbers are crossed out in the position, in this order. */
export function hasMoves({ ply, crossed }: Position, numbers: readonly number[]): boolean {
  return ply === numbers.length && numbers.every((number, place) => number === crossed[place]);
}
