/** Whole numbers, as people type them and as addresses have them. */

/** The integer that a text spells, exactly; null if it is none or has more digits than this. */
export function parseBigint(text: string, digits: number): bigint | null {
  const [, sign, figures] = /^\s*(-?)(\d+)\s*$/.exec(text) ?? [];
  if (figures === undefined || figures.length > digits) return null;
  return sign === "" ? BigInt(figures) : -BigInt(figures);
}

/** The integer of at most 15 digits that a text spells, which a number represents exactly; null if it is none. */
export function parseWhole(text: string | null): number | null {
  const found = parseBigint(text ?? "", 15);
  return found === null ? null : Number(found);
}
