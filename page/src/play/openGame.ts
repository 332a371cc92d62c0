/** Opening a game: by its address, by a friend's link, by the browser's history, and the next match of the same people. */

import * as api from "../api/client";
import { isTransient, pause, withRetries } from "../api/retry";
import { loadProblemTexts } from "../api/tell";
import type { MatchState, Player, Problem } from "../api/types";
import {
  DEFAULTS,
  joinSecretIn,
  matchIdIn,
  readAddress,
  type Settings,
  unreadableIn,
  writeAddress,
} from "../shared/address";
import { recall, remember, seatsIn, storeSeats } from "../shared/memory";
import { otherOf } from "../shared/player";
import { here, link } from "../shared/site";
import { choiceOf } from "../shared/variant";
import { isSpectator, tokensInSequel } from "./game";
import { FIRST_GAME, gameToContinue } from "./progress";
import type { Session } from "./session.svelte";
import { fetchSolution, lastChoice, noteHopeless, noteReplacement, playableSettings } from "./setup";

/** The delay before another request for the seat, in milliseconds. */
const JOIN_RETRY_DELAY = 2000;

/** Opens the game that the address names. If it cannot be opened, shows why, and the first game. */
export async function openAddress(session: Session): Promise<void> {
  void loadCatalogue(session);
  const id = matchIdIn(here().pathname);
  if (id !== null) return openMatch(session, id, joinSecretIn(location.hash));
  const last = lastChoice();
  const isUnnamed = here().search === "";
  // After a reload in the middle of a game, or at its end, that game is shown again.
  const historyMatch = matchInHistory();
  const isFresh = isUnnamed && historyMatch === null;
  if (isFresh && (await resumeLastGame(session, last ?? FIRST_GAME))) return;
  const settings = isFresh ? gameToContinue(last) : readAddress(here().search, last ?? DEFAULTS);
  // A returning visitor finds the last choice, and the address names it.
  if (isUnnamed && last !== null) history.replaceState(history.state, "", link(`/${writeAddress(settings)}`));
  session.leave(settings);
  if (historyMatch !== null && (await resume(session, settings, historyMatch))) return;
  const unreadable = unreadableIn(here().search);
  if (unreadable !== null) {
    await loadProblemTexts();
    return startOver(session, { code: "not-a-number", values: unreadable, detail: "" });
  }
  const solution = await fetchSolution(session, settings);
  if (solution !== null) {
    session.apply({ kind: "settingsChanged", settings: playableSettings(settings, solution) });
    session.apply({ kind: "positionLoaded", solution });
    noteReplacement(session, settings);
    noteHopeless(session);
  } else if (session.game.problem !== null) await startOver(session, session.game.problem);
}

/** Resumes the game that was left for another page; false if there is none, or if it is over. */
async function resumeLastGame(session: Session, settings: Settings): Promise<boolean> {
  const id = recall("match");
  if (id === null) return false;
  session.leave(settings);
  const isResumed = await resume(session, settings, id);
  if (isResumed && session.game.position?.is_over === false) {
    history.replaceState({ match: id }, "", link(`/${writeAddress(settings)}`));
    return true;
  }
  remember("match", null);
  return false;
}

/** Opens a match that was begun here; false if the server no longer has it, so that another game must be opened. */
async function resume(session: Session, settings: Settings, id: string): Promise<boolean> {
  const { visit } = session;
  const isResumed = await session.ask(
    () => api.readMatch(id),
    (match) => session.apply({ kind: "matchOpened", match, tokens: seatsIn(id) }),
  );
  if (isResumed && recall("helped") === id) session.apply({ kind: "helpUsed" });
  if (session.visit !== visit) return true;
  if (!isResumed) session.leave(settings);
  return isResumed;
}

/** The match that this entry of the browser's history belongs to, or null. */
function matchInHistory(): string | null {
  const id: unknown = history.state?.match;
  return typeof id === "string" ? id : null;
}

/** Fetches the boards, strategies and bonds to choose from. */
async function loadCatalogue(session: Session): Promise<void> {
  const [variants, catalogue] = await Promise.allSettled([
    withRetries(api.variants),
    withRetries(api.catalogue),
  ]);
  if (variants.status === "fulfilled") session.variants = variants.value;
  if (catalogue.status === "fulfilled") session.catalogue = catalogue.value;
}

/** Shows the first game, and the problem with the address. If the server cannot be reached, the problem is shown alone. */
async function startOver(session: Session, problem: Problem): Promise<void> {
  if (problem.code === "offline") return;
  session.leave(FIRST_GAME);
  history.replaceState(null, "", link("/"));
  const solution = await fetchSolution(session, FIRST_GAME);
  if (solution === null) return;
  session.apply({ kind: "positionLoaded", solution });
  session.apply({ kind: "requestRefused", problem });
}

/** Opens a match at its address: to play on, to take the open seat, or to watch. */
async function openMatch(session: Session, id: string, secret: string | null): Promise<void> {
  session.leave({ ...readAddress(here().search), opponent: "online" });
  const { A, B } = seatsIn(id);
  const isInvited = secret !== null && A === undefined && B === undefined;
  if (!isInvited || (await joinByLink(session, id, secret)) === "seated") await showMatch(session, id);
}

/** Takes the open seat, now that the invited friend has agreed to play without help. */
export async function accept(session: Session): Promise<void> {
  const { match, online } = session.game;
  if (match === null || online.invitedWith === null) return;
  if ((await joinByLink(session, match.id, online.invitedWith, true)) === "seated")
    await showMatch(session, match.id);
}

/**
 * Takes the open seat with the secret of a friend's link. The requests are repeated until the server answers or the friend
 * leaves the page.
 *
 * "must-agree": the match is played without help, and the friend must agree to that first.
 * "seated": the server has given the seat, or has refused it for good, and the match can be shown.
 * "left": the friend has left the page before the server answered.
 */
async function joinByLink(
  session: Session,
  id: string,
  secret: string,
  hasAgreed = false,
): Promise<"must-agree" | "seated" | "left"> {
  const { visit } = session;
  const isHere = (): boolean => session.visit === visit && joinSecretIn(location.hash) === secret;
  /** Repeats a request until it is answered or refused for good. Returns whether the friend is still on this page. */
  async function repeat<T>(request: () => Promise<T>, use: (answer: T) => void): Promise<boolean> {
    while (isHere()) {
      if (await session.ask(request, use, [])) break;
      if (!isHere() || !isTransient(session.game.problem)) break;
      await pause(JOIN_RETRY_DELAY);
    }
    return isHere();
  }

  const earlierClaim = recall(`claim:${id}`);
  if (!hasAgreed && earlierClaim === null) {
    let mustAgree = false;
    const showAgreement = (match: MatchState): void => {
      mustAgree = match.unaided && !(match.seats.A.is_taken && match.seats.B.is_taken);
      if (!mustAgree) return;
      session.apply({ kind: "matchOpened", match, tokens: {}, invitedWith: secret });
      session.live.follow(match);
    };
    if (!(await repeat(() => api.readMatch(id), showAgreement))) return "left";
    if (mustAgree) return "must-agree";
  }
  // The seat may be ours already though its answer was lost. The claim stays the same until the server answers.
  const claim = earlierClaim ?? newClaim();
  remember(`claim:${id}`, claim);
  const isStillHere = await repeat(
    () => api.join(id, secret, claim),
    ({ player, token }) => {
      storeSeats(id, { [player]: token });
      session.apply({ kind: "problemDismissed" });
    },
  );
  if (!isStillHere) return "left";
  remember(`claim:${id}`, null);
  return "seated";
}

/** A random text of 32 bytes. `crypto.randomUUID` needs https, which a network at home may not have. */
function newClaim(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Shows the match to its player or to a spectator. */
async function showMatch(session: Session, id: string): Promise<void> {
  const tokens = seatsIn(id);
  if (location.hash !== "") history.replaceState(null, "", link(here().pathname));
  const joinSecret = recall(`join:${id}`);
  const { problem } = session.game;
  const isOpened = await session.ask(
    () => api.readMatch(id),
    (match) => {
      session.apply({ kind: "matchOpened", match, tokens, joinSecret });
      session.apply({ kind: "settingsChanged", settings: settingsOf(match, session.game.tokens) });
      session.live.follow(match, tokens.A ?? tokens.B);
    },
  );
  const refusal = session.game.problem;
  if (!isOpened && refusal !== null && refusal !== problem) await startOver(session, refusal);
}

/** The settings that a match was opened with, so that "again" and "swap sides" play this variant. */
function settingsOf({ seats, position }: MatchState, tokens: Partial<Record<Player, string>>): Settings {
  const side: Player = tokens.B !== undefined && tokens.A === undefined ? "B" : "A";
  const other = seats[otherOf(side)];
  const hasTwoPeople = seats.A.kind === "person" && seats.B.kind === "person";
  const opponent =
    other.kind === "strategy" ? (other.strategy ?? DEFAULTS.opponent) : hasTwoPeople ? "beside" : "online";
  const share = other.share === null ? DEFAULTS.share : Math.round(other.share * 100);
  return { variant: choiceOf(position.variant), opponent, share, side, crossed: [] };
}

/** Opens the match after this one, to play or to watch it. */
export async function playSequel(session: Session): Promise<void> {
  const sequel = session.game.match?.sequel ?? null;
  if (sequel === null) return;
  if (!isSpectator(session.game)) storeSeats(sequel.id, tokensInSequel(session.game));
  history.pushState(null, "", link(`/match/${sequel.id}`));
  await openMatch(session, sequel.id, null);
}
