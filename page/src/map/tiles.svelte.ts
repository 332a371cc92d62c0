/** The tiles of the server: asked for a few at a time, kept, and asked for again where the server was busy. */

import { ApiError, askFile } from "../api/ask";
import { type Choices, gameQuery } from "./address";
import type { Tile } from "./plane";

const AT_ONCE = 6;
const KEPT = 600;
const LONGEST_WAIT = 20_000;

export interface Kept {
  bitmap: ImageBitmap;
}

export const tilePath = (choices: Choices, z: number, x: number, y: number): string => {
  return `/atlas/${choices.layer}/${z}/${x}/${y}.png?parity=${choices.parity}${gameQuery(choices)}`;
};

export class Tiles {
  /** Whether tiles of the window are still missing. */
  loading = $state(false);
  /** Whether the server did not give a tile and is asked again. */
  trouble = $state(false);

  readonly #kept = new Map<string, Kept>();
  readonly #asked = new Map<string, AbortController>();
  #wanted: string[] = [];
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The tile, if it is here. */
  get(address: string): Kept | undefined {
    return this.#kept.get(address);
  }

  /** Ask for these, the first ones first; what is not wanted any more is not waited for. */
  want(choices: Choices, tiles: readonly Tile[]): void {
    const addresses = tiles.map(({ z, x, y }) => tilePath(choices, z, x, y));
    for (const address of addresses) this.#touch(address);
    this.#wanted = addresses.filter((address) => !this.#kept.has(address));
    const wanted = new Set(this.#wanted);
    for (const [address, asking] of this.#asked) if (!wanted.has(address)) asking.abort();
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wanted = [];
    for (const asking of this.#asked.values()) asking.abort();
  }

  #touch(address: string): void {
    const kept = this.#kept.get(address);
    if (kept === undefined) return;
    this.#kept.delete(address);
    this.#kept.set(address, kept);
  }

  #next(): void {
    this.loading = this.#wanted.length > 0;
    if (this.#timer !== undefined) return;
    for (const address of this.#wanted) {
      if (this.#asked.size >= AT_ONCE) return;
      if (!this.#asked.has(address)) void this.#ask(address);
    }
  }

  async #ask(address: string): Promise<void> {
    const asking = new AbortController();
    this.#asked.set(address, asking);
    try {
      const picture = await askFile(address, { signal: asking.signal });
      this.#keep(address, await createImageBitmap(picture));
    } catch (error) {
      if (!asking.signal.aborted) this.#later(error instanceof ApiError ? error.wait : 0);
    }
    this.#asked.delete(address);
    this.#next();
  }

  #keep(address: string, bitmap: ImageBitmap): void {
    this.#kept.set(address, { bitmap });
    this.#wanted = this.#wanted.filter((wanted) => wanted !== address);
    this.#failures = 0;
    this.trouble = false;
    for (const [oldest, { bitmap: old }] of this.#kept) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
      old.close();
    }
    this.#changed();
  }

  /** Wait, longer each time, and ask again for what is still wanted. */
  #later(seconds: number): void {
    this.trouble = true;
    if (this.#timer !== undefined) return;
    this.#failures += 1;
    const wait = Math.min(LONGEST_WAIT, Math.max(1000 * seconds, 500 * 2 ** this.#failures));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, wait);
  }
}
