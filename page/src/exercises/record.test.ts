// @vitest-environment jsdom
import { expect, test } from "vitest";
import {
  afterFailure,
  afterSuccess,
  dueIn,
  mixedAddress,
  nearAddress,
  progressOf,
  storedRecord,
} from "./record";

const DAY = 86_400_000;

test("an error ends the streak, and a solution without an error counts once", () => {
  let record = afterSuccess(storedRecord(), "partner", "1", true, 0);
  record = afterSuccess(record, "partner", "1", true, 0);
  record = afterSuccess(record, "partner", "2", true, 0);
  expect([record.streak, record.best, record.solved]).toEqual([2, 2, { partner: 2 }]);
  record = afterFailure(record, "larger", "3", 0);
  expect(afterSuccess(record, "larger", "3", false, 0)).toBe(record);
  expect([record.streak, record.best]).toEqual([0, 2]);
});

test("a failed puzzle comes back after 1, 3 and 7 days", () => {
  let record = afterFailure(storedRecord(), "larger", "3", 0);
  let now = 0;
  for (const days of [1, 3, 7]) {
    expect(dueIn(record, now + days * DAY - 1)).toEqual([]);
    now += days * DAY;
    expect(dueIn(record, now).map(({ seed }) => seed)).toEqual(["3"]);
    record = afterSuccess({ ...record, last: "" }, "larger", "3", true, now);
  }
  expect(record.failed).toEqual([]);
});

test("the moves of the open puzzle are restored, for that puzzle only", () => {
  const record = { ...storedRecord(), open: { puzzle: "larger/3", moves: [4, 5] } };
  expect(progressOf(record, "larger", "3", 0)).toEqual({ moves: [4, 5], isClean: true });
  expect(progressOf(record, "larger", "4", 0)).toEqual({ moves: [], isClean: true });
  // A failed puzzle stays failed until it comes back, however often the page is loaded.
  const failed = afterFailure(record, "larger", "3", 0);
  expect(progressOf(failed, "larger", "3", DAY - 1).isClean).toBe(false);
  expect(progressOf(failed, "larger", "3", DAY).isClean).toBe(true);
});

test("a puzzle of several themes counts for the theme that solves it", () => {
  const record = afterSuccess(storedRecord(), "partner+larger", "1", true, 0, "larger");
  expect(record.solved).toEqual({ larger: 1 });
  expect(mixedAddress(["partner", "larger"])).toMatch(/^\/puzzles\/partner\+larger\/\w+$/);
  expect(mixedAddress([])).toMatch(/^\/puzzles\/mixed\//);
});

test("the next puzzle is near the rating, within the range of the server", () => {
  const at = (rating: number): string =>
    nearAddress({ ...storedRecord(), rating: { rating, deviation: 60, volatility: 0.06 } });
  expect(at(1243.7)).toMatch(/^\/puzzles\/near-1240\/\w+$/);
  expect(at(400)).toMatch(/near-1000/);
  expect(at(3000)).toMatch(/near-2200/);
});
