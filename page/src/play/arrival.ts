/** Coming to a game: by its address, by the link to a match, by Back, and on to the next match of the same people. */

import * as api from "../api/client";
import { isTransient, pause, withRetries } from "../api/retry";
import type { MatchState, Player, Problem, Solution } from "../api/types";
import {
  DEFAULTS,
  isPerson,
  isRecipe,
  joinSecretIn,
  matchIdIn,
  readAddress,
  type Settings,
  unreadableIn,
  writeAddress,
} from "../shared/address";
import { keepSeats, recall, remember, seatsIn } from "../shared/memory";
import { otherOf } from "../shared/player";
import { choiceOf } from "../shared/variant";
import { isSpectator, tokensInSequel } from "./game";
import type { Session } from "./session.svelte";

/** How long to wait before asking for a seat again, in milliseconds. */
const JOIN_AGAIN = 2000;

/** Shows what the address says; where that cannot be, says why and shows the first page. */
export async function arrive(session: Session): Promise<void> {
  void learn(session);
  const id = matchIdIn(location.pathname);
  if (id !== null) return watch(session, id, joinSecretIn(location.hash));
  const last = lastChoice();
  const settings = readAddress(location.search, last ?? DEFAULTS);
  // A returning visitor finds the last choice, and the address says so.
  if (location.search === "" && last !== null)
    history.replaceState(history.state, "", `/${writeAddress(last)}`);
  const kept: unknown = history.state?.match;
  session.leave(settings);
  if (typeof kept === "string") {
    const resumed = await session.ask(
      () => api.readMatch(kept),
      (match) => session.apply({ kind: "opened", match, tokens: seatsIn(kept) }),
    );
    if (resumed && recall("helped") === kept) session.apply({ kind: "helped", step: 0, told: true });
    if (resumed) return;
    session.leave(settings);
  }
  const wrong = unreadableIn(location.search);
  if (wrong !== null) return startOver(session, { code: "not-a-number", values: wrong, detail: "" });
  const solution = await lookUp(session, settings);
  if (solution !== null) {
    session.apply({ kind: "adopted", settings: fitting(settings, solution) });
    session.apply({ kind: "arrived", solution });
    tellReplaced(session, settings);
  } else if (session.game.problem !== null) await startOver(session, session.game.problem);
}

/** What was chosen here before, if anything was. */
function lastChoice(): Settings | null {
  const query = recall("choice");
  return query === null ? null : readAddress(query);
}

export function rememberChoice(settings: Settings): void {
  remember("choice", writeAddress({ ...settings, crossed: [] }));
}

/** Finds out what can be played here, and against whom. */
async function learn(session: Session): Promise<void> {
  const [variants, catalogue] = await Promise.allSettled([
    withRetries(api.variants),
    withRetries(api.catalogue),
  ]);
  if (variants.status === "fulfilled") session.variants = variants.value;
  if (catalogue.status === "fulfilled") session.catalogue = catalogue.value;
}

/** The verdict on the position that the choices begin with; null, and a note, where it cannot be played. */
export async function lookUp(session: Session, { variant, crossed }: Settings): Promise<Solution | null> {
  const found: Solution[] = [];
  await session.ask(
    () => api.solve(variant, crossed),
    (solution) => void found.push(solution),
  );
  const [solution] = found;
  if (solution === undefined) return null;
  if (solution.position.board.length > 0) return solution;
  const values = { largest: String(solution.position.largest), value: String(variant.n) };
  session.apply({ kind: "refused", problem: { code: "match-too-large", values, detail: "" } });
  return null;
}

/** The strategy that plays every seat of every board. */
const EVERYWHERE = "perfect";

/**
 * The choices with the bond as the server writes it, and with an opponent who has a rule for the other seat: where the one
 * that was chosen has none, perfect play.
 */
export function fitting(wished: Settings, { position, offered }: Solution): Settings {
  const settings = { ...wished, variant: { ...wished.variant, bond: position.variant.bond } };
  const fit = offered[otherOf(settings.side)];
  const { opponent } = settings;
  if (isPerson(opponent) || isRecipe(opponent) || fit.length === 0 || fit.includes(opponent)) return settings;
  return { ...settings, opponent: EVERYWHERE, share: DEFAULTS.share };
}

/** Says that somebody else plays than was wished for. */
export function tellReplaced(session: Session, wished: Settings): void {
  if (session.game.settings.opponent === wished.opponent) return;
  const values = { strategy: wished.opponent, player: otherOf(wished.side) };
  session.apply({ kind: "refused", problem: { code: "replaced", values, detail: "" } });
}

/** The first page, and what was wrong with the address that led here; without a server there is nothing to show. */
async function startOver(session: Session, problem: Problem): Promise<void> {
  if (problem.code === "offline") return;
  session.leave(DEFAULTS);
  history.replaceState(null, "", "/");
  const solution = await lookUp(session, DEFAULTS);
  if (solution === null) return;
  session.apply({ kind: "arrived", solution });
  session.apply({ kind: "refused", problem });
}

/** Opens a match at its address: to play on, to take the open seat, or to watch. */
async function watch(session: Session, id: string, secret: string | null): Promise<void> {
  session.leave({ ...readAddress(location.search), opponent: "online" });
  const held = seatsIn(id);
  if (secret !== null && held.A === undefined && held.B === undefined) {
    if ((await isAsked(session, id, secret)) || !(await takeSeat(session, id, secret))) return;
  }
  await enter(session, id);
}

/** Shows who comes by a link what was agreed on, before the seat is taken; gives whether there is something to be asked. */
async function isAsked(session: Session, id: string, secret: string): Promise<boolean> {
  if (recall(`claim:${id}`) !== null) return false;
  let asked = false;
  await insisted(session, secret, () =>
    session.ask(
      () => api.readMatch(id),
      (match) => {
        asked = match.unaided && !(match.seats.A.taken && match.seats.B.taken);
        if (!asked) return;
        session.apply({ kind: "opened", match, tokens: {}, invited: secret });
        session.live.follow(match);
      },
    ),
  );
  return asked;
}

/** Takes the seat after the friend has seen what is agreed on. */
export async function accept(session: Session): Promise<void> {
  const { match, invited } = session.game;
  if (match !== null && invited !== null && (await takeSeat(session, match.id, invited)))
    await enter(session, match.id);
}

/** Takes the open seat; gives false where somebody has gone elsewhere before the server has spoken. */
async function takeSeat(session: Session, id: string, secret: string): Promise<boolean> {
  const claim = recall(`claim:${id}`) ?? newClaim();
  remember(`claim:${id}`, claim);
  // The seat may be ours already though no answer has come: claim and secret stay until the server has spoken.
  const spoken = await insisted(session, secret, () =>
    session.ask(
      () => api.join(id, secret, claim),
      (joined) => {
        keepSeats(id, { [joined.player]: joined.token });
        session.apply({ kind: "noted" });
      },
    ),
  );
  if (spoken) remember(`claim:${id}`, null);
  return spoken;
}

/** Asks until the server has spoken, for as long as the address has the secret. */
async function insisted(session: Session, secret: string, ask: () => Promise<boolean>): Promise<boolean> {
  while (!(await ask()) && isTransient(session.game.problem)) {
    await pause(JOIN_AGAIN);
    if (joinSecretIn(location.hash) !== secret) return false;
  }
  return true;
}

/** A text that nobody else has; also where the page did not come over https, as in a network at home. */
function newClaim(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Shows the match to who plays or watches it. */
async function enter(session: Session, id: string): Promise<void> {
  const tokens = seatsIn(id);
  if (location.hash !== "") history.replaceState(null, "", location.pathname);
  const join = recall(`join:${id}`);
  const problem = session.game.problem;
  const found = await session.ask(
    () => api.readMatch(id),
    (match) => {
      session.apply({ kind: "opened", match, tokens, join });
      session.apply({ kind: "adopted", settings: settingsOf(match, session.game.tokens) });
      session.live.follow(match, tokens.A ?? tokens.B);
    },
  );
  const refusal = session.game.problem;
  if (!found && refusal !== null && refusal !== problem) await startOver(session, refusal);
}

/** The choices that a match was opened with, so that "again" and "swap sides" mean this variant. */
function settingsOf({ seats, position }: MatchState, tokens: Partial<Record<Player, string>>): Settings {
  const side: Player = tokens.B !== undefined && tokens.A === undefined ? "B" : "A";
  const other = seats[otherOf(side)];
  const people = seats.A.kind === "person" && seats.B.kind === "person";
  const opponent =
    other.kind === "strategy" ? (other.strategy ?? DEFAULTS.opponent) : people ? "beside" : "online";
  const share = other.share === null ? DEFAULTS.share : Math.round(other.share * 100);
  return { variant: choiceOf(position.variant), opponent, share, side, crossed: [] };
}

/** Goes on to the match after this one, to play or to watch it. */
export async function goOn(session: Session): Promise<void> {
  const sequel = session.game.match?.sequel ?? null;
  if (sequel === null) return;
  if (!isSpectator(session.game)) keepSeats(sequel.id, tokensInSequel(session.game));
  history.pushState(null, "", `/match/${sequel.id}`);
  await watch(session, sequel.id, null);
}
