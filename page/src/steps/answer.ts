/**
 * How a step is answered on the board: what was tapped, marked, drawn or chosen so far. Lessons, puzzles and the coach are
 * answered alike. Pure: whether an answer is right is the server's word.
 */

import type { components } from "../api/schema";
import { type Drawing, drawn, EMPTY } from "../board/drawing";
import type { Slate } from "../board/numerals";

type Schemas = components["schemas"];
/** What is to be done: tap a number, mark a set, draw pairs, choose a word, play a game. */
export type Kind = Schemas["HelpQuestion"]["kind"];
/** A number or "none", numbers, pairs, a word, or all moves of a game. */
export type Answer = Schemas["AnswerWish"]["answer"];
export type Flaw = Schemas["Flaw"];
export type Judgement = Schemas["Judgement"];
/** What a step asks for, as far as its answer depends on it. */
export type Asked = Pick<Schemas["HelpQuestion"], "kind" | "ask" | "none" | "options">;

/** The answer that there is no such number. */
export const NONE = "none";

/** Lines that were drawn, numbers that were tapped or marked, or a word. */
export interface Given extends Drawing {
  numbers: readonly number[];
  word: string | null;
}

export const NOTHING: Given = { ...EMPTY, numbers: [], word: null };

/** What is given after a number was pressed. */
export function pressed(kind: Kind, given: Given, number: number): Given {
  if (kind === "tap") return { ...NOTHING, numbers: given.numbers[0] === number ? [] : [number] };
  if (kind === "mark-set") return { ...NOTHING, numbers: marked(given.numbers, number) };
  return kind === "draw-pairs" ? { ...NOTHING, ...drawn(given, number) } : given;
}

/** What is given after a word was pressed: it goes where it was, else it comes. */
export function chosen(given: Given, word: string): Given {
  return { ...NOTHING, word: given.word === word ? null : word };
}

/** What would be sent now, or null where there is no answer yet. */
export function answerOf(kind: Kind, { numbers, pairs, word }: Given): Answer | null {
  if (kind === "mark-set") return word === NONE ? [] : numbers.length > 0 ? [...numbers] : null;
  if (kind === "draw-pairs") return pairs.length > 0 ? pairs.map((pair) => [...pair]) : null;
  return word ?? numbers[0] ?? null;
}

/** What would have to be given for this answer. */
export function givenFor(kind: Kind, answer: Answer): Given {
  if (kind === "draw-pairs") return { ...NOTHING, pairs: answer as [number, number][] };
  if (typeof answer === "string") return { ...NOTHING, word: answer };
  const numbers = typeof answer === "number" ? [answer] : (answer as number[]);
  return numbers.length === 0 ? { ...NOTHING, word: NONE } : { ...NOTHING, numbers };
}

/** What is given, as the board shows it. */
export function marksOf({ numbers, pairs, from }: Given): Pick<Slate, "chosen" | "groups"> {
  return { chosen: from === null ? numbers : [from], groups: pairs };
}

function marked(numbers: readonly number[], pressed: number): number[] {
  return numbers.includes(pressed) ? numbers.filter((number) => number !== pressed) : [...numbers, pressed];
}
