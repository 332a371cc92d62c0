/** A game played out on the board, move by move. */

import type { Position } from "../api/types";
import { beat } from "../shared/rhythm";

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
    }, beat());
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
