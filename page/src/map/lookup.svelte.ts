/** Requests the verdict on the variant under the cursor, once the cursor rests there. */

import { problemOf } from "../api/request";
import { untilAnswered } from "../api/retry";
import type { Problem } from "../api/types";
import type { Game } from "./address";
import type { Cell } from "./plane";
import type { CellVerdict } from "./server";

/** The cursor rests after this many milliseconds. */
const REST_TIME = 140;

/** Fetches the verdict on a variant. */
type FetchVerdict = (cell: Cell, game: Game, signal?: AbortSignal) => Promise<CellVerdict>;

export class CellLookup {
  verdict = $state.raw<CellVerdict | null>(null);
  problem = $state.raw<Problem | null>(null);

  constructor(readonly fetch: FetchVerdict) {}

  /** Looks up a variant. The returned function drops the answer. */
  lookUp(cell: Cell | null, game: Game): () => void {
    [this.verdict, this.problem] = [null, null];
    const request = new AbortController();
    const timer =
      cell === null ? undefined : setTimeout(() => void this.#ask(cell, game, request.signal), REST_TIME);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }

  async #ask(cell: Cell, game: Game, signal: AbortSignal): Promise<void> {
    const show = (problem: Problem): void => {
      this.problem = problem;
    };
    try {
      const verdict = await untilAnswered(() => this.fetch(cell, game, signal), signal, show);
      if (verdict !== null) [this.verdict, this.problem] = [verdict, null];
    } catch (error) {
      show(problemOf(error));
    }
  }
}
