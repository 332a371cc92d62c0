/** The closing game of a lesson, or a game of an assignment: an ordinary match of the server against a strategy. */

import * as api from "../api/client";
import type { MatchState, Player, Position } from "../api/types";
import { choiceOf } from "../shared/variant";
import { ProgramGame } from "./program.svelte";

export class StrategyMatch extends ProgramGame {
  #match: MatchState | null = null;
  #token = "";

  constructor(
    readonly start: Position,
    side: Player,
    readonly strategy: string,
    readonly seed?: string,
  ) {
    super(start, side);
  }

  /** Opens the match; a strategy that begins makes its first move. */
  async begin(): Promise<void> {
    this.update((await this.#open()).position);
  }

  /** Makes a move; the first one opens the match. */
  move(number: number): Promise<void> {
    return this.cross(number, async () => {
      const match = this.#match ?? (await this.#open());
      this.#match = await api.cross(match, this.#token, number, match.position.ply);
      return this.#match.position;
    });
  }

  async #open(): Promise<MatchState> {
    const seat = { kind: "strategy", name: this.strategy } as const;
    const { variant, crossed } = this.start;
    const request = api.matchAgainst(seat, choiceOf(variant), this.side, crossed);
    const answer = await api.openMatch({ ...request, seed: this.seed ?? null });
    this.#token = answer.tokens[this.side] ?? "";
    this.#match = answer.state;
    return answer.state;
  }
}
