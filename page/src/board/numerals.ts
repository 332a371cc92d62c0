/** What stands on the board: from a slate, the numerals as they are drawn. Pure. */

import type { Player } from "../api/types";

/** What the board is to show. It knows nothing of matches, seats or help: lessons and puzzles may show one too. */
export interface Slate {
  /** The name of the variant, and its divisor. */
  name: string;
  d: number;
  /** The numbers in order; the residue of each, and the residue of its partners. */
  numbers: readonly number[];
  residueOf: readonly number[];
  partnerOf: readonly number[];
  /** The numbers crossed out, in order. */
  crossed: readonly number[];
  /** Strokes from this one on are drawn before one's eyes. */
  drawnFrom: number;
  /** Numbers marked as winning, as members of a hostile set, and groups that are drawn together. */
  winning: readonly number[];
  hostile: readonly number[];
  groups: readonly (readonly number[])[];
  /** Whether numbers bonded to nothing are grey. */
  grey: boolean;
  /** Who has won with the last two; null while the game goes on. */
  winner: Player | null;
}

/** A number as it is drawn. */
export interface Numeral {
  number: number;
  residue: number;
  /** Which move crossed it out, counted from 1; null while it stands. */
  move: number | null;
  by: Player | null;
  /** Whether the stroke is to be drawn before one's eyes, and as which of several. */
  fresh: number | null;
  /** Bonded to nothing on the board. */
  superfluous: boolean;
  /** Crossing it out wins. */
  winning: boolean;
  hostile: boolean;
  /** Its partner in the pairing that is drawn. */
  partner: number | null;
  /** One of the last two. */
  last: boolean;
}

/** A number that stands, with nothing to be said about it. */
const STANDING = {
  move: null,
  by: null,
  fresh: null,
  superfluous: false,
  winning: false,
  hostile: false,
  partner: null,
  last: false,
} satisfies Partial<Numeral>;

/** The numerals of a slate, in order. Those that look as before are the same objects as before. */
export function numeralsOf(slate: Slate, before: readonly Numeral[] = []): Numeral[] {
  const draw = drawing(slate);
  return slate.numbers.map((number, place) => {
    const numeral = draw(number, slate.residueOf[place] as number);
    const old = before[place];
    return old !== undefined && looksLike(old, numeral) ? old : numeral;
  });
}

/** How each number of a slate is drawn. */
function drawing(slate: Slate): (number: number, residue: number) => Numeral {
  const plies = new Map(slate.crossed.map((number, ply) => [number, ply]));
  const winning = new Set(slate.winning);
  const hostile = new Set(slate.hostile);
  const partners = new Map(slate.groups.flatMap(partnersIn));
  const superfluous = slate.grey ? superfluousIn(slate) : new Set();
  const last = slate.winner !== null;
  return (number, residue) => {
    const ply = plies.get(number);
    if (ply !== undefined) {
      const fresh = ply < slate.drawnFrom ? null : ply - slate.drawnFrom;
      return { ...STANDING, number, residue, move: ply + 1, by: mover(ply), fresh };
    }
    return {
      ...STANDING,
      number,
      residue,
      superfluous: superfluous.has(number),
      winning: winning.has(number),
      hostile: hostile.has(number),
      partner: partners.get(number) ?? null,
      last,
    };
  };
}

const LOOKS = Object.keys({ number: 0, residue: 0, ...STANDING }) as (keyof Numeral)[];

function looksLike(one: Numeral, other: Numeral): boolean {
  return LOOKS.every((look) => one[look] === other[look]);
}

/** Two numbers that are a group are each other's partners. */
function partnersIn([one, other, ...more]: readonly number[]): [number, number][] {
  if (one === undefined || other === undefined || more.length > 0) return [];
  return [
    [one, other],
    [other, one],
  ];
}

/** The numbers that stand and are bonded to nothing that stands. */
export function superfluousIn({ numbers, residueOf, partnerOf, crossed }: Slate): Set<number> {
  const gone = new Set(crossed);
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

/** Who makes the move of this ply: A begins, and the players take turns. */
export function mover(ply: number): Player {
  return ply % 2 === 0 ? "A" : "B";
}

/** The strokes of the chalk: a hand never draws the same line twice. */
const STROKES = [
  "M7 72C30 58 62 34 93 6",
  "M9 68C34 56 58 32 91 9",
  "M6 70C26 62 64 30 94 8",
  "M10 72C38 50 60 38 90 7",
] as const;

export function strokeOf(number: number): string {
  return STROKES[Math.abs((number * 7 + 3) % STROKES.length)] as string;
}
