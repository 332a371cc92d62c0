/** The tiles of the server: loaded a few at a time, cached, and retried if the server was busy. */

import { ApiError, requestBlob } from "../api/request";
import { gameQuery, type MapChoices } from "./address";
import type { Tile } from "./plane";

const MAX_REQUESTS = 6;
const MAX_CACHED = 600;
const MAX_DELAY = 20_000;
/** How many failures in a row are retried before the page mentions them. */
const QUIET_FAILURES = 3;

export interface CachedTile {
  bitmap: ImageBitmap;
}

export const tilePath = (choices: MapChoices, z: number, x: number, y: number): string => {
  return `/atlas/${choices.layer}/${z}/${x}/${y}.png?parity=${choices.parity}${gameQuery(choices)}`;
};

export class Tiles {
  /** Whether tiles of the window are still missing. */
  loading = $state(false);
  /** Whether a request failed and will be retried. */
  trouble = $state(false);

  /** Whether a part of the window is not among the tiles that were built for the edition without a server. */
  beyond = $state(false);

  readonly #unbuilt = new Set<string>();
  readonly #cache = new Map<string, CachedTile>();
  readonly #requests = new Map<string, AbortController>();
  #missing: string[] = [];
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The tile, if it is cached. */
  get(address: string): CachedTile | undefined {
    return this.#cache.get(address);
  }

  /** Loads these tiles in order, and aborts requests for all others. */
  want(choices: MapChoices, tiles: readonly Tile[]): void {
    const addresses = tiles.map(({ z, x, y }) => tilePath(choices, z, x, y));
    for (const address of addresses) this.#touch(address);
    this.#missing = addresses.filter((address) => !this.#cache.has(address) && !this.#unbuilt.has(address));
    this.beyond = addresses.some((address) => this.#unbuilt.has(address));
    const wanted = new Set(this.#missing);
    for (const [address, request] of this.#requests) if (!wanted.has(address)) request.abort();
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#missing = [];
    for (const request of this.#requests.values()) request.abort();
  }

  #touch(address: string): void {
    const tile = this.#cache.get(address);
    if (tile === undefined) return;
    this.#cache.delete(address);
    this.#cache.set(address, tile);
  }

  #next(): void {
    this.loading = this.#missing.length > 0;
    if (this.#timer !== undefined) return;
    for (const address of this.#missing) {
      if (this.#requests.size >= MAX_REQUESTS) return;
      if (!this.#requests.has(address)) void this.#load(address);
    }
  }

  async #load(address: string): Promise<void> {
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
    this.trouble = false;
    for (const [oldest, { bitmap: old }] of this.#cache) {
      if (this.#cache.size <= MAX_CACHED) break;
      this.#cache.delete(oldest);
      old.close();
    }
    this.#changed();
  }

  #giveUp(address: string): void {
    this.#unbuilt.add(address);
    this.#missing = this.#missing.filter((missing) => missing !== address);
    this.beyond = true;
  }

  /** Retries missing tiles with exponential backoff. */
  #retryLater(seconds: number): void {
    if (this.#timer !== undefined) return;
    this.#failures += 1;
    this.trouble = this.#failures > QUIET_FAILURES;
    const delay = Math.min(MAX_DELAY, Math.max(1000 * seconds, 500 * 2 ** this.#failures));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, delay);
  }
}
