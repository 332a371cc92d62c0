/** News of a match, applied to what is known of it: crossed numbers are added, moves that were taken back go. */

import type { MatchState, News, Position } from "./types";

/** The match after the news; null where they lead on from something later than what is known, so that it must be read. */
export function updated(match: MatchState, news: News): MatchState | null {
  if (news.id !== match.id || news.since > match.version) return null;
  if (news.version <= match.version) return match;
  const { position, since, ...small } = news;
  const unseen = news.events.filter(({ seq }) => seq > match.version);
  return {
    ...small,
    position: { ...match.position, ...position, ...moved(match.position, unseen, news) },
  };
}

function moved(
  before: Position,
  events: News["events"],
  { position: { winner }, resigned }: News,
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
    // Of a game that was given up the line has the moves alone.
    notation: `${before.variant.name}${moves}${winner === null || resigned !== null ? "" : ` = ${winner}`}`,
  };
}
