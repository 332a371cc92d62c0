import { expect, test } from "vitest";
import type { Answer, ExerciseKind } from "../api/types";
import {
  afterNumber,
  afterWord,
  answerOf,
  type Draft,
  draftAfterError,
  draftFor,
  EMPTY_DRAFT,
  marksFor,
  NONE,
} from "./answer";

const press = (kind: ExerciseKind, numbers: number[], draft: Draft = EMPTY_DRAFT): Draft =>
  numbers.reduce((sum, number) => afterNumber(kind, sum, number), draft);

test("the last number that was tapped counts, and a second tap takes it back", () => {
  expect(answerOf("tap", press("tap", [3, 5]))).toBe(5);
  expect(answerOf("tap", press("tap", [3, 3]))).toBeNull();
});

test("one press marks a number and the next one unmarks it", () => {
  expect(answerOf("mark-set", press("mark-set", [1, 6]))).toEqual([1, 6]);
  expect(answerOf("mark-set", press("mark-set", [1, 6, 1]))).toEqual([6]);
  expect(answerOf("mark-set", EMPTY_DRAFT)).toBeNull();
});

test("two presses draw a line, a third one erases it", () => {
  const drawing = press("draw-pairs", [1, 6, 2, 5]);
  expect(answerOf("draw-pairs", drawing)).toEqual([
    [1, 6],
    [2, 5],
  ]);
  expect(press("draw-pairs", [6], drawing)).toEqual({ ...EMPTY_DRAFT, pairs: [[2, 5]] });
  expect(press("draw-pairs", [3, 3], drawing)).toEqual(drawing);
  expect(marksFor(press("draw-pairs", [3], drawing)).chosen).toEqual([3]);
});

test('"none" is an answer until a number is pressed', () => {
  const none = afterWord(press("mark-set", [1]), NONE);
  expect(answerOf("mark-set", none)).toEqual([]);
  expect(answerOf("tap", none)).toBe(NONE);
  expect(answerOf("mark-set", press("mark-set", [4], none))).toEqual([4]);
  expect(afterWord(none, NONE)).toEqual(EMPTY_DRAFT);
});

test("the draft for an answer makes that answer", () => {
  const answers: [ExerciseKind, Answer][] = [
    ["tap", 5],
    ["tap", NONE],
    ["mark-set", [1, 8]],
    ["mark-set", []],
    ["choose", "A"],
    ["draw-pairs", [[1, 6]]],
  ];
  for (const [kind, answer] of answers) expect(answerOf(kind, draftFor(kind, answer))).toEqual(answer);
});

test("wrong marks and lines stay to be corrected, a wrong number or word is cleared", () => {
  const marks = afterNumber("mark-set", EMPTY_DRAFT, 4);
  expect(draftAfterError("mark-set", marks)).toEqual(marks);
  expect(draftAfterError("mark-set", afterWord(marks, NONE))).toEqual(EMPTY_DRAFT);
  const lines = [1, 6, 2].reduce((draft, number) => afterNumber("draw-pairs", draft, number), EMPTY_DRAFT);
  expect(draftAfterError("draw-pairs", lines)).toEqual({ ...EMPTY_DRAFT, pairs: [[1, 6]] });
  expect(draftAfterError("tap", afterNumber("tap", EMPTY_DRAFT, 4))).toEqual(EMPTY_DRAFT);
});
