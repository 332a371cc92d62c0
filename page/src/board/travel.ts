/** Animates numbers from their old places to their new ones (FLIP). */

import { motionIsReduced } from "../shared/rhythm";

const DURATION = 450;

/** The bounding box of each number of the board. */
export function boundsOf(board: HTMLElement): Map<string, DOMRect> {
  const numerals = board.querySelectorAll<HTMLElement>("[data-number]");
  return new Map([...numerals].map((one) => [one.dataset.number as string, one.getBoundingClientRect()]));
}

/** Moves the elements with `data-number` or `data-copy` from the old place of their number. Does nothing if motion is reduced. */
export function animateFrom(
  root: HTMLElement,
  before: ReadonlyMap<string, DOMRect>,
  attribute: "number" | "copy" = "number",
): void {
  if (motionIsReduced()) return;
  for (const one of root.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const from = before.get(one.dataset[attribute] as string);
    if (from === undefined) continue;
    const to = one.getBoundingClientRect();
    const [x, y] = [
      from.x + from.width / 2 - to.x - to.width / 2,
      from.y + from.height / 2 - to.y - to.height / 2,
    ];
    one.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: DURATION,
      easing: "ease-in-out",
    });
  }
}
