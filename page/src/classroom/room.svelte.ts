/** A classroom as one role sees it, with the match that it shows. One stream keeps both up to date. */

import { Connection } from "../api/connection";
import { FollowedMatch } from "../api/followed";
import { ApiError, problemOf } from "../api/request";
import type { MatchState, MatchUpdate, Problem } from "../api/types";
import { type ClassroomState, eventsOf, readClassroom } from "./server";

/** The id of the match that this role sees. */
const matchIn = (state: ClassroomState): string | null =>
  state.role === "pupil" ? state.match : (state.shown?.match ?? null);

/** Whether a state is at least as new as another. */
export function isCurrent(state: ClassroomState, known: ClassroomState): boolean {
  return (
    state.version > known.version || (state.version === known.version && state.progress >= known.progress)
  );
}

export class Room<S extends ClassroomState = ClassroomState> {
  state = $state.raw() as S;
  /** The match that the state names; null until it is loaded. */
  match = $state.raw<MatchState | null>(null);
  isConnected = $state(true);
  /** Whether the classroom no longer exists. */
  isGone = $state(false);
  /** Whether the token no longer belongs to anybody: the seat was given to another device. */
  hasLostSeat = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Whether a request of this page is under way. */
  isSending = $state(false);
  /** The server's clock minus this one, in milliseconds. */
  #clockOffset = 0;
  readonly #followed = new FollowedMatch({
    followedId: () => matchIn(this.state),
    match: () => this.match,
    takeMatch: (match) => this.takeMatch(match),
  });
  readonly #connection: Connection;

  constructor(
    readonly token: string | undefined,
    first: S,
  ) {
    this.state = first;
    this.#connection = new Connection({
      stream: () => (this.isGone || this.hasLostSeat ? null : { address: eventsOf(first.code), token }),
      receive: ({ event, data }) => {
        if (event === "classroom") this.take(JSON.parse(data) as S);
        if (event === "news")
          this.#followed.applyNews(JSON.parse(data) as MatchUpdate)?.catch(this.showProblem);
        if (event === "reset") location.reload(); // the server has restored an older backup
      },
      connectionChanged: (isConnected) => {
        this.isConnected = isConnected;
      },
      refetch: () => this.#refetch(),
    });
  }

  /** Loads the match and opens the stream. */
  start(): this {
    this.take(this.state);
    this.#connection.open();
    return this;
  }

  get code(): string {
    return this.state.code;
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  /** Takes a state from the server, unless a newer one is known. */
  take(state: S): void {
    if (!isCurrent(state, this.state)) return;
    this.#clockOffset = state.now - Date.now();
    this.state = state;
    const id = matchIn(state);
    if (id !== this.match?.id) {
      this.match = null;
      this.#followed.load().catch(this.showProblem);
    }
  }

  /** Takes a match from the server, unless another match is shown or a newer version is known. */
  takeMatch(match: MatchState): void {
    if (match.id !== matchIn(this.state)) return;
    if (this.match !== null && match.version < this.match.version) return;
    this.match = match;
  }

  /** Sends a request. Returns whether it was accepted; otherwise shows the problem. */
  async send(request: () => Promise<S>): Promise<boolean> {
    this.problem = null;
    this.isSending = true;
    try {
      this.take(await request());
      return true;
    } catch (error) {
      this.showProblem(error);
      return false;
    } finally {
      this.isSending = false;
    }
  }

  /** Shows the problem of a failed request. Other errors are thrown again. */
  readonly showProblem = (error: unknown): void => {
    this.problem = problemOf(error);
  };

  /** Closes the stream. */
  end(): void {
    this.#followed.close();
    this.#connection.end();
  }

  async #refetch(): Promise<void> {
    try {
      this.take(await readClassroom<S>(this.code, this.token));
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 403)) throw error;
      this.isGone = error.status === 404;
      this.hasLostSeat = error.status === 403;
      return;
    }
    await this.#followed.load().catch(this.showProblem);
  }
}
