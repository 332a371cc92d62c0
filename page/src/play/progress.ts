/** The way up: the ladder of the first games, the path of all boards, and the boards that were won in this browser. */

import type { Variant } from "../api/types";
import { DEFAULTS, type Settings } from "../shared/address";
import { recallJson, rememberJson } from "../shared/memory";
import { choiceOf, sameVariant, type VariantChoice, variantQuery } from "../shared/variant";

type Level = Pick<Settings, "variant" | "opponent" | "share">;

const board = (n: number, d: number): VariantChoice => ({ ...DEFAULTS.variant, n, bond: String(d) });

/** A fair first game, then fewer mistakes, a larger board, and at last the paper's program. */
export const LADDER: readonly Level[] = [
  { variant: DEFAULTS.variant, opponent: DEFAULTS.opponent, share: DEFAULTS.share },
  { variant: DEFAULTS.variant, opponent: DEFAULTS.opponent, share: 25 },
  { variant: board(15, 7), opponent: DEFAULTS.opponent, share: 25 },
  { variant: board(15, 7), opponent: "program", share: DEFAULTS.share },
];

/** The level after the one with these settings; null if they are on no level, or on the last. */
export function levelAfter({ variant, opponent, share }: Settings): Level | null {
  const place = LADDER.findIndex(
    (level) => sameVariant(level.variant, variant) && level.opponent === opponent && level.share === share,
  );
  return place < 0 ? null : (LADDER[place + 1] ?? null);
}

/** The board after this one on the path of all boards; after the last, the first. */
export function boardAfter(path: readonly Variant[], variant: VariantChoice): VariantChoice | null {
  const place = path.findIndex((one) => sameVariant(choiceOf(one), variant));
  const next = path[(place + 1) % Math.max(1, path.length)];
  return next === undefined ? null : choiceOf(next);
}

/** How a board was won at best. */
export type Win = "helped" | "alone";

/** How each board was won in this browser, by its key. */
export function storedWins(): Map<string, Win> {
  return new Map(Object.entries(recallJson<Record<string, Win>>("wins") ?? {}));
}

export const boardKey = (variant: VariantChoice): string => variantQuery(variant).toString();

/** Stores a win; a win without help is never replaced by one with help. */
export function storeWin(variant: VariantChoice, win: Win): void {
  const wins = storedWins();
  if (wins.get(boardKey(variant)) === "alone") return;
  wins.set(boardKey(variant), win);
  rememberJson("wins", Object.fromEntries(wins));
}
