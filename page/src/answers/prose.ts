/** Prose with formulas: *x* is a letter of a formula, _(r) below the line, ^(2) above it. */

export interface Part {
  kind: "text" | "letter" | "below" | "above";
  text: string;
}

const MARKED = /\*([^*]+)\*|_\(([^)]+)\)|\^\(([^)]+)\)/g;

/** The text with formulas that do not break before or behind a sign. */
function bound(text: string): string {
  return text.replace(/ (?=[=<>≤≥+−·] )/g, "\u00a0").replace(/(?<=\u00a0[=<>≤≥+−·]) /g, "\u00a0");
}

/** The parts of a text, in order. */
export function parts(given: string): Part[] {
  const text = bound(given);
  const found: Part[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARKED)) {
    if (mark.index > end) found.push({ kind: "text", text: text.slice(end, mark.index) });
    const [whole, letter, below, above] = mark;
    if (letter !== undefined) found.push({ kind: "letter", text: letter });
    else if (below !== undefined) found.push({ kind: "below", text: below });
    else found.push({ kind: "above", text: above ?? "" });
    end = mark.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}
