/** Live updates of a match: server-sent events, and the whole state again after sleep or a lost network. */

import { eventsAddress, readMatch } from "./client";
import { updated } from "./news";
import { saidAt } from "./stream";
import type { MatchState, News, Presence } from "./types";

const AGAIN = 2000;

/** What somebody who follows a match wants to hear. */
export interface Listener {
  heard: (match: MatchState) => void;
  live: (live: boolean) => void;
  present: (presence: Presence) => void;
}

export class Live {
  #stream: AbortController | null = null;
  /** The match that is followed, as it was heard last, and the token of who plays it here. */
  #known: MatchState | null = null;
  #token: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly listener: Listener) {
    addEventListener("online", () => this.#catchUp());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void this.#catchUp();
    });
  }

  /** Follows a match, to play it with this token or to watch it. */
  follow(match: MatchState, token?: string): void {
    this.close();
    this.#known = match;
    this.#token = token;
    void this.#listen();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stream?.abort();
    this.#stream = null;
    this.#known = null;
  }

  /** Listens until the stream ends, and then begins anew. */
  async #listen(): Promise<void> {
    if (this.#known === null) return;
    const stream = new AbortController();
    this.#stream = stream;
    const address = eventsAddress(this.#known.id, this.#known.version);
    for await (const { event, data } of saidAt(address, this.#token, stream.signal)) {
      if (stream !== this.#stream) return;
      if (event === "open") this.listener.live(true);
      if (event === "news") this.#hear(JSON.parse(data) as News);
      if (event === "presence") this.listener.present(JSON.parse(data) as Presence);
    }
    if (stream !== this.#stream) return;
    this.#stream = null;
    this.listener.live(false);
    this.#tryAgain();
  }

  #tryAgain(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#catchUp(), AGAIN);
  }

  /** Takes the news; where they leave something out, the whole match is read. */
  #hear(news: News): void {
    if (this.#known === null || news.id !== this.#known.id) return;
    const match = updated(this.#known, news);
    if (match === null) void this.#catchUp();
    else this.#take(match);
  }

  #take(match: MatchState): void {
    if (match.id !== this.#known?.id) return;
    if (match.version > this.#known.version) this.#known = match;
    this.listener.heard(match);
  }

  async #catchUp(): Promise<void> {
    const id = this.#known?.id;
    if (id === undefined) return;
    try {
      this.#take(await readMatch(id));
      if (this.#known?.id === id && this.#stream === null) void this.#listen();
    } catch {
      this.#tryAgain();
    }
  }
}
