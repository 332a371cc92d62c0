/** A recipe as it is put together from select boxes, and as text; and the best so far. */

import type { Player } from "../api/types";
import { recallJson, rememberJson } from "../shared/memory";
import { words as locale, t } from "../shared/words.svelte";

export interface Line {
  /** When it is followed; empty for always. */
  when: string;
  words: readonly string[];
}

/** The lines of a text; what nobody can choose stays as it is, and the server says what is wrong with it. */
export function linesOf(text: string): Line[] {
  return text
    .toLowerCase()
    .replaceAll(/\s/g, "")
    .split(";")
    .map((line) => {
      const [when, rest] = line.includes(":") ? line.split(":", 2) : ["", line];
      return { when: when ?? "", words: (rest ?? "").split(".") };
    });
}

export function textOf(lines: readonly Line[]): string {
  return lines.map(({ when, words }) => (when === "" ? "" : `${when}:`) + words.join(".")).join(";");
}

/** A word of a recipe as a part of a sentence; a word that there is not stays as it is. */
export function wordText(word: string): string {
  if (/^r\d+$/.test(word)) return t("recipe-word-residue", { residue: word.slice(1) });
  return locale.has(`recipe-word-${word}`) ? t(`recipe-word-${word}`) : word;
}

/** A line as a sentence. */
export function sentenceOf({ when, words }: Line): string {
  const clauses = words.map(wordText).reduce((first, last) => t("list-and", { first, last }));
  return t(when === "" ? "recipe-line" : `recipe-line.${when}`, { clauses });
}

/** A recipe as sentences, one after the other. */
export const recipeText = (recipe: string): string => linesOf(recipe).map(sentenceOf).join(" ");

/** What was typed as a part of an address: a recipe stays readable, and nothing else ends the part. */
const inAddress = (typed: string): string =>
  encodeURIComponent(typed).replaceAll("%3A", ":").replaceAll("%3B", ";");

/** Where a recipe of a seat is in the workshop. */
export function workshopAddress(recipe: string, seat: Player): string {
  return `/workshop?recipe=${inAddress(recipe)}${seat === "B" ? "&seat=B" : ""}`;
}

/** Where two recipes play against each other, A's and B's; the game is the end of the query. */
export function duelAddress(a: string, b: string, game: string): string {
  return `/workshop/duel?a=${inAddress(a)}&b=${inAddress(b)}&${game}`;
}

/** Whether a recipe has one of these words. */
export const uses = (lines: readonly Line[], some: readonly string[]): boolean =>
  lines.some(({ words }) => words.some((word) => some.includes(word)));

/** The best recipe so far: the most boards, and then the fewest words. */
export interface Best {
  recipe: string;
  conquered: number;
  length: number;
}

export function better(one: Best, other: Best | null): Best {
  if (other === null || one.conquered > other.conquered) return one;
  return one.conquered === other.conquered && one.length < other.length ? one : other;
}

const kept = (seat: Player): string => (seat === "A" ? "recipe-best" : `recipe-best-${seat}`);

/** The best recipe of a seat that this browser remembers. */
export function keptBest(seat: Player): Best | null {
  return recallJson<Best>(kept(seat));
}

export function keepBest(seat: Player, best: Best): void {
  rememberJson(kept(seat), best);
}
