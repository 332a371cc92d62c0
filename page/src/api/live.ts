/** Live updates of a match: its stream, and a refetch of the match after sleep or a lost connection. */

import { HAS_SERVER } from "../shared/site";
import { eventsAddress, readMatch } from "./client";
import { Connection } from "./connection";
import { withNews } from "./news";
import type { MatchState, News, Presence } from "./types";

export interface Listener {
  matchUpdated: (match: MatchState) => void;
  /** Called when the stream is opened or lost. */
  connectionChanged: (isConnected: boolean) => void;
  presenceChanged: (presence: Presence) => void;
}

export class Live {
  /** The newest version of the match, and the token of the seat that this browser holds. */
  #match: MatchState | null = null;
  #token: string | undefined;
  readonly #connection: Connection;

  constructor(readonly listener: Listener) {
    this.#connection = new Connection({
      stream: () =>
        this.#match && { address: eventsAddress(this.#match.id, this.#match.version), token: this.#token },
      receive: ({ event, data }) => {
        if (event === "news") this.#applyNews(JSON.parse(data) as News);
        if (event === "reset") location.reload(); // the server has restored an older backup, so the match on the screen is out of date
        if (event === "presence") listener.presenceChanged(JSON.parse(data) as Presence);
      },
      connectionChanged: listener.connectionChanged,
      refetch: () => this.#refetch(),
    });
  }

  /** Follows a match: with a token as one of its players, without as a spectator. */
  follow(match: MatchState, token?: string): void {
    if (!HAS_SERVER) return; // without a server, nobody else can change the match
    this.#match = match;
    this.#token = token;
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
    this.#match = null;
  }

  /** Applies the news to the match, or refetches it if events are missing in between. */
  #applyNews(news: News): void {
    if (this.#match === null || news.id !== this.#match.id) return;
    const match = withNews(this.#match, news);
    if (match === null) void this.#connection.refetch();
    else this.#update(match);
  }

  #update(match: MatchState): void {
    if (match.id !== this.#match?.id) return;
    if (match.version > this.#match.version) this.#match = match;
    this.listener.matchUpdated(match);
  }

  async #refetch(): Promise<void> {
    const id = this.#match?.id;
    if (id !== undefined) this.#update(await readMatch(id));
  }
}
