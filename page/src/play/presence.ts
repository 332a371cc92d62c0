/** Where somebody is, in words. */

import { t } from "../shared/words.svelte";
import type { whereabouts } from "./game";

export function tellWhere(where: ReturnType<typeof whereabouts>): string {
  if (where === "here") return t("page-here");
  if (where === "gone") return t("page-gone");
  return where < 60
    ? t("page-away", { minutes: where })
    : t("page-away-hours", { hours: Math.floor(where / 60) });
}
