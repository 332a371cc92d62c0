/** The stars of the lessons, stored in this browser, and a code that carries them to another device. */

import { recall, recallJson, remember, rememberJson } from "../shared/memory";
import { progressChanged } from "../shared/progress.svelte";

const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LESSONS = 12;
export const MAX_STARS = 3;
const LENGTH = 5;

/** The code of five characters for the stars of the lessons; its last bit is a parity check. */
export function codeOf(stars: readonly number[]): string {
  const value = stars.reduce((sum, each) => sum * (MAX_STARS + 1) + each, 0);
  return [...Array(LENGTH).keys()]
    .map((place) => SIGNS[Math.floor((2 * value + parity(value)) / 32 ** (LENGTH - 1 - place)) % 32])
    .join("");
}

/** The stars in a code, or null if it has a mistake; white space and case do not matter. */
export function starsOf(code: string): number[] | null {
  const signs = [...code.replaceAll(/\s/g, "").toUpperCase()].map((sign) => SIGNS.indexOf(sign));
  if (signs.length !== LENGTH || signs.includes(-1)) return null;
  const valueWithParity = signs.reduce((sum, sign) => sum * 32 + sign, 0);
  const value = Math.floor(valueWithParity / 2);
  if (parity(value) !== valueWithParity % 2) return null;
  return [...Array(LESSONS).keys()].map((place) => Math.floor(value / 4 ** (LESSONS - 1 - place)) % 4);
}

function parity(value: number): number {
  let odd = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 2)) odd ^= rest % 2;
  return odd;
}

/** The stored stars of all lessons, in order. */
export function storedStars(): number[] {
  return starsOf(recall("stars") ?? "") ?? Array<number>(LESSONS).fill(0);
}

/** Whether lesson 5, about remainders, has not been done in this browser. */
export const isBeginner = (): boolean => (storedStars()[4] ?? 0) === 0;

/** Stores the larger number of stars of each lesson, and returns all stars. */
export function addStars(more: readonly number[]): number[] {
  const stars = storedStars().map((each, place) => Math.max(each, more[place] ?? 0));
  remember("stars", codeOf(stars));
  progressChanged();
  return stars;
}

/** The progress of an unfinished lesson: the next exercise, and the stars that can still be won. */
export interface Bookmark {
  lesson: string;
  place: number;
  stars: number;
}

export function storedBookmark(lesson: string): Bookmark {
  const bookmark = recallJson<Bookmark>("lesson");
  if (bookmark?.lesson === lesson && Number.isInteger(bookmark.place) && bookmark.place > 0) return bookmark;
  return { lesson, place: 1, stars: MAX_STARS };
}

export function storeBookmark(bookmark: Bookmark | null): void {
  rememberJson("lesson", bookmark);
}
