/** Which numbers of a board are bonded: by their residues where the bond knows some, else one by one. Pure. */

export interface Bonds {
  /** The numbers in order. */
  numbers: readonly number[];
  /** What the residues are of; 0 where the bond knows none, and then there are none. */
  modulus: number;
  /** The residue of each number, and the residue of its partners. */
  residueOf: readonly number[];
  partnerOf: readonly number[];
  /** Where there are no residues: each two numbers that are bonded. */
  bonds: readonly (readonly [number, number])[];
}

/** To which numbers each number is bonded; for bonds without residues, whose boards are small. */
export function bondedTo({ bonds }: Pick<Bonds, "bonds">): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [one, other] of bonds)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const some = found.get(from);
      if (some) some.push(to);
      else found.set(from, [to]);
    }
  return found;
}

/** The residue of the partners of each residue. */
export function partnersIn({ residueOf, partnerOf }: Bonds): Map<number, number> {
  return new Map(residueOf.map((residue, place) => [residue, partnerOf[place] as number]));
}

/** What has one residue, in order. */
export interface ResidueClass<T> {
  residue: number;
  items: readonly T[];
}

/** A class beside that of its partner, or alone. */
export type Block<T> = readonly [ResidueClass<T>, ...ResidueClass<T>[]];

/**
 * The items by their residues, the least first: each class beside that of its partner, which may be empty, or alone where it
 * is its own partner.
 */
export function blocksOf<T>(
  items: readonly T[],
  residueOf: readonly number[],
  partnerOf: readonly number[],
): Block<T>[] {
  const classes = new Map<number, { partner: number; items: T[] }>();
  for (const [place, item] of items.entries()) {
    const [residue, partner] = [residueOf[place] as number, partnerOf[place] as number];
    const some = classes.get(residue);
    if (some) some.items.push(item);
    else classes.set(residue, { partner, items: [item] });
  }
  return [...classes]
    .sort(([one], [other]) => one - other)
    .filter(([residue, { partner }]) => residue <= partner || !classes.has(partner))
    .map(([residue, { partner, items }]): Block<T> => {
      const other = { residue: partner, items: classes.get(partner)?.items ?? [] };
      return partner === residue ? [{ residue, items }] : [{ residue, items }, other];
    });
}

/** The numbers that stand and are bonded to nothing that stands. */
export function superfluousIn(board: Bonds, crossed: readonly number[]): Set<number> {
  const { numbers, residueOf, partnerOf } = board;
  const gone = new Set(crossed);
  if (board.modulus === 0) {
    const others = bondedTo(board);
    const lonely = (number: number): boolean => (others.get(number) ?? []).every((other) => gone.has(other));
    return new Set(numbers.filter((number) => !gone.has(number) && lonely(number)));
  }
  const counts = new Map<number, number>();
  const standing = numbers.map((number, place) => [number, place] as const).filter(([one]) => !gone.has(one));
  for (const [, place] of standing) {
    const residue = residueOf[place] as number;
    counts.set(residue, (counts.get(residue) ?? 0) + 1);
  }
  // A number of a self-partnered residue is not its own partner.
  const partners = (place: number): number =>
    (counts.get(partnerOf[place] as number) ?? 0) - (partnerOf[place] === residueOf[place] ? 1 : 0);
  return new Set(standing.filter(([, place]) => partners(place) === 0).map(([number]) => number));
}
