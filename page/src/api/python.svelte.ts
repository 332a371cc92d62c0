/** Requests to Python in this browser, and how far it is loaded. Only the edition without a server uses it. */

import { FirstMoves, fetchBoard } from "./firstMoves";
import { preparedAnswer, preparedPuzzle, preparedTile } from "./prebuilt";
import type { PythonMessage, PythonRequest } from "./python.worker";
import { Records } from "./records";

interface Pending {
  request: PythonRequest;
  resolve: (response: Response) => void;
}

class Python {
  /** "idle" until the first request; requests that are made while it loads wait for it. */
  phase = $state<"idle" | "loading" | "ready" | "failed">("idle");
  /** The share of the download that has arrived, from 0 to 1. */
  progress = $state(0);

  #worker: Worker | null = null;
  #nextId = 0;
  readonly #pending = new Map<number, Pending>();

  /** Begins to load Python, unless it is loading or loaded. After a failure it tries again, with all waiting requests. */
  start(): void {
    if (this.phase === "loading" || this.phase === "ready") return;
    this.phase = "loading";
    this.progress = 0;
    this.#worker?.terminate();
    const worker = new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<PythonMessage>) => this.#receive(data);
    worker.onerror = () => this.#receive({ kind: "failed", reason: "" });
    this.#worker = worker;
    for (const { request } of this.#pending.values()) worker.postMessage(request);
  }

  ask(request: Omit<PythonRequest, "id">, signal: AbortSignal | null): Promise<Response> {
    this.start();
    return new Promise((resolve, reject) => {
      const message = { ...request, id: this.#nextId++ };
      this.#pending.set(message.id, { request: message, resolve });
      signal?.addEventListener("abort", () => {
        if (this.#pending.delete(message.id)) reject(new DOMException("aborted", "AbortError"));
      });
      this.#worker?.postMessage(message);
    });
  }

  #receive(message: PythonMessage): void {
    if (message.kind === "progress") this.progress = message.loaded / message.total;
    else if (message.kind === "reply") {
      this.#pending.get(message.id)?.resolve(new Response(message.text, { status: message.status }));
      this.#pending.delete(message.id);
    } else if (this.phase === "loading") this.phase = message.kind;
  }
}

export const python = new Python();
const records = new Records();
const firstMoves = new FirstMoves(records);

/** The answer to a request: prepared by the build, stored with a match, or from Python. */
export async function askPython(
  path: string,
  { method = "GET", headers, body, signal }: RequestInit,
): Promise<Response> {
  if (/^\/atlas\/[^?]*\.png/.test(path)) return preparedTile(path);
  const prepared = await (method === "GET" ? preparedOrStored(path) : preparedReply(path, body));
  if (prepared !== undefined) return prepared;
  const token = new Headers(headers).get("authorization")?.replace(/^Bearer /, "") ?? null;
  return python.ask({ method, path, token, body: typeof body === "string" ? body : null }, signal ?? null);
}

/** The answer to a GET request that needs no Python, if there is one. */
async function preparedOrStored(path: string): Promise<Response | undefined> {
  const [, n, d] = /^\/solve\?n=(\d+)&d=(\d+)$/.exec(path) ?? [];
  if (n !== undefined) void fetchBoard(`${n}-${d}`); // the first move on this board will need it
  const [, id] = /^\/matches\/([^/?]+)$/.exec(path) ?? [];
  if (id === undefined) return (await preparedPuzzle(path)) ?? preparedAnswer(path);
  const state = await records.state(id);
  return state === undefined ? undefined : new Response(state);
}

/** The answer to the first move of a game or of a puzzle of the day, if it is prepared. */
async function preparedReply(path: string, text: unknown): Promise<Response | undefined> {
  const body = JSON.parse(String(text));
  const [, id] = /^\/matches\/([^/]+)\/moves$/.exec(path) ?? [];
  if (path !== "/matches" && id === undefined) return preparedPuzzle(path, body);
  const answer = await (id === undefined ? firstMoves.openMatch(body) : firstMoves.cross(id, body));
  return answer && Response.json(answer);
}
