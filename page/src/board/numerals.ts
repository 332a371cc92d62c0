/** The numerals of a board with all their marks, computed from a model. Pure. */

import type { Player, Position, Variant } from "../api/types";
import { mover } from "../shared/player";
import { NO_BONDS, superfluousIn } from "./bonds";

/** A board without numbers on which nothing is marked. */
export const BLANK = {
  /** The variant; null on a blank board. */
  variant: null as Variant | null,
  /** The server's message about the last two numbers. */
  result: [] as Position["result"],
  ...NO_BONDS,
  /** The numbers crossed out, in order. */
  crossed: [] as readonly number[],
  /** Strokes from this index on are animated. */
  drawnFrom: 0,
  /** The numbers marked as winning moves. */
  winning: [] as readonly number[],
  /** The numbers marked as members of a hostile set. */
  hostile: [] as readonly number[],
  /** The groups of numbers joined by lines. */
  groups: [] as readonly (readonly number[])[],
  /** Numbers that were chosen as the answer to a question. */
  chosen: [] as readonly number[],
  /** The number that the next move crosses out by mistake, and one that would have been better. */
  mistake: null as number | null,
  better: null as number | null,
  /** Whether numbers bonded to nothing are marked. */
  marksSuperfluous: false,
  /** The winner; null while the game goes on. */
  winner: null as Player | null,
  /** Whether the reader has won, so that stars appear. */
  celebrates: false,
};

/** Everything that a board shows. It is independent of matches, seats and the coach, so that lessons and puzzles use it too. */
export type BoardModel = Readonly<typeof BLANK>;

/** The marks of a number; these are the marks of one that is not crossed out and has none. */
export const UNMARKED = {
  /** The move that crossed it out, counted from 1; null if it is not crossed out. */
  move: null as number | null,
  by: null as Player | null,
  /** Whether the stroke is animated. */
  fresh: false,
  /** Whether it is bonded to nothing on the board. */
  superfluous: false,
  /** Whether crossing it out wins. */
  winning: false,
  hostile: false,
  chosen: false,
  /** The player who crosses it out by mistake in the next move. */
  mistakenBy: null as Player | null,
  /** Whether it would have been better to cross it out. */
  better: false,
  /** Its partner in the pairing that is drawn. */
  partner: null as number | null,
  /** The letter of its group, if some groups are not pairs. */
  group: null as string | null,
  /** Whether it is one of the last two. */
  last: false,
};

/** A number as it is drawn. */
export interface Numeral extends Readonly<typeof UNMARKED> {
  readonly number: number;
  /** 0 if the bond has no residues. */
  readonly residue: number;
}

/** The numerals of a model, in order. Unchanged numerals are the same objects as before. */
export function numeralsOf(model: BoardModel, before: readonly Numeral[] = []): Numeral[] {
  const toNumeral = numeralMaker(model);
  return model.board.map((number, place) => {
    const numeral = toNumeral(number, model.residue_of[place] ?? 0);
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
      mistakenBy: number === model.mistake ? mover(model.crossed.length) : null,
      better: number === model.better,
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

const MARKS = ["fresh", "superfluous", "winning", "hostile", "chosen", "better", "last"] as const;

/** The classes of a number's element. */
export function classesOf(numeral: Numeral): string {
  let classes = "numeral";
  if (numeral.by !== null) classes += ` crossed by-${numeral.by}`;
  if (numeral.mistakenBy !== null) classes += ` mistaken by-${numeral.mistakenBy}`;
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
