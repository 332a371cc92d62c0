/** The puzzles of the day that were tried in this browser on their day, and the streak of days. */

import { recallJson, rememberJson } from "../shared/memory";
import { words } from "../shared/words.svelte";

/** The themes of the three puzzles of a day, in order. */
export const DAY_THEMES: readonly string[] = ["day-small", "day", "day-hard"];
const MOST_DAYS = 400;
const MOST_MARKS = 12;

/** The result of a puzzle: ✓ for each right step and ✗ for each error. */
interface Result {
  marks: string;
  solved: boolean;
}
/** The results of a day by theme. */
export type Day = Readonly<Record<string, Result>>;
export type Days = Readonly<Record<string, Day>>;

export const storedDays = (): Days => recallJson<Days>("days") ?? {};

/** Stores a step in a puzzle of the day. Steps after the solution do not count, and the oldest days are forgotten. */
export function storeStep(date: string, theme: string, step: "error" | "right" | "solved"): void {
  const before = storedDays();
  const result = before[date]?.[theme] ?? { marks: "", solved: false };
  if (result.solved) return;
  const marks = (result.marks + (step === "error" ? "✗" : "✓")).slice(-MOST_MARKS);
  const day = { ...before[date], [theme]: { marks, solved: step === "solved" } };
  const days = Object.entries({ ...before, [date]: day }).sort();
  rememberJson("days", Object.fromEntries(days.slice(-MOST_DAYS)));
}

/** Whether at least one puzzle of the day is solved. */
const counts = (day: Day | undefined): boolean => Object.values(day ?? {}).some(({ solved }) => solved);

/** The first puzzle of the day that is not solved; undefined if all are. */
export const openTheme = (day: Day | undefined): string | undefined =>
  DAY_THEMES.find((theme) => !day?.[theme]?.solved);

/** The number of days in a row that count, up to this day or, if it is still open, up to the day before. */
export function dayStreak(days: Days, date: string): number {
  let day = counts(days[date]) ? date : dayBefore(date);
  let count = 0;
  for (; counts(days[day]); day = dayBefore(day)) count += 1;
  return count;
}

/** The days that count, the solved puzzles, those without an error, and the longest row of days. */
export function dayStatistics(days: Days) {
  const dates = Object.keys(days).filter((date) => counts(days[date]));
  const solved = Object.values(days)
    .flatMap((day) => Object.values(day))
    .filter((result) => result.solved);
  return {
    days: dates.length,
    solved: solved.length,
    clean: solved.filter(({ marks }) => !marks.includes("✗")).length,
    best: Math.max(0, ...dates.map((date) => dayStreak(days, date))),
  };
}

/** The results of a day to share, with a dash for a puzzle that is not solved. No number of a puzzle is given away. */
export const marksOf = (day: Day | undefined): string =>
  DAY_THEMES.map((theme) => (day?.[theme]?.solved ? day[theme].marks : "–")).join(" · ");

/** A date in words, such as "18 November". */
export function dateName(date: string): string {
  const language = words.language === "en" ? "en-GB" : words.language;
  return new Date(`${date}T12:00`).toLocaleDateString(language, { day: "numeric", month: "long" });
}

/** The hours until the next puzzles, rounded up. */
export function hoursToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.ceil((midnight.getTime() - now.getTime()) / 3_600_000);
}

function dayBefore(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? "" : new Date(time - 86_400_000).toISOString().slice(0, 10);
}
