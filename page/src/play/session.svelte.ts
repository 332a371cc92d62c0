/** The game on this page and its connection to the server. The actions of a person are in `commands`, opening a game is in `openGame`. */

import { Live } from "../api/live";
import { ApiError } from "../api/request";
import { isTransient, untilAnswered, withRetries } from "../api/retry";
import type { Catalogue, Position, Problem, Variants } from "../api/types";
import { type HelpState, stepsFor } from "../exercises/coach";
import type { CoachedGame } from "../exercises/coaching";
import { ReplyTimer } from "../exercises/program.svelte";
import { isBeginner } from "../exercises/stars";
import { storedGames } from "../exercises/stations";
import { type Challenge, type Settings, writeAddress } from "../shared/address";
import { recall, remember } from "../shared/memory";
import { type Change, currentMatch, next, START, type State } from "./game";

/** How long a reaction is shown, in milliseconds. */
const REACTION_TIME = 5000;

export class Session implements CoachedGame {
  game: State = $state.raw(START);
  /** The boards, strategies and bonds to choose from; null until the server has sent them. */
  variants: Variants | null = $state.raw(null);
  catalogue: Catalogue | null = $state.raw(null);
  /** Whether the next match against a friend will be played without help. */
  wantsUnaided = $state(true);
  /** How the friend fared who sent the link to this board, and the address of that game. */
  challenge: (Challenge & { address: string }) | null = $state.raw(null);
  /** Whether the rest of the game is being played out for the person here. */
  isPlayingOut = $state(false);
  /** The levels that were won in this browser, and the game that was lost last. */
  games = $state.raw(storedGames());
  /** Whether this win was the last of all boards. */
  hasWonAll = $state(false);
  /** The time, updated every few seconds. It shows how long a friend has been away. */
  now = $state(Date.now());
  readonly live = new Live({
    match: () => currentMatch(this.game),
    takeMatch: (match) => this.apply({ kind: "matchUpdated", match }),
    connectionChanged: (isConnected) => this.apply({ kind: "connectionChanged", isConnected }),
    presenceChanged: (presence) => this.apply({ kind: "presenceChanged", presence, now: Date.now() }),
    reacted: (reaction) => {
      this.apply({ kind: "reacted", reaction });
      const { signal } = this;
      const hide = (): void => {
        if (!signal.aborted && this.game.online.reaction === reaction)
          this.apply({ kind: "reacted", reaction: null });
      };
      setTimeout(hide, REACTION_TIME);
    },
  });
  readonly #replyTimer = new ReplyTimer();
  #leaving = new AbortController();
  #requests = $state(0);
  #openings = 0;

  /** Whether a request that changes the game is under way. */
  get isBusy(): boolean {
    return this.#requests > 0;
  }

  /** Aborted when the game that is shown now is left. An answer that comes later is dropped. */
  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  apply(change: Change): void {
    this.game = next(this.game, change);
    const { help, match } = this.game;
    // A game stays marked as helped when the page is loaded again.
    if (help.isUsed && match !== null && recall("helped") !== match.id) remember("helped", match.id);
    if (change.kind === "crossedOut") this.#replyTimer.begin();
    this.#replyTimer.follow(this.game, () => this.apply({ kind: "replyShown" }));
  }

  /**
   * Sends a request, with retries, and passes the answer on; a refusal is shown. Returns whether an answer came while the
   * same game was shown. A patient request is repeated until the server answers.
   */
  ask<T>(request: () => Promise<T>, use: (answer: T) => void, isPatient = false): Promise<boolean> {
    if (!isPatient) return this.#send(() => withRetries(request), use, true);
    const patient = (): Promise<T | null> => untilAnswered(request, this.signal);
    return this.#send(patient, (answer) => answer !== null && use(answer), true);
  }

  /**
   * The answer to a request, sent with retries; null after a refusal, or if another game is shown by then. A patient request
   * is repeated until the server answers.
   */
  async fetch<T>(request: () => Promise<T>, isPatient = false): Promise<T | null> {
    let answer: T | null = null;
    const { signal } = this;
    const show = (problem: Problem): void => this.apply({ kind: "requestRefused", problem });
    await this.#send(
      () => (isPatient ? untilAnswered(request, signal, show) : withRetries(request)),
      (content) => {
        answer = content;
      },
      true,
    );
    return answer;
  }

  /** Sends a request once, in the background: the session is not busy meanwhile. */
  askOnce<T>(request: () => Promise<T>, use: (answer: T) => void): Promise<boolean> {
    return this.#send(request, use, false);
  }

  async #send<T>(
    request: () => Promise<T>,
    use: (answer: T) => void,
    isExclusive: boolean,
  ): Promise<boolean> {
    const { signal } = this;
    if (isExclusive) this.#requests += 1;
    try {
      const answer = await request();
      if (signal.aborted) return false;
      if (isTransient(this.game.problem)) this.apply({ kind: "problemDismissed" });
      use(answer);
      return !signal.aborted;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!signal.aborted) this.apply({ kind: "requestRefused", problem: error.problem, match: error.state });
      return false;
    } finally {
      if (isExclusive && !signal.aborted) this.#requests -= 1;
    }
  }

  get position(): Position | null {
    return this.game.position;
  }
  get help(): HelpState {
    return this.game.help;
  }
  get token(): string | undefined {
    return this.game.tokens.A ?? this.game.tokens.B;
  }

  /** The steps of the coach: its question, then the hints for this position. Until the server has sent them, all hints there are. */
  get steps(): readonly string[] {
    const { hintNames } = this.game.help;
    return stepsFor(hintNames.length > 0 ? hintNames : (this.catalogue?.hints ?? []), isBeginner());
  }

  /** The challenge that this game answers; null on any other board. */
  get currentChallenge(): Challenge | null {
    const address = writeAddress({ ...this.game.settings, crossed: [] });
    return this.challenge?.address === address ? this.challenge : null;
  }

  /** Whether the bonds of this game were drawn by hand. */
  get isDrawn(): boolean {
    const id = this.game.position?.variant.condition.id;
    return this.catalogue?.bonds.some(({ key, takes }) => takes === "lines" && id === `bond-${key}`) ?? false;
  }

  /** Whether a strategy makes a share of random moves that can be chosen. */
  takesShare(opponent: string): boolean {
    return this.catalogue?.strategies.find(({ name }) => name === opponent)?.takes_share ?? false;
  }

  /** Begins to open another game. The function says whether none was begun since; if one was, the answers are dropped. */
  beginOpening(): () => boolean {
    this.#openings += 1;
    const opening = this.#openings;
    return () => this.#openings === opening;
  }

  /** Leaves the game that is shown, for one with these settings. */
  leave(settings: Settings): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.#requests = 0;
    this.isPlayingOut = false;
    this.hasWonAll = false;
    this.live.close();
    this.apply({ kind: "configured", settings });
  }
}
