/** A puzzle as somebody solves it: moves and replies, the claim that all is lost, and what shows it. */

import { ApiError } from "../api/ask";
import type { Position, Problem } from "../api/types";
import { type Drawing, drawn } from "../board/drawing";
import type { Slate } from "../board/numerals";
import { beat } from "../play/rhythm";
import { marked, slateOf } from "./chalk";
import { afterFailure, afterSuccess, keepRecord, keptRecord } from "./record";
import { Replay } from "./replay.svelte";
import { type Flaw, type Puzzle, type PuzzleWish, progress, type Said } from "./server";

export class Puzzling {
  /** The solver is to move; a move was wrong, or the claim; all is lost and is to be shown; done. */
  phase = $state<"open" | "wrong" | "not-lost" | "show" | "solved">("open");
  said = $state.raw<readonly Said[]>([]);
  flaw = $state.raw<Flaw | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  replay = $state.raw<Replay | null>(null);
  numbers = $state.raw<readonly number[]>([]);
  drawing = $state.raw<Drawing>({ pairs: [], from: null });
  record = $state.raw(keptRecord());
  /** What the board shows of the position: a reply comes after a beat. */
  position = $state.raw() as Position;
  ply = $state(0);
  #pending = $state<number | null>(null);
  #moves: number[] = [];
  #clean = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly theme: string,
    readonly puzzle: Puzzle,
  ) {
    this.position = puzzle.position;
    this.ply = puzzle.position.ply;
  }

  readonly slate = $derived.by((): Slate => {
    if (this.replay !== null)
      return slateOf(this.replay.game, this.replay.ply, { drawnFrom: this.replay.ply - 1 });
    const { pairs, from } = this.drawing;
    return slateOf(this.position, this.ply, {
      drawnFrom: this.ply - 1,
      pending: this.#pending,
      groups: pairs,
      chosen: from === null ? this.numbers : [from],
      celebrates: this.phase === "solved",
    });
  });

  /** Whether something has been marked that can be checked. */
  get shown(): boolean {
    return this.numbers.length + this.drawing.pairs.length > 0;
  }

  press(number: number): void {
    if (this.busy || !this.position.numbers.includes(number)) return;
    if (this.phase === "open" && this.ply === this.position.ply) void this.#cross(number);
    else if (this.phase === "show") {
      this.flaw = null;
      if (this.puzzle.proof === "mark-set") this.numbers = marked(this.numbers, number);
      else this.drawing = drawn(this.drawing, number);
    }
  }

  async #cross(number: number): Promise<void> {
    this.#pending = number;
    const found = await this.#ask({ moves: [...this.#moves, number] });
    this.#pending = null;
    if (found === null) return;
    this.said = found.messages;
    if (found.status === "wrong") {
      this.replay = new Replay(found.position, this.ply + 1);
      this.#fail("wrong");
      return;
    }
    this.#moves.push(number);
    this.ply += 1;
    this.position = found.position;
    if (found.status === "solved") this.#succeed();
    if (this.ply < found.position.ply)
      this.#timer = setTimeout(() => (this.ply = found.position.ply), beat());
  }

  /** Says that no move wins. */
  async claim(): Promise<void> {
    const found = await this.#ask({ lost: true });
    if (found === null) return;
    this.said = found.messages;
    if (found.status === "not-lost") this.#fail("not-lost");
    else this.phase = "show";
  }

  /** Has what was marked or drawn checked. */
  async show(): Promise<void> {
    const marked = this.puzzle.proof === "mark-set";
    const shown = marked
      ? { numbers: [...this.numbers] }
      : { pairs: this.drawing.pairs.map((pair) => [...pair]) };
    const found = await this.#ask({ lost: true, ...shown });
    if (found === null) return;
    this.flaw = found.flaw;
    this.said = found.messages;
    if (found.status === "solved") this.#succeed();
  }

  /** Back to where it was before the error. */
  again(): void {
    this.leave();
    this.replay = null;
    this.said = [];
    this.phase = "open";
  }

  leave(): void {
    this.replay?.end();
    clearTimeout(this.#timer);
  }

  #fail(phase: "wrong" | "not-lost"): void {
    this.phase = phase;
    this.#clean = false;
    this.record = keepRecord(afterFailure(keptRecord(), this.theme, this.puzzle.seed, Date.now()));
  }

  #succeed(): void {
    this.phase = "solved";
    this.record = keepRecord(
      afterSuccess(keptRecord(), this.theme, this.puzzle.seed, this.#clean, Date.now()),
    );
  }

  async #ask(wish: Partial<PuzzleWish>): Promise<Awaited<ReturnType<typeof progress>> | null> {
    this.busy = true;
    this.problem = null;
    try {
      return await progress(this.theme, this.puzzle.seed, wish);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
