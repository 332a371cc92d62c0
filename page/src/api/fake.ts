/** A server for tests: what was asked waits until the test answers it, so that answers can come in any order. */

import { vi } from "vitest";

/** The real one, whatever a test does to timers. */
const soon = setImmediate;

export interface Asked {
  path: string;
  body: Record<string, unknown>;
  /** Answers, and lets the page do what follows. */
  answer: (content: unknown, status?: number) => Promise<void>;
  /** Refuses with this code. */
  refuse: (code: string, status?: number) => Promise<void>;
}

/** What is asked from now on, in order; `vi.unstubAllGlobals` ends it. */
export function fakeServer(): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    return new Promise<Response>((resolve) => {
      const answer = async (content: unknown, status = 200): Promise<void> => {
        resolve(Response.json(content, { status }));
        await settled();
      };
      asked.push({
        path: address.split("?", 1)[0] as string,
        body: typeof request.body === "string" ? JSON.parse(request.body) : {},
        answer,
        refuse: (code, status = 409) => answer({ code, values: {}, detail: "" }, status),
      });
    });
  });
  return asked;
}

/** All that follows from what has been answered is done; timers stand still. */
export async function settled(): Promise<void> {
  for (let step = 0; step < 3; step += 1) await new Promise((later) => soon(later));
}
