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

/** Listens on a board. The returned function removes the listeners. */
export function listen(board: HTMLElement, focus: Focus, { rows, press }: Listener): () => void {
  const longPress = new LongPress((numeral) => focus.highlight(numeral));
  const abort = new AbortController();
  const listenTo = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => on(board, kind, act, { signal: abort.signal });
  listenTo("click", (event) => {
    const numeral = numeralAt(event);
    if (numeral !== null && !longPress.takesClick()) press(numberOf(numeral));
  });
  listenTo("keydown", (event) => moveFocus(event, focus, rows()));
  listenTo("pointerover", (event) => event.pointerType !== "touch" && focus.highlight(numeralAt(event)));
  listenTo("pointerleave", (event) => event.pointerType !== "touch" && focus.highlight(null));
  listenTo("pointerdown", (event) => event.pointerType === "touch" && longPress.begin(event));
  listenTo("pointermove", (event) => longPress.move(event));
  listenTo("pointerup", () => longPress.end());
  listenTo("pointercancel", () => longPress.end());
  listenTo("contextmenu", (event) => longPress.isLong && event.preventDefault());
  listenTo("focusin", (event) => {
    const numeral = numeralAt(event);
    focus.setTabStop(numeral);
    if (numeral?.matches(":focus-visible")) focus.highlight(numeral);
  });
  listenTo("focusout", () => focus.highlight(null));
  return () => {
    abort.abort();
    longPress.end();
  };
}

/** Moves the focus from its number to another by an arrow key, Home, End or a page key. */
function moveFocus(event: KeyboardEvent, focus: Focus, rows: ReturnType<Listener["rows"]>): void {
  const from = numeralAt(event);
  const key = KEYS.find((one) => one === event.key);
  if (from === null || key === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const number = numberOf(from);
  const row = rows.findIndex((numbers) => numbers.some((one) => one.number === number));
  const column = rows[row]?.findIndex((one) => one.number === number) ?? 0;
  const [toRow, toColumn] = focusTarget(rows, row, column, key);
  focus.at(rows[toRow]?.[toColumn]?.number)?.focus();
}
