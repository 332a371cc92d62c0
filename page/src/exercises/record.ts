/** The record of puzzles in this browser: the solved ones, the streak, and failed ones that come back (spaced repetition). */

import { recallJson, rememberJson } from "../shared/memory";
import { newSeed } from "../shared/seeds";

const DAY = 86_400_000;
/** The days after which a failed puzzle comes back, by how often it was solved since. */
const RETURNS = [1, 3, 7];
const MOST_FAILED = 200;
export const RUSH = 180_000;

interface Failed {
  theme: string;
  seed: string;
  /** How often it has been solved since, and when it comes back. */
  solved: number;
  due: number;
}

export interface PuzzleRecord {
  solved: { [theme: string]: number };
  streak: number;
  best: number;
  failed: readonly Failed[];
  /** Three minutes: until when, how many were solved, and the most ever. */
  rush: { until: number; solved: number; best: number };
  /** The last puzzle that was solved, so that none counts twice. */
  last: string;
  /** The puzzle that is being solved, and the moves so far. */
  open: { puzzle: string; moves: readonly number[] };
  /** The themes that were chosen to be mixed. */
  chosen: readonly string[];
}

/** The number of solved puzzles that fill the bar of a theme. */
export const FULL = 12;

const EMPTY: PuzzleRecord = {
  solved: {},
  streak: 0,
  best: 0,
  failed: [],
  rush: { until: 0, solved: 0, best: 0 },
  last: "",
  open: { puzzle: "", moves: [] },
  chosen: [],
};

export function storedRecord(): PuzzleRecord {
  return { ...EMPTY, ...recallJson<Partial<PuzzleRecord>>("puzzles") };
}

export function storeRecord(record: PuzzleRecord): PuzzleRecord {
  rememberJson("puzzles", record);
  return record;
}

const same = (theme: string, seed: string) => (one: Failed) => one.theme === theme && one.seed === seed;

/** After an error: the streak ends, and the puzzle comes back tomorrow. */
export function afterFailure(record: PuzzleRecord, theme: string, seed: string, now: number): PuzzleRecord {
  const others = record.failed.filter((one) => !same(theme, seed)(one));
  const failed = [...others, { theme, seed, solved: 0, due: now + DAY }].slice(-MOST_FAILED);
  return { ...record, streak: 0, failed };
}

/** After a solution, which counts if there was no error before it. */
export function afterSuccess(
  record: PuzzleRecord,
  theme: string,
  seed: string,
  isClean: boolean,
  now: number,
  rule = theme,
): PuzzleRecord {
  const last = `${theme}/${seed}`;
  if (!isClean || record.last === last) return record;
  const streak = record.streak + 1;
  const rush = now < record.rush.until ? record.rush.solved + 1 : record.rush.solved;
  return {
    ...record,
    last,
    solved: { ...record.solved, [rule]: (record.solved[rule] ?? 0) + 1 },
    streak,
    best: Math.max(record.best, streak),
    rush: { ...record.rush, solved: rush, best: Math.max(record.rush.best, rush) },
    failed: record.failed.flatMap((one) => (same(theme, seed)(one) ? later(one, now) : [one])),
  };
}

/** A failed puzzle with its next date after it was solved; empty after the last time. */
function later(one: Failed, now: number): Failed[] {
  const days = RETURNS[one.solved + 1];
  if (now < one.due) return [one];
  return days === undefined ? [] : [{ ...one, solved: one.solved + 1, due: now + days * DAY }];
}

/** The failed puzzles that are due. */
export const dueIn = (record: PuzzleRecord, now: number): readonly Failed[] =>
  record.failed.filter(({ due }) => due <= now);

/**
 * What has been done of this puzzle, as it was before the page was loaded again. One that was failed counts again only when it
 * has come back.
 */
export function progressOf(
  record: PuzzleRecord,
  theme: string,
  seed: string,
  now: number,
): { moves: readonly number[]; isClean: boolean } {
  const moves = record.open.puzzle === `${theme}/${seed}` ? record.open.moves : [];
  return { moves, isClean: !record.failed.some((one) => same(theme, seed)(one) && now < one.due) };
}

/** The address of a new puzzle of these themes; of all themes if none is named. */
export function mixedAddress(chosen: readonly string[]): string {
  return `/puzzles/${chosen.length === 0 ? "mixed" : chosen.join("+")}/${newSeed()}`;
}
