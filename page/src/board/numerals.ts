/** The numerals of a board with all their marks, computed from a model. Pure. */

import type { Player, Position, Variant } from "../api/types";
import { mover } from "../shared/player";
import { type Bonds, superfluousIn } from "./bonds";

/** Everything that a board shows. It is independent of matches, seats and the coach, so that lessons and puzzles use it too. */
export interface BoardModel extends Bonds {
  /** The name of the variant. */
  name: string;
  /** The variant; null on a blank board. */
  variant: Variant | null;
  /** The divisor of the sum; 0 for any other bond. */
  d: number;
  /** The remainder of the sum of partners. */
  remainder: number;
  /** The server's message about the last two numbers. */
  result: Position["result"];
  /** The numbers crossed out, in order. */
  crossed: readonly number[];
  /** Strokes from this index on are animated. */
  drawnFrom: number;
  /** The numbers marked as winning moves. */
  winning: readonly number[];
  /** The numbers marked as members of a hostile set. */
  hostile: readonly number[];
  /** The groups of numbers joined by lines. */
  groups: readonly (readonly number[])[];
  /** Numbers that were chosen as the answer to a question. */
  chosen: readonly number[];
  /** Whether numbers bonded to nothing are marked. */
  marksSuperfluous: boolean;
  /** The winner; null while the game goes on. */
  winner: Player | null;
  /** Whether the reader has won, so that stars appear. */
  celebrates: boolean;
}

/** A board without numbers on which nothing is marked. */
export const BLANK: BoardModel = {
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

/** The part of a model that comes from a position, without marks. */
export function unmarkedModel(
  position: Position,
): Pick<BoardModel, "name" | "variant" | "d" | "remainder" | "result" | keyof Bonds> {
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
  /** 0 if the bond has no residues. */
  residue: number;
  /** The move that crossed it out, counted from 1; null if it is not crossed out. */
  move: number | null;
  by: Player | null;
  /** Whether the stroke is animated. */
  fresh: boolean;
  /** Whether it is bonded to nothing on the board. */
  superfluous: boolean;
  /** Whether crossing it out wins. */
  winning: boolean;
  hostile: boolean;
  chosen: boolean;
  /** Its partner in the pairing that is drawn. */
  partner: number | null;
  /** The letter of its group, if some groups are not pairs. */
  group: string | null;
  /** Whether it is one of the last two. */
  last: boolean;
}

/** The fields of a number that is not crossed out and has no marks. */
export const UNMARKED = {
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

/** The numerals of a model, in order. Unchanged numerals are the same objects as before. */
export function numeralsOf(model: BoardModel, before: readonly Numeral[] = []): Numeral[] {
  const toNumeral = numeralMaker(model);
  return model.numbers.map((number, place) => {
    const numeral = toNumeral(number, model.residueOf[place] ?? 0);
    const old = before[place];
    return old !== undefined && isEqual(old, numeral) ? old : numeral;
  });
}

/** A function that makes the numerals of a model. */
function numeralMaker(model: BoardModel): (number: number, residue: number) => Numeral {
  const plies = new Map(model.crossed.map((number, ply) => [number, ply]));
  const winning = new Set(model.winning);
  const hostile = new Set(model.hostile);
  const chosen = new Set(model.chosen);
  const areAllPairs = model.groups.every((group) => group.length === 2);
  const partners = new Map(areAllPairs ? model.groups.flatMap(eachWay) : []);
  const letters = new Map(areAllPairs ? [] : model.groups.flatMap(lettersIn));
  const superfluous = model.marksSuperfluous ? superfluousIn(model, model.crossed) : new Set();
  const last = model.winner !== null;
  return (number, residue) => {
    const ply = plies.get(number);
    if (ply !== undefined) {
      const fresh = ply >= model.drawnFrom;
      return { ...UNMARKED, number, residue, move: ply + 1, by: mover(ply), fresh };
    }
    return {
      ...UNMARKED,
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

const FIELDS = Object.keys({ number: 0, residue: 0, ...UNMARKED }) as (keyof Numeral)[];

function isEqual(one: Numeral, other: Numeral): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

const MARKS = ["fresh", "superfluous", "winning", "hostile", "chosen", "last"] as const;

/** The classes of a number's element. */
export function classesOf(numeral: Numeral): string {
  let classes = "numeral";
  if (numeral.by !== null) classes += ` crossed by-${numeral.by}`;
  for (const mark of MARKS) if (numeral[mark]) classes += ` ${mark}`;
  return classes;
}

/** Maps each number of a pair to the other. */
function eachWay([one, other]: readonly number[]): [number, number][] {
  if (one === undefined || other === undefined) return [];
  return [
    [one, other],
    [other, one],
  ];
}

/** Maps each number of a group to the letter of the group; after z come aa, ab and so on. */
function lettersIn(group: readonly number[], place: number): [number, string][] {
  const letter = String.fromCharCode(97 + (place % 26));
  const round = Math.floor(place / 26);
  const name = round === 0 ? letter : String.fromCharCode(96 + round) + letter;
  return group.map((number) => [number, name]);
}

/** The strokes that cross out a number. Several shapes look drawn by hand. */
const STROKES = [
  "M7 72C30 58 62 34 93 6",
  "M9 68C34 56 58 32 91 9",
  "M6 70C26 62 64 30 94 8",
  "M10 72C38 50 60 38 90 7",
] as const;

export function strokeOf(number: number): string {
  return STROKES[Math.abs((number * 7 + 3) % STROKES.length)] as string;
}
