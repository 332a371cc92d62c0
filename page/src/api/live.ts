/** Live updates of a match: server-sent events, and the whole state again after sleep or a lost network. */

import { eventsAddress, readMatch } from "./client";
import type { MatchState } from "./types";

const AGAIN = 2000;

export class Live {
  #source: EventSource | null = null;
  #id: string | null = null;
  #version = 0;
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

  follow(id: string, version: number): void {
    this.close();
    this.#id = id;
    this.#version = version;
    this.#open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.#id = null;
  }

  #open(): void {
    const id = this.#id;
    if (id === null) return;
    this.#source?.close();
    const source = new EventSource(eventsAddress(id, this.#version));
    this.#source = source;
    source.addEventListener("open", () => this.live(true));
    source.addEventListener("state", (event) => this.#take(JSON.parse(event.data) as MatchState));
    source.addEventListener("error", () => {
      this.live(false);
      // The browser tries again by itself, unless the server refused: then the page does.
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#catchUp(), AGAIN);
    });
  }

  #take(match: MatchState): void {
    if (match.id !== this.#id) return;
    this.#version = Math.max(this.#version, match.version);
    this.heard(match);
  }

  async #catchUp(): Promise<void> {
    const id = this.#id;
    if (id === null) return;
    try {
      this.#take(await readMatch(id));
      if (this.#id === id && this.#source?.readyState !== EventSource.OPEN) this.#open();
    } catch {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#catchUp(), AGAIN);
    }
  }
}
