/** The way up: a first game that is fair, then fewer mistakes, a larger board, and at last the paper's program. */

import type { Variant } from "../api/types";
import { DEFAULTS, type Settings } from "../shared/address";
import { choiceOf, sameVariant, type VariantChoice } from "../shared/variant";

type Level = Pick<Settings, "variant" | "opponent" | "share">;

const board = (n: number, d: number): VariantChoice => ({ ...DEFAULTS.variant, n, bond: String(d) });

export const LADDER: readonly Level[] = [
  { variant: DEFAULTS.variant, opponent: DEFAULTS.opponent, share: DEFAULTS.share },
  { variant: DEFAULTS.variant, opponent: DEFAULTS.opponent, share: 25 },
  { variant: board(15, 7), opponent: DEFAULTS.opponent, share: 25 },
  { variant: board(15, 7), opponent: "program", share: DEFAULTS.share },
];

/** What to try after a win with these choices; null where they are not on the ladder, or at its top. */
export function stepUp({ variant, opponent, share }: Settings): Level | null {
  const here = LADDER.findIndex(
    (level) => sameVariant(level.variant, variant) && level.opponent === opponent && level.share === share,
  );
  return here < 0 ? null : (LADDER[here + 1] ?? null);
}

/** The board after this one on the path of all boards; the first one after the last. */
export function following(path: readonly Variant[], variant: VariantChoice): VariantChoice | null {
  const here = path.findIndex((one) => sameVariant(choiceOf(one), variant));
  const next = path[(here + 1) % Math.max(1, path.length)];
  return next === undefined ? null : choiceOf(next);
}
