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

/** Whether two numbers are bonded. */
export function bondOf(board: Bonds): (one: number, other: number) => boolean {
  if (board.modulus === 0) {
    const others = bondedTo(board);
    return (one, other) => others.get(one)?.includes(other) ?? false;
  }
  const place = new Map(board.numbers.map((number, at) => [number, at]));
  return (one, other) =>
    board.partnerOf[place.get(one) as number] === board.residueOf[place.get(other) as number];
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
