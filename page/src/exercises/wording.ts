/** The texts of an exercise: the instruction for the board, and the words offered as answers. */

import type { Exercise, ExerciseKind } from "../api/types";
import { t } from "../shared/words.svelte";
import { type Draft, NONE } from "./answer";

/** The instruction for the board, and how much of it is done. */
export function instructionFor(kind: ExerciseKind, { numbers, pairs }: Draft): string {
  if (kind === "mark-set") return t("page-do-mark-set", { count: numbers.length });
  if (kind === "draw-pairs") return t("page-do-draw-pairs", { count: pairs.length });
  return kind === "tap" ? t("page-do-tap") : t("page-do-choose");
}

/** The words that an exercise offers as answers beside the board. */
export const optionsOf = ({ none, options }: Exercise): readonly string[] => (none ? [NONE] : options);

/** The label of an option: a player, that there is no such number, or the option itself. */
export function optionLabel({ question }: Exercise, option: string): string {
  if (option === NONE && question === "blunder") return t("page-none-blunder");
  if (option === NONE) return question === "left-over" ? t("page-none-left-over") : t("page-none-win");
  return question === "winner" || question === "closer" ? t("page-player", { player: option }) : option;
}
