/** The winners and margins of the variants in the window, loaded when the cells are large enough to show them. */

import type { Player } from "../api/types";
import { gameQuery, type MapChoices } from "./address";
import { signed } from "./axes";
import { LETTERED, widthOf } from "./paint";
import type { Cell, Size, View } from "./plane";
import { windowOf } from "./server";
import { every, rangeOf } from "./window";

const RETRY_DELAY = 2000;

export interface Figure {
  cell: Cell;
  winner: Player;
  margin: string;
}

export class Figures {
  loaded: readonly Figure[] = [];

  readonly #changed: () => void;
  #key = "";
  /** The game that the figures belong to; figures of another game are dropped. */
  #game = "";
  #request: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Loads the variants of this window, if they are not loaded. */
  want(view: View, size: Size, choices: MapChoices, least: bigint): void {
    const game = `${choices.parity}${gameQuery(choices)}`;
    if (game !== this.#game) this.loaded = [];
    this.#game = game;
    if (widthOf(view, choices) < LETTERED) return;
    const { n, d } = every(view, size, choices.parity, least);
    const [columns, rows] = [rangeOf(n), rangeOf(d)];
    const key = `${columns} ${rows}${gameQuery(choices)}`;
    if (key === this.#key) return;
    this.close();
    this.#key = key;
    void this.#load(columns, rows, choices);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#key = "";
  }

  async #load(columns: string, rows: string, choices: MapChoices): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    try {
      const window = await windowOf(columns, rows, choices, request.signal);
      this.loaded = window.rows.flatMap((row, place) =>
        row.map(({ winner, margin }, column) => ({
          cell: { n: BigInt(window.n[column] ?? 0), d: BigInt(window.d[place] ?? 0) },
          winner,
          margin: signed(margin),
        })),
      );
      this.#changed();
    } catch {
      if (!request.signal.aborted)
        this.#timer = setTimeout(() => void this.#load(columns, rows, choices), RETRY_DELAY);
    }
  }
}
