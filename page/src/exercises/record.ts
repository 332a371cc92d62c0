/** The record of puzzles in this browser: the solved ones, the streak, and failed ones that come back (spaced repetition). */

import { recallJson, rememberJson } from "../shared/memory";
import { progressChanged } from "../shared/progress.svelte";
import { newSeed } from "../shared/seeds";
import { FIRST_RATING } from "./rating";

const DAY = 86_400_000;
/** The days after which a failed puzzle comes back, by the number of times that it was solved since. */
const RETURNS = [1, 3, 7];
const MOST_FAILED = 200;
/** The ratings for which the server makes puzzles. */
const [LOWEST, HIGHEST] = [1000, 2200];

interface Failed {
  theme: string;
  seed: string;
  /** The number of times that it was solved since. */
  solved: number;
  /** The time at which it comes back, in milliseconds. */
  due: number;
}

/** The number of solved puzzles that fill the bar of a theme. */
export const FULL = 12;

const EMPTY = {
  solved: {} as { [theme: string]: number },
  streak: 0,
  best: 0,
  failed: [] as readonly Failed[],
  /** The rating of the solver, from puzzles near it. */
  rating: FIRST_RATING,
  /** The most puzzles solved in three minutes. */
  rush: { best: 0 },
  /** The last puzzle that was solved, so that none counts twice. */
  last: "",
  /** The puzzle that is being solved, and the moves so far. */
  open: { puzzle: "", moves: [] as readonly number[] },
  /** The themes that were chosen to be mixed. */
  chosen: [] as readonly string[],
};
export type PuzzleRecord = Readonly<typeof EMPTY>;

export function storedRecord(): PuzzleRecord {
  return { ...EMPTY, ...recallJson<Partial<PuzzleRecord>>("puzzles") };
}

export function storeRecord(record: PuzzleRecord): PuzzleRecord {
  rememberJson("puzzles", record);
  progressChanged();
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
  return {
    ...record,
    last,
    solved: { ...record.solved, [rule]: (record.solved[rule] ?? 0) + 1 },
    streak,
    best: Math.max(record.best, streak),
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

/** The address of a new puzzle near the rating of the solver. */
export function nearAddress({ rating: { rating } }: PuzzleRecord): string {
  return `/puzzles/near-${Math.min(HIGHEST, Math.max(LOWEST, Math.round(rating / 10) * 10))}/${newSeed()}`;
}

/** The address of a new puzzle of these themes; of all themes if none is named. */
export function mixedAddress(chosen: readonly string[]): string {
  return `/puzzles/${chosen.length === 0 ? "mixed" : chosen.join("+")}/${newSeed()}`;
}
