/** Computes the report of a lesson from the server's data. Pure. */

import type { Report, ReportedGame, Task } from "./server";
import { firstWin, winsOf } from "./tries";

/** The results of a pupil in the lesson. */
export interface PupilRow {
  pupil: number;
  name: string;
  note: string;
  games: number;
  wins: number;
  /** For each task against the program, the try that the pupil won first, counted from 1; null if none. */
  firstWins: (number | null)[];
  /** For each lesson and puzzle race, the number of finished steps or puzzles. */
  progress: number[];
  /** The answer to the last exit question: a number, "none", or null without an answer. */
  answer: number | "none" | null;
  /** Whether the pupil answered after the answers were shown. */
  isLate: boolean;
}

const isFinished = ({ outcome }: ReportedGame): boolean => outcome === "won" || outcome === "lost";

/** The tasks that have a column: those against the program, the lessons and puzzle races, and the last exit question. */
export function columnsOf({ tasks }: Pick<Report, "tasks">) {
  return {
    programs: tasks.filter(({ kind }) => kind === "program"),
    exercises: tasks.filter(({ kind }) => kind === "lesson" || kind === "puzzles"),
    exit: tasks.findLast(({ kind }) => kind === "exit") ?? null,
  };
}

/** A row for each pupil, in the order of joining. */
export function rowsOf(report: Report, notes: Readonly<Record<string, string>> = {}): PupilRow[] {
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
      firstWins: programs.map(({ id }) => firstWin(games.filter(({ task }) => task === id))),
      progress: exercises.map(
        ({ id }) => report.progress.find((one) => one.task === id && one.pupil === pupil)?.done ?? 0,
      ),
      answer: answer === undefined ? null : (answer.number ?? "none"),
      isLate: answer?.is_late === true,
    };
  });
}

/** A first mistake that pupils made in a task. */
export interface Mistake {
  /** The numbers crossed out before it, in the order of one of the games. */
  crossed: readonly number[];
  move: number;
  /** How many games have it. */
  count: number;
  /** How many finished games the task has. A game of two pupils counts once. */
  all: number;
}

/** The most common first mistake of a task; null if there is none. The order of the moves before it does not matter. */
export function mostCommonMistake(report: Pick<Report, "games">, task: Pick<Task, "id">): Mistake | null {
  const games = report.games.filter((game) => game.task === task.id && isFinished(game));
  const groups = new Map<string, { crossed: readonly number[]; move: number; count: number }>();
  for (const { mistake, crossed } of games) {
    const move = mistake === null ? undefined : crossed[mistake];
    if (mistake === null || move === undefined) continue;
    const earlier = crossed.slice(0, mistake);
    const key = `${[...earlier].sort((one, other) => one - other).join(" ")}: ${move}`;
    const group = groups.get(key) ?? { crossed: earlier, move, count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  // Among equally common mistakes, the earliest in the game teaches most.
  const [first] = [...groups.values()].sort(
    (one, other) => other.count - one.count || one.crossed.length - other.crossed.length,
  );
  if (first === undefined) return null;
  return { ...first, all: new Set(games.map(({ match }) => match)).size };
}
