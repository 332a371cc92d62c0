/** A recipe as it is put together from select boxes, and as text. Pure. */

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
