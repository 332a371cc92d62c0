/** Whose turn it is and what the tray says of it, in words. Pure. */

import { tell } from "../api/tell";
import type { Player } from "../api/types";
import { EMPTY_DRAFT } from "../exercises/answer";
import { instruction } from "../exercises/wording";
import { mover, otherOf } from "../shared/player";
import { t } from "../shared/words.svelte";
import {
  awaitsProgram,
  isOnline,
  isOver,
  isSpectator,
  isWaiting,
  mySeat,
  ownSeat,
  type State,
  whereabouts,
} from "./game";
import { tellWhere } from "./presence";

/** Whose chalk lies on the tray. */
export function chalkOf(game: State): Player {
  const { position, cursor } = game;
  if (cursor !== null) return mover(Math.max(0, cursor - 1));
  if (isOver(game) || position === null) return position?.winner ?? "A";
  return mover(game.held ?? position.ply);
}

/** Whether somebody here may move, with all moves shown. */
export function isMine(game: State): boolean {
  return mySeat(game) !== null && game.held === null;
}

/** Where the friend is who plays against us. */
function friendOf(game: State, now: number): ReturnType<typeof whereabouts> {
  const own = isOnline(game) && !isWaiting(game) ? ownSeat(game) : null;
  return own === null ? "here" : whereabouts(game, otherOf(own), now);
}

/** Whose turn it is, or what else is going on. */
export function turnOf(game: State, now: number): string {
  const { position, cursor, match, pending } = game;
  const player = chalkOf(game);
  const beside = game.settings.opponent === "beside";
  if (position === null) return t("page-loading");
  if (cursor !== null) return t("page-step-of", { ply: cursor, last: position.ply });
  if (isOver(game)) return t("page-wins", { player });
  if (game.given !== null) return t("page-answering");
  if (awaitsProgram(game)) return t("page-program-begins");
  if (isOnline(game) && match === null) return t("page-link-first");
  if (isSpectator(game)) return t("page-turn-of", { player });
  if (pending !== null && (isOnline(game) || beside)) return t("page-sending");
  if (pending !== null || game.held !== null) return t("page-thinking");
  if (beside) return t("page-turn-of", { player });
  if (isMine(game)) return t("page-your-turn");
  if (!isOnline(game)) return t("page-thinking");
  return typeof friendOf(game, now) === "number" ? t("page-friend-away") : t("page-friends-turn");
}

/** What there is to know beside that. */
export function detailOf(game: State, now: number): string {
  const { position, match, given } = game;
  if (position === null || game.cursor !== null) return "";
  if (given !== null) {
    const kind = game.help?.question.kind;
    return kind === undefined || given === EMPTY_DRAFT
      ? t("page-answering-detail")
      : instruction(kind, given);
  }
  if (!game.live && isOnline(game) && match !== null) return t("page-reconnecting");
  if (isOver(game)) return resultOf(game);
  const friend = friendOf(game, now);
  if (friend !== "here")
    return isMine(game) ? t("page-friend-is", { where: tellWhere(friend) }) : tellWhere(friend);
  const moves = position.moves_left + (position.ply - (game.held ?? position.ply));
  const { opponent, side } = game.settings;
  const yours = opponent !== "beside" && !isSpectator(game) && position.closer === side;
  return t("page-left", { moves, whose: yours ? "yours" : "theirs", player: position.closer });
}

/** What has decided the game. */
function resultOf({ position, match }: State): string {
  if (match?.resigned) return t("page-has-resigned", { player: match.resigned });
  const [seen] = position?.result ?? [];
  if (position === null || seen === undefined) return "";
  const { d, remainder, divider } = position.variant;
  if (d === 0) return tell(seen);
  const kind = remainder === 0 ? "zero" : "other";
  const values = { d: String(d), remainder: String(remainder), sum: String(seen.values.sum), kind };
  return position.winner === divider ? t("page-fits", values) : t("page-misses", values);
}
