/** The boards that were won in this browser, with and without help: what the path of all boards shows. */

import { recall, remember } from "../shared/memory";
import { type VariantChoice, variantQuery } from "../shared/variant";

/** How a board was won at best. */
export type Win = "helped" | "alone";

/** How each board was won, by its query. */
export function winsHere(): Map<string, Win> {
  try {
    const kept: unknown = JSON.parse(recall("wins") ?? "{}");
    return new Map(
      typeof kept === "object" && kept !== null ? (Object.entries(kept) as [string, Win][]) : [],
    );
  } catch {
    return new Map();
  }
}

export const keyOf = (variant: VariantChoice): string => variantQuery(variant).toString();

/** Keeps a win; what was won without help stays so. */
export function keepWin(variant: VariantChoice, win: Win): void {
  const wins = winsHere();
  if (wins.get(keyOf(variant)) === "alone") return;
  wins.set(keyOf(variant), win);
  remember("wins", JSON.stringify(Object.fromEntries(wins)));
}
