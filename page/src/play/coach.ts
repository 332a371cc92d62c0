/**
 * The coach's questions, to be answered on the board, and whether an answer is right. Pure: it counts residues and partners,
 * which the position carries; who wins and by which moves is the server's word.
 */

import type { Position, Verdict } from "../api/types";
import { bondOf } from "../board/bonds";
import { boardOf } from "../board/numerals";

/** Two residues that are partners, or one that is its own, and how many numbers stand on either side. */
export interface Facing {
  residue: number;
  partner: number;
  count: number;
  partners: number;
}

export type Question =
  /** Which numbers stay without a partner, when the others are paired off one to one? */
  | { kind: "left-over"; count: number }
  /** Find so many numbers of which no two are partners, or any two are. */
  | { kind: "apart" | "together"; count: number };

/** Right, or what to look at again. */
export type Answer =
  | { right: true }
  | { right: false; facing: Facing }
  | { right: false; pair: [number, number] }
  | { right: false; missing: number };

/** The residues on the board as they face each other; a residue that faces none has 0 partners. */
export function facingsOf(position: Position): Facing[] {
  const counts = new Map<number, number>();
  const partnerOf = new Map<number, number>();
  const standing = new Set(position.numbers);
  for (const [place, number] of position.board.entries()) {
    const residue = position.residue_of[place] as number;
    partnerOf.set(residue, position.partner_of[place] as number);
    if (standing.has(number)) counts.set(residue, (counts.get(residue) ?? 0) + 1);
  }
  return [...counts.keys()]
    .sort((one, other) => one - other)
    .map((residue) => ({ residue, partner: partnerOf.get(residue) as number }))
    .filter(({ residue, partner }) => residue <= partner || !counts.has(partner))
    .map(({ residue, partner }) => ({
      residue,
      partner,
      count: counts.get(residue) ?? 0,
      partners: counts.get(partner) ?? 0,
    }));
}

/** How many numbers of each residue stay without a partner. */
export function leftOver(position: Position): Map<number, number> {
  const over = new Map<number, number>();
  for (const { residue, partner, count, partners } of facingsOf(position)) {
    if (residue === partner) over.set(residue, count % 2);
    else over.set(count > partners ? residue : partner, Math.abs(count - partners));
  }
  return new Map([...over].filter(([, count]) => count > 0));
}

/** Some numbers that stay without a partner: the last ones of their residues. */
export function someLeftOver(position: Position): number[] {
  const over = leftOver(position);
  const standing = position.numbers.toReversed();
  const residueOf = residues(position);
  const found: number[] = [];
  for (const number of standing) {
    const left = over.get(residueOf(number)) ?? 0;
    if (left === 0) continue;
    over.set(residueOf(number), left - 1);
    found.push(number);
  }
  return found.reverse();
}

/**
 * The reply of whoever follows the pairing, who closes and divides: the one number that stays without a partner, where it is
 * only one. Undefined where there is no such reply.
 */
export function pairingReply(position: Position): number | undefined {
  const { turn, closer, variant, modulus } = position;
  if (modulus === 0) return undefined;
  const left = someLeftOver(position);
  return turn === closer && closer === variant.divider && left.length === 1 ? left[0] : undefined;
}

/** What to ask about a position with this verdict; null where there are no residues to be counted, and nothing to be found. */
export function questionOf(position: Position, verdict: Verdict): Question | null {
  const { certificate, closer } = verdict;
  if (certificate?.kind === "hostile" && verdict.winner === position.turn)
    return {
      kind: closer === position.variant.divider ? "apart" : "together",
      count: certificate.hostile.length,
    };
  if (position.modulus === 0) return null;
  const left = [...leftOver(position).values()].reduce((sum, count) => sum + count, 0);
  return { kind: "left-over", count: left };
}

export function judge(question: Question, position: Position, chosen: readonly number[]): Answer {
  return question.kind === "left-over"
    ? judgeLeftOver(position, chosen)
    : judgeSet(question, position, chosen);
}

function judgeLeftOver(position: Position, chosen: readonly number[]): Answer {
  const over = leftOver(position);
  const residueOf = residues(position);
  const picked = new Map<number, number>();
  for (const number of chosen) picked.set(residueOf(number), (picked.get(residueOf(number)) ?? 0) + 1);
  const wrong = (residue: number): boolean => (picked.get(residue) ?? 0) !== (over.get(residue) ?? 0);
  const facing = facingsOf(position).find(({ residue, partner }) => wrong(residue) || wrong(partner));
  return facing === undefined ? { right: true } : { right: false, facing };
}

function judgeSet(
  { kind, count }: { kind: "apart" | "together"; count: number },
  position: Position,
  chosen: readonly number[],
): Answer {
  const bonded = bondOf(boardOf(position));
  for (const [at, one] of chosen.entries())
    for (const other of chosen.slice(at + 1))
      if (bonded(one, other) === (kind === "apart")) return { right: false, pair: [one, other] };
  return chosen.length >= count ? { right: true } : { right: false, missing: count - chosen.length };
}

function residues(position: Position): (number: number) => number {
  const residueOf = new Map(
    position.board.map((number, place) => [number, position.residue_of[place] as number]),
  );
  return (number) => residueOf.get(number) as number;
}
