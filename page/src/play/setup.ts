/** Setting up a game: the board, the opponent, the side, and the match. */

import * as api from "../api/client";
import { loadProblemTexts } from "../api/tell";
import type { MatchRequest, Player, Solution } from "../api/types";
import {
  DEFAULTS,
  isPerson,
  isRecipe,
  type Opponent,
  readAddress,
  type Settings,
  writeAddress,
} from "../shared/address";
import { recall, remember, storeSeats } from "../shared/memory";
import { otherOf } from "../shared/player";
import { link } from "../shared/site";
import { choiceOf, isDivisor, type VariantChoice } from "../shared/variant";
import { awaitsProgram, isHopeless, isOnline, shownPly } from "./game";
import { nextBoard } from "./progress";
import type { Session } from "./session.svelte";

/**
 * Sets up a game with these settings. With `letsProgramBegin` a program that plays A makes its first move. If the server
 * refuses, everything stays as it was.
 */
export async function choose(
  session: Session,
  change: Partial<Settings>,
  letsProgramBegin = false,
): Promise<boolean> {
  const chosenSettings = { ...session.game.settings, crossed: [], ...change };
  const isLatest = session.beginOpening();
  const solution = await fetchSolution(session, chosenSettings);
  if (solution === null || !isLatest()) return false;
  const settings = playableSettings(chosenSettings, solution);
  // Moving a slider adds one entry to the history, not one for each of its values.
  const withoutShare = (some: Settings): string => writeAddress({ ...some, share: 0 });
  const isSame = withoutShare(settings) === withoutShare(session.game.settings);
  const address = `/${writeAddress(settings)}`;
  if (isSame && session.game.match === null) history.replaceState(null, "", link(address));
  else history.pushState(null, "", link(address));
  session.leave(settings);
  rememberChoice(settings);
  remember("match", null);
  session.apply({ kind: "positionLoaded", solution });
  noteReplacement(session, chosenSettings);
  noteHopeless(session);
  const doesProgramBegin = (letsProgramBegin || settings.crossed.length > 0) && awaitsProgram(session.game);
  // A match for a friend is opened at once, so that there is a link.
  if (doesProgramBegin || settings.opponent === "online") await begin(session);
  return true;
}

/** Opens a match with the current settings. */
export function begin(session: Session): Promise<boolean> {
  const { settings } = session.game;
  return session.ask(
    () => api.openMatch(matchRequest(settings, session.takesShare(settings.opponent), session.wantsUnaided)),
    ({ id, tokens, join_secrets, state }) => {
      const seats = { ...(tokens.A && { A: tokens.A }), ...(tokens.B && { B: tokens.B }) };
      const joinSecret = join_secrets.A ?? join_secrets.B ?? null;
      storeSeats(id, { ...seats, ...(joinSecret !== null && { join: joinSecret }) });
      rememberChoice(settings);
      session.apply({ kind: "matchOpened", match: state, tokens: seats, joinSecret });
      if (isOnline(session.game)) {
        history.pushState(null, "", link(`/match/${id}`));
        session.live.follow(id, seats.A ?? seats.B);
      } else {
        history.replaceState({ match: id }, "");
        // A player who looks at a lesson in between returns to this game.
        remember("match", settings.crossed.length === 0 ? id : null);
      }
    },
  );
}

function matchRequest(
  { variant, opponent, share, side, crossed }: Settings,
  takesShare: boolean,
  unaided: boolean,
): MatchRequest {
  const seat = isPerson(opponent)
    ? ({ kind: opponent === "online" ? "open" : "person" } as const)
    : { kind: "strategy" as const, name: opponent, ...(takesShare && { share: share / 100 }) };
  return api.matchAgainst(seat, variant, side, crossed, unaided && opponent === "online");
}

/** The solution of the position that the settings begin with; null, and a problem is shown, if it cannot be played. */
export async function fetchSolution(
  session: Session,
  { variant, crossed }: Settings,
): Promise<Solution | null> {
  const solution = await session.fetch(() => api.solve(variant, crossed));
  if (solution === null) return null;
  if (solution.position.board.length > 0) return solution;
  await loadProblemTexts();
  const values = { largest: String(solution.position.largest_board), value: String(variant.n) };
  session.apply({ kind: "requestRefused", problem: { code: "match-too-large", values, detail: "" } });
  return null;
}

/** The strategy that can play every seat of every board. */
export const UNIVERSAL_STRATEGY = "perfect";

/**
 * The settings with the bond as the server writes it. If the chosen opponent has no rule for the other seat, perfect play
 * takes it.
 */
export function playableSettings(choice: Settings, { position, strategies }: Solution): Settings {
  const settings = { ...choice, variant: { ...choice.variant, bond: position.variant.bond } };
  const names = strategies[otherOf(settings.side)];
  const { opponent } = settings;
  const canPlay = names.length === 0 || names.includes(opponent);
  if (isPerson(opponent) || isRecipe(opponent) || canPlay) return settings;
  return { ...settings, opponent: UNIVERSAL_STRATEGY, share: DEFAULTS.share };
}

/** Shows a note if another opponent plays than the chosen one. */
export function noteReplacement(session: Session, choice: Settings): void {
  if (session.game.settings.opponent === choice.opponent) return;
  const values = { strategy: choice.opponent, side: otherOf(choice.side) };
  session.apply({ kind: "requestRefused", problem: { code: "replaced", values, detail: "" } });
}

/** Shows a note before the first move if the player here cannot win on this board. */
export function noteHopeless(session: Session): void {
  const { position, settings } = session.game;
  if (position === null || position.is_over || settings.opponent === "beside") return;
  if (!isHopeless(position, settings.side)) return;
  const goal = settings.side === position.variant.divider ? "leave" : "spoil";
  session.apply({ kind: "requestRefused", problem: { code: "hopeless", values: { goal }, detail: "" } });
}

/** The last settings chosen in this browser; null if there are none. */
export function lastChoice(): Settings | null {
  const query = recall("choice");
  return query === null ? null : readAddress(query);
}

function rememberChoice(settings: Settings): void {
  remember("choice", writeAddress({ ...settings, crossed: [] }));
}

/** The numbers that stay crossed out when the opponent or the side changes during a game. */
function crossedSoFar({ game }: Session): readonly number[] {
  const { position } = game;
  return position === null || position.is_over ? [] : position.crossed.slice(0, shownPly(game));
}

export function switchOpponent(
  session: Session,
  opponent: Opponent,
  share = session.game.settings.share,
): Promise<boolean> {
  const newShare = session.takesShare(opponent) ? share : DEFAULTS.share;
  return choose(session, { opponent, share: newShare, crossed: crossedSoFar(session) });
}

/** The board for a friend in place of a small one, on which the first move would decide everything. */
const BOARD_FOR_FRIENDS: VariantChoice = { ...DEFAULTS.variant, n: 11, bond: "5" };

/** Opens a match for a friend. */
export function inviteFriend(session: Session): Promise<boolean> {
  const { variant } = session.game.settings;
  const isSmall = isDivisor(variant.bond) && variant.n < 7;
  const board = isSmall ? BOARD_FOR_FRIENDS : variant;
  return choose(session, { opponent: "online", variant: board, share: DEFAULTS.share });
}

export function switchSide(session: Session, side: Player): Promise<boolean> {
  return choose(session, { side, crossed: crossedSoFar(session) }, true);
}

export function playVariant(session: Session, variant: VariantChoice): Promise<boolean> {
  return choose(session, { variant });
}

/** Plays the next board of the path. */
export function playNextBoard(session: Session): Promise<unknown> {
  const variant = nextBoard(session.variants?.website ?? [], session.game.settings.variant);
  return variant === null ? Promise.resolve() : choose(session, { variant }, true);
}

/** Plays on from the position on the board, with the same opponent unless that was a friend elsewhere. */
export function playFromHere(session: Session, ply = shownPly(session.game)): Promise<boolean> {
  const { position, settings } = session.game;
  const crossed = position?.crossed.slice(0, ply) ?? [];
  const opponent = settings.opponent === "online" ? DEFAULTS.opponent : settings.opponent;
  return choose(session, { crossed, opponent }, true);
}

/** Loads a game from its notation. */
export async function load(session: Session, text: string): Promise<boolean> {
  const position = await session.fetch(() => api.readNotation(text));
  if (position === null) return false;
  const { opponent } = session.game.settings;
  return choose(session, {
    variant: choiceOf(position.variant),
    crossed: position.crossed,
    opponent: opponent === "online" ? "beside" : opponent,
  });
}
