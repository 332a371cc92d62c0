/** What this browser keeps of a classroom: the teacher's token, a pupil's token and claim, and the teacher's notes. */

import { recallJson, rememberJson } from "../shared/memory";

export interface Keys {
  teacher?: string;
  pupil?: string;
  /** Sent with every join, so that a repeated join gets the same pupil. */
  claim?: string;
  /** Who is who, by the number of the pupil. It is never sent. */
  notes?: Record<string, string>;
  /** When the server deletes the classroom. */
  until: number;
}

const NAME = "classes";
/** A classroom is deleted a day after it was opened. */
const DAY = 86_400_000;

/** The letters of a code as the server writes them: upper case, nothing else. */
export const codeIn = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, "");

/** The keys of all classrooms that are not deleted yet, by code. */
function allKeys(now: number): Record<string, Keys> {
  const kept = recallJson<Record<string, Keys>>(NAME);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, { until }]) => until > now));
}

export const keysOf = (code: string, now = Date.now()): Keys => allKeys(now)[code] ?? { until: now + DAY };

export function keepKeys(code: string, change: Partial<Keys>, now = Date.now()): Keys {
  const keys = { ...keysOf(code, now), ...change };
  rememberJson(NAME, { ...allKeys(now), [code]: keys });
  return keys;
}

/** Forgets the seat of a pupil; the next join gets another. */
export function forgetSeat(code: string, now = Date.now()): void {
  const { pupil: _pupil, claim: _claim, ...others } = keysOf(code, now);
  rememberJson(NAME, { ...allKeys(now), [code]: others });
}

export function forgetKeys(code: string, now = Date.now()): void {
  const { [code]: _, ...others } = allKeys(now);
  rememberJson(NAME, Object.keys(others).length === 0 ? null : others);
}

/** The classrooms that were opened in this browser, newest first. */
export const ownClassrooms = (now = Date.now()): string[] =>
  Object.entries(allKeys(now))
    .filter(([, { teacher }]) => teacher !== undefined)
    .sort(([, one], [, other]) => other.until - one.until)
    .map(([code]) => code);

/** A random text for claims and repeated requests. */
export const newSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
