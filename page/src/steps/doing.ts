/** The words for what is to be done on the board, and how far it is done. */

import { t } from "../shared/words.svelte";
import type { Given, Kind } from "./answer";

export function doing(kind: Kind, { numbers, pairs }: Given): string {
  if (kind === "mark-set") return t("page-do-mark-set", { count: numbers.length });
  if (kind === "draw-pairs") return t("page-do-draw-pairs", { count: pairs.length });
  return kind === "tap" ? t("page-do-tap") : t("page-do-choose");
}
