/** A variant as a player chooses it, and as queries and requests write it. */

import type { Player } from "./player";

export interface VariantChoice {
  n: number;
  /** The bond in the notation of the library: "7" for sums divisible by 7, or another bond such as "coprime". */
  bond: string;
  remainder: number;
  divider: Player;
  /** The numbers of the board; null for 1..n. */
  numbers: readonly number[] | null;
}

/** The server plays boards of at most this many numbers. */
export const LARGEST_BOARD = 5000;

/** The parts of the server's `Variant` that make a choice. */
interface DescribedVariant extends Omit<VariantChoice, "numbers"> {
  board: readonly number[] | null;
}

/** The choice of a variant that the server describes. */
export function choiceOf({ n, bond, remainder, divider, board }: DescribedVariant): VariantChoice {
  return { n, bond, remainder, divider, numbers: board };
}

/** Whether a bond is written as the divisor of a sum alone. */
export const isDivisor = (bond: string): boolean => /^\d+$/.test(bond);

/** The variant as a query, for addresses of the page and of the server. */
export function variantQuery(variant: VariantChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (variant.numbers === null) query.set("n", String(variant.n));
  else query.set("numbers", variant.numbers.join(","));
  query.set(isDivisor(variant.bond) ? "d" : "bond", variant.bond);
  if (variant.remainder !== 0) query.set("remainder", String(variant.remainder));
  if (variant.divider !== "A") query.set("divider", variant.divider);
  return query;
}

/** The text of a query; commas and semicolons stay readable. */
export function queryText(query: URLSearchParams): string {
  return query.toString().replaceAll("%2C", ",").replaceAll("%3B", ";");
}

/** The variant in the body of a request. */
export function variantBody({ n, bond, remainder, divider, numbers }: VariantChoice) {
  return { ...(numbers === null ? { n } : { numbers: [...numbers] }), bond, remainder, divider };
}

export function sameVariant(one: VariantChoice, other: VariantChoice): boolean {
  return variantQuery(one).toString() === variantQuery(other).toString();
}
