/** Asking the server: every question and wish goes through here, and every refusal is an `ApiError`. Live streams are in `stream`. */

import type { MatchState, Problem } from "./types";

/** The server refused, or could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
    /** The match as it stands, where the wish came too late. */
    readonly state: MatchState | null = null,
    /** After how many seconds the server wants to be asked again; 0 where it does not say. */
    readonly wait = 0,
  ) {
    super(problem.detail);
  }
}

/** Why the server refused; any other error is thrown on. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) throw error;
  return error.problem;
}

export interface Request {
  /** What is sent; without it the request is a GET. */
  body?: unknown;
  /** The token of the seat that asks. */
  token?: string;
  signal?: AbortSignal | undefined;
  /** "no-store" where the answer changes from one moment to the next. */
  cache?: RequestCache;
}

/** The answer as JSON. Integers beyond 2**53 stay exact, as text, where the browser tells their source. */
export async function ask<T>(path: string, request: Request = {}): Promise<T> {
  const answer = await fetched(path, "application/json", request);
  const content = parseJson(await answer.text().catch(() => ""));
  if (content === null) throw new ApiError(OFFLINE, answer.status);
  return content as T;
}

/** The answer as a file, for pictures. */
export async function askFile(path: string, request: Request = {}): Promise<Blob> {
  return (await fetched(path, "*/*", request)).blob();
}

const OFFLINE: Problem = { code: "offline", values: {}, detail: "" };

async function fetched(
  path: string,
  accept: string,
  { body, token, signal, cache }: Request,
): Promise<Response> {
  const headers: Record<string, string> = { accept };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      cache: cache ?? "default",
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(OFFLINE, 0);
  }
  if (answer.ok) return answer;
  const told = (parseJson(await answer.text().catch(() => "")) ?? {}) as Partial<Problem> & {
    state?: MatchState;
  };
  const { code = OFFLINE.code, values = {}, detail = "", state = null } = told;
  throw new ApiError(
    { code, values, detail },
    answer.status,
    state,
    Number(answer.headers.get("retry-after")) || 0,
  );
}

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;

/** JSON whose integers beyond 2**53 are read as text, where the browser tells their source; null for anything else. */
export function parseJson(text: string): unknown {
  const exact: Reviver = (_key, value, context) =>
    typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER
      ? (context?.source ?? value)
      : value;
  try {
    // Looking at every value costs time, and most answers have no number of so many digits.
    return JSON.parse(
      text,
      /\d{16}/.test(text) ? (exact as (key: string, value: unknown) => unknown) : undefined,
    );
  } catch {
    return null;
  }
}
