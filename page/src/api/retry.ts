/** Asking again. Every wish may be said again: the server does it once. */

import { ApiError } from "./ask";
import type { Problem } from "./types";

/** How long to wait before asking again, in milliseconds. */
export const WAITS: readonly number[] = [300, 900, 2500];

/** Problems that pass by themselves. */
const PASSING = new Set(["offline", "busy", "too-many-requests", "storage"]);

export function passes(error: unknown): boolean {
  return error instanceof ApiError && passing(error.problem);
}

export function passing(problem: Problem | null): boolean {
  return problem !== null && PASSING.has(problem.code);
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** The answer, asked for again while what is in the way passes by itself. */
export async function retried<T>(question: () => Promise<T>, waits: readonly number[] = WAITS): Promise<T> {
  for (const wait of waits) {
    try {
      return await question();
    } catch (error) {
      if (!passes(error)) throw error;
      await pause(wait);
    }
  }
  return question();
}
