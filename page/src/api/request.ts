/** Requests to the API. A refusal is thrown as an `ApiError`. Live streams are in `stream`. */

import { transport } from "./transport";
import type { MatchState, Problem } from "./types";

/** The server refused the request, or could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
    /** The current match, if the request was stale. */
    readonly state: MatchState | null = null,
    /** The seconds after which the server allows a retry; 0 if it does not say. */
    readonly retryAfter = 0,
  ) {
    super(problem.detail);
  }
}

/** The problem of an `ApiError`; any other error is thrown again. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) throw error;
  return error.problem;
}

export interface RequestOptions {
  /** The body of a POST; without it the request is a GET. */
  body?: unknown;
  /** The token of a seat. */
  token?: string;
  signal?: AbortSignal | undefined;
  /** "no-store" for answers that change. */
  cache?: RequestCache;
  /** The method, if it is neither GET nor POST. */
  method?: string;
}

/** The answer as JSON. `parseJson` keeps large integers exact. */
export async function requestJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(path, "application/json", options);
  const content = parseJson(await response.text().catch(() => ""));
  if (content === undefined) throw new ApiError(OFFLINE, response.status);
  return content as T;
}

/** Sends a request whose answer has no content. */
export async function requestOnly(path: string, options: RequestOptions): Promise<void> {
  await send(path, "application/json", options);
}

/** The answer as a file, for pictures. */
export async function requestBlob(path: string, options: RequestOptions = {}): Promise<Blob> {
  return (await send(path, "*/*", options)).blob();
}

let prepareRefusal = async (): Promise<void> => {};

/** Sets what is done before a refusal is thrown: its text is loaded. */
export function beforeRefusal(prepare: () => Promise<void>): void {
  prepareRefusal = prepare;
}

const OFFLINE: Problem = { code: "offline", values: {}, detail: "" };

async function send(
  path: string,
  accept: string,
  { body, token, signal, cache, method }: RequestOptions,
): Promise<Response> {
  const headers: Record<string, string> = { accept };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await transport(path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      cache: cache ?? "default",
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(OFFLINE, 0);
  }
  if (response.ok) return response;
  await prepareRefusal();
  const refusal = (parseJson(await response.text().catch(() => "")) ?? {}) as Partial<Problem> & {
    state?: MatchState;
  };
  const { code = OFFLINE.code, values = {}, detail = "", state = null } = refusal;
  throw new ApiError(
    { code, values, detail },
    response.status,
    state,
    Number(response.headers.get("retry-after")) || 0,
  );
}

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;

/** Parses JSON; undefined if it is not JSON. Integers beyond 2**53 become text, in browsers that give a reviver their source. */
export function parseJson(text: string): unknown {
  const exact: Reviver = (_key, value, context) =>
    typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER
      ? (context?.source ?? value)
      : value;
  try {
    // A reviver is slow, and few answers have a number of 16 digits.
    return JSON.parse(
      text,
      /\d{16}/.test(text) ? (exact as (key: string, value: unknown) => unknown) : undefined,
    );
  } catch {
    return undefined;
  }
}
