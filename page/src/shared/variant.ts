/** A variant as people choose it, and as addresses and the server's queries name it. */

import type { Player } from "./player";

export interface VariantChoice {
  n: number;
  /** When two numbers are bonded, as a text of the library: the divisor of a sum alone, "7", or another bond, "coprime". */
  bond: string;
  remainder: number;
  divider: Player;
  /** The numbers of the board, null on the board 1..n. */
  numbers: readonly number[] | null;
}

/** The most numbers on a board that is played. */
export const LARGEST_BOARD = 5000;

/** The parts of a variant, as the server describes it, that a choice is made of. */
interface DescribedVariant extends Omit<VariantChoice, "numbers"> {
  board: readonly number[] | null;
}

/** The choice that leads to a variant of the server. */
export function choiceOf({ n, bond, remainder, divider, board }: DescribedVariant): VariantChoice {
  return { n, bond, remainder, divider, numbers: board };
}

/** Whether a bond is a sum, which the paper names by its divisor alone. */
export const isDivisor = (bond: string): boolean => /^\d+$/.test(bond);

/** The variant as a query, for the address and for the server alike. */
export function variantQuery(variant: VariantChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (variant.numbers === null) query.set("n", String(variant.n));
  else query.set("numbers", variant.numbers.join(","));
  query.set(isDivisor(variant.bond) ? "d" : "bond", variant.bond);
  if (variant.remainder !== 0) query.set("remainder", String(variant.remainder));
  if (variant.divider !== "A") query.set("divider", variant.divider);
  return query;
}

/** A query as people read it: commas and semicolons stand as they are. */
export function queryText(query: URLSearchParams): string {
  return query.toString().replaceAll("%2C", ",").replaceAll("%3B", ";");
}

/** The variant as the body of a request names it. */
export function variantWish({ n, bond, remainder, divider, numbers }: VariantChoice) {
  return { ...(numbers === null ? { n } : { numbers: [...numbers] }), bond, remainder, divider };
}

export function sameVariant(one: VariantChoice, other: VariantChoice): boolean {
  return variantQuery(one).toString() === variantQuery(other).toString();
}
