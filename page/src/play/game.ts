/**
 * The state of the play page, without the page. `next` is a pure function from a state and a change to the next state.
 *
 * It knows no rules: positions, verdicts and reviews come from the server, and a move counts only when the server has
 * acknowledged it. Until then it is `pending`.
 */

import type {
  Decision,
  MatchState,
  Player,
  Position,
  Presence,
  Problem,
  Reaction,
  Review,
  Solution,
} from "../api/types";
import { superfluousIn } from "../board/bonds";
import { closedHelp, type HelpChange, type HelpState, NO_HELP, nextHelp } from "../exercises/coach";
import {
  crossChange,
  hasMoves,
  type Moves,
  positionChange,
  replyChange,
  shownMoves,
} from "../exercises/moves";
import { DEFAULTS, isPerson, type Settings } from "../shared/address";
import type { Tokens } from "../shared/memory";
import { mover, otherOf } from "../shared/player";

export interface ReviewState {
  /** The analysis of the game; null until the server has sent it. */
  analysis: Review | null;
  /** The ply that is shown; null while the game is shown as it stands. */
  ply: number | null;
  /** Whether the card of the review is open. If it is not, the card at the end stays while the board looks back. */
  isOpen: boolean;
}

/** A match against a friend. */
export interface OnlineState {
  /** The secret with which a friend takes the open seat; known only where the match was opened. */
  joinSecret: string | null;
  /** The secret in the link of an invited friend, who must first agree to play without help. */
  invitedWith: string | null;
  /** Whether live updates are arriving, if they are expected. */
  isConnected: boolean;
  /** Whether each player is at the page, or since when not; null until the server has sent it. */
  presence: Record<Player, { here: boolean; since: number | null }> | null;
  /** The reaction that is shown. */
  reaction: Reaction | null;
}

/** The position is null until the server has sent one. */
export interface State extends Moves<Position | null> {
  settings: Settings;
  /** The match that is played, without its position; null before the first move. */
  match: Omit<MatchState, "position"> | null;
  /** The tokens of the seats held here. */
  tokens: Tokens;
  help: HelpState;
  review: ReviewState;
  online: OnlineState;
  /** The strategies that can play each seat from where the game began; null until the server has sent them. */
  strategies: Solution["strategies"] | null;
  problem: Problem | null;
}

const NO_REVIEW: ReviewState = { analysis: null, ply: null, isOpen: false };

export const START: State = {
  settings: DEFAULTS,
  position: null,
  pending: null,
  shownUntil: null,
  drawnFrom: 0,
  match: null,
  tokens: {},
  help: NO_HELP,
  review: NO_REVIEW,
  online: { joinSecret: null, invitedWith: null, isConnected: true, presence: null, reaction: null },
  strategies: null,
  problem: null,
};

export type Change =
  /** The player leaves the game for another one with these settings. */
  | { kind: "configured"; settings: Settings }
  | { kind: "settingsChanged"; settings: Settings }
  | { kind: "positionLoaded"; solution: Solution }
  | {
      kind: "matchOpened";
      match: MatchState;
      tokens: Tokens;
      joinSecret?: string | null;
      invitedWith?: string | null;
    }
  | { kind: "matchUpdated"; match: MatchState }
  | { kind: "crossedOut"; number: number }
  /** The server refused a request. If it was stale, the match comes with the refusal. */
  | { kind: "requestRefused"; problem: Problem; match?: MatchState | null }
  | { kind: "problemDismissed" }
  | { kind: "replyShown" }
  | HelpChange
  /** Help was used outside the coach: the board shows the partners, or help was used before a reload. */
  | { kind: "helpUsed" }
  | { kind: "reviewLoaded"; analysis: Review }
  | { kind: "reviewMoved"; ply: number | null; isOpen: boolean }
  | { kind: "connectionChanged"; isConnected: boolean }
  | { kind: "presenceChanged"; presence: Presence; now: number }
  | { kind: "reacted"; reaction: Reaction | null };

/** The state after a change. */
export function next(state: State, change: Change): State {
  const { help } = state;
  switch (change.kind) {
    case "configured":
      // The names of the hints stay until others come, so that the coach keeps its shape.
      return { ...START, settings: change.settings, help: { ...NO_HELP, hintNames: help.hintNames } };
    case "settingsChanged":
      return { ...state, settings: change.settings };
    case "positionLoaded": {
      const { position, strategies } = change.solution;
      const helpHere = { ...help, solution: change.solution };
      return { ...state, position, strategies, drawnFrom: position.ply, help: helpHere, problem: null };
    }
    case "matchOpened": {
      const { tokens, joinSecret = null, invitedWith = null } = change;
      const online = { ...state.online, joinSecret, invitedWith };
      return withMatch({ ...state, match: null, tokens, online }, change.match);
    }
    case "matchUpdated":
      return withMatch(state, change.match);
    case "crossedOut":
      if (!canCross(state, change.number)) return state;
      return { ...state, ...crossChange(state, change.number), help: closedHelp(help), problem: null };
    case "requestRefused": {
      const withProblem = { ...state, pending: null, problem: change.problem };
      return change.match
        ? { ...withMatch(withProblem, change.match), problem: change.problem }
        : withProblem;
    }
    case "problemDismissed":
      return { ...state, problem: null };
    case "replyShown":
      return state.shownUntil === null ? state : { ...state, ...replyChange(state) };
    case "solutionLoaded":
    case "helpLoaded": {
      const { crossed } = change.kind === "helpLoaded" ? change : change.solution.position;
      return isCurrent(state, crossed) ? { ...state, help: nextHelp(help, change) } : state;
    }
    case "helpOpened":
    case "draftChanged":
    case "answerJudged":
    case "stepJudged":
      return { ...state, help: nextHelp(help, change) };
    case "helpUsed":
      return { ...state, help: { ...help, isUsed: true } };
    case "reviewLoaded":
      return { ...state, review: { ...state.review, analysis: change.analysis } };
    case "reviewMoved":
      return {
        ...state,
        drawnFrom: shownPly(state),
        review: { ...state.review, ply: change.ply, isOpen: change.isOpen },
      };
    case "connectionChanged": {
      const { isConnected } = change;
      return state.online.isConnected === isConnected
        ? state
        : { ...state, online: { ...state.online, isConnected } };
    }
    case "presenceChanged": {
      const seat = ({ here, away }: Presence[Player]) => ({
        here,
        since: away === null ? null : change.now - 1000 * away,
      });
      const presence = { A: seat(change.presence.A), B: seat(change.presence.B) };
      return { ...state, online: { ...state.online, presence } };
    }
    case "reacted":
      return { ...state, online: { ...state.online, reaction: change.reaction } };
  }
}

/** The state with this version of the match. A version older than the current one changes nothing. */
function withMatch(state: State, match: MatchState): State {
  const before = state.match;
  if (before !== null && before.id === match.id && match.version < before.version) return state;
  const { position, ...others } = match;
  const isAcknowledged = state.pending !== null && position.crossed.includes(state.pending);
  const isNewer = before !== null && match.version > before.version;
  const isSamePosition = state.position !== null && hasMoves(state.position, position.crossed);
  return {
    ...state,
    ...positionChange(state, position, (player) => match.seats[player].kind === "strategy"),
    match: others,
    pending: isAcknowledged || isNewer ? null : state.pending,
    help: isSamePosition ? state.help : closedHelp(state.help),
    review: isSamePosition ? state.review : NO_REVIEW,
  };
}

/** The match that is played, with its position. */
export function currentMatch({ match, position }: State): MatchState | null {
  return match === null || position === null ? null : { ...match, position };
}

/** Whether exactly these numbers are crossed out now: an answer about another position is stale. */
function isCurrent({ position }: State, crossed: readonly number[]): boolean {
  return position !== null && hasMoves(position, crossed);
}

/** The seat held here whose turn it is; null if it is nobody's turn here. */
export function seatToMove(state: State): Player | null {
  const { position, match, settings } = state;
  const turn = position?.turn ?? null;
  if (turn === null) return null;
  if (match !== null) return state.tokens[turn] === undefined ? null : turn;
  if (settings.opponent === "beside") return turn;
  return turn === settings.side ? turn : null;
}

/** Whether the program is to move and no match has begun. */
export function awaitsProgram({ settings, match, position }: State): boolean {
  const turn = position?.turn ?? null;
  return match === null && !isPerson(settings.opponent) && turn !== null && turn !== settings.side;
}

/** Whether this page may cross out the number now; the server decides whether that is legal. */
export function canCross(state: State, number: number): boolean {
  const { position } = state;
  if (position === null || position.is_over || state.pending !== null || state.review.ply !== null)
    return false;
  if (state.shownUntil !== null || state.help.draft !== null) return false;
  if (seatToMove(state) === null) return false;
  if (state.match === null && state.settings.opponent === "online") return false;
  return position.numbers.includes(number);
}

/** The ply to go back to when a move is taken back: the last one at which a person here was to move. */
export function takeBackTo(state: State): number | null {
  const { position, match } = state;
  if (position === null || match === null || !match.can_take_back || state.pending !== null) return null;
  for (let ply = position.ply - 1; ply >= 0; ply -= 1) {
    const player = mover(ply);
    if (match.seats[player].kind === "person") return state.tokens[player] === undefined ? null : ply;
  }
  return null;
}

/** Whether a friend elsewhere plays one of the seats. */
export function isOnline(state: State): boolean {
  return state.match === null
    ? state.settings.opponent === "online"
    : state.match.seats.A.kind === "open" || state.match.seats.B.kind === "open";
}

/**
 * Whether the player cannot win from here, even if the opponent helps: the Divider if no two numbers are partners, the Breaker
 * if any two are.
 */
export function isHopeless(position: Position, player: Player): boolean {
  const { numbers, modulus, bonds, variant } = position;
  if (player === variant.divider) return superfluousIn(position, position.crossed).size === numbers.length;
  if (modulus === 0) {
    const isLeft = (number: number): boolean => numbers.includes(number);
    return bonds.filter((pair) => pair.every(isLeft)).length === (numbers.length * (numbers.length - 1)) / 2;
  }
  const [first, ...others] = numbers.map((number) => position.board.indexOf(number));
  const residue = position.residue_of[first ?? 0];
  return (
    position.partner_of[first ?? 0] === residue &&
    others.every((place) => position.residue_of[place] === residue)
  );
}

/** Whether the game is over, and its last move is shown. */
export function isOver(state: State): boolean {
  return state.position?.is_over === true && state.shownUntil === null;
}

/** The only seat held here; null if both are, or none. */
export function ownSeat({ tokens }: State): Player | null {
  if ((tokens.A === undefined) === (tokens.B === undefined)) return null;
  return tokens.A === undefined ? "B" : "A";
}

/** The player whom the page calls "you": the one who plays here. Null if two share the page or somebody watches. */
export function readerOf(state: State): Player | null {
  const { match, settings } = state;
  if (isOver(state) && isLoaded(state)) return null;
  if (match !== null) return ownSeat(state);
  return settings.opponent === "beside" ? null : settings.side;
}

/** Whether a person has won here against a friend elsewhere, or against a program. */
export function hasWon(state: State): boolean {
  return isOver(state) && !isLoaded(state) && state.position?.winner === ownSeat(state);
}

/** Whether the game was loaded with its moves, and nobody has moved here since. */
export function isLoaded(state: State): boolean {
  if (state.match?.resigned) return false;
  return state.position !== null && state.position.ply <= state.settings.crossed.length;
}

/** Whether the board looks back at a finished game, with the card of its end beside it. */
export function isLookingBack({ review }: State): boolean {
  return review.ply !== null && !review.isOpen;
}

/** The deciding move of a finished game, as told to the reader; null until it is known. Without a reader, as told to the loser. */
export function decisionOf(state: State): Decision | null {
  const winner = state.position?.winner;
  if (!isOver(state) || winner == null) return null;
  return state.review.analysis?.decisions?.[readerOf(state) ?? otherOf(winner)] ?? null;
}

/** Whether one of the seats is still free. */
export function isWaiting({ match }: State): boolean {
  return match !== null && match.free_seats.length > 0;
}

/** An absence shorter than this, in milliseconds, is ignored: the player reloads the page. */
const RELOAD_TIME = 5000;

/** "here" if a player is at the page; else the minutes since they left, or "gone" if that is not known. */
export function whereabouts({ online }: State, player: Player, now: number): "here" | "gone" | number {
  const { presence } = online;
  if (presence === null || presence[player].here) return "here";
  const { since } = presence[player];
  if (since === null) return "gone";
  return now - since < RELOAD_TIME ? "here" : Math.floor((now - since) / 60_000);
}

/** Whether the player of one side can resign here. The match must have begun. */
export function canResign(state: State): boolean {
  return state.position?.is_over === false && ownSeat(state) !== null && !isWaiting(state);
}

/** Whether help and review are closed until the game is over, because the players have agreed on it. */
export function isUnaided(state: State): boolean {
  return state.match?.unaided === true && !isOver(state);
}

/** Whether the match is watched, not played, here. */
export function isSpectator(state: State): boolean {
  return state.match !== null && state.tokens.A === undefined && state.tokens.B === undefined;
}

/** The tokens of the seats in the next match: players keep theirs, on the other side if they swap. */
export function tokensInSequel(state: State): Tokens {
  const { A, B } = state.tokens;
  const [a, b] = state.match?.sequel?.swapped ? [B, A] : [A, B];
  return { ...(a !== undefined && { A: a }), ...(b !== undefined && { B: b }) };
}

/** The number of moves that the board shows. */
export function shownPly(state: State): number {
  return state.review.ply ?? shownMoves(state);
}
