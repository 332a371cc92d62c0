/** Turns messages of the server into sentences of the reader's language. */

import type { FluentVariable } from "@fluent/bundle";
import { cached } from "../shared/cached";
import { type Values, withMinus, words } from "../shared/words.svelte";
import type { Listing, Message, Problem, Variant } from "./types";

export function tell(message: Message): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(message.values)) values[name] = toFluent(value);
  // A pair such as "(1, 6)" stays in one line.
  return words.say(message.id, values).replace(/(\(\d+,) (?=\d+\))/g, "$1\u00a0");
}

const loadPart = cached((part) => words.load(part));

/** Loads the texts of problems, once. If that fails, the English text of the server is shown, and the next call tries again. */
export const loadProblemTexts = (): Promise<void> => loadPart("errors").catch(() => {});

/** The text of a problem: the page's message, else the command line's, else the server's. */
export function tellProblem({ code, values, detail }: Problem): string {
  // A few problems have a sentence of their own, such as page-seat-taken.
  if (words.has(`page-${code}`))
    return words.say(`page-${code}`, { ...values, title: opponentName(values.strategy ?? "") });
  // The page builds recipes from phrases, so one that cannot be read comes from an edited address.
  const recipe = /^recipe-(?!board)/.test(code) ? ["page-error-recipe"] : [];
  const id = [`page-error-${code}`, ...recipe, `error-${code}`].find((id) => words.has(id));
  return words.say("page-refused", { detail: id === undefined ? detail : words.say(id, values) });
}

/** The name of a board, empty if there is none. It leaves out the bond: the goal above the board states it. */
export function boardName(variant: Variant | null | undefined): string {
  if (variant == null) return "";
  const { n, d, remainder, divider, board } = variant;
  let name = d === 0 ? words.say("page-name-range", { n }) : `Z(${n}, ${d})`;
  if (board !== null) name = words.say("page-numbers-count", { n: board.length });
  if (remainder !== 0) name = words.say("page-name-remainder", { name, remainder });
  return divider === "A" ? name : words.say("page-name-reversed", { name });
}

/** The name of the opponent who plays a strategy: "a recipe" for any recipe, and the strategy's own name if it has no words. */
export function opponentName(strategy: string): string {
  if (strategy.startsWith("recipe:")) return words.say("page-recipe");
  return words.has(`strategy-${strategy}`) ? words.say(`strategy-${strategy}.name`) : strategy;
}

/** A value that Fluent can format. A message inside the sentence becomes text. */
function toFluent(value: Message["values"][string]): FluentVariable {
  if (typeof value !== "object") return value;
  return "id" in value ? tell(value) : joinList(value);
}

/** The items with commas and the right word before the last. */
function joinList({ items, count, kind }: Listing): string {
  const texts = items.map((item) => (typeof item === "object" ? joinList(item) : withMinus(item)));
  let text = texts.join(", ");
  if (count > items.length) text = words.say("list-cut", { first: text, count });
  else if (texts.length > 1 && kind !== "group") {
    const values = { first: texts.slice(0, -1).join(", "), last: texts.at(-1) ?? "" };
    text = kind === "or" ? words.say("list-or", values) : words.say("list-and", values);
  }
  return kind === "group" ? words.say("list-group", { numbers: text }) : text;
}
