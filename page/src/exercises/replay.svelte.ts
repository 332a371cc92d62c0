/** Replays a game on the board, move by move. */

import type { Position } from "../api/types";
import type { Slate } from "../board/numerals";
import { replyDelay } from "../shared/rhythm";
import { type Marks, slateAt } from "./slate";

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
  slate(marks: Marks = {}): Slate {
    return slateAt(this.game, this.ply, { ...marks, drawnFrom: this.ply - 1 });
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
