/** A match against a strategy, as a lesson has it: an ordinary match of the server. */

import * as api from "../api/client";
import type { MatchState, Player, Position } from "../api/types";
import { replyDelay } from "../shared/rhythm";
import { choiceOf, variantWish } from "../shared/variant";

export class StrategyMatch {
  #match: MatchState | null = null;
  #token = "";
  /** What the board shows: one's own move at once, the reply after a beat. */
  position = $state.raw<Position>() as Position;
  ply = $state(0);
  drawnFrom = $state(0);
  /** The number that the server has not yet acknowledged. */
  pending = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly start: Position,
    readonly side: Player,
    readonly against: string,
  ) {
    this.position = start;
    this.ply = start.ply;
    this.drawnFrom = start.ply;
  }

  get mine(): boolean {
    const { turn, ply, over } = this.position;
    return turn === this.side && this.pending === null && this.ply === ply && !over;
  }

  get over(): boolean {
    return this.position.over && this.ply === this.position.ply;
  }

  /** Opens the match; a strategy that is to move does so. */
  async begin(): Promise<void> {
    const person = { kind: "person" } as const;
    const other = { kind: "strategy", name: this.against } as const;
    const opened = await api.openMatch({
      variant: variantWish(choiceOf(this.start.variant)),
      seats: this.side === "A" ? { A: person, B: other } : { A: other, B: person },
      crossed: [...this.start.crossed],
      unaided: false,
    });
    this.#token = opened.tokens[this.side] ?? "";
    this.#hear(opened.state);
  }

  async cross(number: number): Promise<void> {
    if (!this.mine || !this.position.numbers.includes(number)) return;
    this.pending = number;
    try {
      if (this.#match === null) await this.begin();
      const match = this.#match as MatchState | null;
      if (match !== null) this.#hear(await api.cross(match, this.#token, number, match.position.ply), 1);
    } finally {
      this.pending = null;
    }
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Shows the first new moves at once, and the others after a beat. */
  #hear(match: MatchState, atOnce = 0): void {
    this.#match = match;
    this.drawnFrom = this.ply + atOnce;
    this.ply = Math.min(this.ply + atOnce, match.position.ply);
    this.position = match.position;
    if (this.ply < match.position.ply)
      this.#timer = setTimeout(() => {
        this.drawnFrom = this.ply;
        this.ply = match.position.ply;
      }, replyDelay());
  }
}
