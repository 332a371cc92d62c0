/** Reads integers that were typed or stand in an address. */

/** The exact integer in a text; null if it is none or has more digits than this. */
export function parseBigint(text: string, digits: number): bigint | null {
  const [, sign, absolute] = /^\s*(-?)(\d+)\s*$/.exec(text) ?? [];
  if (absolute === undefined || absolute.length > digits) return null;
  return sign === "" ? BigInt(absolute) : -BigInt(absolute);
}

/** The integer of at most 15 digits in a text, which a `number` represents exactly; null if it is none. */
export function parseInteger(text: string | null): number | null {
  const integer = parseBigint(text ?? "", 15);
  return integer === null ? null : Number(integer);
}
