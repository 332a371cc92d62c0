/** Requests the verdict on the variant under the cursor, once the cursor rests there. */

import { problemOf } from "../api/request";
import { isTransientError } from "../api/retry";
import type { Problem } from "../api/types";
import { type Game, gameQuery } from "./address";
import type { Cell } from "./plane";
import type { CellVerdict } from "./server";

/** The cursor rests after this many milliseconds. */
const REST_TIME = 140;
/** The delay before a failed request is retried, in milliseconds. */
const RETRY_DELAY = 1500;
/** How many answers are cached. */
const CACHE_SIZE = 200;

/** Fetches the verdict on a variant. */
type FetchVerdict = (cell: Cell, game: Game, signal?: AbortSignal) => Promise<CellVerdict>;

export class CellLookup {
  verdict = $state.raw<CellVerdict | null>(null);
  problem = $state.raw<Problem | null>(null);

  readonly #fetch: FetchVerdict;
  readonly #cache = new Map<string, CellVerdict>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #controller: AbortController | undefined;

  constructor(fetch: FetchVerdict) {
    this.#fetch = fetch;
  }

  /** Look up a variant; answers about earlier variants are dropped. */
  lookUp(cell: Cell | null, game: Game): void {
    this.close();
    this.problem = null;
    this.verdict = null;
    if (cell === null) return;
    const key = `${cell.n} ${cell.d}${gameQuery(game)}`;
    const cached = this.#cache.get(key);
    this.verdict = cached ?? null;
    if (cached === undefined) this.#timer = setTimeout(() => void this.#request(key, cell, game), REST_TIME);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#controller?.abort();
  }

  async #request(key: string, cell: Cell, game: Game): Promise<void> {
    const controller = new AbortController();
    this.#controller = controller;
    try {
      const verdict = await this.#fetch(cell, game, controller.signal);
      this.#store(key, verdict);
      if (!controller.signal.aborted) [this.verdict, this.problem] = [verdict, null];
    } catch (error) {
      if (controller.signal.aborted) return;
      this.problem = problemOf(error);
      // Only a transient problem is worth another request.
      if (isTransientError(error))
        this.#timer = setTimeout(() => void this.#request(key, cell, game), RETRY_DELAY);
    }
  }

  /** Cache an answer, and evict the oldest if there are too many. */
  #store(key: string, verdict: CellVerdict): void {
    this.#cache.set(key, verdict);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > CACHE_SIZE && oldest !== undefined) this.#cache.delete(oldest);
  }
}
