/** The puzzles, by theme and seed, and how far one is solved. */

import { ask } from "./ask";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Theme = Schemas["Theme"];
export type Puzzle = Schemas["Puzzle"];
export type PuzzleRequest = Schemas["PuzzleRequest"];
export type PuzzleProgress = Schemas["PuzzleProgress"];

const at = (theme: string, seed: string): string =>
  `/puzzles/${encodeURIComponent(theme)}/${encodeURIComponent(seed)}`;

export const themes = (): Promise<Theme[]> => ask("/puzzles");
export const puzzle = (theme: string, seed: string): Promise<Puzzle> => ask(at(theme, seed));

/** How far a puzzle is solved. */
export function progress(theme: string, seed: string, wish: Partial<PuzzleRequest>): Promise<PuzzleProgress> {
  return ask(at(theme, seed), { body: wish });
}
