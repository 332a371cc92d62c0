/** The technical words of the page. Their explanations, and the forms in which they stand in sentences, are in the locale files. */

import { t } from "./words.svelte";

export const TERMS = ["residue", "partner", "bonded", "superfluous", "hostile", "margin", "closer"] as const;
export type Term = (typeof TERMS)[number];

/** A piece of a sentence, and the word of the glossary that it is, if it is one. */
export interface Piece {
  text: string;
  term: Term | null;
}

/** A sentence cut where a word of the glossary stands; each is marked once. */
export function piecesOf(sentence: string): Piece[] {
  const forms = new Map<string, Term>();
  for (const term of TERMS)
    for (const form of t(`glossary-${term}.forms`).split(", ")) forms.set(form.toLowerCase(), term);
  const longestFirst = [...forms.keys()].sort((one, other) => other.length - one.length);
  const word = new RegExp(`(?<![\\p{L}])(${longestFirst.join("|")})(?![\\p{L}])`, "giu");
  const seen = new Set<Term>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(word)) {
    const term = forms.get(found[0].toLowerCase()) as Term;
    if (seen.has(term)) continue;
    seen.add(term);
    if (found.index > from) pieces.push({ text: sentence.slice(from, found.index), term: null });
    pieces.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from), term: null });
  return pieces;
}
