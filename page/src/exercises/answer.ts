/**
 * A draft of an answer: the numbers, lines or word chosen so far. Lessons, puzzles and the coach share it. Pure: the server
 * judges whether an answer is right.
 */

import type { Answer, ExerciseKind } from "../api/types";
import { type Drawing, EMPTY, pressInPairing } from "../board/drawing";
import type { BoardModel } from "../board/numerals";

/** The judgement of an answer. */
export type Verdict = "right" | "wrong";

/** The answer that there is no such number. */
export const NONE = "none";

/** An unfinished answer: lines that were drawn, numbers that were tapped or marked, or a word. */
export interface Draft extends Drawing {
  numbers: readonly number[];
  word: string | null;
}

export const EMPTY_DRAFT: Draft = { ...EMPTY, numbers: [], word: null };

/** The draft after a number was pressed. */
export function afterNumber(kind: ExerciseKind, draft: Draft, number: number): Draft {
  if (kind === "tap") return { ...EMPTY_DRAFT, numbers: draft.numbers[0] === number ? [] : [number] };
  if (kind === "mark-set") return { ...EMPTY_DRAFT, numbers: toggled(draft.numbers, number) };
  return kind === "draw-pairs" ? { ...EMPTY_DRAFT, ...pressInPairing(draft, number) } : draft;
}

/** The draft after a word was pressed: a second press takes the word back. */
export function afterWord(draft: Draft, word: string): Draft {
  return { ...EMPTY_DRAFT, word: draft.word === word ? null : word };
}

/** The answer that a draft makes, or null if it is incomplete. */
export function answerOf(kind: ExerciseKind, { numbers, pairs, word }: Draft): Answer | null {
  if (kind === "mark-set") return word === NONE ? [] : numbers.length > 0 ? [...numbers] : null;
  if (kind === "draw-pairs") return pairs.length > 0 ? pairs.map((pair) => [...pair]) : null;
  return word ?? numbers[0] ?? null;
}

/** The draft after a wrong answer: marks and lines stay to be corrected, a single number or a word is cleared. */
export function draftAfterError(kind: ExerciseKind, draft: Draft): Draft {
  return kind === "mark-set" || kind === "draw-pairs" ? { ...draft, from: null, word: null } : EMPTY_DRAFT;
}

/** The draft that makes this answer. */
export function draftFor(kind: ExerciseKind, answer: Answer): Draft {
  if (kind === "draw-pairs") return { ...EMPTY_DRAFT, pairs: answer as [number, number][] };
  if (typeof answer === "string") return { ...EMPTY_DRAFT, word: answer };
  const numbers = typeof answer === "number" ? [answer] : (answer as number[]);
  return numbers.length === 0 ? { ...EMPTY_DRAFT, word: NONE } : { ...EMPTY_DRAFT, numbers };
}

/** The marks of a draft on the board. */
export function marksFor({ numbers, pairs, from }: Draft): Pick<BoardModel, "chosen" | "groups"> {
  return { chosen: from === null ? numbers : [from], groups: pairs };
}

function toggled(numbers: readonly number[], pressed: number): number[] {
  return numbers.includes(pressed) ? numbers.filter((number) => number !== pressed) : [...numbers, pressed];
}
