/** The sentences about a game: the goal and the rules above the board, the turn and the result on the tray. Pure. */

import { opponentName, tell } from "../api/tell";
import type { Player } from "../api/types";
import { EMPTY_DRAFT } from "../exercises/answer";
import { draftKind } from "../exercises/coach";
import { instructionFor } from "../exercises/wording";
import { isPerson, isRecipe } from "../shared/address";
import { mover, otherOf } from "../shared/player";
import { t } from "../shared/words.svelte";
import {
  awaitsProgram,
  hasWon,
  isLoaded,
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
  if (review.ply !== null) return mover(Math.max(0, review.ply - 1));
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

/** The rules in one sentence, and that the other player wants the opposite. */
export function rulesText(game: State): string {
  const divider = game.position?.variant.divider;
  const { opponent } = game.settings;
  const isProgram = !isPerson(opponent) && !isRecipe(opponent) && !isOnline(game);
  if (readerOf(game) !== null && isProgram) return t("page-rules-against", { name: opponentName(opponent) });
  if (readerOf(game) !== null || divider === undefined) return t("page-rules");
  return t("page-rules-two", { other: otherOf(divider) });
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

/** The first line of the tray: whose turn it is, or what the page waits for. */
export function turnText(game: State, now: number): string {
  const { position, review, match, pending } = game;
  const player = trayPlayer(game);
  const isBeside = game.settings.opponent === "beside";
  if (position === null) return t("page-loading");
  if (review.ply !== null) return t("page-step-of", { ply: review.ply, last: position.ply });
  if (isOver(game)) return outcomeText(game, player);
  if (game.help.draft !== null) return t("page-answering");
  if (awaitsProgram(game)) return t("page-program-begins");
  if (isOnline(game) && match === null) return t("page-link-first");
  if (isSpectator(game)) return t("page-turn-of", { player });
  if (pending !== null && (isOnline(game) || isBeside)) return t("page-sending");
  if (pending !== null || game.shownUntil !== null) return t("page-thinking");
  if (isBeside) return t("page-turn-of", { player });
  if (isMyTurn(game)) return t("page-your-turn");
  if (!isOnline(game)) return t("page-thinking");
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
