/** What the coach asks the server: questions, verdicts, and whether answers are right. */

import * as api from "../api/client";
import type { Position } from "../api/types";
import { choiceOf } from "../shared/variant";
import { answerOf, type Draft } from "./answer";
import { type HelpChange, type HelpState, isStepRight } from "./coach";

/** A game with a coach. */
export interface Coached {
  readonly position: Position | null;
  readonly help: HelpState;
  /** The token of the player here, to whom the requests are charged. */
  readonly token: string | undefined;
  /** The steps of help: a question first, then what the server tells of the position. */
  readonly steps: readonly string[];
  apply(change: HelpChange): void;
  /** Sends a request once and passes the answer on; a refusal is shown. */
  askOnce<T>(request: () => Promise<T>, use: (answer: T) => void): Promise<boolean>;
}

/** The names of the open steps. */
export const openSteps = ({ steps, help }: Coached): ReadonlySet<string> =>
  new Set(steps.slice(0, help.open));

/** Fetches the verdict on the position. */
export async function solve(coached: Coached): Promise<void> {
  const { position, token } = coached;
  if (position === null) return;
  await coached.askOnce(
    () => api.solve(choiceOf(position.variant), position.crossed, token),
    (solution) => coached.apply({ kind: "solutionLoaded", solution }),
  );
}

/** Fetches the coach's question about the position and what it tells. */
export async function fetchHelp(coached: Coached): Promise<void> {
  const { position, token } = coached;
  if (position === null) return;
  const { variant, crossed } = position;
  await coached.askOnce(
    () => api.help(choiceOf(variant), crossed, token),
    (content) => coached.apply({ kind: "helpLoaded", content, crossed }),
  );
}

/** Has the server judge the answer to the coach's question. */
export async function checkAnswer(coached: Coached): Promise<void> {
  const { position, token, help } = coached;
  const { content, draft } = help;
  const answer = content === null || draft === null ? null : answerOf(content.question.kind, draft);
  if (position === null || answer === null) return;
  await coached.askOnce(
    () => api.judge(choiceOf(position.variant), position.crossed, answer, token),
    ({ flaw }) => coached.help.draft === draft && coached.apply({ kind: "answerJudged", flaw }),
  );
}

/** Judges the answer to the question of a later step of the coach by the server's verdict. */
export async function checkStep(coached: Coached, step: string, draft: Draft): Promise<void> {
  if (coached.help.solution === null) await solve(coached);
  const { help, steps } = coached;
  if (help.solution === null || steps[help.open] !== step) return;
  coached.apply({ kind: "stepJudged", isRight: isStepRight(step, draft, help.solution.verdict) });
}
