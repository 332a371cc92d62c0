// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, type PendingRequest, settled } from "../../tests/fake";
import { match, news, position } from "../../tests/fixtures";
import type { LessonExercise } from "../api/lessons";
import { Attempt } from "./attempt.svelte";

let requests: PendingRequest[] = [];
const last = (): PendingRequest => requests.at(-1) as PendingRequest;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  requests = fakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A exercise on Z(5, 3). */
function exerciseOf(more: Partial<LessonExercise> = {}): LessonExercise {
  const exercise = {
    kind: "tap",
    question: "win",
    side: "A",
    against: "program",
    wins: 1,
    show: null,
    number: null,
  };
  return { ...exercise, position: position(), none: false, options: [], ...more } as LessonExercise;
}
const attempt = (more?: Partial<LessonExercise>): Attempt => new Attempt("partners", 2, exerciseOf(more));
const flaw = (game: number[] | null = null) => ({
  message: { id: "flaw", values: {} },
  numbers: [1],
  groups: [],
  reasons: [],
  game: game && position(game),
});
const openAnswer = {
  id: "m",
  tokens: { A: "secret", B: null },
  join_secrets: {},
  state: match(0, []),
};
const over = { ply: 3, turn: null, moves_left: 0, is_over: true, winner: "A" } as const;

test("the pressed number is judged, and a hint costs a star", async () => {
  const one = attempt();
  expect([one.answer, one.stars]).toEqual([null, 3]);
  one.press(4);
  void one.check();
  expect([last().path, last().body, one.isBusy]).toEqual(["/api/lessons/partners/2", { answer: 4 }, true]);
  one.hasHint = true;
  await last().answer(null);
  expect([one.phase, one.isBusy, one.stars]).toEqual(["right", false, 2]);
});

test("the number of the question is marked from the start and stays marked", async () => {
  const one = attempt({ kind: "mark-set", question: "alike", number: 1 });
  expect([one.answer, one.model.chosen]).toEqual([[1], [1]]);
  one.press(1);
  one.press(4);
  expect(one.answer).toEqual([1, 4]);
});

test("the marks of a wrong answer stay on the board, and the error costs a star", async () => {
  const one = attempt({ kind: "mark-set", question: "winning" });
  for (const number of [2, 4]) one.press(number);
  void one.check();
  await last().answer({ ...flaw(), numbers: [2] });
  expect([one.model.chosen, one.stars]).toEqual([[2, 4], 2]);
});

test("after a lost game the board before the mistake is shown, with a better move", async () => {
  const one = attempt({ kind: "play" });
  one.press(3);
  await last().answer(openAnswer);
  await last().answer(news(0, [3, 1, 2], undefined, { ...over, winner: "B" }));
  const mistake = { ...flaw([3, 1]), numbers: [4] };
  await last().answer(mistake);
  expect([one.phase, one.model.crossed, one.model.winning, one.stars]).toEqual(["wrong", [3, 1], [4], 2]);
  one.again();
  expect([one.model.crossed, one.model.winning]).toEqual([[], []]);
});

test("presses are ignored while the server judges", async () => {
  const one = attempt();
  one.press(4);
  void one.check();
  one.press(2);
  one.choose("none");
  await last().answer(null);
  expect(one.model.chosen).toEqual([4]);
});

test("a wrong answer is played out move by move until the next try", async () => {
  const one = attempt();
  one.press(4);
  void one.check();
  await last().answer(flaw([4, 3, 1]));
  expect([one.phase, one.model.crossed]).toEqual(["wrong", []]);
  one.press(2);
  vi.advanceTimersByTime(700);
  expect([one.model.crossed, one.model.drawnFrom]).toEqual([[4], 0]);
  vi.advanceTimersByTime(700);
  expect(one.model.crossed).toEqual([4, 3]);
  one.again();
  expect([one.phase, one.answer, one.model.crossed, vi.getTimerCount()]).toEqual(["asking", null, [], 0]);
});

test("the lines of a wrong answer stay beside the marks of the flaw", async () => {
  const one = attempt({ kind: "draw-pairs", question: "left-over" });
  for (const number of [1, 2]) one.press(number);
  void one.check();
  await last().answer({ ...flaw(), numbers: [4, 5] });
  expect([one.model.groups, one.model.chosen]).toEqual([
    [
      [1, 2],
      [4, 5],
    ],
    [4, 5],
  ]);
});

test("a problem is shown, and the same answer can be sent again", async () => {
  const one = attempt();
  one.press(4);
  void one.check();
  await last().refuse("busy", 503);
  expect([one.problem?.code, one.phase, one.isBusy, one.answer]).toEqual(["busy", "asking", false, 4]);
  void one.check();
  expect(one.problem).toBe(null);
  await last().answer(null);
  expect(one.phase).toBe("right");
});

test("a solution that was shown leaves one star", async () => {
  const one = attempt();
  void one.reveal();
  await last().answer(3);
  expect([one.phase, one.stars, one.answer]).toEqual(["revealed", 1, 3]);
  one.press(5);
  expect(one.answer).toBe(3);
});

test("in a game one's own move is shown at once and the reply after a delay", async () => {
  const one = attempt({ kind: "play" });
  one.press(3);
  one.press(4);
  expect(requests.map(({ path }) => path)).toEqual(["/api/matches"]);
  expect(one.model.crossed).toEqual([3]);
  await last().answer(openAnswer);
  await last().answer(news(0, [3, 1]));
  expect([requests.length, one.model.crossed, one.match?.isMyTurn]).toEqual([2, [3], false]);
  one.press(4);
  vi.advanceTimersByTime(700);
  expect([requests.length, one.model.crossed, one.match?.isMyTurn]).toEqual([2, [3, 1], true]);
});

test("the strategy begins if it plays A, and leaving stops its timer", async () => {
  const one = attempt({ kind: "play", side: "B" });
  expect([one.isBusy, one.match?.isMyTurn]).toEqual([true, false]);
  await last().answer({ ...openAnswer, tokens: { B: "secret" }, state: match(1, [3]) });
  expect([one.isBusy, one.model.crossed, vi.getTimerCount()]).toEqual([false, [], 1]);
  one.leave();
  expect(vi.getTimerCount()).toBe(0);
});

test("a move that the server refuses is undone", async () => {
  const one = attempt({ kind: "play" });
  one.press(3);
  await last().answer(openAnswer);
  await last().refuse("busy", 503);
  expect([one.problem?.code, one.model.crossed, one.match?.isMyTurn]).toEqual(["busy", [], true]);
});

test("a game that is won counts once, however often the board is pressed", async () => {
  const one = attempt({ kind: "play", wins: 2 });
  one.press(3);
  await last().answer(openAnswer);
  await last().answer(news(0, [3, 1]));
  vi.advanceTimersByTime(700);
  one.press(2);
  await last().answer(news(2, [2], undefined, over));
  await last().refuse("busy", 503);
  expect([one.wins, one.problem?.code]).toEqual([0, "busy"]);
  one.press(4);
  one.press(5);
  await settled();
  expect([last().path, last().body]).toEqual(["/api/lessons/partners/2", { answer: [3, 1, 2] }]);
  await last().answer(null);
  expect([one.wins, one.phase, requests.length]).toEqual([1, "asking", 5]);
  one.press(4);
  await settled();
  expect([one.wins, requests.length]).toEqual([1, 5]);
  one.again();
  expect([one.wins, one.match?.isMyTurn, one.model.crossed]).toEqual([1, true, []]);
});
