/** Prose with formulas: *x* is a variable, _(r) a subscript, ^(2) a superscript. */

interface Part {
  kind: "text" | "letter" | "below" | "above";
  text: string;
}

const MARKUP = /\*([^*]+)\*|_\(([^)]+)\)|\^\(([^)]+)\)/g;

/** The text with non-breaking spaces around the signs of formulas. */
function withoutBreaks(text: string): string {
  return text.replace(/ (?=[=<>≤≥+−·] )/g, "\u00a0").replace(/(?<=\u00a0[=<>≤≥+−·]) /g, "\u00a0");
}

/** The parts of a text, in order. */
export function parts(prose: string): Part[] {
  const text = withoutBreaks(prose);
  const result: Part[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARKUP)) {
    if (mark.index > end) result.push({ kind: "text", text: text.slice(end, mark.index) });
    const [markup, letter, below, above] = mark;
    if (letter !== undefined) result.push({ kind: "letter", text: letter });
    else if (below !== undefined) result.push({ kind: "below", text: below });
    else result.push({ kind: "above", text: above ?? "" });
    end = mark.index + markup.length;
  }
  if (end < text.length) result.push({ kind: "text", text: text.slice(end) });
  return result;
}
