/** The routes of the lessons: all of them, the check of an answer, and the answer itself. */

import { requestJson } from "./request";
import type { components } from "./schema";
import type { Answer, Judgement } from "./types";

type Schemas = components["schemas"];
export type Lesson = Schemas["Lesson"];
export type LessonExercise = Schemas["Exercise"];

const exercisePath = (lesson: string, place: number): string =>
  `/lessons/${encodeURIComponent(lesson)}/${place}`;

export const lessons = (): Promise<Lesson[]> => requestJson("/lessons");

export function judge(lesson: string, place: number, answer: Answer): Promise<Judgement> {
  return requestJson(exercisePath(lesson, place), { body: { answer } });
}

/** A right answer to every exercise of all lessons, in order. */
export const solutions = (): Promise<Schemas["LessonSolutions"][]> => requestJson("/lessons/solutions");

/** A right answer, for a pupil who gives up. */
export async function solution(lesson: string, place: number): Promise<Answer> {
  return (await requestJson<{ answer: Answer }>(exercisePath(lesson, place))).answer;
}
