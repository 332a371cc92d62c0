/** Pointer and keyboard events on the board. One set of listeners on the board serves all its numbers. */

import { on } from "svelte/events";
import { focusTarget } from "./arrangement";
import { type Focus, numberOf, numeralAt } from "./focus";

/** Listens on a board whose numbers stand in these rows. The returned function removes the listeners. */
export function listen(
  board: HTMLElement,
  focus: Focus,
  rows: () => readonly (readonly number[])[],
  press: (number: number) => void,
): () => void {
  const abort = new AbortController();
  const listenTo = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => on(board, kind, act, { signal: abort.signal });
  listenTo("click", (event) => {
    const numeral = numeralAt(event);
    if (numeral !== null) press(numberOf(numeral));
  });
  listenTo("keydown", (event) => moveFocus(event, focus, rows()));
  listenTo("pointerover", (event) => event.pointerType !== "touch" && focus.highlight(numeralAt(event)));
  listenTo("pointerleave", (event) => event.pointerType !== "touch" && focus.highlight(null));
  listenTo("focusin", (event) => {
    const numeral = numeralAt(event);
    focus.setTabStop(numeral);
    if (numeral?.matches(":focus-visible")) focus.highlight(numeral);
  });
  listenTo("focusout", () => focus.highlight(null));
  return () => abort.abort();
}

/** Moves the focus from its number to another by an arrow key, Home, End or a page key. */
function moveFocus(event: KeyboardEvent, focus: Focus, rows: readonly (readonly number[])[]): void {
  const from = numeralAt(event);
  if (from === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = focusTarget(rows, numberOf(from), event.key);
  if (target === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  focus.at(target)?.focus();
}
