/** Whole numbers, as people type them and as addresses have them. */

/** The number that a text is, exactly, with at most so many digits; null where it is none. */
export function bigIn(text: string, digits: number): bigint | null {
  const [, sign, figures] = /^\s*(-?)(\d+)\s*$/.exec(text) ?? [];
  if (figures === undefined || figures.length > digits) return null;
  return sign === "" ? BigInt(figures) : -BigInt(figures);
}

/** The same of a number that is counted with: 15 digits are exact. */
export function wholeIn(text: string | null): number | null {
  const found = bigIn(text ?? "", 15);
  return found === null ? null : Number(found);
}
