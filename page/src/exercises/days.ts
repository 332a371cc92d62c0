/** The daily puzzles that were solved in this browser on their day, and the streak of days. */

import { recallJson, rememberJson } from "../shared/memory";

const MOST_DAYS = 400;

/** The result of a daily puzzle. */
export interface Day {
  errors: number;
  solved: boolean;
}
export type Days = Readonly<Record<string, Day>>;

export const storedDays = (): Days => recallJson<Days>("days") ?? {};

/** Stores a result of the daily puzzle. Errors after the solution do not count, and the oldest days are forgotten. */
export function storeDay(date: string, result: "error" | "solved"): Days {
  const before = storedDays();
  const { errors, solved } = before[date] ?? { errors: 0, solved: false };
  const day = result === "solved" ? { errors, solved: true } : { errors: errors + (solved ? 0 : 1), solved };
  const days = Object.fromEntries(
    Object.entries({ ...before, [date]: day })
      .sort()
      .slice(-MOST_DAYS),
  );
  rememberJson("days", days);
  return days;
}

/** The number of days in a row that were solved, up to this day or, if it is still open, up to the day before. */
export function dayStreak(days: Days, date: string): number {
  let day = days[date]?.solved ? date : dayBefore(date);
  let count = 0;
  for (; days[day]?.solved; day = dayBefore(day)) count += 1;
  return count;
}

/** One sign for each try: two errors and the solution are ✗✗✓. No number of the puzzle is given away. */
export const triesOf = ({ errors }: Day): string => `${"✗".repeat(Math.min(errors, 5))}✓`;

function dayBefore(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? "" : new Date(time - 86_400_000).toISOString().slice(0, 10);
}
