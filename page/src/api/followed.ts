/** A match that others change too. News are applied to it; if some are missing, it is fetched again. */

import { readMatch } from "./client";
import { withNews } from "./news";
import { untilAnswered } from "./retry";
import type { MatchState, MatchUpdate } from "./types";

/** The state of a page that shows a match. It holds the match; a `FollowedMatch` has no copy. */
export interface MatchHolder {
  /** The id of the match to follow; null if there is none. */
  followedId: () => string | null;
  /** The match that is shown; null until it is loaded. */
  match: () => MatchState | null;
  /** Takes a version of the match, unless a newer one is known. */
  takeMatch: (match: MatchState) => void;
}

export class FollowedMatch {
  #loading: { id: string; done: Promise<void>; abort: AbortController } | null = null;

  constructor(readonly holder: MatchHolder) {}

  /** Applies the news to the match, or fetches it if it is not loaded or events are missing in between. */
  applyNews(news: MatchUpdate): Promise<void> | undefined {
    if (news.id !== this.holder.followedId()) return undefined;
    const match = this.holder.match();
    const updated = match === null ? null : withNews(match, news);
    if (updated === null) return this.load();
    this.holder.takeMatch(updated);
    return undefined;
  }

  /** Fetches the match, however long that takes. It throws if the server refuses. */
  load(): Promise<void> {
    const id = this.holder.followedId();
    if (this.#loading !== null && this.#loading.id === id) return this.#loading.done;
    this.close();
    if (id === null) return Promise.resolve();
    const abort = new AbortController();
    const done = this.#load(id, abort.signal).finally(() => {
      if (this.#loading?.abort === abort) this.#loading = null;
    });
    this.#loading = { id, done, abort };
    return done;
  }

  /** Stops a fetch that is under way. */
  close(): void {
    this.#loading?.abort.abort();
    this.#loading = null;
  }

  async #load(id: string, signal: AbortSignal): Promise<void> {
    const match = await untilAnswered(() => readMatch(id), signal);
    if (match !== null) this.holder.takeMatch(match);
  }
}
