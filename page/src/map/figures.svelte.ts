/** The winners and margins of the variants in the window, loaded when the cells are large enough to show them. */

import type { Player } from "../api/types";
import { gameQuery, type MapSettings } from "./address";
import { withMinusSign } from "./axes";
import { LETTER_WIDTH, widthOf } from "./paint";
import type { Cell, Size, View } from "./plane";
import { windowOf } from "./server";
import { rangeQuery, rangesOf } from "./window";

const RETRY_DELAY = 2000;

interface Figure {
  cell: Cell;
  winner: Player;
  margin: string;
}

export class Figures {
  all: readonly Figure[] = [];

  readonly #onload: () => void;
  #key = "";
  /** The game that the figures belong to; figures of another game are dropped. */
  #game = "";
  #request: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onload: () => void) {
    this.#onload = onload;
  }

  /** Loads the figures of this window, unless they are loaded or the cells are too small for them. */
  load(view: View, size: Size, settings: MapSettings, leastD: bigint): void {
    const game = `${settings.parity}${gameQuery(settings)}`;
    if (game !== this.#game) this.all = [];
    this.#game = game;
    if (widthOf(view, settings) < LETTER_WIDTH) return;
    const { n, d } = rangesOf(view, size, settings.parity, leastD);
    const [columns, rows] = [rangeQuery(n), rangeQuery(d)];
    const key = `${columns} ${rows}${gameQuery(settings)}`;
    if (key === this.#key) return;
    this.close();
    this.#key = key;
    void this.#fetch(columns, rows, settings);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#key = "";
  }

  async #fetch(columns: string, rows: string, settings: MapSettings): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    try {
      const window = await windowOf(columns, rows, settings, request.signal);
      this.all = window.rows.flatMap((row, place) =>
        row.map(({ winner, margin }, column) => ({
          cell: { n: BigInt(window.n[column] ?? 0), d: BigInt(window.d[place] ?? 0) },
          winner,
          margin: withMinusSign(margin),
        })),
      );
      this.#onload();
    } catch {
      if (!request.signal.aborted)
        this.#timer = setTimeout(() => void this.#fetch(columns, rows, settings), RETRY_DELAY);
    }
  }
}
