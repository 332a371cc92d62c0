/** Opens a classroom on the page of a teacher or on the big screen. */

import { problemOf } from "../api/request";
import { untilAnswered } from "../api/retry";
import type { Problem } from "../api/types";
import { stayAwake } from "../shared/wakeLock";
import { words } from "../shared/words.svelte";
import { Room } from "./room.svelte";
import { readClassroom, type TeacherState, type WallState } from "./server";
import { NOT_TEACHER } from "./tiles";

export class Entrance<S extends TeacherState | WallState> {
  /** The classroom; null until the server has answered. */
  room = $state.raw<Room<S> | null>(null);
  /** Why the classroom cannot be opened; null if nothing is wrong. */
  problem = $state.raw<Problem | null>(null);

  /** Opens the classroom as soon as the server answers, and keeps the screen awake. Returns the function that ends this. */
  open(code: string, token?: string): () => void {
    const release = stayAwake();
    const leaving = new AbortController();
    this.#enter(code, token, leaving.signal).catch((error) => (this.problem = problemOf(error)));
    return () => {
      leaving.abort();
      release();
      this.room?.end();
    };
  }

  async #enter(code: string, token: string | undefined, signal: AbortSignal): Promise<void> {
    await words.load("learn", "lessons").catch(() => {}); // the titles of tasks are in these files
    const state = await untilAnswered(
      () => readClassroom<S>(code, token),
      signal,
      (reason) => (this.problem = reason),
    );
    if (state === null) return;
    if (token !== undefined && state.role !== "teacher") this.problem = NOT_TEACHER;
    else this.room = new Room<S>(token, state).start();
  }
}
