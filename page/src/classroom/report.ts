/** Computes the report of a lesson from the server's data. Pure. */

import type { Report, ReportedGame, Task } from "./server";

/** What a pupil has done in the lesson. */
export interface PupilRow {
  pupil: number;
  name: string;
  note: string;
  games: number;
  wins: number;
  /** On which try of each task against the program the pupil first won; null if never. */
  firstWins: { task: number; tries: number | null }[];
  /** Steps of lessons and puzzles that are done, by task. */
  progress: { task: number; done: number; total: number }[];
  /** The answer to the last exit question: a number, "none", or null without an answer. */
  answer: number | "none" | null;
  /** Whether the pupil answered after the answers were shown. */
  isLate: boolean;
}

const isFinished = ({ outcome }: ReportedGame): boolean => outcome === "won" || outcome === "lost";

/** A row for each pupil, in the order of joining. */
export function rowsOf(report: Report, notes: Readonly<Record<string, string>> = {}): PupilRow[] {
  const programs = report.tasks.filter(({ kind }) => kind === "program");
  const exercises = report.tasks.filter(({ kind }) => kind === "lesson" || kind === "puzzles");
  const exit = report.tasks.findLast(({ kind }) => kind === "exit");
  return report.pupils.map(({ pupil, name }) => {
    const games = report.games.filter((game) => game.pupil === pupil);
    const answer = report.votes.find((vote) => vote.pupil === pupil && vote.task === exit?.id);
    return {
      pupil,
      name: name ?? "",
      note: notes[pupil] ?? "",
      games: games.filter(isFinished).length,
      wins: games.filter(({ outcome }) => outcome === "won").length,
      firstWins: programs.flatMap(({ id }) => {
        const tries = games.filter(({ task }) => task === id);
        const place = tries.findIndex(({ outcome }) => outcome === "won");
        return tries.length === 0 ? [] : [{ task: id, tries: place < 0 ? null : place + 1 }];
      }),
      progress: exercises.map(({ id, total }) => ({
        task: id,
        done: report.progress.find((one) => one.task === id && one.pupil === pupil)?.done ?? 0,
        total: total ?? 0,
      })),
      answer: answer === undefined ? null : (answer.number ?? "none"),
      isLate: answer?.is_late === true,
    };
  });
}

/** A first mistake that pupils made in a task: the position before it, the move, and how many games have it. */
export interface Mistake {
  /** The numbers crossed out before, as one of the games has them. */
  crossed: readonly number[];
  move: number;
  count: number;
  /** How many finished games the task has. A game of two pupils counts once. */
  all: number;
}

/** The most common first mistake of a task, null if there is none. Games that reach a position in different orders count together. */
export function commonestMistake(report: Pick<Report, "games">, task: Pick<Task, "id">): Mistake | null {
  const games = report.games.filter((game) => game.task === task.id && isFinished(game));
  const groups = new Map<string, { crossed: readonly number[]; move: number; count: number }>();
  for (const { mistake, crossed } of games) {
    const move = mistake === null ? undefined : crossed[mistake];
    if (mistake === null || move === undefined) continue;
    const before = crossed.slice(0, mistake);
    const key = `${[...before].sort((one, other) => one - other).join(" ")}: ${move}`;
    const group = groups.get(key) ?? { crossed: before, move, count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  // Among equally common mistakes, the earliest in the game teaches most.
  const [first] = [...groups.values()].sort(
    (one, other) => other.count - one.count || one.crossed.length - other.crossed.length,
  );
  if (first === undefined) return null;
  return { ...first, all: new Set(games.map(({ match }) => match)).size };
}
