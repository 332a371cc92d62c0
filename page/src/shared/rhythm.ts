/** The rhythm of play: a reply is shown after a short delay, so that players can tell the two moves apart. */

const DELAY = 700;
const REDUCED_DELAY = 120;

export function motionIsReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The delay before a program's reply is shown, in milliseconds. */
export function replyDelay(): number {
  return motionIsReduced() ? REDUCED_DELAY : DELAY;
}
