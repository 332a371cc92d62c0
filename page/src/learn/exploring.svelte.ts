/** Boards of all sizes for one divisor: somebody slides n, says who wins, and sees why. */

import { ApiError } from "../api/ask";
import { solve } from "../api/client";
import type { Player, Position, Solution } from "../api/types";
import type { Slate } from "../board/numerals";
import { slateAt } from "../exercises/slate";
import { choiceOf } from "../shared/variant";

const SMALLEST = 5;

export class Exploring {
  n = $state(SMALLEST);
  /** What was said of a board, and who wins it, by n. */
  seen = $state.raw<ReadonlyMap<number, { said: Player; winner: Player }>>(new Map());
  #solution = $state.raw<Solution | null>(null);

  constructor(readonly position: Position) {
    void this.slide(SMALLEST);
  }

  /** The largest odd board of the slider: there every residue has its numbers three times. */
  get largest(): number {
    const most = 3 * this.position.variant.d + 4;
    return most - (most % 2 === 0 ? 1 : 0);
  }

  get smallest(): number {
    return SMALLEST;
  }

  /** The board that the slider has come to, as far as the server has told of it. */
  readonly #here = $derived(this.#solution?.position.variant.n === this.n ? this.#solution : null);
  readonly told = $derived.by(() => (this.seen.has(this.n) ? (this.#here?.messages ?? []) : []));

  readonly slate = $derived.by((): Slate => {
    const position = this.#here?.position ?? this.#solution?.position ?? this.position;
    const certificate = this.seen.has(this.n) ? (this.#here?.verdict.certificate ?? null) : null;
    if (certificate === null) return slateAt(position);
    const hostile = certificate.kind === "hostile";
    return slateAt(position, 0, hostile ? { hostile: certificate.hostile } : { groups: certificate.groups });
  });

  async slide(n: number): Promise<void> {
    this.n = n;
    try {
      const solution = await solve({ ...choiceOf(this.position.variant), n }, []);
      if (this.n === n) this.#solution = solution;
    } catch (error) {
      // Without an answer the board stays as it is; the next slide asks again.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Says who wins the board that is shown. */
  say(said: Player): void {
    const winner = this.#here?.verdict.winner;
    if (winner === undefined || this.seen.has(this.n)) return;
    this.seen = new Map([...this.seen, [this.n, { said, winner }] as const].sort(([x], [y]) => x - y));
  }
}
