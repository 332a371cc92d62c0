/** Retries with backoff. Every request may be repeated: the server applies it once. */

import { ApiError } from "./request";
import type { Problem } from "./types";

/** The delays before each retry, in milliseconds. */
export const RETRY_DELAYS: readonly number[] = [300, 900, 2500];

/** The codes of problems that pass by themselves. */
const TRANSIENT = new Set(["offline", "busy", "too-many-requests", "storage", "internal"]);

export function isTransientError(error: unknown): boolean {
  return error instanceof ApiError && isTransient(error.problem);
}

/** Whether a problem passes by itself, so that the same request may succeed later. */
export function isTransient(problem: Problem | null): boolean {
  return problem !== null && TRANSIENT.has(problem.code);
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The delay between two requests of `untilAnswered`, in milliseconds, unless the server names one. */
const ANSWER_DELAY = 2000;

/**
 * The answer to a request, which is repeated while it fails with a transient problem; null if the signal aborts it. The
 * problem in between can be shown.
 */
export async function untilAnswered<T>(
  request: () => Promise<T>,
  signal: AbortSignal,
  show: (problem: Problem) => void = () => {},
): Promise<T | null> {
  while (!signal.aborted) {
    try {
      const answer = await request();
      return signal.aborted ? null : answer;
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof ApiError && isTransient(error.problem))) throw error;
      show(error.problem);
      await pause(1000 * error.retryAfter || ANSWER_DELAY);
    }
  }
  return null;
}

/** The answer to a request, which is repeated after each delay while it fails with a transient problem. */
export async function withRetries<T>(request: () => Promise<T>, delays = RETRY_DELAYS): Promise<T> {
  for (const delay of delays) {
    try {
      return await request();
    } catch (error) {
      if (!isTransientError(error)) throw error;
      await pause(delay);
    }
  }
  return request();
}
