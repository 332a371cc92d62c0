/** Playing against a program: the delay before its reply is shown, and the game of a lesson or a puzzle. */

import type { Player, Position } from "../api/types";
import { replyDelay } from "../shared/rhythm";
import { crossChange, type Moves, movesAt, positionChange, replyChange, shownMoves } from "./moves";

/** Shows a reply once, a short delay after one's own move. */
export class ReplyTimer {
  #crossedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins the delay: a number was crossed out here. */
  begin(): void {
    this.#crossedAt = performance.now();
  }

  /** Calls `show` when the delay is over, if the moves have a hidden reply; otherwise no reply is awaited. */
  follow({ shownUntil }: Pick<Moves, "shownUntil">, show: () => void): void {
    if (shownUntil === null) this.end();
    else this.#timer ??= setTimeout(show, Math.max(0, this.#crossedAt + replyDelay() - performance.now()));
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** The game of a lesson or a puzzle, from a given position. The caller sends the moves. */
export class ProgramGame {
  #moves = $state.raw<Moves>() as Moves;
  readonly #timer = new ReplyTimer();

  constructor(
    start: Position,
    readonly side: Player,
  ) {
    this.#moves = movesAt(start);
  }

  get position(): Position {
    return this.#moves.position;
  }
  get pending(): number | null {
    return this.#moves.pending;
  }
  get drawnFrom(): number {
    return this.#moves.drawnFrom;
  }
  /** The number of moves that are shown. */
  get ply(): number {
    return shownMoves(this.#moves);
  }

  get isMyTurn(): boolean {
    const { position, pending, shownUntil } = this.#moves;
    return position.turn === this.side && pending === null && shownUntil === null;
  }
  /** Whether the game is over and its last move is shown. */
  get isOver(): boolean {
    return this.#moves.position.is_over && this.#moves.shownUntil === null;
  }

  /** Crosses out a number at once and sends it. If that fails, or no position comes back, the move is undone. */
  async cross(number: number, send: () => Promise<Position | null>): Promise<void> {
    if (!this.isMyTurn || !this.position.numbers.includes(number)) return;
    this.#set(crossChange(this.#moves, number));
    this.#timer.begin();
    try {
      const position = await send();
      if (position !== null) this.update(position);
    } finally {
      this.#set({ pending: null });
    }
  }

  /** Takes a position from the server; the program's reply in it is shown after the delay. */
  update(position: Position): void {
    if (this.pending === null) this.#timer.begin();
    this.#set({ ...positionChange(this.#moves, position, (player) => player !== this.side), pending: null });
  }

  /** Shows a position at once, with all its moves. */
  restart(position: Position): void {
    this.#set(movesAt(position));
  }

  /** Stops waiting for the reply. */
  end(): void {
    this.#timer.end();
  }

  #set(change: Partial<Moves>): void {
    this.#moves = { ...this.#moves, ...change };
    this.#timer.follow(this.#moves, () => this.#set(replyChange(this.#moves)));
  }
}
