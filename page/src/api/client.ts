/** The routes of the server that play needs, each once. */

import { type VariantChoice, variantQuery } from "../shared/variant";
import { ask, askFile } from "./ask";
import type {
  Joined,
  MatchState,
  MatchWish,
  OpenedMatch,
  Position,
  Review,
  Solution,
  Strategy,
  Variants,
} from "./types";

const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;
/** What changes from one moment to the next is never taken from the browser's memory. */
const fresh = { cache: "no-store" } as const;

export const variants = (): Promise<Variants> => ask("/variants");
export const strategies = (): Promise<Strategy[]> => ask("/strategies");

/** The verdict on a position; asking stores nothing. */
export function solve(variant: VariantChoice, crossed: readonly number[]): Promise<Solution> {
  const query = variantQuery(variant);
  if (crossed.length > 0) query.set("crossed", crossed.join(","));
  return ask(`/solve?${query.toString().replaceAll("%2C", ",")}`, fresh);
}

export const openMatch = (wish: MatchWish): Promise<OpenedMatch> => ask("/matches", { body: wish });
export const readMatch = (id: string): Promise<MatchState> => ask(match(id), fresh);
export const review = (id: string): Promise<Review> => ask(`${match(id)}/review`, fresh);

export function join(id: string, secret: string, claim: string): Promise<Joined> {
  return ask(`${match(id)}/join`, { body: { secret, claim } });
}

export function cross(
  id: string,
  token: string,
  number: number,
  ply: number,
  version: number,
): Promise<MatchState> {
  return ask(`${match(id)}/moves`, { body: { number, ply, version }, token });
}

export function takeBack(id: string, token: string, ply: number): Promise<MatchState> {
  return ask(`${match(id)}/takeback`, { body: { ply }, token });
}

/** Another game with the same people; its match is then the sequel of this one. */
export function again(id: string, token: string, swap: boolean): Promise<MatchState> {
  return ask(`${match(id)}/again`, { body: { swap }, token });
}

/** The game that a line of notation tells. */
export async function readNotation(text: string): Promise<Position> {
  return (await ask<{ position: Position }>("/notation", { body: { text } })).position;
}

/** The text as a QR code, a picture. The text may hold a secret, so it is in the body and in no address. */
export const qrCode = (text: string): Promise<Blob> => askFile("/qr", { body: { text } });

export const eventsAddress = (id: string, since: number): string => `/api${match(id)}/events?since=${since}`;
