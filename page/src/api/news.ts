/** Applies news to a match: new moves are added, moves that were taken back are removed. */

import type { MatchState, MatchUpdate, Position } from "./types";

/** The match after the news; null if events are missing in between, so that the match must be refetched. */
export function withNews(match: MatchState, news: MatchUpdate): MatchState | null {
  if (news.id !== match.id || news.since > match.version) return null;
  if (news.version <= match.version) return match;
  const { position, since, ...repeated } = news;
  const newEvents = news.events.filter(({ seq }) => seq > match.version);
  return {
    ...repeated,
    position: { ...match.position, ...position, ...applyEvents(match.position, newEvents, news) },
  };
}

function applyEvents(
  before: Position,
  events: MatchUpdate["events"],
  { position: { winner }, resigned }: MatchUpdate,
): Pick<Position, "crossed" | "numbers" | "notation"> {
  let crossed = [...before.crossed];
  for (const { kind, ply, number } of events) {
    if (kind === "takeback") crossed = crossed.slice(0, ply);
    if (kind === "cross" && number !== null) crossed.push(number);
  }
  const gone = new Set(crossed);
  const moves = crossed.length > 0 ? `: ${crossed.join(" ")}` : "";
  return {
    crossed,
    numbers: before.board.filter((number) => !gone.has(number)),
    // The notation of a resigned game has no result.
    notation: `${before.variant.name}${moves}${winner === null || resigned !== null ? "" : ` = ${winner}`}`,
  };
}
