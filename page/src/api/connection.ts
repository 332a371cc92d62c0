/** A live stream that is opened again after sleep, a lost network or a change of network. */

import { eventsAt, type StreamEvent } from "./stream";

const RECONNECT_DELAY = 2000;

export interface Source {
  /** The address of the stream, and the token of the seat. Null if there is nothing to follow. */
  stream: () => { address: string; token: string | undefined } | null;
  receive: (event: StreamEvent) => void;
  /** Called when the stream is opened or lost. */
  connectionChanged: (isConnected: boolean) => void;
  /** Fetches what may have been missed. It throws if the server cannot be reached. */
  refetch: () => Promise<void>;
}

export class Connection {
  #stream: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new AbortController();

  constructor(readonly source: Source) {
    const { signal } = this.#listeners;
    addEventListener("online", () => void this.refetch(), { signal });
    // A stream does not notice at once that the network is gone.
    addEventListener("offline", () => this.#stream?.abort(), { signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (!document.hidden) void this.refetch();
      },
      { signal },
    );
  }

  /** Opens the stream. */
  open(): void {
    this.close();
    void this.#listen();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stream?.abort();
    this.#stream = null;
  }

  /** Closes the stream for good. */
  end(): void {
    this.close();
    this.#listeners.abort();
  }

  /** Fetches what may have been missed, and opens the stream if there is none. */
  async refetch(): Promise<void> {
    if (this.source.stream() === null) return;
    try {
      await this.source.refetch();
      if (this.#stream === null) void this.#listen();
    } catch {
      this.#reconnectLater();
    }
  }

  /** Reads the stream until it ends, and then schedules a new one. */
  async #listen(): Promise<void> {
    const following = this.source.stream();
    if (following === null || this.#listeners.signal.aborted) return;
    const stream = new AbortController();
    this.#stream = stream;
    try {
      for await (const event of eventsAt(following.address, following.token, stream.signal)) {
        if (stream !== this.#stream) return;
        if (event.event === "open") this.source.connectionChanged(true);
        else this.source.receive(event);
      }
    } catch (error) {
      reportError(error); // a mistake in the receiver must not end the live updates
    }
    if (stream !== this.#stream) return;
    this.#stream = null;
    this.source.connectionChanged(false);
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    clearTimeout(this.#timer);
    if (this.#listeners.signal.aborted) return;
    this.#timer = setTimeout(() => void this.refetch(), RECONNECT_DELAY);
  }
}
