/** A recipe as lines of phrases, as text and as sentences; and the best recipe so far. */

import type { Player } from "../api/types";
import { recallJson, rememberJson } from "../shared/memory";
import { words as locale, t } from "../shared/words.svelte";

export interface Line {
  /** The condition; empty for always. */
  when: string;
  words: readonly string[];
}

/** The lines in a text. Unknown words are kept; the server refuses them. */
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

/** The text of a recipe. */
export function textOf(lines: readonly Line[]): string {
  return lines.map(({ when, words }) => (when === "" ? "" : `${when}:`) + words.join(".")).join(";");
}

/** A word of a recipe as part of a sentence. */
export function wordText(word: string): string {
  if (/^r\d+$/.test(word)) return t("recipe-word-residue", { residue: word.slice(1) });
  return locale.has(`recipe-word-${word}`) ? t(`recipe-word-${word}`) : t("recipe-unknown");
}

/** A line as a sentence. */
export function sentenceOf({ when, words }: Line): string {
  const clauses = words.map(wordText).reduce((first, last) => t("list-and", { first, last }));
  const id = `recipe-line.${when}`;
  const sentence = t(id, { clauses });
  // A missing text is its id: the condition is empty, or an unknown one of an address.
  return sentence === id ? t("recipe-line", { clauses }) : sentence;
}

/** A recipe as sentences, one after the other. */
export const recipeText = (recipe: string): string => linesOf(recipe).map(sentenceOf).join(" ");

/** A recipe as a parameter of an address, in readable form. */
const inAddress = (recipe: string): string =>
  encodeURIComponent(recipe).replaceAll("%3A", ":").replaceAll("%3B", ";");

/** The address of a recipe in the workshop. */
export function workshopAddress(recipe: string, seat: Player): string {
  return `/workshop?recipe=${inAddress(recipe)}${seat === "B" ? "&seat=B" : ""}`;
}

/** The address of a duel between two recipes; `game` ends the query. */
export function duelAddress({ A, B }: Record<Player, string>, game: string): string {
  return `/workshop/duel?a=${inAddress(A)}&b=${inAddress(B)}&${game}`;
}

/** Whether a recipe uses one of these words. */
export const uses = (lines: readonly Line[], vocabulary: readonly string[]): boolean =>
  lines.some(({ words }) => words.some((word) => vocabulary.includes(word)));

/** The best recipe so far. */
export interface Best {
  recipe: string;
  wins: number;
  length: number;
}

/** The better of two recipes: the one that wins more boards, or as many with fewer words. */
export function better(one: Best, other: Best | null): Best {
  if (other === null || one.wins > other.wins) return one;
  return one.wins === other.wins && one.length < other.length ? one : other;
}

const storageKey = (seat: Player): string => (seat === "A" ? "best-recipe" : `best-recipe-${seat}`);

/** The best recipe of a seat in this browser. */
export function storedBest(seat: Player): Best | null {
  return recallJson<Best>(storageKey(seat));
}

export function storeBest(seat: Player, best: Best): void {
  rememberJson(storageKey(seat), best);
}
