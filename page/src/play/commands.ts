/** The actions of a person in a game. Each sends a request and applies the answer to the session. */

import * as api from "../api/client";
import type { MatchState } from "../api/types";
import { otherOf } from "../shared/player";
import { words } from "../shared/words.svelte";
import { currentMatch, isOnline, isSpectator, takeBackTo } from "./game";
import { playSequel } from "./openGame";
import type { Session } from "./session.svelte";
import { begin, choose } from "./setup";

/** Sends a request with the token of the player here, and applies the answer. */
async function act(
  session: Session,
  request: (match: MatchState, token: string) => Promise<MatchState>,
): Promise<boolean> {
  const match = currentMatch(session.game);
  const { token } = session;
  if (match === null || token === undefined) return false;
  return session.ask(
    () => request(match, token),
    (updated) => session.apply({ kind: "matchUpdated", match: updated }),
  );
}

/** The token of the player who is to move, if that player is here. */
function tokenToMove({ game }: Session): string | undefined {
  const turn = game.position?.turn;
  return turn ? game.tokens[turn] : undefined;
}

/** Crosses out a number; the first move opens the match. */
export async function cross(session: Session, number: number): Promise<void> {
  session.apply({ kind: "crossedOut", number });
  if (session.game.pending !== number) return;
  if (session.game.match === null && !(await begin(session))) return;
  const match = currentMatch(session.game);
  const token = tokenToMove(session);
  if (match === null || token === undefined) return;
  // A move against a friend is kept while the network is away.
  await session.ask(
    () => api.cross(match, token, number, match.position.ply),
    (updated) => session.apply({ kind: "matchUpdated", match: updated }),
    isOnline(session.game),
  );
}

/** Has the server play the rest of the game, perfectly for the person here, and shows its end. */
export async function playOut(session: Session): Promise<void> {
  const { signal } = session;
  session.isPlayingOut = true;
  if (session.game.match !== null || (await begin(session))) {
    const match = currentMatch(session.game);
    const token = tokenToMove(session);
    if (match !== null && token !== undefined && !signal.aborted)
      await session.ask(
        () => api.playOut(match, token),
        (updated) => {
          session.apply({ kind: "matchUpdated", match: updated });
          session.apply({ kind: "replyShown" });
        },
      );
  }
  if (!signal.aborted) session.isPlayingOut = false;
}

export async function takeBack(session: Session): Promise<void> {
  const ply = takeBackTo(session.game);
  if (ply !== null) await act(session, (match, token) => api.takeBack(match, token, ply));
}

export async function resign(session: Session): Promise<void> {
  await act(session, api.resign);
}

/** Begins another game with the same settings; a friend is asked first. */
export function playAgain(session: Session): Promise<unknown> {
  return canAskForRematch(session) ? requestRematch(session, false) : choose(session, {}, true);
}

export function swapSides(session: Session): Promise<unknown> {
  if (canAskForRematch(session)) return requestRematch(session, true);
  return choose(session, { side: otherOf(session.game.settings.side) }, true);
}

/** Whether a game against a friend is over, and one of the two is here. */
function canAskForRematch({ game }: Session): boolean {
  return isOnline(game) && game.position?.is_over === true && !isSpectator(game);
}

async function requestRematch(session: Session, swap: boolean): Promise<void> {
  if (await act(session, (match, token) => api.rematch(match, token, swap))) await playSequel(session);
}

/** Fetches the review of the game. A game that was loaded becomes a match first. */
export async function review(session: Session): Promise<void> {
  if (session.game.match === null && !(await begin(session))) return;
  const { match } = session.game;
  if (match === null) return;
  await session.ask(
    () => api.review(match.id),
    (analysis) => {
      session.apply({ kind: "reviewLoaded", analysis });
      if (analysis.decisions !== null) void words.load("decision");
      // A lesson is linked by its name, whose texts no other part of this page needs.
      if (analysis.plies.some(({ lesson }) => lesson !== null)) void words.load("lessons");
    },
  );
}

/** Shows the game after this many moves in the review; null ends the review. */
export function showPly(session: Session, ply: number | null): void {
  const last = session.game.position?.ply ?? 0;
  const shown = ply === null ? null : Math.min(last, Math.max(0, ply));
  session.apply({ kind: "reviewMoved", ply: shown, isOpen: shown !== null });
}

/** Shows a finished game after this many moves, beside the card of its end. */
export function lookBack(session: Session, ply: number): void {
  const last = session.game.position?.ply ?? 0;
  session.apply({ kind: "reviewMoved", ply: ply >= last ? null : Math.max(0, ply), isOpen: false });
}
