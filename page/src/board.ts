/** What the slate shows: a tile for each number, in rows or in groups of partners. Pure. */

import type { Player } from "./api/types";
import { rowsOf } from "./lib/layout";
import { mover, type State, shownPly } from "./match";

export interface Tile {
  number: number;
  residue: number;
  /** Which move crossed it out, counted from 1; null while it stands. */
  move: number | null;
  by: Player | null;
  /** Whether the stroke is to be drawn before one's eyes, and as which of several. */
  fresh: number | null;
  /** Bonded to nothing on the slate. */
  superfluous: boolean;
  /** Crossing it out wins (shown from the third rung of help on). */
  winning: boolean;
  /** One of the hostile set (shown on the fourth rung). */
  hostile: boolean;
  /** Its partner in the pairing (shown on the fourth rung). */
  partner: number | null;
  /** One of the last two. */
  last: boolean;
}

export interface Section {
  /** The residues of the group; null where the slate is not grouped. */
  residues: readonly number[] | null;
  rows: Tile[][];
}

export interface View {
  residues: boolean;
  grouped: boolean;
  grey: boolean;
}

/** The tiles of a state in the order of the board. Those that look as before are the same objects as before. */
export function tilesOf(state: State, view: Pick<View, "grey">, before: readonly Tile[] = []): Tile[] {
  const { position } = state;
  if (position === null) return [];
  const shown = shownPly(state);
  const current = state.cursor === null;
  const crossed = new Map<number, number>();
  for (let ply = 0; ply < shown; ply += 1) crossed.set(position.crossed[ply] as number, ply);
  if (current && state.pending !== null && !crossed.has(state.pending)) crossed.set(state.pending, shown);
  const helped = solutionShown(state);
  const winning = new Set(betterMoves(state) ?? (state.rung >= 3 ? helped?.verdict.winning_moves : null));
  const reason = state.rung >= 4 ? helped?.verdict.certificate : null;
  const enemies = new Set(reason?.kind === "hostile" ? reason.hostile : []);
  const partners = new Map<number, number>();
  if (reason?.kind === "pairing")
    for (const [one, other] of reason.groups)
      if (one !== undefined && other !== undefined) partners.set(one, other).set(other, one);
  const grey = new Set(view.grey && current ? position.superfluous : []);
  const last = current && position.over;
  return position.board.map((number, place) => {
    const ply = crossed.get(number);
    if (ply !== undefined) {
      const fresh = ply < state.drawnFrom ? null : ply - state.drawnFrom;
      const old = before[place];
      if (old?.number === number && old.move === ply + 1 && old.fresh === fresh) return old;
      const residue = position.residue_of[place] as number;
      return { ...STANDING, number, residue, move: ply + 1, by: mover(ply), fresh };
    }
    const superfluous = grey.has(number);
    const wins = winning.has(number);
    const hostile = enemies.has(number);
    const partner = partners.get(number) ?? null;
    const old = before[place];
    const same =
      old?.number === number &&
      old.move === null &&
      old.residue === position.residue_of[place] &&
      old.superfluous === superfluous &&
      old.winning === wins &&
      old.hostile === hostile &&
      old.partner === partner &&
      old.last === last;
    if (same) return old;
    const residue = position.residue_of[place] as number;
    return { ...STANDING, number, residue, superfluous, winning: wins, hostile, partner, last };
  });
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
} satisfies Partial<Tile>;

/** In the review of a blunder, the moves that would have kept the win; else null. */
function betterMoves(state: State): readonly number[] | null {
  const move = state.cursor === null ? undefined : state.review?.plies[state.cursor - 1];
  return move?.blunder ? (move.winning_moves ?? []) : null;
}

/** The verdict on what the slate shows, or null while it is not known. */
export function solutionShown(state: State): State["solution"] {
  const { solution } = state;
  return solution !== null && solution.position.ply === shownPly(state) && state.pending === null
    ? solution
    : null;
}

/**
 * The tiles in rows; in groups of partners, each residue in rows of its own above its partner, where asked. Rows and
 * sections that are as before are the same objects, so that only what changed is drawn anew.
 */
export function sectionsOf(
  tiles: readonly Tile[],
  columns: number,
  partnerOf: ReadonlyMap<number, number> | null,
  before: readonly Section[] = [],
): Section[] {
  const old = new Map(before.flatMap(({ rows }) => rows.map((row) => [row[0]?.number, row])));
  const rows = (some: readonly Tile[]): Tile[][] =>
    rowsOf(some, columns).map((row) => {
      const known = old.get(row[0]?.number);
      return known !== undefined && sameItems(known, row) ? known : row;
    });
  const section = (place: number, residues: readonly number[] | null, its: Tile[][]): Section => {
    const known = before[place];
    const same =
      known !== undefined && String(known.residues) === String(residues) && sameItems(known.rows, its);
    return same ? known : { residues, rows: its };
  };
  if (partnerOf === null) return [section(0, null, rows(tiles))];
  const classes = new Map<number, Tile[]>();
  for (const tile of tiles) {
    const some = classes.get(tile.residue);
    if (some) some.push(tile);
    else classes.set(tile.residue, [tile]);
  }
  const sections: Section[] = [];
  for (const residue of [...classes.keys()].sort((one, other) => one - other)) {
    const other = partnerOf.get(residue) ?? residue;
    if (other < residue && classes.has(other)) continue;
    const sides = other === residue ? [residue] : [residue, other];
    const its = sides.flatMap((side) => rows(classes.get(side) ?? []));
    sections.push(section(sections.length, sides, its));
  }
  return sections;
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

/** The strokes of the chalk: a hand never draws the same line twice. */
export const STROKES = [
  "M7 72C30 58 62 34 93 6",
  "M9 68C34 56 58 32 91 9",
  "M6 70C26 62 64 30 94 8",
  "M10 72C38 50 60 38 90 7",
] as const;

export function strokeOf(number: number): string {
  return STROKES[Math.abs((number * 7 + 3) % STROKES.length)] as string;
}
