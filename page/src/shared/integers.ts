/** Reads integers from a field or an address. */

/** The exact integer in a text; null if the text is no integer or has more digits than this. */
export function parseBigint(text: string, digits: number): bigint | null {
  const [, sign, absolute] = /^\s*(-?)(\d+)\s*$/.exec(text) ?? [];
  if (absolute === undefined || absolute.length > digits) return null;
  return sign === "" ? BigInt(absolute) : -BigInt(absolute);
}

/** The integer of at most 15 digits in a text, which a `number` represents exactly; null if the text is no such integer. */
export function parseInteger(text: string | null): number | null {
  const integer = parseBigint(text ?? "", 15);
  return integer === null ? null : Number(integer);
}
