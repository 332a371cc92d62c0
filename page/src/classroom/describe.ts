/** Describes tasks, tries and boards in words. */

import { boardName, opponentName } from "../api/tell";
import type { Player, Variant } from "../api/types";
import { t } from "../shared/words.svelte";
import type { Task, Tile, Vote } from "./server";
import { firstWin, winsOf } from "./tries";

/** A short title of a task: "Z(15, 7): win as A against Ada". */
export function taskTitle(task: Task): string {
  const values = {
    board: boardName(task.variant),
    player: task.side ?? "",
    name: opponentName(task.strategy ?? ""),
  };
  if (task.kind === "program") return t("class-task-program", values);
  if (task.kind === "pairs") return t("class-task-pairs", values);
  if (task.kind === "votes") return t("class-task-votes", values);
  if (task.kind === "lesson") return t("class-task-lesson", { title: t(`lesson-${task.lesson}`) });
  if (task.kind === "puzzles") return t("class-task-puzzles", { count: task.total ?? task.seeds.length });
  return t("class-task-exit", values);
}

/** The goal of a player on this board. */
export function goalOf({ divider, condition }: Variant, player: Player): string {
  return t(
    `${condition.id}.${player === divider ? "leave" : "spoil"}`,
    condition.values as Record<string, string | number>,
  );
}

/** The goal of the Divider, for a board that the whole class looks at. */
export const goalOfDivider = (variant: Variant): string =>
  t("page-goal-of", { divider: variant.divider, goal: goalOf(variant, variant.divider) });

/** Whether the lines of a board are drawn by hand, so that the board must show them. */
export const hasDrawnLines = ({ bond }: Pick<Variant, "bond">): boolean => bond.startsWith("lines");

/** Whether a pupil has finished the task. */
export function isDone(task: Task, tile: Tile): boolean {
  if (task.kind === "program") return firstWin(tile.tries) !== null;
  if (task.kind === "pairs")
    return tile.tries.length > 0 && tile.tries.every(({ outcome }) => outcome !== "playing");
  if (task.kind === "votes" || task.kind === "exit") return tile.has_voted;
  return tile.done >= (task.total ?? 1);
}

/** The pupil's progress in the task, from 0 to 1. */
export function progressOf(task: Task, tile: Tile): number {
  if (isDone(task, tile)) return 1;
  if (task.kind === "lesson" || task.kind === "puzzles") return tile.done / (task.total ?? 1);
  const last = tile.tries.at(-1);
  return last === undefined || last.of === 0 ? 0 : last.moves / last.of;
}

/** One line about a pupil's progress in the task. It mentions wins and tries, but never a loss. */
export function tileLine(task: Task, tile: Tile): string {
  if (task.kind === "lesson") return t("class-tile-steps", { done: tile.done, all: task.total ?? 0 });
  if (task.kind === "puzzles") return t("class-tile-puzzles", { done: tile.done, all: task.total ?? 0 });
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

/** The seconds until a vote closes; null without a time limit. */
export const secondsLeft = (vote: Vote, now: number): number | null =>
  vote.is_open && vote.ends_at !== null ? Math.max(0, Math.ceil((vote.ends_at - now) / 1000)) : null;
