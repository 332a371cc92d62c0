/** A server for tests. A request waits until the test answers it, so that answers can come in any order. */

import { vi } from "vitest";

/** The real timer, even if a test replaces timers. */
const setImmediateNow = setImmediate;

export interface PendingRequest {
  path: string;
  body: Record<string, unknown>;
  /** Answers, and waits until the page has processed the answer. */
  answer: (content: unknown, status?: number) => Promise<void>;
  /** Refuses with this code. */
  refuse: (code: string, status?: number) => Promise<void>;
}

/** Replaces `fetch`. The requests are added to the array in order; `vi.unstubAllGlobals` ends it. */
export function fakeServer(): PendingRequest[] {
  const requests: PendingRequest[] = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    return new Promise<Response>((resolve) => {
      const answer = async (content: unknown, status = 200): Promise<void> => {
        resolve(Response.json(content, { status }));
        await settled();
      };
      requests.push({
        path: address.split("?", 1)[0] as string,
        body: typeof request.body === "string" ? JSON.parse(request.body) : {},
        answer,
        refuse: (code, status = 409) => answer({ code, values: {}, detail: "" }, status),
      });
    });
  });
  return requests;
}

/** Waits until the page has processed all answers. Timers do not advance. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediateNow(resolve));
}
