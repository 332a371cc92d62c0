/** Asks about the variant that is looked at, once the look rests on it. */

import { problemOf } from "../api/ask";
import { isTransientError } from "../api/retry";
import type { Problem } from "../api/types";
import { type Game, gameQuery } from "./address";
import type { Cell } from "./plane";
import type { Told } from "./server";

const REST = 140;
const AGAIN = 1500;
const KEPT = 200;

export type Teller = (cell: Cell, game: Game, signal?: AbortSignal) => Promise<Told>;

export class Looking {
  told = $state.raw<Told | null>(null);
  problem = $state.raw<Problem | null>(null);

  readonly #teller: Teller;
  readonly #kept = new Map<string, Told>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  /** Find out about a variant; the last one asked for counts. */
  at(cell: Cell | null, game: Game): void {
    this.close();
    this.problem = null;
    this.told = null;
    if (cell === null) return;
    const key = `${cell.n} ${cell.d}${gameQuery(game)}`;
    const known = this.#kept.get(key);
    this.told = known ?? null;
    if (known === undefined) this.#timer = setTimeout(() => void this.#ask(key, cell, game), REST);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  async #ask(key: string, cell: Cell, game: Game): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const told = await this.#teller(cell, game, asking.signal);
      this.#keep(key, told);
      if (!asking.signal.aborted) [this.told, this.problem] = [told, null];
    } catch (error) {
      if (asking.signal.aborted) return;
      this.problem = problemOf(error);
      // A busy server is asked again; what it refuses, it refuses for good.
      if (isTransientError(error)) this.#timer = setTimeout(() => void this.#ask(key, cell, game), AGAIN);
    }
  }

  #keep(key: string, told: Told): void {
    this.#kept.set(key, told);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
