/** A message of the server in words: lists of numbers are joined as the language does it. */

import type { FluentVariable } from "@fluent/bundle";
import { type Values, withMinus, words } from "../shared/words.svelte";
import type { Listing, Message, Problem, Variant } from "./types";

export function tell(message: Message): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(message.values)) values[name] = plain(value);
  return words.say(message.id, values);
}

/** Why something did not work: in the page's own words, or as the command line says it, or as the server did. */
export function tellProblem({ code, values, detail }: Problem): string {
  if (code === "offline") return words.say("page-offline");
  if (code === "hopeless") return words.say("page-hopeless", values);
  if (code === "replaced")
    return words.say("page-replaced", { ...values, title: opponentName(values.strategy ?? "") });
  const id = [`page-error-${code}`, `error-${code}`].find((id) => words.has(id));
  return words.say("page-refused", { detail: id === undefined ? detail : words.say(id, values) });
}

/** The name of a board in words, empty if there is none. The goal of the game above the board says what the last two are to be. */
export function boardName(variant: Variant | null | undefined): string {
  if (variant == null) return "";
  const { n, d, remainder, divider, board } = variant;
  let name = d === 0 ? words.say("page-name-range", { n }) : `Z(${n}, ${d})`;
  if (board !== null) name = words.say("page-numbers-count", { n: board.length });
  if (remainder !== 0) name = words.say("page-name-remainder", { name, remainder });
  return divider === "A" ? name : words.say("page-name-reversed", { name });
}

/** The name of the opponent who plays by a strategy; a recipe is only called one, and an unknown strategy goes by its own name. */
export function opponentName(strategy: string): string {
  if (strategy.startsWith("recipe:")) return words.say("page-recipe");
  return words.has(`strategy-${strategy}`) ? words.say(`strategy-${strategy}.name`) : strategy;
}

/** A value for Fluent; one may be a part of the sentence with words of its own. */
function plain(value: Message["values"][string]): FluentVariable {
  if (typeof value !== "object") return value;
  return "id" in value ? tell(value) : listed(value);
}

/** The items with commas and the right word before the last. */
function listed({ items, count, kind }: Listing): string {
  const shown = items.map((item) => (typeof item === "object" ? listed(item) : withMinus(item)));
  let text = shown.join(", ");
  if (count > items.length) text = words.say("list-cut", { first: text, count });
  else if (shown.length > 1 && kind !== "group") {
    const values = { first: shown.slice(0, -1).join(", "), last: shown.at(-1) ?? "" };
    text = kind === "or" ? words.say("list-or", values) : words.say("list-and", values);
  }
  return kind === "group" ? words.say("list-group", { numbers: text }) : text;
}
