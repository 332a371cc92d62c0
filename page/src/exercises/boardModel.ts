/** The model of a position in an exercise, with marks. Pure. */

import type { Position, Verdict } from "../api/types";
import { BLANK, type BoardModel } from "../board/numerals";

type Marked = "chosen" | "groups" | "hostile" | "winning" | "marksSuperfluous" | "drawnFrom" | "celebrates";

/** The marks on the board. No stroke is animated unless `drawnFrom` is given. */
export interface Marks extends Partial<Pick<BoardModel, Marked>> {
  /** A number that was crossed out here and that the server has not yet acknowledged. */
  pending?: number | null;
}

/** The board after the first moves of a game. The sum is shown only after the last move of a finished game. */
export function boardModelAt(position: Position, ply = position.ply, marks: Marks = {}): BoardModel {
  const { pending = null, groups = [], ...others } = marks;
  const crossed = [...position.crossed.slice(0, ply), ...(pending === null ? [] : [pending])];
  return {
    ...BLANK,
    ...position,
    drawnFrom: crossed.length,
    ...others,
    crossed,
    groups: groups.filter((group) => group.every((number) => !crossed.includes(number))),
    winner: position.is_over && ply === position.ply ? position.winner : null,
  };
}

/** The marks of a certificate: a hostile set is ringed, other groups are joined by lines. */
export function certificateMarks(
  certificate: Verdict["certificate"],
): Pick<BoardModel, "hostile" | "groups"> {
  const isHostile = certificate?.kind === "hostile";
  return {
    hostile: isHostile ? certificate.hostile : [],
    groups: isHostile ? [] : (certificate?.groups ?? []),
  };
}
