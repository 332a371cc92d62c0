/** Checks the work of a pupil: every answer is judged again, and every game is played again with its seed. */

import * as api from "../api/client";
import { judge, type Lesson } from "../api/lessons";
import { type PuzzleRequest, sendMoves } from "../api/puzzles";
import { ApiError } from "../api/request";
import { untilAnswered } from "../api/retry";
import type { Answer, MatchState, Message, Problem } from "../api/types";
import type { Settings } from "../shared/address";
import { mover, type Player } from "../shared/player";
import { choiceOf } from "../shared/variant";
import { boardOf, readTasks, seedOf, type Task, type Work } from "./assignment";

const FORGED: Problem = { code: "forged", values: {}, detail: "" };
const { signal } = new AbortController();
/** The answer to a request, also if the server is busy for a time: the codes of a class are many requests. */
const ask = async <T>(request: () => Promise<T>): Promise<T> => (await untilAnswered(request, signal)) as T;

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

/** The results of the work. It throws an `ApiError` if an answer or a move is impossible, so that the code is forged. */
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
  /** How often each exercise of a lesson was solved. */
  const solved = new Map<number, number>();
  let errors = 0;
  for (const [index, entry] of entries.entries()) {
    const seed = seedOf(work, place, index);
    let isRight: boolean;
    if (task.kind === "lesson") {
      const [step, answer] = entry as [number, Answer];
      isRight = await isSolved(lessons[task.place - 1], step, answer, seed);
      if (isRight) solved.set(step, (solved.get(step) ?? 0) + 1);
    } else if (task.kind === "puzzle")
      isRight =
        (await ask(() => sendMoves(task.theme, task.seed, entry as Partial<PuzzleRequest>))).status ===
        "solved";
    else {
      const start = { variant: boardOf(task), crossed: [], side: task.side, opponent: task.opponent };
      const { id, position } = await replay(start, seed, entry as number[]);
      isRight = position.is_over && position.winner === task.side;
      if (position.is_over && !isRight) mistakes.push(...(await mistakeIn(id, task.side)));
    }
    if (!isRight) errors += 1;
  }
  if (task.kind !== "lesson") return { isDone: errors < entries.length, errors };
  const exercises = lessons[task.place - 1]?.exercises;
  const isDone = exercises?.every(({ wins }, index) => (solved.get(index + 1) ?? 0) >= wins);
  return { isDone: isDone === true, errors };
}

/** Whether an answer solves a step of a lesson. A game must be one that its opponent plays with this seed. */
async function isSolved(lesson: Lesson | undefined, step: number, answer: Answer, seed: string) {
  const exercise = lesson?.exercises[step - 1];
  if (exercise?.kind === "play" && Array.isArray(answer)) {
    const { position, side, against } = exercise;
    const moves = (answer as number[]).filter((_, ply) => ply >= position.ply && mover(ply) === side);
    const start = { variant: choiceOf(position.variant), crossed: position.crossed, side, opponent: against };
    const played = await replay(start, seed, moves);
    if (String(played.position.crossed) !== String(answer)) throw new ApiError(FORGED, 0);
  }
  return (await ask(() => judge(lesson?.name ?? "", step, answer))) === null;
}

/** Plays a game again, with these moves of the pupil. An illegal move is refused. */
async function replay(
  { variant, crossed, side, opponent }: Pick<Settings, "variant" | "crossed" | "side" | "opponent">,
  seed: string,
  moves: readonly number[],
): Promise<MatchState> {
  const request = api.matchAgainst({ kind: "strategy", name: opponent }, variant, side, crossed);
  const { state: start, tokens } = await ask(() => api.openMatch({ ...request, seed }));
  let state = start;
  for (const number of moves)
    state = await ask(() => api.cross(state, tokens[side] ?? "", number, state.position.ply));
  return state;
}

/** The idea that was missed in a lost game; none if no move was a mistake. */
async function mistakeIn(match: string, side: Player): Promise<Mistake[]> {
  const { decisions, plies } = await ask(() => api.review(match));
  const decision = decisions?.[side];
  const lesson = plies.find(({ ply, player }) => ply === decision?.ply && player === side)?.lesson;
  return decision ? [{ lesson: lesson?.name ?? null, title: decision.title }] : [];
}
