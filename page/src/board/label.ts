/** The names of numbers for screen readers. */

import { t } from "../shared/words.svelte";
import type { Numeral } from "./numerals";

/** The number, its residue if `withResidue`, and all its marks. */
export function labelOf(numeral: Numeral, withResidue: boolean): string {
  const { number, residue, move, by } = numeral;
  const values = { number: String(number), residue: String(residue), move: move ?? 0, player: by ?? "" };
  if (by !== null) return t("page-number-crossed", values);
  const marks = [
    numeral.last ? t("page-mark-last") : "",
    numeral.winning ? t("page-mark-winning") : "",
    numeral.hostile ? t("page-mark-hostile") : "",
    numeral.chosen ? t("page-mark-chosen") : "",
    numeral.mistakenBy === null ? "" : t("page-mark-mistake"),
    numeral.better ? t("page-mark-better") : "",
    numeral.partner === null ? "" : t("page-mark-joined", { number: String(numeral.partner) }),
    numeral.group === null ? "" : t("page-mark-group", { letter: numeral.group }),
    numeral.superfluous ? t("page-mark-superfluous") : "",
  ];
  const name = withResidue ? t("page-number", values) : values.number;
  return [name, ...marks.filter((mark) => mark !== "")].join(", ");
}
