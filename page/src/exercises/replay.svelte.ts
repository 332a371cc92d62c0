/** Replays a game on the board, move by move. */

import type { Position } from "../api/types";
import type { BoardModel } from "../board/numerals";
import { replyDelay } from "../shared/rhythm";
import { boardModelAt, type Marks } from "./boardModel";

export class Replay {
  ply = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly game: Position,
    from: number,
  ) {
    this.ply = from;
    this.#timer = setInterval(() => {
      if (this.ply < game.ply) this.ply += 1;
      if (this.ply === game.ply) this.end();
    }, replyDelay());
  }

  /** The board after the moves so far; the stroke of the last one is animated. */
  model(marks: Marks = {}): BoardModel {
    return boardModelAt(this.game, this.ply, { ...marks, drawnFrom: this.ply - 1 });
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
