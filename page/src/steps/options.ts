/** The words that a step offers as answers beside what is done on the board, and what they are called. */

import { t } from "../shared/words.svelte";
import { type Asked, NONE } from "./answer";

export const optionsOf = ({ none, options }: Asked): readonly string[] => (none ? [NONE] : options);

/** What an option is called: a player, that there is no such number, or itself. */
export function named({ ask }: Asked, option: string): string {
  if (option === NONE && ask === "blunder") return t("page-none-blunder");
  if (option === NONE) return ask === "left-over" ? t("page-none-left-over") : t("page-none-win");
  return ask === "winner" || ask === "closer" ? t("page-player", { player: option }) : option;
}
