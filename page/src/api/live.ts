/** Live updates of a match: server-sent events, and a refetch of the match after sleep or a lost connection. */

import { eventsAddress, readMatch } from "./client";
import { withNews } from "./news";
import { eventsAt } from "./stream";
import type { MatchState, News, Presence } from "./types";

const RECONNECT_DELAY = 2000;

export interface Listener {
  matchUpdated: (match: MatchState) => void;
  /** Called when the stream is opened or lost. */
  connectionChanged: (connected: boolean) => void;
  presenceChanged: (presence: Presence) => void;
}

export class Live {
  #stream: AbortController | null = null;
  /** The newest version of the match that is followed, and the token of the seat held here. */
  #match: MatchState | null = null;
  #token: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly listener: Listener) {
    addEventListener("online", () => this.#refetch());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void this.#refetch();
    });
  }

  /** Follows a match: with a token as one of its players, without as a spectator. */
  follow(match: MatchState, token?: string): void {
    this.close();
    this.#match = match;
    this.#token = token;
    void this.#listen();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stream?.abort();
    this.#stream = null;
    this.#match = null;
  }

  /** Reads the stream until it ends, and then schedules a new one. */
  async #listen(): Promise<void> {
    if (this.#match === null) return;
    const stream = new AbortController();
    this.#stream = stream;
    const address = eventsAddress(this.#match.id, this.#match.version);
    for await (const { event, data } of eventsAt(address, this.#token, stream.signal)) {
      if (stream !== this.#stream) return;
      if (event === "open") this.listener.connectionChanged(true);
      if (event === "news") this.#applyNews(JSON.parse(data) as News);
      if (event === "presence") this.listener.presenceChanged(JSON.parse(data) as Presence);
    }
    if (stream !== this.#stream) return;
    this.#stream = null;
    this.listener.connectionChanged(false);
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#refetch(), RECONNECT_DELAY);
  }

  /** Applies the news to the match, or refetches it if events are missing in between. */
  #applyNews(news: News): void {
    if (this.#match === null || news.id !== this.#match.id) return;
    const match = withNews(this.#match, news);
    if (match === null) void this.#refetch();
    else this.#update(match);
  }

  #update(match: MatchState): void {
    if (match.id !== this.#match?.id) return;
    if (match.version > this.#match.version) this.#match = match;
    this.listener.matchUpdated(match);
  }

  async #refetch(): Promise<void> {
    const id = this.#match?.id;
    if (id === undefined) return;
    try {
      this.#update(await readMatch(id));
      if (this.#match?.id === id && this.#stream === null) void this.#listen();
    } catch {
      this.#reconnectLater();
    }
  }
}
