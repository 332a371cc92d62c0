/** Pointer, finger and keys on the board: which number they mean. The numbers are buttons; the board listens for all of them at once. */

import { on } from "svelte/events";
import { KEYS, leadsFrom } from "./arrangement";
import { type Focus, numberOf, numeralAt } from "./focus";
import { Holding } from "./holding";

export interface Listener {
  /** The numbers row by row. */
  rows: () => readonly (readonly { number: number }[])[];
  /** Told which number was pressed. */
  press: (number: number) => void;
}

/** Listens on a board until the function it gives is called. */
export function listen(board: HTMLElement, focus: Focus, { rows, press }: Listener): () => void {
  const holding = new Holding((numeral) => focus.ring(numeral));
  const ended = new AbortController();
  const hear = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    on(board, kind, act, { signal: ended.signal });
  hear("click", (event) => {
    const numeral = numeralAt(event);
    if (numeral !== null && !holding.swallows()) press(numberOf(numeral));
  });
  hear("keydown", (event) => walk(event, focus, rows()));
  hear("pointerover", (event) => event.pointerType !== "touch" && focus.ring(numeralAt(event)));
  hear("pointerleave", (event) => event.pointerType !== "touch" && focus.ring(null));
  hear("pointerdown", (event) => event.pointerType === "touch" && holding.begin(event));
  hear("pointermove", (event) => holding.move(event));
  hear("pointerup", () => holding.end());
  hear("pointercancel", () => holding.end());
  hear("contextmenu", (event) => holding.held && event.preventDefault());
  hear("focusin", (event) => {
    const numeral = numeralAt(event);
    focus.reach(numeral);
    if (numeral?.matches(":focus-visible")) focus.ring(numeral);
  });
  hear("focusout", () => focus.ring(null));
  return () => {
    ended.abort();
    holding.end();
  };
}

/** An arrow, or its like, leads from the number that has the focus to another. */
function walk(event: KeyboardEvent, focus: Focus, rows: ReturnType<Listener["rows"]>): void {
  const from = numeralAt(event);
  const key = KEYS.find((one) => one === event.key);
  if (from === null || key === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const number = numberOf(from);
  const row = rows.findIndex((some) => some.some((one) => one.number === number));
  const column = rows[row]?.findIndex((one) => one.number === number) ?? 0;
  const [toRow, toColumn] = leadsFrom(rows, row, column, key);
  focus.at(rows[toRow]?.[toColumn]?.number)?.focus();
}
