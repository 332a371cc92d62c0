/** Describes tasks and boards in words. */

import { boardName, opponentName } from "../api/tell";
import type { Player, Variant } from "../api/types";
import { t } from "../shared/words.svelte";
import type { Task, Vote } from "./server";

/** A short title of a task: "Z(15, 7): win as A against Ada". */
export function taskTitle(task: Task): string {
  return t(`class-task-${task.kind}`, {
    board: boardName(task.variant),
    player: task.side ?? "",
    name: opponentName(task.strategy ?? ""),
    title: task.lesson === null ? "" : t(`lesson-${task.lesson}`),
    count: task.total ?? task.seeds.length,
  });
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

/** The seconds until a vote closes; null without a time limit. */
export const secondsLeft = (vote: Vote, now: number): number | null =>
  vote.is_open && vote.closes_at !== null ? Math.max(0, Math.ceil((vote.closes_at - now) / 1000)) : null;
