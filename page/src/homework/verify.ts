/** Checks the work of a pupil: every answer is judged again, and every game is played again with its seed. */

import * as api from "../api/client";
import { judge, type Lesson } from "../api/lessons";
import { type PuzzleRequest, sendMoves } from "../api/puzzles";
import type { Answer, Message } from "../api/types";
import { mover } from "../shared/player";
import { type Entry, readTasks, seedOf, type Task, type Work } from "./assignment";

export interface Result {
  isDone: boolean;
  /** The number of wrong answers and lost games. */
  errors: number;
}
/** The idea that was missed in a lost game: a lesson, or what decided the game. */
export interface Mistake {
  lesson: string | null;
  title: Message;
}
export interface Checked {
  name: string;
  tasks: string;
  results: Result[];
  mistakes: Mistake[];
}

/** The results of the work. It throws an `ApiError` if an answer is impossible, so that the code is forged. */
export async function verify(work: Work, lessons: readonly Lesson[]): Promise<Checked> {
  const mistakes: Mistake[] = [];
  const results: Result[] = [];
  for (const [place, task] of readTasks(work.tasks).entries())
    results.push(await resultOf(work, place, task, lessons, mistakes));
  return { name: work.name, tasks: work.tasks, results, mistakes };
}

async function resultOf(
  work: Work,
  place: number,
  task: Task,
  lessons: readonly Lesson[],
  mistakes: Mistake[],
): Promise<Result> {
  const entries = work.entries[place] ?? [];
  if (task.kind === "lesson") return lessonResult(lessons[task.place - 1], entries);
  let errors = 0;
  for (const [game, entry] of entries.entries()) {
    const isRight =
      task.kind === "puzzle"
        ? (await sendMoves(task.theme, task.seed, entry as Partial<PuzzleRequest>)).status === "solved"
        : await replay(task, seedOf(work, place, game), entry as number[], mistakes);
    if (!isRight) errors += 1;
  }
  return { isDone: errors < entries.length, errors };
}

async function lessonResult(lesson: Lesson | undefined, entries: readonly Entry[]): Promise<Result> {
  const right = new Set<number>();
  let errors = 0;
  for (const [place, answer] of entries as [number, Answer][]) {
    const flaw = await judge(lesson?.name ?? "", place, answer);
    if (flaw === null) right.add(place);
    else errors += 1;
  }
  return { isDone: lesson !== undefined && right.size === lesson.exercises.length, errors };
}

/** Plays a game again. A move that is illegal, or a game that does not end, is refused. */
async function replay(
  task: Task & { kind: "board" },
  seed: string,
  moves: readonly number[],
  mistakes: Mistake[],
): Promise<boolean> {
  const { match, token } = await openGame(task, seed);
  let state = match;
  for (const number of moves) state = await api.cross(state, token, number, state.position.ply);
  if (!state.position.is_over) return false;
  if (state.position.winner === task.side) return true;
  const { decisions, plies } = await api.review(state.id);
  const decision = decisions?.[task.side];
  if (decision) {
    const lesson = plies.find(({ ply, player }) => ply === decision.ply && player === task.side)?.lesson;
    mistakes.push({ lesson: lesson?.name ?? null, title: decision.title });
  }
  return false;
}

/** Opens the game of a task. */
export async function openGame(task: Task & { kind: "board" }, seed: string) {
  const variant = { n: task.n, bond: String(task.d), remainder: 0, divider: "A", numbers: null } as const;
  const seat = { kind: "strategy", name: task.opponent } as const;
  const { state, tokens } = await api.openMatch({ ...api.matchAgainst(seat, variant, task.side, []), seed });
  return { match: state, token: tokens[task.side] ?? "" };
}

/** The moves of one player. */
export const movesOf = (crossed: readonly number[], player: "A" | "B"): number[] =>
  crossed.filter((_, ply) => mover(ply) === player);
