/** The sentences about a game: the goal and the rules above the board, the turn and the result on the tray. Pure. */

import { opponentName, tell } from "../api/tell";
import type { Decision, Player } from "../api/types";
import { EMPTY_DRAFT } from "../exercises/answer";
import { draftKind } from "../exercises/coach";
import { instructionFor } from "../exercises/wording";
import { type Challenge, isPerson, isRecipe } from "../shared/address";
import { mover, otherOf } from "../shared/player";
import { t, words } from "../shared/words.svelte";
import {
  awaitsProgram,
  decisionOf,
  hasWon,
  isLoaded,
  isLookingBack,
  isOnline,
  isOver,
  isSpectator,
  isWaiting,
  ownSeat,
  readerOf,
  type State,
  seatToMove,
  whereabouts,
} from "./game";

/** The player whose piece of chalk lies on the tray. */
export function trayPlayer(game: State): Player {
  const { position, review } = game;
  if (review.ply !== null) return mover(review.isOpen ? Math.max(0, review.ply - 1) : review.ply);
  if (isOver(game) || position === null) return position?.winner ?? "A";
  return mover(game.shownUntil ?? position.ply);
}

/** Whether a player here is to move and sees all moves so far. */
export function isMyTurn(game: State): boolean {
  return seatToMove(game) !== null && game.shownUntil === null;
}

/** The goal of the reader: leave two partners, or prevent that. If the page calls nobody "you", the goal of the Divider. */
export function goalText(game: State): string {
  const variant = game.position?.variant;
  if (variant === undefined) return "\u00a0";
  const { divider, condition } = variant;
  const reader = readerOf(game);
  const goal = t(`${condition.id}.${(reader ?? divider) === divider ? "leave" : "spoil"}`, condition.values);
  return reader === null ? t("page-goal-of", { divider, goal }) : goal;
}

/** The name of the program that plays against the reader; null for a person and for a recipe. */
export function programName(game: State): string | null {
  const { opponent } = game.settings;
  return isPerson(opponent) || isRecipe(opponent) || isOnline(game) ? null : opponentName(opponent);
}

/** The rules in one sentence, and that the other player wants the opposite. */
export function rulesText(game: State): string {
  const divider = game.position?.variant.divider;
  const name = programName(game);
  if (readerOf(game) !== null && name !== null) return t("page-rules-against", { name });
  if (readerOf(game) !== null || divider === undefined) return t("page-rules");
  return t("page-rules-two", { other: otherOf(divider) });
}

/** How the friend fared who sent the link to this board. */
export const challengeText = (challenge: Challenge, name: string): string =>
  t("page-challenged", attemptIn(challenge, name));

/** The values of a text about a game against a program: its result, and how it was played. */
export function attemptIn({ hasWon, moves, isHelped }: Challenge, name: string): Record<string, string> {
  const attempt = t("page-challenge-moves", { moves, help: isHelped ? "yes" : "no" });
  return { result: hasWon ? "won" : "lost", attempt, name };
}

/** Where the opponent of the player here is; "here" unless it is a friend elsewhere. */
function friendWhereabouts(game: State, now: number): ReturnType<typeof whereabouts> {
  const own = isOnline(game) && !isWaiting(game) ? ownSeat(game) : null;
  return own === null ? "here" : whereabouts(game, otherOf(own), now);
}

/** The text for where a player is. */
export function whereaboutsText(where: ReturnType<typeof whereabouts>): string {
  if (where === "here") return t("page-here");
  if (where === "gone") return t("page-gone");
  return where < 60
    ? t("page-away", { minutes: where })
    : t("page-away-hours", { hours: Math.floor(where / 60) });
}

/** The deciding move of a finished game, as soon as it and its words are loaded. */
export function knownDecision(game: State): Decision | null {
  const decision = decisionOf(game);
  return decision !== null && words.has(decision.title.id) ? decision : null;
}

/** The deciding move in words, as one text. */
export const decisionText = ({ title, messages }: Decision): string =>
  [tell(title).replace(/[^.!?]$/, "$&."), ...messages.map(tell)].join(" ");

/** The first line of the tray: whose turn it is, or what the page waits for. */
export function turnText(game: State, now: number): string {
  const { position, review, match, pending } = game;
  const player = trayPlayer(game);
  const isBeside = game.settings.opponent === "beside";
  const thinks = t("page-program-thinks", { name: programName(game) ?? otherOf(game.settings.side) });
  if (position === null) return t("page-loading");
  if (isLookingBack(game)) return t("page-move-of", { player, ply: (review.ply ?? 0) + 1 });
  if (review.ply !== null) return t("page-step-of", { ply: review.ply, last: position.ply });
  if (isOver(game)) return outcomeText(game, player);
  if (game.help.draft !== null) return t("page-answering");
  if (awaitsProgram(game)) {
    const name = programName(game) ?? player;
    return position.ply === 0 ? t("page-program-begins", { name }) : t("page-turn-of", { player: name });
  }
  if (isOnline(game) && match === null) return t("page-link-first");
  if (isSpectator(game)) return t("page-turn-of", { player });
  if (pending !== null && (isOnline(game) || isBeside)) return t("page-sending");
  if (pending !== null || game.shownUntil !== null) return thinks;
  if (isBeside) return t("page-turn-of", { player });
  if (isMyTurn(game)) return isOnline(game) && isWaiting(game) ? t("page-may-begin") : t("page-your-turn");
  if (!isOnline(game)) return thinks;
  return typeof friendWhereabouts(game, now) === "number" ? t("page-friend-away") : t("page-friends-turn");
}

/** The winner, from the reader's point of view. */
function outcomeText(game: State, winner: Player): string {
  if (isLoaded(game) || ownSeat(game) === null) return t("page-wins", { player: winner });
  return hasWon(game) ? t("page-you-won") : t("page-you-lost");
}

/** The second line of the tray: the moves left, the result, or what is wrong. */
export function detailText(game: State, now: number): string {
  const { position, match, help } = game;
  if (position === null || game.review.ply !== null) return "";
  if (help.draft !== null) {
    const kind = draftKind(help);
    return kind === undefined || help.draft === EMPTY_DRAFT
      ? t("page-answering-detail")
      : instructionFor(kind, help.draft);
  }
  if (!game.online.isConnected && isOnline(game) && match !== null) return t("page-reconnecting");
  if (isOver(game)) return resultText(game);
  const friend = friendWhereabouts(game, now);
  if (friend !== "here")
    return isMyTurn(game) ? t("page-friend-is", { where: whereaboutsText(friend) }) : whereaboutsText(friend);
  const moves = position.moves_left + (position.ply - (game.shownUntil ?? position.ply));
  const isYours = position.closer === readerOf(game);
  return t("page-left", { moves, whose: isYours ? "yours" : "theirs", player: position.closer });
}

/** The reason for the result: a resignation, or the sum of the last two numbers. */
function resultText({ position, match }: State): string {
  if (match?.resigned) return t("page-has-resigned", { player: match.resigned });
  const [result] = position?.result ?? [];
  if (position === null || result === undefined) return "";
  const { d, remainder, divider } = position.variant;
  if (d === 0) return tell(result);
  const kind = remainder === 0 ? "zero" : "other";
  const values = { d: String(d), remainder: String(remainder), sum: String(result.values.sum), kind };
  return position.winner === divider ? t("page-fits", values) : t("page-misses", values);
}
