/** The state of the coach: its question about a position, its hints, and their marks on the board. Pure: the server judges answers. */

import type { ExerciseKind, Flaw, Help, Position, Solution, Verdict } from "../api/types";
import type { BoardModel } from "../board/numerals";
import { type Draft, draftFor, marksFor, NONE } from "./answer";
import { certificateMarks } from "./boardModel";

export const NO_HELP = {
  /** The names of the hints, as the server listed them last. */
  hintNames: [] as readonly string[],
  /** How many steps are open: the question, then the hints. All close with every move. */
  openCount: 0,
  /** Whether the coach has given help in this game. */
  isUsed: false,
  /** The question about the position and the texts of the steps; null until the server has sent them. */
  content: null as Help | null,
  /** The unfinished answer to the question; null while nobody is answering. */
  draft: null as Draft | null,
  /** The flaw of the last answer. */
  flaw: null as Flaw | null,
  /** Whether the last answer to the question of a later step was wrong. */
  isStepWrong: false,
  /** The right answer of the player; null if the coach gave it. */
  rightAnswer: null as Draft | null,
  /** The verdict on the position; null until the server has sent it. */
  solution: null as Solution | null,
};
export type HelpState = Readonly<typeof NO_HELP>;

/** Help after a move: only the names of the hints remain, and whether help was used. */
export const closedHelp = ({ hintNames, isUsed }: HelpState): HelpState => ({
  ...NO_HELP,
  hintNames,
  isUsed,
});

/** A change of the coach. One that carries a position is stale if other numbers are crossed out now. */
export type HelpChange =
  | { kind: "solutionLoaded"; solution: Solution }
  | { kind: "helpLoaded"; content: Help; crossed: readonly number[] }
  | { kind: "helpOpened"; count: number }
  | { kind: "draftChanged"; draft: Draft | null }
  | { kind: "answerJudged"; flaw: Flaw | null }
  /** The answer to the question of a later step was judged. If it is right, the step opens. */
  | { kind: "stepJudged"; isRight: boolean };

/** The coach after a change. */
export function nextHelp(help: HelpState, change: HelpChange): HelpState {
  switch (change.kind) {
    case "solutionLoaded":
      return { ...help, solution: change.solution };
    case "helpLoaded":
      return { ...help, content: change.content, hintNames: Object.keys(change.content.hints) };
    case "helpOpened":
      return { ...help, openCount: change.count, isUsed: true, draft: null, flaw: null, isStepWrong: false };
    case "draftChanged":
      return { ...help, draft: change.draft, flaw: null, isStepWrong: false };
    case "answerJudged":
      if (change.flaw !== null) return { ...help, flaw: change.flaw };
      return { ...help, flaw: null, openCount: 1, draft: null, rightAnswer: help.draft };
    case "stepJudged":
      if (!change.isRight) return { ...help, isStepWrong: true };
      return nextHelp(help, { kind: "helpOpened", count: help.openCount + 1 });
  }
}

/** The steps of the coach: its question, then the hints. A beginner, who has not learnt about remainders, gets only the hint which number to cross out. */
export const stepsFor = (hintNames: readonly string[], isBeginner: boolean): readonly string[] => [
  "question",
  ...hintNames.filter((name) => !isBeginner || name === "numbers"),
];

/** The kind of exercise that the draft answers: the first question, or a tap on a number for a later step. */
export const draftKind = ({ openCount, content }: HelpState): ExerciseKind | undefined =>
  openCount === 0 ? content?.question.kind : "tap";

/** With more options than this, a step asks no question. */
const MOST_OPTIONS = 9;

/** A question of a step: words to choose from, and whether the answer can be tapped on the board. */
export interface StepQuestion {
  kind: ExerciseKind;
  options: readonly string[];
}

/** The question of a step about the position that is shown; null if the step asks nothing. */
export function questionOf(step: string, position: Position | null): StepQuestion | null {
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

const EMPTY: readonly never[] = [];

/** The marks of the coach on the board while these steps are open. */
export function helpMarks(
  help: HelpState,
  open: ReadonlySet<string>,
): Pick<BoardModel, "winning" | "hostile" | "groups" | "chosen"> {
  const { solution } = help;
  const marks = certificateMarks(open.has("why") ? (solution?.verdict.certificate ?? null) : null);
  const answer = answerMarks(help, open);
  return {
    winning: open.has("numbers") && solution !== null ? winningMarks(solution) : EMPTY,
    hostile: marks.hostile,
    groups: answer?.groups.length ? answer.groups : marks.groups,
    chosen: answer?.chosen ?? EMPTY,
  };
}

/** The winning moves to mark: none if every move wins. */
export function winningMarks({
  verdict,
  position,
}: Pick<Solution, "verdict" | "position">): readonly number[] {
  const winning = verdict.winning_moves ?? EMPTY;
  return winning.length === position.numbers.length ? EMPTY : winning;
}

/** The marks of the answer to the coach's question: the draft, or the right answer while its step is the last one open that marks numbers. */
function answerMarks(help: HelpState, open: ReadonlySet<string>): ReturnType<typeof marksFor> | null {
  if (help.draft !== null) return marksFor(help.draft);
  const question = help.content?.question;
  if (question === undefined || !open.has("question") || open.has("numbers")) return null;
  return marksFor(help.rightAnswer ?? draftFor(question.kind, question.answer));
}
