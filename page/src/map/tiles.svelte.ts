/** The tiles of the server. A few are loaded at a time; they are cached, and retried if the server was busy. */

import { requestBlob } from "../api/request";
import { untilAnswered } from "../api/retry";
import { gameQuery, type MapSettings } from "./address";
import type { Tile } from "./plane";

const MAX_REQUESTS = 6;
const MAX_CACHED = 600;
/** Requests may fail for this many milliseconds before the page mentions it. */
const QUIET_TIME = 5000;

export const tilePath = (settings: MapSettings, z: number, x: number, y: number): string => {
  return `/atlas/${settings.layer}/${z}/${x}/${y}.png?parity=${settings.parity}${gameQuery(settings)}`;
};

export class Tiles {
  /** Whether tiles of the window are still missing. */
  isLoading = $state(false);
  /** Whether requests have failed for some time. They are retried. */
  hasTrouble = $state(false);
  /** Whether the window needs a tile that the edition without a server does not have. */
  lacksTiles = $state(false);

  /** The tiles of the window, the most important first. */
  #wanted: readonly string[] = [];
  readonly #absent = new Set<string>();
  readonly #cache = new Map<string, ImageBitmap>();
  readonly #requests = new Map<string, AbortController>();
  /** The time of the first failure since the last tile arrived. */
  #failingSince: number | undefined;

  constructor(readonly onload: () => void) {}

  /** The tile, if it is cached. */
  get(address: string): ImageBitmap | undefined {
    return this.#cache.get(address);
  }

  /** Loads these tiles in order, and aborts requests for all others. */
  load(settings: MapSettings, tiles: readonly Tile[]): void {
    this.#wanted = tiles.map(({ z, x, y }) => tilePath(settings, z, x, y));
    for (const address of this.#wanted) this.#touch(address);
    this.#next();
  }

  close(): void {
    this.#wanted = [];
    this.#next();
  }

  /** Mark a cached tile as used last, so that it is evicted last. */
  #touch(address: string): void {
    const tile = this.#cache.get(address);
    if (tile === undefined) return;
    this.#cache.delete(address);
    this.#cache.set(address, tile);
  }

  /** Start requests for missing tiles, as many as are allowed at a time, and abort all others. */
  #next(): void {
    const missing = this.#wanted.filter((address) => !this.#cache.has(address) && !this.#absent.has(address));
    this.isLoading = missing.length > 0;
    this.lacksTiles = this.#wanted.some((address) => this.#absent.has(address));
    for (const [address, request] of this.#requests)
      if (!missing.includes(address)) {
        request.abort();
        this.#requests.delete(address);
      }
    for (const address of missing) {
      if (this.#requests.size >= MAX_REQUESTS) return;
      if (!this.#requests.has(address)) void this.#fetch(address);
    }
  }

  async #fetch(address: string): Promise<void> {
    const request = new AbortController();
    const { signal } = request;
    this.#requests.set(address, request);
    try {
      const picture = await untilAnswered(
        () => requestBlob(address, { signal }),
        signal,
        () => this.#noteFailure(),
      );
      if (picture === null) return;
      this.#store(address, await createImageBitmap(picture));
    } catch {
      this.#absent.add(address);
    }
    this.#next();
  }

  #store(address: string, bitmap: ImageBitmap): void {
    this.#cache.set(address, bitmap);
    this.#failingSince = undefined;
    this.hasTrouble = false;
    for (const [oldest, old] of this.#cache) {
      if (this.#cache.size <= MAX_CACHED) break;
      this.#cache.delete(oldest);
      old.close();
    }
    this.onload();
  }

  #noteFailure(): void {
    this.#failingSince ??= Date.now();
    this.hasTrouble = Date.now() - this.#failingSince > QUIET_TIME;
  }
}
