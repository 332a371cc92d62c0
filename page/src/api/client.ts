/** The routes that several pages use: playing, solving, helping. A page's own routes are in its `server.ts`. */

import { queryText, type VariantChoice, variantBody, variantQuery } from "../shared/variant";
import { withNews } from "./news";
import { requestJson, requestOnly } from "./request";
import type {
  Answer,
  Catalogue,
  Flaw,
  Help,
  Joined,
  MatchRequest,
  MatchState,
  MatchUpdate,
  OpenedMatch,
  Player,
  Position,
  Reaction,
  Review,
  Solution,
  Variants,
} from "./types";

const matchPath = (id: string): string => `/matches/${encodeURIComponent(id)}`;
const UNCACHED = { cache: "no-store" } as const;

export const variants = (): Promise<Variants> => requestJson("/variants");
export const catalogue = (): Promise<Catalogue> => requestJson("/catalogue");

/** A position. With the token of a seat the request counts against that seat's rate limit, not the address's. */
type PositionArguments = [variant: VariantChoice, crossed: readonly number[], token?: string | undefined];

function requestAbout<T>(route: string, [variant, crossed, token]: PositionArguments): Promise<T> {
  const query = variantQuery(variant);
  if (crossed.length > 0) query.set("crossed", crossed.join(","));
  return requestJson(`${route}?${queryText(query)}`, {
    ...UNCACHED,
    ...(token !== undefined && { token }),
  });
}

/** The verdict on a position. */
export const solve = (...position: PositionArguments): Promise<Solution> => requestAbout("/solve", position);
/** The coach's question about a position, and its hints. */
export const help = (...position: PositionArguments): Promise<Help> => requestAbout("/help", position);

/** The flaw of an answer to the coach's question; null if it is right. */
export function judge(
  variant: VariantChoice,
  crossed: readonly number[],
  answer: Answer,
  token?: string,
): Promise<Flaw | null> {
  const body = { variant: variantBody(variant), crossed, answer };
  return requestJson("/help", { body, ...(token !== undefined && { token }) });
}

/** The request for a match between a person on this side and an opponent on the other. */
export function matchAgainst(
  opponent: MatchRequest["seats"]["A"],
  variant: VariantChoice,
  side: Player,
  crossed: readonly number[],
  unaided = false,
): MatchRequest {
  const person = { kind: "person" } as const;
  const seats = side === "A" ? { A: person, B: opponent } : { A: opponent, B: person };
  return { variant: variantBody(variant), seats, crossed: [...crossed], unaided };
}

export const openMatch = (body: MatchRequest): Promise<OpenedMatch> => requestJson("/matches", { body });
export const readMatch = (id: string): Promise<MatchState> => requestJson(matchPath(id), UNCACHED);
export const review = (id: string): Promise<Review> => requestJson(`${matchPath(id)}/review`, UNCACHED);

export function join(id: string, secret: string, claim: string): Promise<Joined> {
  return requestJson(`${matchPath(id)}/join`, { body: { secret, claim } });
}

export function cross(match: MatchState, token: string, number: number, ply: number): Promise<MatchState> {
  return postAction(match, token, "moves", { number, ply, version: match.version });
}

/** Has the server make all moves until the end of the game. */
export function playOut(match: MatchState, token: string): Promise<MatchState> {
  return postAction(match, token, "play-out", { ply: match.position.ply, version: match.version });
}

export function takeBack(match: MatchState, token: string, ply: number): Promise<MatchState> {
  return postAction(match, token, "takeback", { ply, version: match.version });
}

export function resign(match: MatchState, token: string): Promise<MatchState> {
  return postAction(match, token, "resign", {});
}

/** Shows everybody who watches the match a reaction. */
export const react = (id: string, token: string, reaction: Reaction["reaction"]): Promise<void> =>
  requestOnly(`${matchPath(id)}/reaction`, { body: { reaction }, token });

/** Opens another game between the same people. Its match becomes the sequel of this one. */
export function rematch(match: MatchState, token: string, swap: boolean): Promise<MatchState> {
  return postAction(match, token, "again", { swap });
}

/** The match after an action. The server answers with the news; the match is refetched only if they do not fit. */
async function postAction(
  match: MatchState,
  token: string,
  action: string,
  body: unknown,
): Promise<MatchState> {
  const news = await requestJson<MatchUpdate>(`${matchPath(match.id)}/${action}`, { body, token });
  return withNews(match, news) ?? readMatch(match.id);
}

/** The position that a game in notation leads to. */
export const readNotation = (text: string): Promise<Position> => requestJson("/notation", { body: { text } });

export const eventsAddress = (id: string, since: number): string =>
  `/api${matchPath(id)}/events?since=${since}`;
