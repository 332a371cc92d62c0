/** A variant as people choose it, and as addresses and the server's queries name it. */

import type { Player, Variant } from "../api/types";

export interface VariantChoice {
  n: number;
  d: number;
  remainder: number;
  divider: Player;
  /** The numbers of the board, null on the board 1..n. */
  numbers: readonly number[] | null;
}

/** The most numbers on a board that is played. */
export const LARGEST_BOARD = 5000;

/** A variant of the server as it is chosen. */
export function choiceOf({ n, d, remainder, divider, board }: Variant): VariantChoice {
  return { n, d, remainder, divider, numbers: board };
}

/** The variant as a query, for the address and for the server alike. */
export function variantQuery(variant: VariantChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (variant.numbers === null) query.set("n", String(variant.n));
  else query.set("numbers", variant.numbers.join(","));
  query.set("d", String(variant.d));
  if (variant.remainder !== 0) query.set("remainder", String(variant.remainder));
  if (variant.divider !== "A") query.set("divider", variant.divider);
  return query;
}

export function sameVariant(one: VariantChoice, other: VariantChoice): boolean {
  return variantQuery(one).toString() === variantQuery(other).toString();
}
