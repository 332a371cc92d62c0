/** The pairing that a player may be following, by the residues that the position carries. Pure. */

import type { Position } from "../api/types";

/**
 * The reply of whoever follows the pairing, who closes and divides: the one number that stays without a partner, where it is
 * only one. Undefined where there is no such reply.
 */
export function pairingReply(position: Position): number | undefined {
  const { board, turn, closer, variant } = position;
  if (turn !== closer || closer !== variant.divider || position.residue_of.length === 0) return undefined;
  const place = new Map(board.map((number, at) => [number, at]));
  /** The numbers of each residue that wait for a partner. */
  const waiting = new Map<number, number[]>();
  for (const number of position.numbers) {
    const at = place.get(number) as number;
    const partners = waiting.get(position.partner_of[at] as number) ?? [];
    if (partners.shift() !== undefined) continue;
    const residue = position.residue_of[at] as number;
    const same = waiting.get(residue);
    if (same === undefined) waiting.set(residue, [number]);
    else same.push(number);
  }
  const left = [...waiting.values()].flat();
  return left.length === 1 ? left[0] : undefined;
}
