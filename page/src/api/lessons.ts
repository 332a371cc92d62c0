/** The lessons, and whether an answer to one of their steps is right. */

import { ask } from "./ask";
import type { components } from "./schema";
import type { Answer, Judgement } from "./types";

type Schemas = components["schemas"];
export type Lesson = Schemas["Lesson"];
export type Step = Schemas["Step"];

const step = (lesson: string, place: number): string => `/lessons/${encodeURIComponent(lesson)}/${place}`;

export const lessons = (): Promise<Lesson[]> => ask("/lessons");

export function judge(lesson: string, place: number, answer: Answer): Promise<Judgement> {
  return ask(step(lesson, place), { body: { answer } });
}

/** A right answer, for a pupil who gives up. */
export async function solution(lesson: string, place: number): Promise<Answer> {
  return (await ask<{ answer: Answer }>(step(lesson, place))).answer;
}
