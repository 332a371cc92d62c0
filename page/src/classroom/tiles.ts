/** Describes the progress of pupils, for the teacher and the big screen. */

import { tellProblem } from "../api/tell";
import type { Problem } from "../api/types";
import { t } from "../shared/words.svelte";
import type { CommonIdea } from "./report";
import type { Task, Tile, Vote } from "./server";
import { firstWin, winsOf } from "./tries";

/** How often pupils did not see an idea: "in 61 of 82 lost games the first move broke a pair". */
export const ideaText = ({ idea, count, all }: Pick<CommonIdea, "idea" | "count" | "all">): string =>
  t(`class-idea-${idea}`, { count, all });

/** The problem of a page that is opened without the teacher's token. */
export const NOT_TEACHER: Problem = { code: "not-teacher", values: {}, detail: "" };

/** Why a page of the classroom cannot be opened. */
export function entryProblem(problem: Problem, code: string): string {
  if (problem.code === "no-such-classroom") return t("class-no-such", { code });
  return ["not-teacher", "wrong-token"].includes(problem.code)
    ? t("class-not-teacher")
    : tellProblem(problem);
}

/** After this many games a pair has played both sides. It may play on. */
const GAMES_OF_PAIR = 2;

/** Whether a pupil has finished the task. */
export function isDone(task: Task, tile: Tile): boolean {
  if (task.kind === "program") return firstWin(tile.tries) !== null;
  if (task.kind === "pairs")
    return (
      tile.tries.filter(({ outcome }) => outcome !== "playing" && outcome !== "left").length >= GAMES_OF_PAIR
    );
  if (task.kind === "votes" || task.kind === "exit") return tile.has_voted;
  return tile.done >= (task.total ?? 1);
}

/** The pupil's progress in the task, from 0 to 1. */
export function progressOf(task: Task, tile: Tile): number {
  if (isDone(task, tile)) return 1;
  if (task.kind === "lesson" || task.kind === "puzzles") return tile.done / (task.total ?? 1);
  const last = tile.tries.at(-1);
  return last === undefined || task.variant === null ? 0 : last.moves / Math.max(1, task.variant.n - 2);
}

/** One line about a pupil's progress in the task. It mentions wins and tries, but never a loss. */
export function tileLine(task: Task, tile: Tile): string {
  if (task.kind === "lesson") return t("class-tile-steps", { done: tile.done, all: task.total ?? 0 });
  if (task.kind === "puzzles") return t("class-tile-puzzles", { done: tile.done, all: task.total ?? 0 });
  if (task.kind === "tournament") return t("class-tile-recipe", { count: tile.done });
  if (task.kind === "votes") return tile.has_voted ? t("class-tile-voted") : t("class-tile-thinks");
  if (task.kind === "exit") return tile.has_voted ? t("class-tile-answered") : t("class-tile-thinks");
  if (task.kind === "pairs" && !tile.tries.every(({ opponent }) => opponent === null)) {
    const wins = winsOf(tile.tries);
    if (wins > 0) return t("class-tile-wins", { count: wins });
    return isDone(task, tile) ? t("class-tile-played") : t("class-tile-plays");
  }
  const place = firstWin(tile.tries);
  if (place !== null) return t("class-tile-won", { place });
  return tile.tries.length === 0 ? t("class-tile-waits") : t("class-try", { place: tile.tries.length });
}

/** How far the class is in a task: "11 of 30 have won". */
export function progressText(task: Task, tiles: readonly Tile[], vote: Vote | null): string {
  const votes = { count: vote?.voted ?? 0, all: vote?.voters ?? tiles.length };
  if (task.kind === "exit") return t("class-answered", votes);
  if (task.kind === "votes") return t("class-voted", votes);
  const done = { count: tiles.filter((tile) => isDone(task, tile)).length, all: tiles.length };
  return task.kind === "program" ? t("class-sum-won", done) : t("class-sum-done", done);
}
