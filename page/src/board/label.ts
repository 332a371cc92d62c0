/** What a number of the board is called for those who listen. */

import { t } from "../shared/words.svelte";
import type { Numeral } from "./numerals";

/** All that is drawn at a number, and its residue where asked. */
export function labelOf(numeral: Numeral, withResidue: boolean): string {
  const { number, residue, move, by } = numeral;
  const values = { number: String(number), residue: String(residue), move: move ?? 0, player: by ?? "" };
  if (by !== null) return t("page-number-crossed", values);
  const marks = [
    numeral.last ? t("page-mark-last") : "",
    numeral.winning ? t("page-mark-winning") : "",
    numeral.hostile ? t("page-mark-hostile") : "",
    numeral.chosen ? t("page-mark-chosen") : "",
    numeral.partner === null ? "" : t("page-mark-partner", { number: String(numeral.partner) }),
    numeral.group === null ? "" : t("page-mark-group", { letter: numeral.group }),
    numeral.superfluous ? t("page-mark-superfluous") : "",
  ];
  const called = withResidue ? t("page-number", values) : values.number;
  return [called, ...marks.filter((mark) => mark !== "")].join(", ");
}
