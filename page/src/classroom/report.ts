/** Computes the report of a lesson from the server's data. Pure. */

import type { Idea, Report, ReportedGame, Task } from "./server";
import { firstWin, winsOf } from "./tries";

/** The results of a pupil in the lesson. */
export type PupilRow = ReturnType<typeof rowsOf>[number];

const isFinished = ({ outcome }: ReportedGame): boolean => outcome === "won" || outcome === "lost";

/** The tasks that have a column: those against the program, the lessons, puzzle races and tournaments, and the last exit question. */
export function columnsOf({ tasks }: Pick<Report, "tasks">) {
  return {
    programs: tasks.filter(({ kind }) => kind === "program"),
    exercises: tasks.filter(({ kind }) => ["lesson", "puzzles", "tournament"].includes(kind)),
    exit: tasks.findLast(({ kind }) => kind === "exit") ?? null,
  };
}

/** A row for each pupil, in the order of joining. */
export function rowsOf(report: Report, notes: Readonly<Record<string, string>> = {}) {
  const { programs, exercises, exit } = columnsOf(report);
  return report.pupils.map(({ pupil, name }) => {
    const games = report.games.filter((game) => game.pupil === pupil);
    const answer = report.votes.find((vote) => vote.pupil === pupil && vote.task === exit?.id);
    return {
      pupil,
      name: name ?? "",
      note: notes[pupil] ?? "",
      games: games.filter(isFinished).length,
      wins: winsOf(games),
      /** For each task against the program, the try that the pupil won first, counted from 1; null if none. */
      firstWins: programs.map(({ id }) => firstWin(games.filter(({ task }) => task === id))),
      /** For each lesson and puzzle race, the number of finished steps or puzzles; for a tournament, the recipe. */
      progress: exercises.map(({ id }) => {
        const own = report.progress.find((one) => one.task === id && one.pupil === pupil);
        return own?.recipe || (own?.done ?? 0);
      }),
      /** The answer to the last exit question; null without an answer. */
      answer: answer === undefined ? null : (answer.number ?? ("none" as const)),
      /** Why, in the pupil's own words. */
      reason: answer?.reason ?? "",
      /** Whether the pupil answered after the answers were shown. */
      isLate: answer?.is_late === true,
    };
  });
}

/** What pupils did not see in a task, with a game that shows it. */
export interface CommonIdea {
  idea: Idea;
  /** In how many games it was the first mistake of the pupil who lost. */
  count: number;
  /** How many games of the task the pupils lost. */
  all: number;
  /** The shortest game with it: its match, its moves, and the ply before the mistake. */
  match: string;
  crossed: readonly number[];
  ply: number;
}

/** What pupils did not see in a task, the most common first. */
export function commonIdeas(report: Pick<Report, "games">, task: Pick<Task, "id">): CommonIdea[] {
  const lost = report.games.filter((game) => game.task === task.id && game.outcome === "lost");
  const ideas = new Map<Idea, CommonIdea>();
  for (const { mistake, crossed, match } of lost) {
    if (mistake === null) continue;
    const { idea, ply } = mistake;
    const known = ideas.get(idea);
    const example = known !== undefined && known.ply <= ply ? known : { match, crossed, ply };
    ideas.set(idea, { ...example, idea, count: (known?.count ?? 0) + 1, all: lost.length });
  }
  return [...ideas.values()].sort((one, other) => other.count - one.count);
}

/** How many pupils have answered the exit question rightly, and how many have answered it in time. */
export function rightAnswers(rows: readonly PupilRow[], winning: readonly number[]) {
  const inTime = rows.filter(({ answer, isLate }) => answer !== null && !isLate);
  return { right: inTime.filter(({ answer }) => isRight(answer, winning)).length, all: inTime.length };
}

/** Whether an answer to the exit question is right. */
export const isRight = (answer: PupilRow["answer"], winning: readonly number[]): boolean =>
  answer === "none" ? winning.length === 0 : answer !== null && winning.includes(answer);
