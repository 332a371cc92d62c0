/** The routes of the recipes: the words they are made of, their results on every board, and a game between two. */

import { type VariantChoice, variantBody } from "../shared/variant";
import { requestJson } from "./request";
import type { Player, Schemas } from "./types";

export type RecipeWords = Schemas["RecipeWords"];
export type RecipeScore = Schemas["RecipeScore"];
export type RecipeResult = Schemas["RecipeResult"];
export type RecipeDuel = Schemas["RecipeDuel"];

export const recipeWords = (): Promise<RecipeWords> => requestJson("/recipes");

/** The results of a recipe on all boards, in this seat. */
export function checkRecipe(recipe: string, seat: Player = "A"): Promise<RecipeScore> {
  return requestJson("/recipes/check", { body: { recipe, seat } });
}

/** A game between two recipes. The seed decides where a recipe leaves a choice. */
export function duel(a: string, b: string, variant: VariantChoice, seed: number): Promise<RecipeDuel> {
  return requestJson("/recipes/duel", { body: { a, b, variant: variantBody(variant), seed } });
}
