/** The game at this page and its way to the server. What a person does is in `commands`, coming here in `arrival`. */

import { ApiError } from "../api/ask";
import { Live } from "../api/live";
import { isTransient, withRetries } from "../api/retry";
import type { Catalogue, Variants } from "../api/types";
import type { Settings } from "../shared/address";
import { recall, remember } from "../shared/memory";
import { replyDelay } from "../shared/rhythm";
import { type Change, next, START, type State } from "./game";

export class Session {
  game: State = $state.raw(START);
  /** The boards to choose from, and what else there is: strategies, bonds; null until the server has said it. */
  variants: Variants | null = $state.raw(null);
  catalogue: Catalogue | null = $state.raw(null);
  /** Whether the next match against a friend is to be played without help. */
  unaided = $state(false);
  /** Whether an answer of the server is awaited that changes the game. */
  get busy(): boolean {
    return this.#waiting > 0;
  }
  #waiting = $state(0);
  readonly live = new Live({
    matchUpdated: (match) => this.apply({ kind: "heard", match }),
    connectionChanged: (live) => this.apply({ kind: "live", live }),
    presenceChanged: (presence) => this.apply({ kind: "present", presence, now: Date.now() }),
  });
  /** The time, every few seconds: for how long somebody is away. */
  now = $state(Date.now());
  /** Counts the games shown here: an answer to a question of an earlier one is dropped. */
  #shown = 0;

  /** When the last number was crossed out here, and what will show the reply to it. */
  #struck = 0;
  #revealing: ReturnType<typeof setTimeout> | undefined;

  apply(change: Change): void {
    this.game = next(this.game, change);
    const { helped, match } = this.game;
    // A game that was helped stays so when the page is loaded again.
    if (helped && match !== null && recall("helped") !== match.id) remember("helped", match.id);
    if (change.kind === "crossed") this.#struck = performance.now();
    if (this.game.held === null) {
      clearTimeout(this.#revealing);
      this.#revealing = undefined;
    } else if (this.#revealing === undefined) {
      const wait = Math.max(0, this.#struck + replyDelay() - performance.now());
      this.#revealing = setTimeout(() => this.apply({ kind: "revealed" }), wait);
    }
  }

  /**
   * Asks the server, again where it must, and does with the answer what is said; a refusal is shown. Whether the answer came
   * while somebody still waited for it.
   */
  ask<T>(question: () => Promise<T>, answer: (given: T) => void): Promise<boolean> {
    return this.#answered(() => withRetries(question), answer, true);
  }

  /** Asks once and in the background: nobody is kept waiting for it. */
  wonder<T>(question: () => Promise<T>, answer: (given: T) => void): Promise<boolean> {
    return this.#answered(question, answer, false);
  }

  async #answered<T>(
    question: () => Promise<T>,
    answer: (given: T) => void,
    busy: boolean,
  ): Promise<boolean> {
    const shown = this.#shown;
    if (busy) this.#waiting += 1;
    try {
      const given = await question();
      if (shown === this.#shown && isTransient(this.game.problem)) this.apply({ kind: "noted" });
      if (shown === this.#shown) answer(given);
      return shown === this.#shown;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (shown === this.#shown) this.apply({ kind: "refused", problem: error.problem, match: error.state });
      return false;
    } finally {
      if (busy && shown === this.#shown) this.#waiting -= 1;
    }
  }

  /** The steps of help: a question first, then what the server has to tell of the position, or could tell before it has. */
  get steps(): readonly string[] {
    return ["question", ...(this.game.steps.length > 0 ? this.game.steps : (this.catalogue?.help ?? []))];
  }

  /** Whether the bonds of this game were drawn by hand. */
  get takesLines(): boolean {
    const id = this.game.position?.variant.when.id;
    return this.catalogue?.bonds.some(({ key, takes }) => takes === "lines" && id === `bond-${key}`) ?? false;
  }

  get openSteps(): ReadonlySet<string> {
    return new Set(this.steps.slice(0, this.game.step));
  }

  /** Whether a strategy makes a share of random moves that can be chosen. */
  takesShare(opponent: string): boolean {
    return this.catalogue?.strategies.find(({ name }) => name === opponent)?.takes_share ?? false;
  }

  /** Leaves the game that is shown, for one with these choices. */
  leave(settings: Settings): void {
    this.#shown += 1;
    this.#waiting = 0;
    this.live.close();
    this.apply({ kind: "configured", settings });
  }
}
