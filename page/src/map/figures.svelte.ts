/** The winners and margins of the variants in the window, loaded when the cells are large enough to show them. */

import { untilAnswered } from "../api/retry";
import type { Player } from "../api/types";
import { withMinus } from "../shared/words.svelte";
import { gameQuery, type MapSettings } from "./address";
import { LETTER_WIDTH, widthOf } from "./paint";
import type { Cell, Size, View } from "./plane";
import { windowOf } from "./server";
import { rangeQuery, rangesOf } from "./window";

interface Figure {
  cell: Cell;
  winner: Player;
  margin: string;
}

export class Figures {
  all: readonly Figure[] = [];

  #key = "";
  /** The game that the figures belong to; figures of another game are dropped. */
  #game = "";
  #request: AbortController | undefined;

  constructor(readonly onload: () => void) {}

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
    this.#request?.abort();
    this.#key = "";
  }

  async #fetch(columns: string, rows: string, settings: MapSettings): Promise<void> {
    this.#request = new AbortController();
    const { signal } = this.#request;
    const request = untilAnswered(() => windowOf(columns, rows, settings, signal), signal);
    const window = await request.catch(() => null); // a map without figures is still a map
    if (window === null) return;
    this.all = window.rows.flatMap((row, place) =>
      row.map(({ winner, margin }, column) => ({
        cell: { n: BigInt(window.n[column] ?? 0), d: BigInt(window.d[place] ?? 0) },
        winner,
        margin: withMinus(margin),
      })),
    );
    this.onload();
  }
}
