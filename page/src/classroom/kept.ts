/** A class that the teacher keeps in a file for the next lesson: names, notes and results. It is never sent. */

import { t, words } from "../shared/words.svelte";
import { isRight, type PupilRow } from "./report";

/** The results of a pupil in one lesson. */
export interface KeptLesson {
  /** When its first task started, in milliseconds since 1970. */
  at: number;
  games: number;
  wins: number;
  /** Whether the answer to the exit question was right; null without one. */
  exit: boolean | null;
}

export interface KeptPupil {
  name: string;
  note: string;
  /** The lessons in which the pupil took part, in order. */
  lessons: KeptLesson[];
}

/** The pupil in an earlier lesson: the one with the same note on who it is, or else with the same name. */
export const pupilBefore = (
  earlier: readonly KeptPupil[],
  { name, note }: { name: string | null; note: string },
): KeptPupil | undefined =>
  earlier.find((one) => note !== "" && one.note === note) ??
  earlier.find((one) => one.name === name && (note === "" || one.note === ""));

/** The notes on who is who: those of this lesson, and for other pupils with a known name those of an earlier one. */
export const notesWith = (
  { notes = {}, earlier = [] }: { notes?: Record<string, string>; earlier?: readonly KeptPupil[] },
  pupils: readonly { pupil: number; name: string | null }[],
): Record<string, string> =>
  Object.fromEntries(
    pupils.map(({ pupil, name }) => [
      pupil,
      notes[pupil] ?? pupilBefore(earlier, { name, note: "" })?.note ?? "",
    ]),
  );

/** The class after a lesson. Pupils who were absent stay in it. */
export function classAfter(
  rows: readonly PupilRow[],
  earlier: readonly KeptPupil[],
  at: number,
  winning: readonly number[],
): KeptPupil[] {
  const present = rows.map((row) => {
    const before = pupilBefore(earlier, row);
    const exit = row.answer === null ? null : isRight(row.answer, winning);
    const lessons = before?.lessons.filter((lesson) => lesson.at !== at) ?? [];
    const { name, note, games, wins } = row;
    return { before, name, note, lessons: [...lessons, { at, games, wins, exit }] };
  });
  const absent = earlier.filter((one) => !present.some(({ before }) => before === one));
  return [...present.map(({ name, note, lessons }) => ({ name, note, lessons })), ...absent];
}

/** The results of a pupil in an earlier lesson: "12 Nov: 3 of 5 games won, ✓". */
export const lessonText = (lesson: KeptLesson | undefined): string | null =>
  lesson === undefined
    ? null
    : t("class-earlier-lesson", {
        day: new Intl.DateTimeFormat(words.language, { day: "numeric", month: "short" }).format(lesson.at),
        wins: lesson.wins,
        games: lesson.games,
        exit: lesson.exit === null ? "none" : lesson.exit ? "right" : "wrong",
      });

/** The class in a file; null if the file has none. */
export function parseClass(text: string): KeptPupil[] | null {
  try {
    const pupils: unknown = JSON.parse(text).pupils;
    const isClass =
      Array.isArray(pupils) &&
      pupils.every(
        ({ name, note, lessons }) =>
          typeof name === "string" && typeof note === "string" && Array.isArray(lessons),
      );
    return isClass ? pupils : null;
  } catch {
    return null;
  }
}

/** The text of the file with a class. */
export const classText = (pupils: readonly KeptPupil[]): string => JSON.stringify({ pupils }, null, 1);
