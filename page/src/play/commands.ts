/** What a person does here: each command asks the server and tells the session what it answered. */

import * as api from "../api/client";
import type { MatchWish, Player, Position } from "../api/types";
import { answerOf } from "../exercises/answer";
import { DEFAULTS, isPerson, type Opponent, type Settings, writeAddress } from "../shared/address";
import { keepSeats, remember } from "../shared/memory";
import { otherOf } from "../shared/player";
import { choiceOf, type VariantChoice, variantWish } from "../shared/variant";
import { fitting, goOn, lookUp, rememberChoice, tellReplaced } from "./arrival";
import { awaitsProgram, isOnline, isOver, isSpectator, mySeat, shownPly, takeBackTo } from "./game";
import { following } from "./ladder";
import { pairingReply } from "./pairing";
import type { Session } from "./session.svelte";

/** The last change of choices that was wished for in a session: only that one counts. */
const wishes = new WeakMap<Session, object>();

/**
 * Sets up a game with these choices from the numbers crossed so far, and lets the program begin where it must.
 * What the server refuses leaves all as it was.
 */
export async function choose(session: Session, change: Partial<Settings>, begins = false): Promise<boolean> {
  const wished = { ...session.game.settings, crossed: [], ...change };
  const wish = {};
  wishes.set(session, wish);
  const solution = await lookUp(session, wished);
  if (solution === null || wishes.get(session) !== wish) return false;
  const settings = fitting(wished, solution);
  // A slider leaves one step behind in the history, not one for each of its values.
  const unshared = (some: Settings): string => writeAddress({ ...some, share: 0 });
  const same = unshared(settings) === unshared(session.game.settings);
  const address = `/${writeAddress(settings)}`;
  if (same && session.game.match === null) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  session.leave(settings);
  rememberChoice(settings);
  session.apply({ kind: "arrived", solution });
  tellReplaced(session, wished);
  if ((begins || settings.crossed.length > 0) && awaitsProgram(session.game)) await begin(session);
  return true;
}

/** The numbers that stay crossed out when something is switched in mid-game. */
function kept({ game }: Session): readonly number[] {
  const { position } = game;
  return position === null || position.over ? [] : position.crossed.slice(0, shownPly(game));
}

export function switchOpponent(
  session: Session,
  opponent: Opponent,
  share = session.game.settings.share,
): Promise<boolean> {
  const taken = session.takesShare(opponent) ? share : DEFAULTS.share;
  return choose(session, { opponent, share: taken, crossed: kept(session) });
}

export function switchSide(session: Session, side: Player): Promise<boolean> {
  return choose(session, { side, crossed: kept(session) }, true);
}

export function playVariant(session: Session, variant: VariantChoice): Promise<boolean> {
  return choose(session, { variant });
}

/** Another game with the same choices; against a friend, the friend is asked. */
export function playAgain(session: Session): Promise<unknown> {
  return againstFriend(session) ? askFriend(session, false) : choose(session, {}, true);
}

export function swapSides(session: Session): Promise<unknown> {
  if (againstFriend(session)) return askFriend(session, true);
  return choose(session, { side: otherOf(session.game.settings.side) }, true);
}

/** Whether a game against a friend has ended here. */
function againstFriend({ game }: Session): boolean {
  return isOnline(game) && game.position?.over === true && !isSpectator(game);
}

async function askFriend(session: Session, swap: boolean): Promise<void> {
  const { match, tokens } = session.game;
  const token = tokens.A ?? tokens.B;
  if (match === null || token === undefined) return;
  const asked = await session.ask(
    () => api.again(match, token, swap),
    (state) => session.apply({ kind: "heard", match: state }),
  );
  if (asked) await goOn(session);
}

/** The one after this in the list of variants. */
export function nextVariant(session: Session): Promise<unknown> {
  const variant = following(session.variants?.website ?? [], session.game.settings.variant);
  return variant === null ? Promise.resolve() : choose(session, { variant }, true);
}

/** Begins a match with the choices of the moment. */
export function begin(session: Session): Promise<boolean> {
  const { settings } = session.game;
  return session.ask(
    () => api.openMatch(wishOf(settings, session.takesShare(settings.opponent), session.unaided)),
    ({ id, tokens, joins, state }) => {
      const held = { ...(tokens.A && { A: tokens.A }), ...(tokens.B && { B: tokens.B }) };
      const join = joins.A ?? joins.B ?? null;
      keepSeats(id, held);
      rememberChoice(settings);
      session.apply({ kind: "opened", match: state, tokens: held, join });
      if (isOnline(session.game)) {
        remember(`join:${id}`, join);
        history.pushState(null, "", `/match/${id}`);
        session.live.follow(state, held.A ?? held.B);
      } else history.replaceState({ match: id }, "");
    },
  );
}

export async function cross(session: Session, number: number): Promise<void> {
  session.apply({ kind: "crossed", number });
  if (session.game.pending !== number) return;
  if (session.game.match === null && !(await begin(session))) return;
  const { match, position, tokens } = session.game;
  const token = position?.turn ? tokens[position.turn] : undefined;
  if (match === null || position === null || token === undefined) return;
  await session.ask(
    () => api.cross(match, token, number, position.ply),
    (state) => session.apply({ kind: "heard", match: state }),
  );
}

/** Plays out the rest for the person here, perfectly, until the end or until it is stopped. */
export async function playOut(session: Session, going: () => boolean): Promise<void> {
  while (going() && mySeat(session.game) !== null && !isOver(session.game)) {
    const { position } = session.game;
    const number = position === null ? undefined : (pairingReply(position) ?? (await winningMove(session)));
    if (number === undefined || !going()) return;
    await cross(session, number);
    session.apply({ kind: "revealed" });
    if (session.game.problem !== null || session.game.pending !== null) return;
  }
}

async function winningMove(session: Session): Promise<number | undefined> {
  if (session.game.solution === null) await solve(session);
  const { solution, position } = session.game;
  return solution?.verdict.winning_moves?.[0] ?? position?.numbers[0];
}

export async function takeBack(session: Session): Promise<void> {
  const { match, tokens } = session.game;
  const ply = takeBackTo(session.game);
  const token = tokens.A ?? tokens.B;
  if (match === null || ply === null || token === undefined) return;
  await session.ask(
    () => api.takeBack(match, token, ply),
    (state) => session.apply({ kind: "heard", match: state }),
  );
}

/** Gives the game to the other player. */
export async function resign(session: Session): Promise<void> {
  const { match, tokens } = session.game;
  const token = tokens.A ?? tokens.B;
  if (match === null || token === undefined) return;
  await session.ask(
    () => api.resign(match, token),
    (state) => session.apply({ kind: "heard", match: state }),
  );
}

/** Asks for the verdict on the position. */
export async function solve(session: Session): Promise<void> {
  const { position, tokens } = session.game;
  if (position === null) return;
  await session.wonder(
    () => api.solve(choiceOf(position.variant), position.crossed, tokens.A ?? tokens.B),
    (solution) => session.apply({ kind: "solved", solution }),
  );
}

/** Asks what the coach asks of the position, and tells of it. */
export async function consult(session: Session): Promise<void> {
  const { position, tokens } = session.game;
  if (position === null) return;
  const { variant, crossed } = position;
  await session.wonder(
    () => api.help(choiceOf(variant), crossed, tokens.A ?? tokens.B),
    (help) => session.apply({ kind: "asked", help, crossed }),
  );
}

/** Has the answer to the coach's question judged. */
export async function check(session: Session): Promise<void> {
  const { position, help, given, tokens } = session.game;
  const answer = help === null || given === null ? null : answerOf(help.question.kind, given);
  if (position === null || answer === null) return;
  await session.wonder(
    () => api.judge(choiceOf(position.variant), position.crossed, answer, tokens.A ?? tokens.B),
    ({ flaw }) => session.game.given === given && session.apply({ kind: "judged", flaw }),
  );
}

export async function review(session: Session): Promise<void> {
  // A game that was loaded is kept as a match so that it can be looked at again.
  if (session.game.match === null && !(await begin(session))) return;
  const { match } = session.game;
  if (match === null) return;
  await session.ask(
    () => api.review(match.id),
    (found) => session.apply({ kind: "reviewed", review: found }),
  );
}

/** Shows the game as it stood after so many moves; with null, as it stands. */
export function showPly(session: Session, ply: number | null): void {
  const most = session.game.position?.ply ?? 0;
  session.apply({ kind: "turned", ply: ply === null ? null : Math.min(most, Math.max(0, ply)) });
}

/** Plays on from what the board shows, with the same opponent where there was one. */
export function playFromHere(session: Session, ply = shownPly(session.game)): Promise<boolean> {
  const { position, settings } = session.game;
  const crossed = position?.crossed.slice(0, ply) ?? [];
  const opponent = settings.opponent === "online" ? DEFAULTS.opponent : settings.opponent;
  return choose(session, { crossed, opponent }, true);
}

/** Loads a game from a line of notation. */
export async function load(session: Session, text: string): Promise<boolean> {
  const read: Position[] = [];
  await session.ask(
    () => api.readNotation(text),
    (position) => void read.push(position),
  );
  const [position] = read;
  if (position === undefined) return false;
  const { opponent } = session.game.settings;
  return choose(session, {
    variant: choiceOf(position.variant),
    crossed: position.crossed,
    opponent: opponent === "online" ? "beside" : opponent,
  });
}

function wishOf(
  { variant, opponent, share, side, crossed }: Settings,
  takesShare: boolean,
  unaided: boolean,
): MatchWish {
  const person = { kind: "person" } as const;
  const other = isPerson(opponent)
    ? ({ kind: opponent === "online" ? "open" : "person" } as const)
    : { kind: "strategy" as const, name: opponent, ...(takesShare && { share: share / 100 }) };
  return {
    variant: variantWish(variant),
    seats: side === "A" ? { A: person, B: other } : { A: other, B: person },
    crossed: [...crossed],
    unaided: unaided && opponent === "online",
  };
}
