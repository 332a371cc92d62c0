/** The pairing that a player may be following, by the residues that the position carries. Pure. */

import type { Position } from "../api/types";
import { type Block, blocksOf } from "../board/bonds";

/**
 * The reply of whoever follows the pairing, who closes and divides: the one number that stays without a partner, where it is
 * only one. Undefined where there is no such reply.
 */
export function pairingReply(position: Position): number | undefined {
  const { board, turn, closer, variant } = position;
  if (turn !== closer || closer !== variant.divider || position.residue_of.length === 0) return undefined;
  const place = new Map(board.map((number, at) => [number, at]));
  const of = (each: readonly number[]): number[] =>
    position.numbers.map((number) => each[place.get(number) as number] as number);
  const left = blocksOf(position.numbers, of(position.residue_of), of(position.partner_of)).flatMap(leftOver);
  return left.length === 1 ? left[0] : undefined;
}

/** The numbers of a block that find no partner when they pair up in order. */
function leftOver([one, other]: Block<number>): readonly number[] {
  if (other === undefined) return one.items.slice(one.items.length - (one.items.length % 2));
  return [...one.items.slice(other.items.length), ...other.items.slice(one.items.length)];
}
