/** The questions of the coach's later steps, and the check of their answers against the server's verdict. Pure. */

import type { ExerciseKind, Verdict } from "../api/types";
import { type Draft, NONE } from "../exercises/answer";
import type { State } from "./game";

/** With more options than this, a step asks no question. */
const MOST_OPTIONS = 9;

/** A question of a step: words to choose from, and whether the answer can be tapped on the board. */
export interface StepQuestion {
  kind: ExerciseKind;
  options: readonly string[];
}

/** The question of a step about the position that is shown; null if the step only tells. */
export function questionOf(step: string, { position }: State): StepQuestion | null {
  if (position === null) return null;
  if (step === "winner") return { kind: "choose", options: ["A", "B"] };
  if (step === "numbers") return { kind: "tap", options: [NONE] };
  if (step !== "residues") return null;
  const left = new Set(position.numbers);
  const residues = new Set(
    position.residue_of.filter((_, place) => left.has(position.board[place] as number)),
  );
  const options = [...residues].sort((one, other) => one - other).map(String);
  return options.length > MOST_OPTIONS ? null : { kind: "choose", options: [...options, NONE] };
}

/** Whether the answer to the question of a step is right. */
export function isStepRight(step: string, { word, numbers }: Draft, verdict: Verdict): boolean {
  const isRight = {
    winner: () => word === verdict.winner,
    residues: () => isAmong(word, verdict.winning_residues ?? []),
    numbers: () => isAmong(word ?? String(numbers[0]), verdict.winning_moves ?? []),
  }[step];
  return isRight?.() ?? true;
}

/** Whether a word is one of the numbers, or "none" if there are no numbers. */
const isAmong = (word: string | null, numbers: readonly number[]): boolean =>
  numbers.length === 0 ? word === NONE : numbers.map(String).includes(word ?? "");
