/** The record of puzzles in this browser: the solved ones, the streak, and failed ones that come back (spaced repetition). */

import { recallJson, rememberJson } from "../shared/memory";
import { newSeed } from "../shared/seeds";

const DAY = 86_400_000;
/** The days after which a failed puzzle comes back, by the number of times that it was solved since. */
const RETURNS = [1, 3, 7];
const MOST_FAILED = 200;
/** The length of a rush, in milliseconds. */
export const RUSH = 180_000;

interface Failed {
  theme: string;
  seed: string;
  /** The number of times that it was solved since. */
  solved: number;
  /** The time at which it comes back, in milliseconds. */
  due: number;
}

export interface PuzzleRecord {
  solved: { [theme: string]: number };
  streak: number;
  best: number;
  failed: readonly Failed[];
  /** The three minutes: their end, the puzzles solved in them, and the most ever. */
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

const isPuzzle = (theme: string, seed: string) => (one: Failed) => one.theme === theme && one.seed === seed;

/** The record after an error: the streak ends, and the puzzle comes back tomorrow. */
export function afterFailure(record: PuzzleRecord, theme: string, seed: string, now: number): PuzzleRecord {
  const others = record.failed.filter((one) => !isPuzzle(theme, seed)(one));
  const failed = [...others, { theme, seed, solved: 0, due: now + DAY }].slice(-MOST_FAILED);
  return { ...record, streak: 0, failed };
}

/** The record after a solution, which counts if there was no error before it. */
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
    failed: record.failed.flatMap((one) => (isPuzzle(theme, seed)(one) ? afterReturn(one, now) : [one])),
  };
}

/** A failed puzzle with its next date after it was solved; nothing after the last one. */
function afterReturn(one: Failed, now: number): Failed[] {
  const days = RETURNS[one.solved + 1];
  if (now < one.due) return [one];
  return days === undefined ? [] : [{ ...one, solved: one.solved + 1, due: now + days * DAY }];
}

/** The failed puzzles that are due. */
export const dueIn = (record: PuzzleRecord, now: number): readonly Failed[] =>
  record.failed.filter(({ due }) => due <= now);

/**
 * The moves of this puzzle before the page was reloaded, and whether its solution counts. A failed puzzle counts again only when
 * it has come back.
 */
export function progressOf(
  record: PuzzleRecord,
  theme: string,
  seed: string,
  now: number,
): { moves: readonly number[]; isClean: boolean } {
  const moves = record.open.puzzle === `${theme}/${seed}` ? record.open.moves : [];
  return { moves, isClean: !record.failed.some((one) => isPuzzle(theme, seed)(one) && now < one.due) };
}

/** The address of a new puzzle of these themes; of all themes if none is named. */
export function mixedAddress(chosen: readonly string[]): string {
  return `/puzzles/${chosen.length === 0 ? "mixed" : chosen.join("+")}/${newSeed()}`;
}
