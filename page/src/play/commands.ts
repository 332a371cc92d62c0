/** What a person does in a game: each command sends a request and applies the answer to the session. */

import { tick } from "svelte";
import * as api from "../api/client";
import type { MatchState, Position } from "../api/types";
import { type Block, blocksOf } from "../board/bonds";
import { answerOf } from "../exercises/answer";
import { isSameLine } from "../exercises/moves";
import { otherOf } from "../shared/player";
import { choiceOf } from "../shared/variant";
import { playSequel } from "./arrival";

import { isOnline, isSpectator, takeBackTo } from "./game";
import type { Session } from "./session.svelte";
import { begin, choose } from "./setup";

const ownToken = ({ game }: Session): string | undefined => game.tokens.A ?? game.tokens.B;

/** Sends a request of the player here about the match, and applies its answer. */
async function act(
  session: Session,
  request: (match: MatchState, token: string) => Promise<MatchState>,
): Promise<boolean> {
  const { match } = session.game;
  const token = ownToken(session);
  if (match === null || token === undefined) return false;
  return session.ask(
    () => request(match, token),
    (updated) => session.apply({ kind: "matchUpdated", match: updated }),
  );
}

/** Crosses out a number; the first move opens the match. */
export async function cross(session: Session, number: number): Promise<void> {
  session.apply({ kind: "crossedOut", number });
  if (session.game.pending !== number) return;
  if (session.game.match === null && !(await begin(session))) return;
  const { match, position, tokens } = session.game;
  const token = position?.turn ? tokens[position.turn] : undefined;
  if (match === null || position === null || token === undefined) return;
  await session.ask(
    () => api.cross(match, token, number, position.ply),
    (updated) => session.apply({ kind: "matchUpdated", match: updated }),
  );
}

/** How often the board shows a game that is played out, in milliseconds: drawing every move would take most of the time. */
const SHOW_INTERVAL = 500;

/** Plays the rest of the game perfectly for the person here, until its end, until it is stopped, or until it is left. */
export async function playOut(session: Session): Promise<void> {
  const { visit } = session;
  session.playingOut = true;
  if (session.game.match !== null || (await begin(session))) await playMoves(session, visit);
  if (session.visit === visit) session.playingOut = false;
}

async function playMoves(session: Session, visit: number): Promise<void> {
  const goesOn = (): boolean => session.playingOut && session.visit === visit;
  const { tokens } = session.game;
  let { match } = session.game;
  let shownAt = performance.now();
  while (match !== null && goesOn()) {
    const before: MatchState = match;
    const { position } = before;
    const token = position.turn === null ? undefined : tokens[position.turn];
    if (token === undefined) return;
    const number = pairingReply(position) ?? (await winningMove(session, position, token));
    if (number === undefined || !goesOn()) return;
    const answers: MatchState[] = [];
    await session.ask(
      () => api.cross(before, token, number, position.ply),
      (after) => void answers.push(after),
    );
    if (session.visit !== visit) return;
    match = answers[0] ?? null;
    const isLast = match === null || match.position.over || !goesOn();
    if (!isLast && performance.now() - shownAt < SHOW_INTERVAL) continue;
    session.apply({ kind: "matchUpdated", match: match ?? before });
    session.apply({ kind: "replyShown" });
    // The interval begins when the board is drawn: on a slow computer drawing takes long.
    await tick();
    shownAt = performance.now();
  }
}

/** A winning move, or any move if none wins; undefined if the server does not answer. */
async function winningMove(session: Session, position: Position, token: string): Promise<number | undefined> {
  const shown = session.game.help.solution;
  const solutions = shown !== null && isSameLine(shown.position, position.crossed) ? [shown] : [];
  if (solutions.length === 0)
    await session.ask(
      () => api.solve(choiceOf(position.variant), position.crossed, token),
      (solution) => void solutions.push(solution),
    );
  return solutions[0] && (solutions[0].verdict.winning_moves?.[0] ?? position.numbers[0]);
}

/**
 * The only number without a partner, which the Divider crosses out when closing the game by the pairing. Undefined if the
 * player to move is not both closer and Divider, or if several numbers have no partner.
 */
export function pairingReply(position: Position): number | undefined {
  const { board, turn, closer, variant } = position;
  if (turn !== closer || closer !== variant.divider || position.residue_of.length === 0) return undefined;
  const place = new Map(board.map((number, at) => [number, at]));
  const remaining = (values: readonly number[]): number[] =>
    position.numbers.map((number) => values[place.get(number) as number] as number);
  const blocks = blocksOf(position.numbers, remaining(position.residue_of), remaining(position.partner_of));
  const left = blocks.flatMap(leftOver);
  return left.length === 1 ? left[0] : undefined;
}

/** The numbers of a block that have no partner when the others are paired in order. */
function leftOver([one, other]: Block<number>): readonly number[] {
  if (other === undefined) return one.items.slice(one.items.length - (one.items.length % 2));
  return [...one.items.slice(other.items.length), ...other.items.slice(one.items.length)];
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
  return hasFriend(session) ? askFriend(session, false) : choose(session, {}, true);
}

export function swapSides(session: Session): Promise<unknown> {
  if (hasFriend(session)) return askFriend(session, true);
  return choose(session, { side: otherOf(session.game.settings.side) }, true);
}

/** Whether a game against a friend has ended here. */
function hasFriend({ game }: Session): boolean {
  return isOnline(game) && game.position?.over === true && !isSpectator(game);
}

async function askFriend(session: Session, swap: boolean): Promise<void> {
  if (await act(session, (match, token) => api.again(match, token, swap))) await playSequel(session);
}

/** Fetches the verdict on the position. */
export async function solve(session: Session): Promise<void> {
  const { position } = session.game;
  if (position === null) return;
  await session.askOnce(
    () => api.solve(choiceOf(position.variant), position.crossed, ownToken(session)),
    (solution) => session.apply({ kind: "solutionLoaded", solution }),
  );
}

/** Fetches the coach's question about the position and what it tells. */
export async function fetchHelp(session: Session): Promise<void> {
  const { position } = session.game;
  if (position === null) return;
  const { variant, crossed } = position;
  await session.askOnce(
    () => api.help(choiceOf(variant), crossed, ownToken(session)),
    (content) => session.apply({ kind: "helpLoaded", content, crossed }),
  );
}

/** Has the server judge the answer to the coach's question. */
export async function checkAnswer(session: Session): Promise<void> {
  const { position, help } = session.game;
  const { content, draft } = help;
  const answer = content === null || draft === null ? null : answerOf(content.question.kind, draft);
  if (position === null || answer === null) return;
  await session.askOnce(
    () => api.judge(choiceOf(position.variant), position.crossed, answer, ownToken(session)),
    ({ flaw }) => session.game.help.draft === draft && session.apply({ kind: "answerJudged", flaw }),
  );
}

/** Fetches the review of the game. A game that was loaded becomes a match first. */
export async function review(session: Session): Promise<void> {
  if (session.game.match === null && !(await begin(session))) return;
  const { match } = session.game;
  if (match === null) return;
  await session.ask(
    () => api.review(match.id),
    (analysis) => session.apply({ kind: "reviewLoaded", analysis }),
  );
}

/** Shows the game as it stood after this many moves; with null, as it stands. */
export function showPly(session: Session, ply: number | null): void {
  const last = session.game.position?.ply ?? 0;
  session.apply({ kind: "reviewMoved", ply: ply === null ? null : Math.min(last, Math.max(0, ply)) });
}
