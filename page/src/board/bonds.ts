/** Which numbers of a board are bonded: by residues if the bond has them, else by a list of pairs. Pure. */

/** A board without numbers. */
export const NO_BONDS = {
  /** The numbers in order. */
  board: [] as readonly number[],
  /** The modulus of the residues; 0 if the bond has no residues. */
  modulus: 0,
  /** The residue of each number. */
  residue_of: [] as readonly number[],
  /** The residue of the partners of each number. */
  partner_of: [] as readonly number[],
  /** The bonded pairs, if there are no residues. */
  bonds: [] as readonly (readonly [number, number])[],
};

/** The bonds of the numbers of a board, as the server writes them in a position. */
export type Bonds = Readonly<typeof NO_BONDS>;

/** The numbers that each number is bonded to; for bonds without residues. */
export function bondedTo({ bonds }: Pick<Bonds, "bonds">): Map<number, number[]> {
  const neighbours = new Map<number, number[]>();
  for (const [one, other] of bonds)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const list = neighbours.get(from);
      if (list) list.push(to);
      else neighbours.set(from, [to]);
    }
  return neighbours;
}

/** The partner of each residue. */
export function partnersIn({ residue_of, partner_of }: Bonds): Map<number, number> {
  return new Map(residue_of.map((residue, place) => [residue, partner_of[place] as number]));
}

/** The items with one residue, in order. */
export interface ResidueClass<T> {
  residue: number;
  items: readonly T[];
}

/** A residue class and the class of its partner; one class alone if the residue is its own partner. */
export type Block<T> = readonly [ResidueClass<T>, ...ResidueClass<T>[]];

/** The items in blocks, ordered by residue. The class of the partner may be empty. */
export function blocksOf<T>(
  items: readonly T[],
  residue_of: readonly number[],
  partner_of: readonly number[],
): Block<T>[] {
  const classes = new Map<number, { partner: number; items: T[] }>();
  for (const [place, item] of items.entries()) {
    const [residue, partner] = [residue_of[place] as number, partner_of[place] as number];
    const residueClass = classes.get(residue);
    if (residueClass) residueClass.items.push(item);
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

/** The numbers on the board that are bonded to no other number on it. */
export function superfluousIn(bonds: Bonds, crossed: readonly number[]): Set<number> {
  const { board, residue_of, partner_of } = bonds;
  const gone = new Set(crossed);
  if (bonds.modulus === 0) {
    const neighbours = bondedTo(bonds);
    const isSuperfluous = (number: number): boolean =>
      (neighbours.get(number) ?? []).every((neighbour) => gone.has(neighbour));
    return new Set(board.filter((number) => !gone.has(number) && isSuperfluous(number)));
  }
  const counts = new Map<number, number>();
  const standing = board.map((number, place) => [number, place] as const).filter(([one]) => !gone.has(one));
  for (const [, place] of standing) {
    const residue = residue_of[place] as number;
    counts.set(residue, (counts.get(residue) ?? 0) + 1);
  }
  // A number of a self-partnered residue is not its own partner.
  const partners = (place: number): number =>
    (counts.get(partner_of[place] as number) ?? 0) - (partner_of[place] === residue_of[place] ? 1 : 0);
  return new Set(standing.filter(([, place]) => partners(place) === 0).map(([number]) => number));
}
