/** The secrets and notes that this browser stores for each classroom. */

import { recallJson, rememberJson } from "../shared/memory";
import type { KeptPupil } from "./kept";

export interface Keys {
  /** The teacher's token. */
  teacher?: string;
  /** The pupil's token. */
  pupil?: string;
  /** Sent with every join, so that a repeated join gets the same pupil. */
  claim?: string;
  /** The teacher's notes on who is who, by the pupil's number. They are never sent. */
  notes?: Record<string, string>;
  /** The class as it was after an earlier lesson, from the teacher's file. */
  earlier?: KeptPupil[];
  /** When the server deletes the classroom. */
  until: number;
}

const STORAGE_KEY = "classes";
/** A classroom is deleted a day after it was opened. */
const DAY = 86_400_000;

/** The attributes of a field for a code. */
export const CODE_FIELD = {
  autocomplete: "off",
  autocapitalize: "characters",
  spellcheck: false,
  maxlength: 20,
} as const;

/** A code as the server writes it: upper-case letters and nothing else. */
export const normalizeCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, "");

/** The keys of all classrooms that are not deleted yet, by code. */
function allKeys(now: number): Record<string, Keys> {
  const value = recallJson<Record<string, Keys>>(STORAGE_KEY);
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, { until }]) => until > now));
}

export const keysOf = (code: string, now = Date.now()): Keys => allKeys(now)[code] ?? { until: now + DAY };

export function keepKeys(code: string, change: Partial<Keys>, now = Date.now()): Keys {
  const keys = { ...keysOf(code, now), ...change };
  rememberJson(STORAGE_KEY, { ...allKeys(now), [code]: keys });
  return keys;
}

/** Forgets the seat of a pupil. The next join gets another seat. */
export function forgetSeat(code: string, now = Date.now()): void {
  const { pupil: _pupil, claim: _claim, ...others } = keysOf(code, now);
  rememberJson(STORAGE_KEY, { ...allKeys(now), [code]: others });
}

export function forgetKeys(code: string, now = Date.now()): void {
  const { [code]: _, ...others } = allKeys(now);
  rememberJson(STORAGE_KEY, Object.keys(others).length === 0 ? null : others);
}

/** The classrooms that were opened in this browser, newest first. */
export const ownClassrooms = (now = Date.now()): string[] =>
  Object.entries(allKeys(now))
    .filter(([, { teacher }]) => teacher !== undefined)
    .sort(([, one], [, other]) => other.until - one.until)
    .map(([code]) => code);
