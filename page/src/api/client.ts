/** Playing, solving and helping: the server's routes that several pages need. A page's own are in its `server.ts`. */

import { queryText, type VariantChoice, variantQuery, variantWish } from "../shared/variant";
import { ask } from "./ask";
import { withNews } from "./news";
import type {
  Answer,
  Catalogue,
  Help,
  Joined,
  Judgement,
  MatchRequest,
  MatchState,
  News,
  OpenedMatch,
  Player,
  Position,
  Review,
  Solution,
  Variants,
} from "./types";

const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;
/** What changes from one moment to the next is never taken from the browser's memory. */
const fresh = { cache: "no-store" } as const;

export const variants = (): Promise<Variants> => ask("/variants");
export const catalogue = (): Promise<Catalogue> => ask("/catalogue");

/** A position that something is asked about. Who asks with the token of a seat is not counted with neighbours. */
type About = [variant: VariantChoice, crossed: readonly number[], token?: string | undefined];

function askAbout<T>(route: string, [variant, crossed, token]: About): Promise<T> {
  const query = variantQuery(variant);
  if (crossed.length > 0) query.set("crossed", crossed.join(","));
  return ask(`${route}?${queryText(query)}`, {
    ...fresh,
    ...(token !== undefined && { token }),
  });
}

/** The verdict on a position. */
export const solve = (...about: About): Promise<Solution> => askAbout("/solve", about);
/** What help asks of a position, and what it then tells. */
export const help = (...about: About): Promise<Help> => askAbout("/help", about);

/** Whether the answer to that question is right. */
export function judge(
  variant: VariantChoice,
  crossed: readonly number[],
  answer: Answer,
  token?: string,
): Promise<Judgement> {
  const body = { variant: variantWish(variant), crossed, answer };
  return ask("/help", { body, ...(token !== undefined && { token }) });
}

/** The request for a match between a person on this side and whoever takes the other seat. */
export function matchAgainst(
  opponent: MatchRequest["seats"]["A"],
  variant: VariantChoice,
  side: Player,
  crossed: readonly number[],
  unaided = false,
): MatchRequest {
  const person = { kind: "person" } as const;
  const seats = side === "A" ? { A: person, B: opponent } : { A: opponent, B: person };
  return { variant: variantWish(variant), seats, crossed: [...crossed], unaided };
}

export const openMatch = (wish: MatchRequest): Promise<OpenedMatch> => ask("/matches", { body: wish });
export const readMatch = (id: string): Promise<MatchState> => ask(match(id), fresh);
export const review = (id: string): Promise<Review> => ask(`${match(id)}/review`, fresh);

export function join(id: string, secret: string, claim: string): Promise<Joined> {
  return ask(`${match(id)}/join`, { body: { secret, claim } });
}

export function cross(known: MatchState, token: string, number: number, ply: number): Promise<MatchState> {
  return wish(known, token, "moves", { number, ply, version: known.version });
}

/** Has the server make all moves until the end of the game. */
export function playOut(known: MatchState, token: string): Promise<MatchState> {
  return wish(known, token, "play-out", { ply: known.position.ply, version: known.version });
}

export function takeBack(known: MatchState, token: string, ply: number): Promise<MatchState> {
  return wish(known, token, "takeback", { ply, version: known.version });
}

/** Gives the game to the other player. */
export function resign(known: MatchState, token: string): Promise<MatchState> {
  return wish(known, token, "resign", {});
}

/** Another game with the same people; its match is then the sequel of this one. */
export function again(known: MatchState, token: string, swap: boolean): Promise<MatchState> {
  return wish(known, token, "again", { swap });
}

/** What has become of a match by a wish: the server tells what is new, and all of it only where that is not enough. */
async function wish(known: MatchState, token: string, what: string, body: unknown): Promise<MatchState> {
  const news = await ask<News>(`${match(known.id)}/${what}`, { body, token });
  return withNews(known, news) ?? readMatch(known.id);
}

/** The game that a line of notation tells. */
export async function readNotation(text: string): Promise<Position> {
  return (await ask<{ position: Position }>("/notation", { body: { text } })).position;
}

export const eventsAddress = (id: string, since: number): string => `/api${match(id)}/events?since=${since}`;
