/**
 * The state of the page, without the page: what has changed here, and what follows from it on the board.
 *
 * `next` is a pure function from a state and a change of it to the next. It knows no rules: positions, verdicts and
 * reviews are the server's, and a move counts only when the server has said so. Until then it is `pending`.
 */

import type {
  Flaw,
  Help,
  MatchState,
  Player,
  Position,
  Presence,
  Problem,
  Review,
  Solution,
} from "../api/types";
import type { Draft } from "../exercises/answer";
import { DEFAULTS, isPerson, type Settings } from "../shared/address";
import type { Tokens } from "../shared/memory";
import { mover } from "../shared/player";

export interface State {
  settings: Settings;
  /** Where play stands, as the server said last; null until it has said anything. */
  position: Position | null;
  /** The match behind it; null before the first move. */
  match: MatchState | null;
  /** The tokens of the seats held here. */
  tokens: Tokens;
  /** The secret with which a friend takes the open seat; only who opened the match knows it. */
  join: string | null;
  /** The same for who has come by the link and is asked first, since the match is played without help. */
  invited: string | null;
  /** The number crossed out here that the server has not yet acknowledged. */
  pending: number | null;
  /** How many numbers were crossed out before the last change: later ones are drawn afresh. */
  drawnFrom: number;
  /** How many of the moves are shown while the program's reply is held back for a beat; null where all are. */
  held: number | null;
  /** How many steps of help are open: it closes with every move. */
  step: number;
  /** Whether help has told anything in this game. */
  helped: boolean;
  /** What the coach asks of the position and then tells; null until the server has said it. */
  help: Help | null;
  /** The steps of help, as the server listed them last. */
  steps: readonly string[];
  /** What is given so far as the answer to that question, and what was wrong with it; null while nothing is answered. */
  given: Draft | null;
  flaw: Flaw | null;
  /** Whether that question was answered here, and not told. */
  answered: boolean;
  /** The verdict on the position; null until asked for. */
  solution: Solution | null;
  /** Who can be asked to play each seat from where the game began; null until the server has said it. */
  offered: Solution["offered"] | null;
  review: Review | null;
  /** The ply that the review shows; null while the game is shown as it stands. */
  cursor: number | null;
  problem: Problem | null;
  /** Whether live updates are arriving, where they are expected. */
  live: boolean;
  /** Who is at the match, and since when the others are not, as far as that is known; null before the server has said it. */
  presence: Record<Player, { here: boolean; since: number | null }> | null;
}

export const START: State = {
  settings: DEFAULTS,
  position: null,
  match: null,
  tokens: {},
  join: null,
  invited: null,
  pending: null,
  drawnFrom: 0,
  held: null,
  step: 0,
  helped: false,
  help: null,
  steps: [],
  given: null,
  flaw: null,
  answered: false,
  solution: null,
  offered: null,
  review: null,
  cursor: null,
  problem: null,
  live: true,
  presence: null,
};

/** Help as it is before anything was asked: so it is again after every move. */
const UNHELPED = {
  step: 0,
  help: null,
  given: null,
  flaw: null,
  answered: false,
  solution: null,
} satisfies Partial<State>;

export type Change =
  | { kind: "configured"; settings: Settings }
  | { kind: "adopted"; settings: Settings }
  | { kind: "arrived"; solution: Solution }
  | { kind: "opened"; match: MatchState; tokens: Tokens; join?: string | null; invited?: string | null }
  | { kind: "heard"; match: MatchState }
  | { kind: "crossed"; number: number }
  | { kind: "refused"; problem: Problem; match?: MatchState | null }
  | { kind: "solved"; solution: Solution }
  | { kind: "asked"; help: Help; crossed: readonly number[] }
  | { kind: "revealed" }
  | { kind: "helped"; step: number; told: boolean }
  | { kind: "answering"; given: Draft | null }
  | { kind: "judged"; flaw: Flaw | null }
  | { kind: "reviewed"; review: Review }
  | { kind: "turned"; ply: number | null }
  | { kind: "live"; live: boolean }
  | { kind: "present"; presence: Presence; now: number }
  | { kind: "noted" };

/** The state after something has happened. */
export function next(state: State, change: Change): State {
  switch (change.kind) {
    case "configured":
      return { ...START, settings: change.settings, steps: state.steps };
    case "adopted":
      return { ...state, settings: change.settings };
    case "arrived":
      return {
        ...state,
        position: change.solution.position,
        solution: change.solution,
        offered: change.solution.offered,
        drawnFrom: change.solution.position.ply,
        problem: null,
      };
    case "opened":
      return heard(
        {
          ...state,
          match: null,
          tokens: change.tokens,
          join: change.join ?? null,
          invited: change.invited ?? null,
        },
        change.match,
      );
    case "heard":
      return heard(state, change.match);
    case "crossed":
      return canCross(state, change.number)
        ? {
            ...state,
            pending: change.number,
            drawnFrom: state.position?.ply ?? 0,
            problem: null,
            ...UNHELPED,
          }
        : state;
    case "refused": {
      const unsent = { ...state, pending: null, problem: change.problem };
      return change.match ? { ...heard(unsent, change.match), problem: change.problem } : unsent;
    }
    case "solved":
      return isNow(state, change.solution.position.crossed) ? { ...state, solution: change.solution } : state;
    case "asked":
      return isNow(state, change.crossed)
        ? { ...state, help: change.help, steps: change.help.steps.map(({ step }) => step) }
        : state;
    case "helped":
      return { ...state, step: change.step, helped: state.helped || change.told, given: null, flaw: null };
    case "answering":
      return { ...state, given: change.given, flaw: null };
    case "judged":
      return change.flaw === null
        ? { ...state, step: 1, given: null, flaw: null, answered: true }
        : { ...state, flaw: change.flaw };
    case "revealed":
      return state.held === null ? state : { ...state, held: null, drawnFrom: state.held };
    case "reviewed":
      return { ...state, review: change.review };
    case "turned":
      return { ...state, cursor: change.ply, drawnFrom: shownPly(state) };
    case "live":
      return state.live === change.live ? state : { ...state, live: change.live };
    case "present": {
      const seat = ({ here, away }: Presence[Player]) => ({
        here,
        since: away === null ? null : change.now - 1000 * away,
      });
      return { ...state, presence: { A: seat(change.presence.A), B: seat(change.presence.B) } };
    }
    case "noted":
      return { ...state, problem: null };
  }
}

/** News of the match; older news than what is known changes nothing. */
function heard(state: State, match: MatchState): State {
  const known = state.match;
  if (known !== null && known.id === match.id && match.version < known.version) return state;
  const position = match.position;
  const before = state.position;
  const same = before !== null && startsWith(position.crossed, before.crossed);
  const acknowledged = state.pending !== null && position.crossed.includes(state.pending);
  const moved = known !== null && match.version > known.version;
  const untouched = before !== null && before.ply === position.ply && same;
  return {
    ...state,
    match,
    position,
    pending: acknowledged || moved ? null : state.pending,
    drawnFrom: untouched ? state.drawnFrom : Math.min(state.drawnFrom, before?.ply ?? 0, position.ply),
    held: untouched ? state.held : before === null ? null : replyIn(match, before.ply),
    ...(untouched ? {} : UNHELPED),
    review: untouched ? state.review : null,
    cursor: untouched ? state.cursor : null,
  };
}

/** How many moves there were before the program's reply, where this news brings one to somebody who plays here; else null. */
function replyIn({ position, seats }: MatchState, known: number): number | null {
  const last = position.ply - 1;
  return last >= known && seats[mover(last)].kind === "strategy" ? last : null;
}

function startsWith(long: readonly number[], short: readonly number[]): boolean {
  return short.length <= long.length && short.every((number, place) => number === long[place]);
}

/** Whether these numbers are crossed out now: an answer about another position comes too late. */
function isNow({ position }: State, crossed: readonly number[]): boolean {
  return position !== null && position.ply === crossed.length && startsWith(position.crossed, crossed);
}

/** Which seat moves next here: the server's word on whose turn it is, and whose seats these are. */
export function mySeat(state: State): Player | null {
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

/** Whether this page may cross out the number now; whether it is legal the server decides. */
export function canCross(state: State, number: number): boolean {
  const { position } = state;
  if (position === null || position.over || state.pending !== null || state.cursor !== null) return false;
  if (state.held !== null || state.given !== null) return false;
  if (mySeat(state) === null) return false;
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

export function isOnline(state: State): boolean {
  return state.match === null
    ? state.settings.opponent === "online"
    : state.match.seats.A.kind === "open" || state.match.seats.B.kind === "open";
}

/** Whether the game is over, and its last move is shown. */
export function isOver(state: State): boolean {
  return state.position?.over === true && state.held === null;
}

/** The one seat that is held here, where it is one. */
export function ownSeat({ tokens }: State): Player | null {
  if ((tokens.A === undefined) === (tokens.B === undefined)) return null;
  return tokens.A === undefined ? "B" : "A";
}

/** Whether a person has won here against somebody elsewhere, or against a program. */
export function hasWon(state: State): boolean {
  return isOver(state) && !isGiven(state) && state.position?.winner === ownSeat(state);
}

/** Whether nobody has moved here: the game was given with its moves. */
export function isGiven(state: State): boolean {
  if (state.match?.resigned) return false;
  return state.position !== null && state.position.ply <= state.settings.crossed.length;
}

/** Whether nobody plays one of the seats yet. */
export function isWaiting({ match }: State): boolean {
  return match !== null && !(match.seats.A.taken && match.seats.B.taken);
}

/** A page that is loaded again is gone for a moment, in milliseconds: nobody need know of it. */
const MOMENT = 5000;

/** Whether a player is here, and otherwise for how many minutes not; "gone" where that is not known. */
export function whereabouts({ presence }: State, player: Player, now: number): "here" | "gone" | number {
  if (presence === null || presence[player].here) return "here";
  const { since } = presence[player];
  if (since === null) return "gone";
  return now - since < MOMENT ? "here" : Math.floor((now - since) / 60_000);
}

/** Whether somebody plays here who could resign: for one side, in a match that has begun. */
export function canResign(state: State): boolean {
  return state.position?.over === false && ownSeat(state) !== null && !isWaiting(state);
}

/** Whether help and review are put away: the players have agreed on it, until the game is over. */
export function isUnaided(state: State): boolean {
  return state.match?.unaided === true && !isOver(state);
}

/** Whether the match is watched, not played, here. */
export function isSpectator(state: State): boolean {
  return state.match !== null && state.tokens.A === undefined && state.tokens.B === undefined;
}

/** The seats held here in the sequel: its players keep their tokens, on the other side where they swap. */
export function tokensInSequel(state: State): Tokens {
  const { A, B } = state.tokens;
  const [a, b] = state.match?.sequel?.swapped ? [B, A] : [A, B];
  return { ...(a !== undefined && { A: a }), ...(b !== undefined && { B: b }) };
}

/** How many crossed numbers the board shows. */
export function shownPly(state: State): number {
  return state.cursor ?? state.held ?? state.position?.ply ?? 0;
}
