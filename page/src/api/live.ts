/** Live updates of a match: server-sent events, and the whole state again after sleep or a lost network. */

import { eventsAddress, readMatch } from "./client";
import { updated } from "./news";
import type { MatchState, News } from "./types";

const AGAIN = 2000;

export class Live {
  #source: EventSource | null = null;
  /** The match that is followed, as it was heard last. */
  #known: MatchState | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly heard: (match: MatchState) => void,
    readonly live: (live: boolean) => void,
  ) {
    addEventListener("online", () => this.#catchUp());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void this.#catchUp();
    });
  }

  follow(match: MatchState): void {
    this.close();
    this.#known = match;
    this.#open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.#known = null;
  }

  #open(): void {
    if (this.#known === null) return;
    this.#source?.close();
    const source = new EventSource(eventsAddress(this.#known.id, this.#known.version));
    this.#source = source;
    source.addEventListener("open", () => this.live(true));
    source.addEventListener("news", (event) => this.#hear(JSON.parse(event.data) as News));
    source.addEventListener("error", () => {
      this.live(false);
      // The browser tries again by itself, unless the server refused: then the page does.
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#catchUp(), AGAIN);
    });
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
    this.heard(match);
  }

  async #catchUp(): Promise<void> {
    const id = this.#known?.id;
    if (id === undefined) return;
    try {
      this.#take(await readMatch(id));
      if (this.#known?.id === id && this.#source?.readyState !== EventSource.OPEN) this.#open();
    } catch {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#catchUp(), AGAIN);
    }
  }
}
