/** Asks the server about the variant under the cursor, once the cursor rests there. */

import { problemOf } from "../api/request";
import { isTransientError } from "../api/retry";
import type { Problem } from "../api/types";
import { type Game, gameQuery } from "./address";
import type { Cell } from "./plane";
import type { CellVerdict } from "./server";

/** The cursor rests after this many milliseconds. */
const REST = 140;
/** A busy server is asked again after this many milliseconds. */
const RETRY = 1500;
/** How many answers are cached. */
const CACHE_SIZE = 200;

/** Fetches the verdict on a variant. */
export type FetchVerdict = (cell: Cell, game: Game, signal?: AbortSignal) => Promise<CellVerdict>;

export class CellLookup {
  verdict = $state.raw<CellVerdict | null>(null);
  problem = $state.raw<Problem | null>(null);

  readonly #fetch: FetchVerdict;
  readonly #cache = new Map<string, CellVerdict>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | undefined;

  constructor(fetch: FetchVerdict) {
    this.#fetch = fetch;
  }

  /** Look a variant up; answers about earlier ones are dropped. */
  at(cell: Cell | null, game: Game): void {
    this.close();
    this.problem = null;
    this.verdict = null;
    if (cell === null) return;
    const key = `${cell.n} ${cell.d}${gameQuery(game)}`;
    const cached = this.#cache.get(key);
    this.verdict = cached ?? null;
    if (cached === undefined) this.#timer = setTimeout(() => void this.#ask(key, cell, game), REST);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
  }

  async #ask(key: string, cell: Cell, game: Game): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    try {
      const verdict = await this.#fetch(cell, game, request.signal);
      this.#keep(key, verdict);
      if (!request.signal.aborted) [this.verdict, this.problem] = [verdict, null];
    } catch (error) {
      if (request.signal.aborted) return;
      this.problem = problemOf(error);
      // Only a passing problem is worth another request.
      if (isTransientError(error)) this.#timer = setTimeout(() => void this.#ask(key, cell, game), RETRY);
    }
  }

  /** Cache an answer, and drop the oldest when there are too many. */
  #keep(key: string, verdict: CellVerdict): void {
    this.#cache.set(key, verdict);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > CACHE_SIZE && oldest !== undefined) this.#cache.delete(oldest);
  }
}
