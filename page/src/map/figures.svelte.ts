/** Who wins the variants of the window, and by how much: asked for where each is large enough to have it written in. */

import type { Player } from "../api/types";
import { type Choices, gameQuery } from "./address";
import { signed } from "./axes";
import { LETTERED, widthOf } from "./paint";
import type { Cell, Size, View } from "./plane";
import { windowOf } from "./server";
import { every, rangeOf } from "./window";

const AGAIN = 2000;

export interface Figure {
  cell: Cell;
  winner: Player;
  margin: string;
}

export class Figures {
  known: readonly Figure[] = [];

  readonly #changed: () => void;
  #asked = "";
  /** Whose figures are known: those of another game, or of other boards, are forgotten. */
  #game = "";
  #asking: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Ask about the variants of this window, if they are not here. */
  want(view: View, size: Size, choices: Choices, least: bigint): void {
    const game = `${choices.parity}${gameQuery(choices)}`;
    if (game !== this.#game) this.known = [];
    this.#game = game;
    if (widthOf(view, choices) < LETTERED) return;
    const { n, d } = every(view, size, choices.parity, least);
    const [columns, rows] = [rangeOf(n), rangeOf(d)];
    const asked = `${columns} ${rows}${gameQuery(choices)}`;
    if (asked === this.#asked) return;
    this.close();
    this.#asked = asked;
    void this.#ask(columns, rows, choices);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asked = "";
  }

  async #ask(columns: string, rows: string, choices: Choices): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const found = await windowOf(columns, rows, choices, asking.signal);
      this.known = found.rows.flatMap((row, place) =>
        row.map(({ winner, margin }, column) => ({
          cell: { n: BigInt(found.n[column] ?? 0), d: BigInt(found.d[place] ?? 0) },
          winner,
          margin: signed(margin),
        })),
      );
      this.#changed();
    } catch {
      if (!asking.signal.aborted)
        this.#timer = setTimeout(() => void this.#ask(columns, rows, choices), AGAIN);
    }
  }
}
