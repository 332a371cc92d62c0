/** The headings of the answers: each has an anchor and an entry in the contents. */

import { t } from "../shared/words.svelte";

/** The anchors in the order of the page, with their headings in the current language. */
export function titles() {
  return {
    patterns: t("answers-question-1"),
    reversed: t("answers-question-2"),
    rule: t("answers-rule"),
    proof: t("answers-proof"),
    picture: t("answers-graph-title"),
    hostile: t("answers-hostile-title"),
    large: t("answers-large-title"),
    core: t("answers-core-title"),
    small: t("answers-small-title"),
    residues: t("answers-residues-title"),
    balance: t("answers-balance-title"),
    rows: t("answers-rows-title"),
    frontier: t("answers-frontier-title"),
    roles: t("answers-reversed-title"),
    counts: t("answers-counts-title"),
    turns: t("answers-turns-title"),
    hard: t("answers-hard-title"),
    earlier: t("answers-earlier-title"),
  };
}

export type Anchor = keyof ReturnType<typeof titles>;
/** The chapters; all other anchors are steps of the proof. */
export const CHAPTERS: readonly Anchor[] = ["patterns", "reversed", "rule", "proof"];
