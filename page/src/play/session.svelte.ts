/** The game on this page and its connection to the server. The actions of a person are in `commands`, opening a game is in `openGame`. */

import { Live } from "../api/live";
import { ApiError } from "../api/request";
import { isTransient, RETRY_DELAYS, withRetries } from "../api/retry";
import type { Catalogue, Position, Variants } from "../api/types";
import type { HelpState } from "../exercises/coach";
import type { CoachedGame } from "../exercises/coaching";
import { ReplyTimer } from "../exercises/program.svelte";
import type { Settings } from "../shared/address";
import { recall, remember } from "../shared/memory";
import { type Change, next, START, type State } from "./game";
import { storedClimb } from "./progress";

export class Session implements CoachedGame {
  game: State = $state.raw(START);
  /** The boards, strategies and bonds to choose from; null until the server has sent them. */
  variants: Variants | null = $state.raw(null);
  catalogue: Catalogue | null = $state.raw(null);
  /** Whether the next match against a friend will be played without help. */
  wantsUnaided = $state(false);
  /** Whether the rest of the game is being played out for the person here. */
  isPlayingOut = $state(false);
  /** How far the person here has climbed on the ladder. */
  climb = $state.raw(storedClimb());
  /** Whether this win was the last of all boards. */
  hasWonAll = $state(false);
  /** The time, updated every few seconds. It shows how long a friend has been away. */
  now = $state(Date.now());
  readonly live = new Live({
    matchUpdated: (match) => this.apply({ kind: "matchUpdated", match }),
    connectionChanged: (isConnected) => this.apply({ kind: "connectionChanged", isConnected }),
    presenceChanged: (presence) => this.apply({ kind: "presenceChanged", presence, now: Date.now() }),
  });
  readonly #replyTimer = new ReplyTimer();
  #visit = 0;
  #requests = $state(0);

  /** Whether a request that changes the game is under way. */
  get isBusy(): boolean {
    return this.#requests > 0;
  }

  /** Counts the games shown here: an answer that belongs to an earlier one is dropped. */
  get visit(): number {
    return this.#visit;
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
   * same game was shown.
   */
  ask<T>(request: () => Promise<T>, use: (answer: T) => void, delays = RETRY_DELAYS): Promise<boolean> {
    return this.#send(() => withRetries(request, delays), use, true);
  }

  /** The answer to a request, sent with retries; null after a refusal, or if another game is shown by then. */
  async fetch<T>(request: () => Promise<T>): Promise<T | null> {
    let answer: T | null = null;
    await this.ask(request, (content) => {
      answer = content;
    });
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
    const visit = this.#visit;
    if (isExclusive) this.#requests += 1;
    try {
      const answer = await request();
      if (visit !== this.#visit) return false;
      if (isTransient(this.game.problem)) this.apply({ kind: "problemDismissed" });
      use(answer);
      return visit === this.#visit;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (visit === this.#visit)
        this.apply({ kind: "requestRefused", problem: error.problem, match: error.state });
      return false;
    } finally {
      if (isExclusive && visit === this.#visit) this.#requests -= 1;
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
    return ["question", ...(hintNames.length > 0 ? hintNames : (this.catalogue?.hints ?? []))];
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

  /** Leaves the game that is shown, for one with these settings. */
  leave(settings: Settings): void {
    this.#visit += 1;
    this.#requests = 0;
    this.isPlayingOut = false;
    this.hasWonAll = false;
    this.live.close();
    this.apply({ kind: "configured", settings });
  }
}
