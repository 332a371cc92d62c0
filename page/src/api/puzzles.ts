/** The routes of the puzzles. A theme and a seed name a puzzle. */

import { requestJson } from "./request";
import type { Schemas } from "./types";

export type Theme = Schemas["Theme"];
export type Puzzle = Schemas["PublicPuzzle"];
export type PuzzleSolution = Schemas["PuzzleSolution"];
export type PuzzleRequest = Schemas["PuzzleRequest"];
export type PuzzleProgress = Schemas["Progress"];

const puzzlePath = (theme: string, seed: string): string =>
  `/puzzles/${encodeURIComponent(theme)}/${encodeURIComponent(seed)}`;

export const themes = (): Promise<Theme[]> => requestJson("/puzzles");
export const puzzle = (theme: string, seed: string): Promise<Puzzle> => requestJson(puzzlePath(theme, seed));
export const puzzleSolution = (theme: string, seed: string): Promise<PuzzleSolution> =>
  requestJson(`${puzzlePath(theme, seed)}/solution`);

/** Sends moves or a claim, and returns how far the puzzle is solved. */
export function sendMoves(
  theme: string,
  seed: string,
  body: Partial<PuzzleRequest>,
): Promise<PuzzleProgress> {
  return requestJson(puzzlePath(theme, seed), { body });
}
