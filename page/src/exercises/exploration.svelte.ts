/** Boards of all sizes for one divisor: the pupil chooses n, predicts the winner, and sees why. */

import { solve } from "../api/client";
import { ApiError } from "../api/request";
import type { Player, Position, Solution } from "../api/types";
import type { BoardModel } from "../board/numerals";
import { choiceOf } from "../shared/variant";
import { boardModelAt, certificateMarks } from "./boardModel";

/** The smallest board of the slider. */
export const SMALLEST = 5;

export class Exploration {
  n = $state(SMALLEST);
  /** The predictions so far and the winners, by n. */
  predictions = $state.raw<ReadonlyMap<number, { guess: Player; winner: Player }>>(new Map());
  #solution = $state.raw<Solution | null>(null);

  constructor(readonly position: Position) {
    void this.slide(SMALLEST);
  }

  /** The largest odd board of the slider, where every residue has at least three numbers. */
  get largest(): number {
    const most = 3 * this.position.variant.d + 4;
    return most - (most % 2 === 0 ? 1 : 0);
  }

  /** The solution of the current board; null until the server has sent it. */
  readonly #currentSolution = $derived(this.#solution?.position.variant.n === this.n ? this.#solution : null);
  /** The solution once the pupil has predicted the winner. */
  readonly #revealed = $derived(this.predictions.has(this.n) ? this.#currentSolution : null);
  readonly messages = $derived(this.#revealed?.messages ?? []);
  readonly model = $derived.by((): BoardModel => {
    const position = this.#solution?.position ?? this.position;
    return boardModelAt(
      position,
      position.ply,
      certificateMarks(this.#revealed?.verdict.certificate ?? null),
    );
  });

  async slide(n: number): Promise<void> {
    this.n = n;
    try {
      const solution = await solve({ ...choiceOf(this.position.variant), n }, []);
      if (this.n === n) this.#solution = solution;
    } catch (error) {
      // The board stays as it is until the slider moves again.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Stores a prediction of the winner. */
  predict(guess: Player): void {
    const winner = this.#currentSolution?.verdict.winner;
    if (winner === undefined || this.predictions.has(this.n)) return;
    const entries = [...this.predictions, [this.n, { guess, winner }] as const];
    this.predictions = new Map(entries.sort(([x], [y]) => x - y));
  }
}
