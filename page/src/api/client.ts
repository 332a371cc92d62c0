/** The way to the server: each route once, problems as `ApiError`. */

import { type VariantChoice, variantQuery } from "../lib/address";
import type {
  Joined,
  MatchState,
  MatchWish,
  OpenedMatch,
  Position,
  Problem,
  Review,
  Solution,
  Strategy,
  Variants,
} from "./types";

/** The server refused, or could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
    /** The match as it stands, where the wish came too late. */
    readonly state: MatchState | null,
  ) {
    super(problem.detail);
  }
}

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  let answer: Response;
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      cache: "no-store",
    });
  } catch {
    throw new ApiError({ code: "offline", values: {}, detail: "" }, 0, null);
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const given = (content ?? {}) as Partial<Problem> & { state?: MatchState | null };
  const problem = { code: given.code ?? "offline", values: given.values ?? {}, detail: given.detail ?? "" };
  throw new ApiError(problem, answer.status, given.state ?? null);
}

const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;

export const variants = (): Promise<Variants> => ask("/variants");
export const strategies = (): Promise<Strategy[]> => ask("/strategies");

/** The verdict on a position; asking stores nothing. */
export function solve(variant: VariantChoice, crossed: readonly number[]): Promise<Solution> {
  const query = variantQuery(variant);
  if (crossed.length > 0) query.set("crossed", crossed.join(","));
  return ask(`/solve?${query.toString().replaceAll("%2C", ",")}`);
}

export const openMatch = (wish: MatchWish): Promise<OpenedMatch> => ask("/matches", wish);
export const readMatch = (id: string): Promise<MatchState> => ask(match(id));
export const review = (id: string): Promise<Review> => ask(`${match(id)}/review`);

export function join(id: string, secret: string, claim: string): Promise<Joined> {
  return ask(`${match(id)}/join`, { secret, claim });
}

export function cross(
  id: string,
  token: string,
  number: number,
  ply: number,
  version: number,
): Promise<MatchState> {
  return ask(`${match(id)}/moves`, { number, ply, version }, token);
}

export function takeBack(id: string, token: string, ply: number): Promise<MatchState> {
  return ask(`${match(id)}/takeback`, { ply }, token);
}

/** Another game with the same people; its match is then the sequel of this one. */
export function again(id: string, token: string, swap: boolean): Promise<MatchState> {
  return ask(`${match(id)}/again`, { swap }, token);
}

/** The game that a line of notation tells. */
export async function readNotation(text: string): Promise<Position> {
  return (await ask<{ position: Position }>("/notation", { text })).position;
}

/** The text as a QR code, a picture. The text may hold a secret, so it is in the body and in no address. */
export async function qrCode(text: string): Promise<Blob> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/qr", { method: "POST", headers, body: JSON.stringify({ text }) });
  if (!answer.ok) throw new ApiError({ code: "offline", values: {}, detail: "" }, answer.status, null);
  return answer.blob();
}

export const eventsAddress = (id: string, since: number): string => `/api${match(id)}/events?since=${since}`;
