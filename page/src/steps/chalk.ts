/** What the board shows while somebody learns: a position, and what was marked on it. Pure. */

import type { Position } from "../api/types";
import { BLANK, boardOf, type Slate } from "../board/numerals";

type Marked = "chosen" | "groups" | "hostile" | "winning" | "marksSuperfluous" | "drawnFrom" | "celebrates";

/** What is written on the board beside the position; no stroke is drawn before one's eyes unless `drawnFrom` says so. */
export interface Marks extends Partial<Pick<Slate, Marked>> {
  /** A number that is crossed out here, though the server has not yet said so. */
  pending?: number | null;
}

/** The board with the first moves of a game; the sum stands below where they are all of them and it is over. */
export function slateOf(position: Position, ply = position.ply, marks: Marks = {}): Slate {
  const { pending = null, groups = [], ...others } = marks;
  const crossed = [...position.crossed.slice(0, ply), ...(pending === null ? [] : [pending])];
  return {
    ...BLANK,
    ...boardOf(position),
    drawnFrom: crossed.length,
    ...others,
    crossed,
    groups: groups.filter((group) => group.every((number) => !crossed.includes(number))),
    winner: position.over && ply === position.ply ? position.winner : null,
  };
}
