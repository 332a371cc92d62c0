/** Opening a game: by its address, by a friend's link, by the browser's history, and the next match of the same people. */

import * as api from "../api/client";
import { withRetries } from "../api/retry";
import { loadProblemTexts } from "../api/tell";
import type { MatchState, Player } from "../api/types";
import {
  challengeIn,
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
import { newSecret } from "../shared/secret";
import { here, link } from "../shared/site";
import { choiceOf } from "../shared/variant";
import { isSpectator, tokensInSequel } from "./game";
import { FIRST_GAME, gameToContinue } from "./progress";
import type { Session } from "./session.svelte";
import { fetchSolution, lastChoice, noteHopeless, noteReplacement, playableSettings } from "./setup";

/** Opens the game that the address names. If it cannot be opened, shows why, and the first game. */
export async function openAddress(session: Session): Promise<void> {
  void loadCatalogue(session);
  const isLatest = session.beginOpening();
  const id = matchIdIn(here().pathname);
  if (id !== null) return openMatch(session, id, joinSecretIn(location.hash));
  const last = lastChoice();
  const isUnnamed = here().search === "";
  // After a reload in the middle of a game, or at its end, that game is shown again.
  const historyMatch = matchInHistory();
  const isFresh = isUnnamed && historyMatch === null;
  if (isFresh && (await resumeLastGame(session, last ?? FIRST_GAME, isLatest))) return;
  const settings = isFresh ? gameToContinue(last) : readAddress(here().search, last ?? DEFAULTS);
  // A returning visitor finds the last choice, and the address names it.
  if (isUnnamed && last !== null) history.replaceState(history.state, "", link(`/${writeAddress(settings)}`));
  session.leave(settings);
  if (historyMatch !== null && (await resume(session, historyMatch, isLatest)) !== "gone") return;
  const unreadable = unreadableIn(here().search);
  if (unreadable !== null) {
    await loadProblemTexts();
    return startOver(session, { code: "not-a-number", values: unreadable, detail: "" });
  }
  const solution = await fetchSolution(session, settings);
  if (!isLatest()) return;
  if (solution === null) return startOver(session);
  const playable = playableSettings(settings, solution);
  const challenge = challengeIn(here().search);
  if (challenge !== null) session.challenge = { ...challenge, address: writeAddress(playable) };
  session.apply({ kind: "settingsChanged", settings: playable });
  session.apply({ kind: "positionLoaded", solution });
  noteReplacement(session, settings);
  noteHopeless(session);
}

/** Resumes the game that was left for another page; false if there is none, or if it is over. */
async function resumeLastGame(
  session: Session,
  settings: Settings,
  isLatest: () => boolean,
): Promise<boolean> {
  const id = recall("match");
  if (id === null) return false;
  session.leave(settings);
  const result = await resume(session, id, isLatest);
  if (result === "left") return true;
  if (result === "resumed" && session.game.position?.is_over === false) {
    history.replaceState({ match: id }, "", link(`/${writeAddress(settings)}`));
    return true;
  }
  remember("match", null);
  return false;
}

/**
 * Opens a match that was begun here. "gone": the server no longer has it, so that another game must be opened. "left": another
 * game was chosen before the server answered.
 */
async function resume(
  session: Session,
  id: string,
  isLatest: () => boolean,
): Promise<"resumed" | "gone" | "left"> {
  const match = await session.fetch(() => api.readMatch(id));
  if (!isLatest()) return "left";
  if (match === null) {
    session.leave(session.game.settings);
    return "gone";
  }
  session.apply({ kind: "matchOpened", match, tokens: seatsIn(id) });
  if (recall("helped") === id) session.apply({ kind: "helpUsed" });
  return "resumed";
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
async function startOver(session: Session, problem = session.game.problem): Promise<void> {
  if (problem === null || problem.code === "offline") return;
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
  const { signal } = session;
  const { A, B, claim } = seatsIn(id);
  if (secret === null || A !== undefined || B !== undefined) return readAndShow(session, id);
  if (claim === undefined) {
    const match = await session.fetch(() => api.readMatch(id), true);
    if (signal.aborted) return;
    if (match === null) return startOver(session);
    if (match.unaided && match.free_seats.length > 0) {
      // The match is played without help, and the friend must agree to that first.
      session.apply({ kind: "matchOpened", match, tokens: {}, invitedWith: secret });
      session.live.follow(id);
      return;
    }
  }
  await takeSeat(session, id, secret);
}

/** Takes the open seat, now that the invited friend has agreed to play without help. */
export async function accept(session: Session): Promise<void> {
  const { match, online } = session.game;
  if (match !== null && online.invitedWith !== null) await takeSeat(session, match.id, online.invitedWith);
}

/** Takes the open seat with the secret of a friend's link. If the server refuses it for good, the friend watches the match. */
async function takeSeat(session: Session, id: string, secret: string): Promise<void> {
  // The seat may be ours already though its answer was lost. The claim stays the same until the server answers.
  const claim = seatsIn(id).claim ?? newSecret();
  storeSeats(id, { claim });
  const { signal } = session;
  const joined = await session.fetch(() => api.join(id, secret, claim), true);
  if (signal.aborted) return;
  storeSeats(id, joined === null ? {} : { [joined.player]: joined.token });
  if (joined === null) await readAndShow(session, id);
  else showMatch(session, joined.state);
}

/** Reads a match and shows it to its player or to a spectator. */
async function readAndShow(session: Session, id: string): Promise<void> {
  const { signal } = session;
  const match = await session.fetch(() => api.readMatch(id));
  if (signal.aborted) return;
  if (match === null) await startOver(session);
  else showMatch(session, match);
}

function showMatch(session: Session, match: MatchState): void {
  const { join: joinSecret = null, ...tokens } = seatsIn(match.id);
  if (location.hash !== "") history.replaceState(null, "", link(here().pathname));
  session.apply({ kind: "matchOpened", match, tokens, joinSecret });
  session.apply({ kind: "settingsChanged", settings: settingsOf(match, tokens) });
  session.live.follow(match.id, session.token);
}

/** The settings that a match was opened with, so that "again" and "swap sides" play this variant. */
function settingsOf({ seats, position }: MatchState, tokens: Partial<Record<Player, string>>): Settings {
  const side: Player = tokens.B !== undefined && tokens.A === undefined ? "B" : "A";
  const other = seats[otherOf(side)];
  const hasTwoPeople = seats.A.kind === "person" && seats.B.kind === "person";
  const opponent =
    other.kind === "strategy" ? (other.strategy ?? DEFAULTS.opponent) : hasTwoPeople ? "beside" : "online";
  const share = Math.round(100 * (other.share ?? DEFAULTS.share / 100));
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
