/** What learning asks the server: lessons, and whether an answer is right. */

import { ask } from "../api/ask";
import type { components } from "../api/schema";
import type { Player } from "../api/types";
import { type VariantChoice, variantWish } from "../shared/variant";
import type { Answer, Judgement } from "../steps/answer";

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

export type Theme = Schemas["Theme"];
export type Puzzle = Schemas["Puzzle"];
export type PuzzleWish = Schemas["PuzzleWish"];
export type PuzzleProgress = Schemas["PuzzleProgress"];

const at = (theme: string, seed: string): string =>
  `/puzzles/${encodeURIComponent(theme)}/${encodeURIComponent(seed)}`;

export const themes = (): Promise<Theme[]> => ask("/puzzles");
export const puzzle = (theme: string, seed: string): Promise<Puzzle> => ask(at(theme, seed));

/** How far a puzzle is solved. */
export function progress(theme: string, seed: string, wish: Partial<PuzzleWish>): Promise<PuzzleProgress> {
  return ask(at(theme, seed), { body: wish });
}

export type RecipeWords = Schemas["RecipeWords"];
export type RecipeScore = Schemas["RecipeScore"];
export type RecipeResult = Schemas["RecipeResult"];

export const recipeWords = (): Promise<RecipeWords> => ask("/recipes");

/** What becomes of a recipe on each of the boards of a seat. */
export function checkRecipe(recipe: string, seat: Player = "A"): Promise<RecipeScore> {
  return ask("/recipes/check", { body: { recipe, seat } });
}

export type RecipeDuel = Schemas["RecipeDuel"];

/** A game between two recipes, by the seed. */
export function duel(a: string, b: string, variant: VariantChoice, seed: number): Promise<RecipeDuel> {
  return ask("/recipes/duel", { body: { a, b, variant: variantWish(variant), seed } });
}
