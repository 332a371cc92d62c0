/** Pointer, touch and keyboard events on the board. One set of listeners on the board serves all its numbers. */

import { on } from "svelte/events";
import { focusTarget, KEYS } from "./arrangement";
import { type Focus, numberOf, numeralAt } from "./focus";
import { LongPress } from "./longPress";

export interface Listener {
  /** The numbers row by row. */
  rows: () => readonly (readonly { number: number }[])[];
  /** Called with the number that was pressed. */
  press: (number: number) => void;
}

/** Listen on a board. The function that is returned removes the listeners. */
export function listen(board: HTMLElement, focus: Focus, { rows, press }: Listener): () => void {
  const longPress = new LongPress((numeral) => focus.ring(numeral));
  const abort = new AbortController();
  const listenTo = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => on(board, kind, act, { signal: abort.signal });
  listenTo("click", (event) => {
    const numeral = numeralAt(event);
    if (numeral !== null && !longPress.takesClick()) press(numberOf(numeral));
  });
  listenTo("keydown", (event) => walk(event, focus, rows()));
  listenTo("pointerover", (event) => event.pointerType !== "touch" && focus.ring(numeralAt(event)));
  listenTo("pointerleave", (event) => event.pointerType !== "touch" && focus.ring(null));
  listenTo("pointerdown", (event) => event.pointerType === "touch" && longPress.begin(event));
  listenTo("pointermove", (event) => longPress.move(event));
  listenTo("pointerup", () => longPress.end());
  listenTo("pointercancel", () => longPress.end());
  listenTo("contextmenu", (event) => longPress.isLong && event.preventDefault());
  listenTo("focusin", (event) => {
    const numeral = numeralAt(event);
    focus.reach(numeral);
    if (numeral?.matches(":focus-visible")) focus.ring(numeral);
  });
  listenTo("focusout", () => focus.ring(null));
  return () => {
    abort.abort();
    longPress.end();
  };
}

/** Move the focus from its number to another by an arrow key, Home or End. */
function walk(event: KeyboardEvent, focus: Focus, rows: ReturnType<Listener["rows"]>): void {
  const from = numeralAt(event);
  const key = KEYS.find((one) => one === event.key);
  if (from === null || key === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const number = numberOf(from);
  const row = rows.findIndex((some) => some.some((one) => one.number === number));
  const column = rows[row]?.findIndex((one) => one.number === number) ?? 0;
  const [toRow, toColumn] = focusTarget(rows, row, column, key);
  focus.at(rows[toRow]?.[toColumn]?.number)?.focus();
}
