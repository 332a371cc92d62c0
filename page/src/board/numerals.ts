/** What stands on the board: from a slate, the numerals as they are drawn. Pure. */

import type { Player, Position, Variant } from "../api/types";
import { mover } from "../shared/player";
import { type Bonds, superfluousIn } from "./bonds";

/** What the board is to show. It knows nothing of matches, seats or help: lessons and puzzles may show one too. */
export interface Slate extends Bonds {
  /** The name of the variant, the divisor of a sum (else 0), and what the sum of partners leaves. */
  name: string;
  /** The variant; null on a blank board. */
  variant: Variant | null;
  d: number;
  remainder: number;
  /** What the server says of the last two. */
  result: Position["result"];
  /** The numbers crossed out, in order. */
  crossed: readonly number[];
  /** Strokes from this one on are drawn before one's eyes. */
  drawnFrom: number;
  /** Numbers marked as winning, as members of a hostile set, and groups that are drawn together. */
  winning: readonly number[];
  hostile: readonly number[];
  groups: readonly (readonly number[])[];
  /** Numbers that were chosen as the answer to a question. */
  chosen: readonly number[];
  /** Whether numbers bonded to nothing are marked. */
  marksSuperfluous: boolean;
  /** Who has won with the last two; null while the game goes on. */
  winner: Player | null;
  /** Whether somebody here has reason to be glad of it. */
  celebrates: boolean;
}

/** A board without numbers on which nothing is marked. */
export const BLANK: Slate = {
  name: "",
  variant: null,
  d: 0,
  remainder: 0,
  result: [],
  numbers: [],
  modulus: 0,
  residueOf: [],
  partnerOf: [],
  bonds: [],
  crossed: [],
  drawnFrom: 0,
  winning: [],
  hostile: [],
  groups: [],
  chosen: [],
  marksSuperfluous: false,
  winner: null,
  celebrates: false,
};

/** What a board shows of a position, whatever is marked on it. */
export function boardOf(
  position: Position,
): Pick<Slate, "name" | "variant" | "d" | "remainder" | "result" | keyof Bonds> {
  const { variant, board, modulus, residue_of, partner_of, bonds, result } = position;
  const { name, d, remainder } = variant;
  return {
    name,
    variant,
    d,
    remainder,
    result,
    numbers: board,
    modulus,
    residueOf: residue_of,
    partnerOf: partner_of,
    bonds,
  };
}

/** A number as it is drawn. */
export interface Numeral {
  number: number;
  /** 0 where the bond knows no residues. */
  residue: number;
  /** Which move crossed it out, counted from 1; null while it stands. */
  move: number | null;
  by: Player | null;
  /** Whether the stroke is to be drawn before one's eyes. */
  fresh: boolean;
  /** Bonded to nothing on the board. */
  superfluous: boolean;
  /** Crossing it out wins. */
  winning: boolean;
  hostile: boolean;
  chosen: boolean;
  /** Its partner in the pairing that is drawn. */
  partner: number | null;
  /** The letter of its group, where groups are drawn that are not all pairs. */
  group: string | null;
  /** One of the last two. */
  last: boolean;
}

/** A number that stands, with nothing to be said about it. */
const STANDING = {
  move: null,
  by: null,
  fresh: false,
  superfluous: false,
  winning: false,
  hostile: false,
  chosen: false,
  partner: null,
  group: null,
  last: false,
} satisfies Partial<Numeral>;

/** The numerals of a slate, in order. Those that look as before are the same objects as before. */
export function numeralsOf(slate: Slate, before: readonly Numeral[] = []): Numeral[] {
  const draw = drawing(slate);
  return slate.numbers.map((number, place) => {
    const numeral = draw(number, slate.residueOf[place] ?? 0);
    const old = before[place];
    return old !== undefined && looksLike(old, numeral) ? old : numeral;
  });
}

/** How each number of a slate is drawn. */
function drawing(slate: Slate): (number: number, residue: number) => Numeral {
  const plies = new Map(slate.crossed.map((number, ply) => [number, ply]));
  const winning = new Set(slate.winning);
  const hostile = new Set(slate.hostile);
  const chosen = new Set(slate.chosen);
  const pairs = slate.groups.every((group) => group.length === 2);
  const partners = new Map(pairs ? slate.groups.flatMap(eachWay) : []);
  const letters = new Map(pairs ? [] : slate.groups.flatMap(lettersIn));
  const superfluous = slate.marksSuperfluous ? superfluousIn(slate, slate.crossed) : new Set();
  const last = slate.winner !== null;
  return (number, residue) => {
    const ply = plies.get(number);
    if (ply !== undefined) {
      const fresh = ply >= slate.drawnFrom;
      return { ...STANDING, number, residue, move: ply + 1, by: mover(ply), fresh };
    }
    return {
      ...STANDING,
      number,
      residue,
      superfluous: superfluous.has(number),
      winning: winning.has(number),
      hostile: hostile.has(number),
      chosen: chosen.has(number),
      partner: partners.get(number) ?? null,
      group: letters.get(number) ?? null,
      last,
    };
  };
}

const LOOKS = Object.keys({ number: 0, residue: 0, ...STANDING }) as (keyof Numeral)[];

function looksLike(one: Numeral, other: Numeral): boolean {
  return LOOKS.every((look) => one[look] === other[look]);
}

const MARKS = ["fresh", "superfluous", "winning", "hostile", "chosen", "last"] as const;

/** The classes of a number's element. */
export function looksOf(numeral: Numeral): string {
  let classes = "numeral";
  if (numeral.by !== null) classes += ` crossed by-${numeral.by}`;
  for (const mark of MARKS) if (numeral[mark]) classes += ` ${mark}`;
  return classes;
}

/** Two numbers that are a group are each other's partners. */
function eachWay([one, other]: readonly number[]): [number, number][] {
  if (one === undefined || other === undefined) return [];
  return [
    [one, other],
    [other, one],
  ];
}

/** Each number of a group has the letter of the group; after z come aa, ab and so on. */
function lettersIn(group: readonly number[], place: number): [number, string][] {
  const letter = String.fromCharCode(97 + (place % 26));
  const round = Math.floor(place / 26);
  const name = round === 0 ? letter : String.fromCharCode(96 + round) + letter;
  return group.map((number) => [number, name]);
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
