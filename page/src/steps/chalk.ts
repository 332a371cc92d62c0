/** What the board shows while somebody learns: a position, and what was marked on it. Pure. */

import type { Position } from "../api/types";
import { boardOf, type Slate } from "../board/numerals";

/** What is written on the board beside the position. */
export interface Marks {
  chosen?: readonly number[];
  groups?: readonly (readonly number[])[];
  hostile?: readonly number[];
  winning?: readonly number[];
  superfluous?: boolean;
  /** Strokes from this one on are drawn before one's eyes; none unless given. */
  drawnFrom?: number;
  celebrates?: boolean;
  /** A number that is crossed out here, though the server has not yet said so. */
  pending?: number | null;
}

/** The board with the first moves of a game; the sum stands below where they are all of them and it is over. */
export function slateOf(position: Position, ply = position.ply, marks: Marks = {}): Slate {
  const pending = marks.pending ?? null;
  const crossed = [...position.crossed.slice(0, ply), ...(pending === null ? [] : [pending])];
  return {
    ...boardOf(position),
    crossed,
    drawnFrom: marks.drawnFrom ?? crossed.length,
    winning: marks.winning ?? [],
    hostile: marks.hostile ?? [],
    groups: (marks.groups ?? []).filter((group) => group.every((number) => !crossed.includes(number))),
    chosen: marks.chosen ?? [],
    marksSuperfluous: marks.superfluous ?? false,
    winner: position.over && ply === position.ply ? position.winner : null,
    celebrates: marks.celebrates ?? false,
  };
}
