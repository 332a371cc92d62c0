/** The rhythm of play: a reply comes after a beat, so that one sees who did what. */

const BEAT = 700;
const SHORT_BEAT = 120;

export function motionIsReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a program's reply is held back, in milliseconds. */
export function beat(): number {
  return motionIsReduced() ? SHORT_BEAT : BEAT;
}
