/** Prose with formulas: *x* is a variable, _(r) a subscript, ^(2) a superscript. */

interface Part {
  /** The element of the part; null for plain text. */
  tag: "i" | "sub" | "sup" | null;
  text: string;
}

const MARKUP = /(\*[^*]+\*|[_^]\([^)]+\))/;
const TAGS = { "*": "i", _: "sub", "^": "sup" } as const;

/** The text with non-breaking spaces around the signs of formulas. */
function withoutBreaks(text: string): string {
  return text.replace(/ (?=[=<>≤≥+−·] )/g, "\u00a0").replace(/(?<=\u00a0[=<>≤≥+−·]) /g, "\u00a0");
}

/** The parts of a text, in order. */
export function parts(prose: string): Part[] {
  // Every second piece has a mark.
  const pieces = withoutBreaks(prose).split(MARKUP);
  const all = pieces.map((text, place): Part => {
    if (place % 2 === 0) return { tag: null, text };
    return { tag: TAGS[text[0] as keyof typeof TAGS], text: text.replace(/^(\*|.\()|.$/g, "") };
  });
  return all.filter(({ text }) => text !== "");
}
