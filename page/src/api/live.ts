/** Live updates of a match: its stream, and a refetch of the match after sleep or a lost connection. */

import { HAS_SERVER } from "../shared/site";
import { eventsAddress } from "./client";
import { Connection } from "./connection";
import { FollowedMatch, type MatchHolder } from "./followed";
import type { MatchUpdate, Presence, Reaction } from "./types";

export interface Listener extends Omit<MatchHolder, "followedId"> {
  /** Called when the stream is opened or lost. */
  connectionChanged: (isConnected: boolean) => void;
  presenceChanged: (presence: Presence) => void;
  reacted: (reaction: Reaction) => void;
}

export class Live {
  /** The id of the match that is followed, and the token of the seat that this browser holds. */
  #id: string | null = null;
  #token: string | undefined;
  readonly #match: FollowedMatch;
  readonly #connection: Connection;

  constructor(readonly listener: Listener) {
    const match = new FollowedMatch({ ...listener, followedId: () => this.#id });
    this.#match = match;
    this.#connection = new Connection({
      stream: () => {
        const current = listener.match();
        if (current === null || current.id !== this.#id) return null;
        return { address: eventsAddress(current.id, current.version), token: this.#token };
      },
      receive: ({ event, data }) => {
        if (event === "news") match.applyNews(JSON.parse(data) as MatchUpdate)?.catch(() => {}); // the next refetch tries again
        if (event === "reset") location.reload(); // the server has restored an older backup, so the match on the screen is out of date
        if (event === "presence") listener.presenceChanged(JSON.parse(data) as Presence);
        if (event === "reaction") listener.reacted(JSON.parse(data) as Reaction);
      },
      connectionChanged: listener.connectionChanged,
      refetch: () => match.load(),
    });
  }

  /** Follows the match that is shown: with a token as one of its players, without as a spectator. */
  follow(id: string, token?: string): void {
    if (!HAS_SERVER) return; // without a server, nobody else can change the match
    this.#id = id;
    this.#token = token;
    this.#connection.open();
  }

  close(): void {
    this.#id = null;
    this.#match.close();
    this.#connection.close();
  }
}
