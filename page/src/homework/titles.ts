/** The titles of tasks. */

import type { Lesson } from "../api/lessons";
import { opponentName } from "../api/tell";
import { t } from "../shared/words.svelte";
import type { Task } from "./assignment";

export function titleOf(task: Task, lessons: readonly Lesson[]): string {
  if (task.kind === "puzzle") return `${t("homework-puzzle")}: ${t(`theme-${task.theme}`)}`;
  if (task.kind === "lesson")
    return `${t("homework-lesson", { place: task.place })}: ${t(`lesson-${lessons[task.place - 1]?.name ?? ""}`)}`;
  const { n, d, side: player } = task;
  return t("homework-board", { name: `Z(${n}, ${d})`, player, opponent: opponentName(task.opponent) });
}
