// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { dayStatistics, dayStreak, hoursToMidnight, marksOf, openTheme, storedDays, storeStep } from "./days";

beforeEach(() => localStorage.clear());

test("a streak goes on over the end of a month, and a day without a solution ends it", () => {
  for (const date of ["2026-02-26", "2026-02-28", "2026-03-01"]) storeStep(date, "day-hard", "solved");
  expect(dayStreak(storedDays(), "2026-03-01")).toBe(2);
  expect(dayStreak(storedDays(), "2026-03-02")).toBe(2);
  expect(dayStreak(storedDays(), "2026-03-03")).toBe(0);
  storeStep("2026-03-02", "day", "error");
  expect(dayStreak(storedDays(), "2026-03-02")).toBe(2);
  expect(dayStreak(storedDays(), "2026-03-03")).toBe(0);
  expect(dayStatistics(storedDays())).toEqual({ days: 3, solved: 3, clean: 3, best: 2 });
});

test("each step has a mark until the puzzle is solved", () => {
  const date = "2026-03-01";
  for (const step of ["error", "right", "solved", "error"] as const) storeStep(date, "day", step);
  storeStep(date, "day-hard", "error");
  const day = storedDays()[date];
  expect(day).toEqual({
    day: { marks: "✗✓✓", solved: true },
    "day-hard": { marks: "✗", solved: false },
  });
  expect([marksOf(day), openTheme(day)]).toEqual(["– · ✗✓✓ · –", "day-small"]);
  expect(dayStatistics(storedDays())).toEqual({ days: 1, solved: 1, clean: 0, best: 1 });
});

test("the next puzzles come at midnight", () => {
  expect(hoursToMidnight(new Date(2026, 10, 18, 16, 30))).toBe(8);
  expect(hoursToMidnight(new Date(2026, 10, 18))).toBe(24);
});
