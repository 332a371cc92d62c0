import { expect, test } from "vitest";
import { position, solution } from "../../tests/fixtures";
import { EMPTY_DRAFT, NONE } from "./answer";
import { isStepRight, NO_HELP, nextHelp, questionOf, stepsFor } from "./coach";

const { verdict } = solution();
const word = (word: string) => ({ ...EMPTY_DRAFT, word });
const tap = (number: number) => ({ ...EMPTY_DRAFT, numbers: [number] });

test("a beginner gets two steps, and nothing about remainders", () => {
  const names = ["winner", "residues", "numbers", "why"];
  expect(stepsFor(names, true)).toEqual(["question", "numbers"]);
  expect(stepsFor(names, false)).toEqual(["question", ...names]);
});

test("the question who wins has two options, and the verdict judges it", () => {
  expect(questionOf("winner", position([]))).toEqual({ kind: "choose", options: ["A", "B"] });
  expect([isStepRight("winner", word("A"), verdict), isStepRight("winner", word("B"), verdict)]).toEqual([
    true,
    false,
  ]);
});

test("the options are the remainders of the numbers on the board, unless there are too many", () => {
  expect(questionOf("residues", position([]))?.options).toEqual(["0", "1", "2", NONE]);
  expect(questionOf("residues", position([3]))?.options).toEqual(["1", "2", NONE]);
  expect(isStepRight("residues", word("0"), verdict)).toBe(true);
  expect(isStepRight("residues", word("1"), verdict)).toBe(false);
  const board = Array.from({ length: 12 }, (_, place) => place + 1);
  expect(questionOf("residues", position([], { board, numbers: board, residue_of: board }))).toBeNull();
});

test('a winning number is tapped on the board, and "none" is right only if no number wins', () => {
  expect(questionOf("numbers", position([]))?.kind).toBe("tap");
  expect([3, 1].map((number) => isStepRight("numbers", tap(number), verdict))).toEqual([true, false]);
  expect(isStepRight("numbers", word(NONE), verdict)).toBe(false);
  expect(isStepRight("numbers", word(NONE), { ...verdict, winning_moves: [] })).toBe(true);
});

test("some steps have no question", () => {
  expect([questionOf("why", position([])), questionOf("winner", null)]).toEqual([null, null]);
});

test("a right answer opens the step and counts as help; a wrong one does neither", () => {
  const open = nextHelp(NO_HELP, { kind: "answerJudged", flaw: null });
  const wrong = nextHelp(open, { kind: "stepJudged", isRight: false });
  expect(wrong).toMatchObject({ openCount: 1, isStepWrong: true, isUsed: false });
  expect(nextHelp(wrong, { kind: "stepJudged", isRight: true })).toMatchObject({
    openCount: 2,
    isStepWrong: false,
    isUsed: true,
  });
});
