/** The stars of the lessons: kept in this browser, and written as a code that carries them to another device. */

import { recall, recallJson, remember, rememberJson } from "../shared/memory";

const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const LESSONS = 12;
export const MOST = 3;
const LENGTH = 5;

/** The five signs for the stars of the lessons in order; the last bit is a check. */
export function codeOf(stars: readonly number[]): string {
  const value = stars.reduce((sum, each) => sum * (MOST + 1) + each, 0);
  return [...Array(LENGTH).keys()]
    .map((place) => SIGNS[Math.floor((2 * value + parity(value)) / 32 ** (LENGTH - 1 - place)) % 32])
    .join("");
}

/** The stars that a code tells, or null where it has a mistake; white space and the case of letters do not matter. */
export function starsOf(code: string): number[] | null {
  const signs = [...code.replaceAll(/\s/g, "").toUpperCase()].map((sign) => SIGNS.indexOf(sign));
  if (signs.length !== LENGTH || signs.includes(-1)) return null;
  const checked = signs.reduce((sum, sign) => sum * 32 + sign, 0);
  const value = Math.floor(checked / 2);
  if (parity(value) !== checked % 2) return null;
  return [...Array(LESSONS).keys()].map((place) => Math.floor(value / 4 ** (LESSONS - 1 - place)) % 4);
}

function parity(value: number): number {
  let odd = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 2)) odd ^= rest % 2;
  return odd;
}

/** The stars of all lessons, in order; none where nothing is kept. */
export function keptStars(): number[] {
  return starsOf(recall("stars") ?? "") ?? Array<number>(LESSONS).fill(0);
}

/** Keeps these stars where they are more than those there were, and tells all that there are now. */
export function addStars(more: readonly number[]): number[] {
  const stars = keptStars().map((each, place) => Math.max(each, more[place] ?? 0));
  remember("stars", codeOf(stars));
  return stars;
}

/** How far a lesson has been done that is not finished: the step to go on with, and the stars still to be had. */
export interface Bookmark {
  lesson: string;
  place: number;
  stars: number;
}

export function keptBookmark(lesson: string): Bookmark {
  const kept = recallJson<Bookmark>("lesson");
  if (kept?.lesson === lesson && Number.isInteger(kept.place) && kept.place > 0) return kept;
  return { lesson, place: 1, stars: MOST };
}

export function keepBookmark(bookmark: Bookmark | null): void {
  rememberJson("lesson", bookmark);
}
