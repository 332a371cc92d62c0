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

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

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
