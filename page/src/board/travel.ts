/** Numbers that stand elsewhere than before travel there before one's eyes. */

import { motionIsReduced } from "../shared/rhythm";

const LONG = 450;

/** Where each number of the board is. */
export function placesOf(board: HTMLElement): Map<string, DOMRect> {
  const numerals = board.querySelectorAll<HTMLElement>("[data-number]");
  return new Map([...numerals].map((one) => [one.dataset.number as string, one.getBoundingClientRect()]));
}

/** Lets what shows a number, by this attribute, come from where the number was; nothing where motion is reduced. */
export function travelFrom(
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
      duration: LONG,
      easing: "ease-in-out",
    });
  }
}
