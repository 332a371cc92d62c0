// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { dayStreak, storeDay, storedDays, triesOf } from "./days";

beforeEach(() => localStorage.clear());

test("a streak goes on over the end of a month, and a day without a solution ends it", () => {
  for (const date of ["2026-02-26", "2026-02-28", "2026-03-01"]) storeDay(date, "solved");
  expect(dayStreak(storedDays(), "2026-03-01")).toBe(2);
  expect(dayStreak(storedDays(), "2026-03-02")).toBe(2);
  expect(dayStreak(storedDays(), "2026-03-03")).toBe(0);
  storeDay("2026-03-02", "error");
  expect(dayStreak(storedDays(), "2026-03-02")).toBe(2);
  expect(dayStreak(storedDays(), "2026-03-03")).toBe(0);
});

test("errors count until the solution", () => {
  for (const result of ["error", "error", "solved", "error"] as const) storeDay("2026-03-01", result);
  expect(storedDays()).toEqual({ "2026-03-01": { errors: 2, solved: true } });
  expect(triesOf({ errors: 2, solved: true })).toBe("✗✗✓");
});
