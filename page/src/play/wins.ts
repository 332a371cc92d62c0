/** The boards that were won in this browser, with and without help: what the path of all boards shows. */

import { recallJson, rememberJson } from "../shared/memory";
import { type VariantChoice, variantQuery } from "../shared/variant";

/** How a board was won at best. */
export type Win = "helped" | "alone";

/** How each board was won, by its query. */
export function winsHere(): Map<string, Win> {
  return new Map(Object.entries(recallJson<Record<string, Win>>("wins") ?? {}));
}

export const keyOf = (variant: VariantChoice): string => variantQuery(variant).toString();

/** Keeps a win; what was won without help stays so. */
export function keepWin(variant: VariantChoice, win: Win): void {
  const wins = winsHere();
  if (wins.get(keyOf(variant)) === "alone") return;
  wins.set(keyOf(variant), win);
  rememberJson("wins", Object.fromEntries(wins));
}
