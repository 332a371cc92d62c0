/** The state of a puzzle that is being solved: moves and replies, the claim that no move wins, and its proof. */

import { type Puzzle, type PuzzleRequest, progress } from "../api/puzzles";
import { problemOf } from "../api/request";
import type { Flaw, Message, Position, Problem } from "../api/types";
import type { Slate } from "../board/numerals";
import { today } from "../shared/seeds";
import { afterNumber, answerOf, EMPTY_DRAFT, marksFor, type Verdict } from "./answer";
import { keepDay } from "./days";
import { ProgramGame } from "./program.svelte";
import { afterFailure, afterSuccess, keepRecord, keptRecord, openIn } from "./record";
import { Replay } from "./replay.svelte";
import { slateAt } from "./slate";

export class Puzzling {
  /** The solver is to move; a move was wrong; the claim was wrong; the claim is right and must be proved; solved. */
  phase = $state<"open" | "wrong" | "not-lost" | "show" | "solved">("open");
  said = $state.raw<readonly Message[]>([]);
  flaw = $state.raw<Flaw | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  replay = $state.raw<Replay | null>(null);
  given = $state.raw(EMPTY_DRAFT);
  record = $state.raw(keptRecord());
  readonly #game: ProgramGame;
  #moves: readonly number[] = [];
  #clean = true;

  constructor(
    readonly theme: string,
    readonly puzzle: Puzzle,
  ) {
    this.#game = new ProgramGame(puzzle.position, puzzle.position.turn ?? "A");
    const { moves, clean } = openIn(this.record, theme, puzzle.seed, Date.now());
    this.#clean = clean;
    if (moves.length > 0) void this.#resume(moves);
  }

  /** Restores the moves that were made before the page was reloaded. */
  async #resume(moves: readonly number[]): Promise<void> {
    const found = await this.#ask({ moves: [...moves] });
    if (found?.status !== "open") return;
    this.#moves = moves;
    this.#game.restart(found.position);
  }

  get position(): Position {
    return this.#game.position;
  }
  /** How many moves are shown. */
  get ply(): number {
    return this.#game.ply;
  }

  #keepOpen(): void {
    const open = { puzzle: `${this.theme}/${this.puzzle.seed}`, moves: this.#moves };
    keepRecord({ ...keptRecord(), open });
  }

  readonly slate = $derived.by((): Slate => {
    if (this.replay !== null) return this.replay.slate();
    return slateAt(this.position, this.ply, {
      drawnFrom: this.ply - 1,
      pending: this.#game.pending,
      ...marksFor(this.given),
      celebrates: this.phase === "solved",
    });
  });

  /** Whether what was done last is right or wrong; null where there is nothing to say of it. */
  readonly verdict = $derived.by((): Verdict | null => {
    if (this.problem !== null) return null;
    if (this.phase === "wrong" || this.phase === "not-lost" || this.flaw !== null) return "wrong";
    return this.said.length > 0 ? "right" : null;
  });

  /** What was marked or drawn that can be checked. */
  readonly shown = $derived.by(() => this.puzzle.proof && answerOf(this.puzzle.proof, this.given));

  press(number: number): void {
    if (this.busy || !this.position.numbers.includes(number)) return;
    if (this.phase === "open" && this.ply === this.position.ply) void this.#cross(number);
    else if (this.phase === "show" && this.puzzle.proof !== null) {
      this.flaw = null;
      this.given = afterNumber(this.puzzle.proof, this.given, number);
    }
  }

  async #cross(number: number): Promise<void> {
    await this.#game.cross(number, async () => {
      const found = await this.#ask({ moves: [...this.#moves, number] });
      if (found === null) return null;
      this.said = found.messages;
      if (found.status === "wrong") {
        this.replay = new Replay(found.position, this.ply + 1);
        this.#fail("wrong");
        return null;
      }
      this.#moves = [...this.#moves, number];
      if (found.status === "solved") this.#succeed();
      else this.#keepOpen();
      return found.position;
    });
  }

  /** Claims that no move wins. */
  async claim(): Promise<void> {
    const found = await this.#ask({ claims_lost: true });
    if (found === null) return;
    this.said = found.messages;
    if (found.status === "not-lost") this.#fail("not-lost");
    else this.phase = "show";
  }

  /** Has what was marked or drawn checked. */
  async show(): Promise<void> {
    const shown = this.puzzle.proof === "mark-set" ? "numbers" : "pairs";
    const found = await this.#ask({ claims_lost: true, [shown]: this.shown });
    if (found === null) return;
    this.flaw = found.flaw;
    this.said = found.messages;
    if (found.status === "solved") this.#succeed();
  }

  /** Returns to the position before the error. */
  again(): void {
    this.leave();
    this.replay = null;
    this.said = [];
    this.phase = "open";
  }

  leave(): void {
    this.replay?.end();
    this.#game.end();
  }

  /** Whether this is the puzzle of today. */
  get #isToday(): boolean {
    return this.theme === "day" && this.puzzle.seed === today();
  }

  #fail(phase: "wrong" | "not-lost"): void {
    if (this.#isToday) keepDay(this.puzzle.seed, "error");
    this.phase = phase;
    this.#clean = false;
    this.record = keepRecord(afterFailure(keptRecord(), this.theme, this.puzzle.seed, Date.now()));
    this.#keepOpen();
  }

  #succeed(): void {
    this.phase = "solved";
    if (this.#isToday) keepDay(this.puzzle.seed, "solved");
    this.record = keepRecord(
      afterSuccess(keptRecord(), this.theme, this.puzzle.seed, this.#clean, Date.now(), this.puzzle.theme),
    );
    this.#moves = [];
    this.#keepOpen();
  }

  async #ask(wish: Partial<PuzzleRequest>): Promise<Awaited<ReturnType<typeof progress>> | null> {
    this.busy = true;
    this.problem = null;
    try {
      return await progress(this.theme, this.puzzle.seed, wish);
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
