// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, type PendingRequest } from "../../tests/fake";
import { position } from "../../tests/fixtures";
import type { Puzzle, PuzzleProgress } from "../api/puzzles";
import { storedDays } from "./days";
import { PuzzleAttempt } from "./puzzleAttempt.svelte";
import { storedRecord } from "./record";

let requests: PendingRequest[] = [];
const last = (): PendingRequest => requests.at(-1) as PendingRequest;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  localStorage.clear();
  requests = fakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newAttempt = (more: Partial<Puzzle> = {}): PuzzleAttempt =>
  new PuzzleAttempt("partner", {
    position: position(),
    seed: "7",
    ...more,
  } as Puzzle);
const progress = (
  status: PuzzleProgress["status"],
  crossed: number[] = [],
  more: Partial<PuzzleProgress> = {},
) => ({
  status,
  position: position(crossed),
  messages: [],
  theme: status === "solved" ? "partner" : null,
  proof: status === "show" ? "mark-set" : null,
  flaw: null,
  ...more,
});

test("one's own move is shown at once, the reply after a delay, and presses in between are ignored", async () => {
  const one = newAttempt();
  one.press(3);
  one.press(4);
  expect([requests.length, last().body, one.model.crossed]).toEqual([1, { moves: [3] }, [3]]);
  await last().answer(progress("open", [3, 1]));
  one.press(4);
  expect([requests.length, one.model.crossed]).toEqual([1, [3]]);
  vi.advanceTimersByTime(700);
  expect(one.model.crossed).toEqual([3, 1]);
  one.press(4);
  expect(last().body).toEqual({ moves: [3, 4] });
  await last().answer(progress("solved", [3, 1, 4]));
  expect([one.phase, one.record.streak, one.record.solved]).toEqual(["solved", 1, { partner: 1 }]);
});

test("a wrong move is played out and ends the streak; the solution after it does not count", async () => {
  const one = newAttempt();
  one.press(4);
  expect(one.verdict).toBe(null);
  await last().answer(progress("wrong", [4, 3, 1], { messages: [{ id: "puzzle-wrong", values: {} }] }));
  expect(one.verdict).toBe("wrong");
  expect([one.phase, one.model.crossed, one.record.failed.length]).toEqual(["wrong", [4], 1]);
  vi.advanceTimersByTime(700);
  expect(one.model.crossed).toEqual([4, 3]);
  one.again();
  expect([one.phase, one.model.crossed, vi.getTimerCount()]).toEqual(["open", [], 0]);
  one.press(3);
  expect(last().body).toEqual({ moves: [3] });
  await last().answer(progress("solved", [3], { messages: [{ id: "move-keeps", values: {} }] }));
  expect([one.phase, one.record.streak, one.verdict]).toEqual(["solved", 0, "right"]);
});

test("the claim that no move wins must be proved, until the proof has no flaw", async () => {
  const one = newAttempt();
  void one.claim();
  await last().answer(progress("show"));
  expect([one.phase, one.proof]).toEqual(["prove", null]);
  one.press(1);
  one.press(2);
  void one.checkProof();
  expect(last().body).toEqual({ claims_lost: true, numbers: [1, 2] });
  one.press(3);
  const flaw = {
    message: { id: "bonded", values: {} },
    numbers: [1, 2],
    groups: [],
    game: null,
    reasons: [],
  };
  await last().answer(progress("show", [], { flaw }));
  expect([one.phase, one.flaw, one.proof, one.verdict]).toEqual(["prove", flaw, [1, 2], "wrong"]);
  one.press(2);
  expect([one.flaw, one.proof]).toEqual([null, [1]]);
  void one.checkProof();
  await last().answer(progress("solved"));
  expect(one.phase).toBe("solved");
});

test("a wrong claim is an error", async () => {
  const one = newAttempt();
  void one.claim();
  await last().answer(progress("not-lost"));
  expect([one.phase, one.record.failed.length]).toEqual(["not-lost", 1]);
});

test("a puzzle goes on after a reload, and presses before that are ignored", async () => {
  const one = newAttempt();
  one.press(3);
  await last().answer(progress("open", [3, 1]));
  const again = newAttempt();
  expect(last().body).toEqual({ moves: [3] });
  again.press(4);
  expect(requests.length).toBe(2);
  await last().answer(progress("open", [3, 1]));
  expect(again.model.crossed).toEqual([3, 1]);
  again.press(4);
  expect(last().body).toEqual({ moves: [3, 4] });
  one.leave();
  vi.advanceTimersByTime(700);
  expect(one.model.crossed).toEqual([3]);
});

test("a move that the server refuses is undone", async () => {
  const one = newAttempt();
  one.press(3);
  await last().refuse("busy", 503);
  expect([one.problem?.code, one.isBusy, one.model.crossed]).toEqual(["busy", false, []]);
  expect(storedRecord().open.moves).toEqual([]);
  one.press(3);
  await last().answer(progress("open", [3, 1]));
  expect([one.problem, one.model.crossed]).toEqual([null, [3]]);
});

test("the errors of today's puzzle are stored, those of another day are not", async () => {
  vi.setSystemTime(new Date(2026, 10, 17, 12));
  for (const seed of ["2026-11-16", "2026-11-17"]) {
    const one = new PuzzleAttempt("day", {
      position: position(),
      seed,
    } as Puzzle);
    one.press(4);
    await last().answer(progress("wrong", [4, 3, 1]));
    one.again();
    one.press(3);
    await last().answer(progress("solved", [3]));
  }
  expect(storedDays()).toEqual({ "2026-11-17": { day: { marks: "✗✓", solved: true } } });
});

test("only the first try at a puzzle near the rating changes it", async () => {
  const rated = (seed: string): PuzzleAttempt =>
    new PuzzleAttempt("near-1200", { position: position(), seed, rating: 1200 } as Puzzle);
  const one = rated("1");
  one.press(4);
  await last().answer(progress("wrong", [4, 3, 1]));
  expect(one.ratingChange).toBeLessThan(0);
  const afterError = storedRecord().rating;
  one.again();
  one.press(3);
  await last().answer(progress("solved", [3]));
  expect(storedRecord().rating).toEqual(afterError);
  for (const change of [expect.any(Number), null]) {
    const other = rated("2");
    other.press(3);
    await last().answer(progress("solved", [3]));
    expect([other.ratingChange, other.ownTheme]).toEqual([change, "partner"]);
  }
  expect(storedRecord().rating.rating).toBeGreaterThan(afterError.rating);
  const practice = newAttempt({ rating: 1200 });
  practice.press(4);
  await last().answer(progress("wrong", [4, 3, 1]));
  expect(practice.ratingChange).toBe(null);
});
