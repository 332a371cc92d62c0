/** What learning asks the server: lessons, and whether an answer is right. */

import { ask } from "../api/ask";
import type { components } from "../api/schema";

type Schemas = components["schemas"];
export type Lesson = Schemas["Lesson"];
export type Step = Schemas["Step"];
export type Flaw = Schemas["Flaw"];
export type Judgement = Schemas["Judgement"];
/** A number or "none", numbers, pairs, a word, or all moves of a game. */
export type Answer = Schemas["AnswerWish"]["answer"];

const step = (lesson: string, place: number): string => `/lessons/${encodeURIComponent(lesson)}/${place}`;

export const lessons = (): Promise<Lesson[]> => ask("/lessons");

export function judge(lesson: string, place: number, answer: Answer): Promise<Judgement> {
  return ask(step(lesson, place), { body: { answer } });
}

/** A right answer, for a pupil who gives up. */
export async function solution(lesson: string, place: number): Promise<Answer> {
  return (await ask<{ answer: Answer }>(step(lesson, place))).answer;
}
