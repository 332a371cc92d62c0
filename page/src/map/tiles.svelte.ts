/** The tiles of the server. A few are loaded at a time; they are cached, and retried if the server was busy. */

import { ApiError, requestBlob } from "../api/request";
import { gameQuery, type MapSettings } from "./address";
import type { Tile } from "./plane";

const MAX_REQUESTS = 6;
const MAX_CACHED = 600;
const MAX_DELAY = 20_000;
/** How many failures in a row are retried before the page mentions them. */
const QUIET_FAILURES = 3;

export interface CachedTile {
  bitmap: ImageBitmap;
}

export const tilePath = (settings: MapSettings, z: number, x: number, y: number): string => {
  return `/atlas/${settings.layer}/${z}/${x}/${y}.png?parity=${settings.parity}${gameQuery(settings)}`;
};

export class Tiles {
  /** Whether tiles of the window are still missing. */
  isLoading = $state(false);
  /** Whether several requests in a row have failed. They are retried. */
  hasTrouble = $state(false);
  /** Whether the window needs a tile that the edition without a server does not have. */
  lacksTiles = $state(false);

  readonly #absent = new Set<string>();
  readonly #cache = new Map<string, CachedTile>();
  readonly #requests = new Map<string, AbortController>();
  #missing: string[] = [];
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onload: () => void;

  constructor(onload: () => void) {
    this.#onload = onload;
  }

  /** The tile, if it is cached. */
  get(address: string): CachedTile | undefined {
    return this.#cache.get(address);
  }

  /** Loads these tiles in order, and aborts requests for all others. */
  load(settings: MapSettings, tiles: readonly Tile[]): void {
    const addresses = tiles.map(({ z, x, y }) => tilePath(settings, z, x, y));
    for (const address of addresses) this.#touch(address);
    this.#missing = addresses.filter((address) => !this.#cache.has(address) && !this.#absent.has(address));
    this.lacksTiles = addresses.some((address) => this.#absent.has(address));
    const missing = new Set(this.#missing);
    for (const [address, request] of this.#requests) if (!missing.has(address)) request.abort();
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#missing = [];
    for (const request of this.#requests.values()) request.abort();
  }

  /** Mark a cached tile as used last, so that it is evicted last. */
  #touch(address: string): void {
    const tile = this.#cache.get(address);
    if (tile === undefined) return;
    this.#cache.delete(address);
    this.#cache.set(address, tile);
  }

  /** Start requests for missing tiles, as many as are allowed at a time. */
  #next(): void {
    this.isLoading = this.#missing.length > 0;
    if (this.#timer !== undefined) return;
    for (const address of this.#missing) {
      if (this.#requests.size >= MAX_REQUESTS) return;
      if (!this.#requests.has(address)) void this.#fetch(address);
    }
  }

  async #fetch(address: string): Promise<void> {
    const request = new AbortController();
    this.#requests.set(address, request);
    try {
      const picture = await requestBlob(address, { signal: request.signal });
      this.#store(address, await createImageBitmap(picture));
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === "no-tile") this.#giveUp(address);
      else if (!request.signal.aborted) this.#retryLater(error instanceof ApiError ? error.retryAfter : 0);
    }
    this.#requests.delete(address);
    this.#next();
  }

  #store(address: string, bitmap: ImageBitmap): void {
    this.#cache.set(address, { bitmap });
    this.#missing = this.#missing.filter((missing) => missing !== address);
    this.#failures = 0;
    this.hasTrouble = false;
    for (const [oldest, { bitmap: old }] of this.#cache) {
      if (this.#cache.size <= MAX_CACHED) break;
      this.#cache.delete(oldest);
      old.close();
    }
    this.#onload();
  }

  /** Remember that the edition without a server lacks this tile. */
  #giveUp(address: string): void {
    this.#absent.add(address);
    this.#missing = this.#missing.filter((missing) => missing !== address);
    this.lacksTiles = true;
  }

  /** Retries missing tiles with exponential backoff. */
  #retryLater(seconds: number): void {
    if (this.#timer !== undefined) return;
    this.#failures += 1;
    this.hasTrouble = this.#failures > QUIET_FAILURES;
    const delay = Math.min(MAX_DELAY, Math.max(1000 * seconds, 500 * 2 ** this.#failures));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, delay);
  }
}
