/** The recipes: their words, what becomes of one on each board, and a game between two. */

import { type VariantChoice, variantWish } from "../shared/variant";
import { ask } from "./ask";
import type { components } from "./schema";
import type { Player } from "./types";

type Schemas = components["schemas"];
export type RecipeWords = Schemas["RecipeWords"];
export type RecipeScore = Schemas["RecipeScore"];
export type RecipeResult = Schemas["RecipeResult"];
export type RecipeDuel = Schemas["RecipeDuel"];

export const recipeWords = (): Promise<RecipeWords> => ask("/recipes");

/** What becomes of a recipe on each of the boards of a seat. */
export function checkRecipe(recipe: string, seat: Player = "A"): Promise<RecipeScore> {
  return ask("/recipes/check", { body: { recipe, seat } });
}

/** A game between two recipes, by the seed. */
export function duel(a: string, b: string, variant: VariantChoice, seed: number): Promise<RecipeDuel> {
  return ask("/recipes/duel", { body: { a, b, variant: variantWish(variant), seed } });
}
