/** The requests of the coach: its question and hints, the verdict, and whether an answer is right. */

import * as api from "../api/client";
import type { Position } from "../api/types";
import { choiceOf, type VariantChoice } from "../shared/variant";
import { answerOf, type Draft } from "./answer";
import { type HelpChange, type HelpState, isStepRight } from "./coach";

/** A game with a coach. */
export interface CoachedGame {
  readonly position: Position | null;
  readonly help: HelpState;
  /** The token of the player here, to whom the requests are charged. */
  readonly token: string | undefined;
  /** The steps of the coach: its question, then the hints. */
  readonly steps: readonly string[];
  apply(change: HelpChange): void;
  /** Sends a request once and passes the answer on; a refusal is shown. */
  askOnce<T>(request: () => Promise<T>, use: (answer: T) => void): Promise<boolean>;
}

/** The names of the open steps. */
export const openSteps = ({ steps, help }: CoachedGame): ReadonlySet<string> =>
  new Set(steps.slice(0, help.openCount));

/** Sends a request about the position. */
async function ask<T>(
  game: CoachedGame,
  request: (variant: VariantChoice, crossed: readonly number[], token?: string) => Promise<T>,
  changeFor: (answer: T, crossed: readonly number[]) => HelpChange,
): Promise<void> {
  const { position, token } = game;
  if (position === null) return;
  const { variant, crossed } = position;
  await game.askOnce(
    () => request(choiceOf(variant), crossed, token),
    (answer) => game.apply(changeFor(answer, crossed)),
  );
}

/** Fetches the verdict on the position. */
export const solve = (game: CoachedGame): Promise<void> =>
  ask(game, api.solve, (solution) => ({ kind: "solutionLoaded", solution }));

/** Fetches the coach's question about the position and its hints. */
export const fetchHelp = (game: CoachedGame): Promise<void> =>
  ask(game, api.help, (content, crossed) => ({ kind: "helpLoaded", content, crossed }));

/** Has the server judge the answer to the coach's question. */
export async function checkAnswer(game: CoachedGame): Promise<void> {
  const { position, token, help } = game;
  const { content, draft } = help;
  const answer = content === null || draft === null ? null : answerOf(content.question.kind, draft);
  if (position === null || answer === null) return;
  await game.askOnce(
    () => api.judge(choiceOf(position.variant), position.crossed, answer, token),
    (flaw) => game.help.draft === draft && game.apply({ kind: "answerJudged", flaw }),
  );
}

/** Judges the answer to the question of a later step of the coach by the server's verdict. */
export async function checkStep(game: CoachedGame, step: string, draft: Draft): Promise<void> {
  if (game.help.solution === null) await solve(game);
  const { help, steps } = game;
  if (help.solution === null || steps[help.openCount] !== step) return;
  game.apply({ kind: "stepJudged", isRight: isStepRight(step, draft, help.solution.verdict) });
}
