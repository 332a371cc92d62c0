/** What every exercise on a board has: the draft of the answer, its flaw, a replay, and requests that may be refused. */

import { problemOf } from "../api/request";
import type { Flaw, Problem } from "../api/types";
import { EMPTY_DRAFT } from "./answer";
import type { ProgramGame } from "./program.svelte";
import type { Replay } from "./replay.svelte";

export abstract class ExerciseAttempt {
  /** The numbers, lines or word of the answer so far. */
  draft = $state.raw(EMPTY_DRAFT);
  flaw = $state.raw<Flaw | null>(null);
  replay = $state.raw<Replay | null>(null);
  problem = $state.raw<Problem | null>(null);
  isBusy = $state(false);
  /** The game against a program; null if the exercise has none. */
  abstract readonly match: ProgramGame | null;

  /** The answer to a request; null if the server refuses it. The problem is stored. */
  protected async send<T>(request: () => Promise<T>): Promise<T | null> {
    this.isBusy = true;
    this.problem = null;
    try {
      return await request();
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  /** Ends the replay of an error, and forgets the flaw. */
  protected endReplay(): void {
    this.replay?.end();
    [this.replay, this.flaw] = [null, null];
  }

  /** Stops all animations. */
  leave(): void {
    this.replay?.end();
    this.match?.end();
  }
}
