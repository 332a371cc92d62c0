/** The technical terms of the page. The locale files have their explanations and their inflected forms. */

import { t } from "./words.svelte";

export const TERMS = ["residue", "partner", "hostile", "margin", "closer"] as const;
export type Term = (typeof TERMS)[number];

/** A piece of a sentence; `term` is set if the piece is a form of a term. */
export interface Piece {
  text: string;
  term: Term | null;
}

/** A sentence split at the terms of the glossary; only the first occurrence of each counts. */
export function piecesOf(sentence: string): Piece[] {
  const forms = new Map<string, Term>();
  for (const term of TERMS)
    for (const form of t(`glossary-${term}.forms`).split(", ")) forms.set(form.toLowerCase(), term);
  const longestFirst = [...forms.keys()].sort((one, other) => other.length - one.length);
  const word = new RegExp(`(?<![\\p{L}])(${longestFirst.join("|")})(?![\\p{L}])`, "giu");
  const usedTerms = new Set<Term>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(word)) {
    const term = forms.get(match[0].toLowerCase()) as Term;
    if (usedTerms.has(term)) continue;
    usedTerms.add(term);
    if (match.index > from) pieces.push({ text: sentence.slice(from, match.index), term: null });
    pieces.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from), term: null });
  return pieces;
}
