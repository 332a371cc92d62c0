/** The routes of the lessons: all of them, the check of an answer, and the answer itself. */

import { requestJson } from "./request";
import type { Answer, Flaw, Schemas } from "./types";

export type Lesson = Schemas["PublicLesson"];
export type LessonExercise = Schemas["Exercise"];

const exercisePath = (lesson: string, place: number): string =>
  `/lessons/${encodeURIComponent(lesson)}/${place}`;

export const lessons = (): Promise<Lesson[]> => requestJson("/lessons");
export const lesson = (name: string): Promise<Lesson> => requestJson(`/lessons/${encodeURIComponent(name)}`);

/** The flaw of an answer; null if it is right. */
export function judge(lesson: string, place: number, answer: Answer): Promise<Flaw | null> {
  return requestJson(exercisePath(lesson, place), { body: { answer } });
}

/** A right answer to every exercise of each lesson, by the name of the lesson. */
export const solutions = (): Promise<Record<string, Answer[]>> => requestJson("/lessons/solutions");

/** A right answer, for a pupil who gives up. */
export const solution = (lesson: string, place: number): Promise<Answer> =>
  requestJson(exercisePath(lesson, place));
