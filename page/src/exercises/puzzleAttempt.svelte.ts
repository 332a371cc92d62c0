/** The state of a puzzle that is being solved: moves and replies, the claim that no move wins, and its proof. */

import { type Puzzle, type PuzzleProgress, type PuzzleRequest, sendMoves } from "../api/puzzles";
import { problemOf } from "../api/request";
import type { Flaw, Message, Position, Problem } from "../api/types";
import type { BoardModel } from "../board/numerals";
import { today } from "../shared/seeds";
import { afterNumber, answerOf, EMPTY_DRAFT, marksFor, type Verdict } from "./answer";
import { boardModelAt } from "./boardModel";
import { storeDay } from "./days";
import { ProgramGame } from "./program.svelte";
import { afterFailure, afterSuccess, progressOf, storedRecord, storeRecord } from "./record";
import { Replay } from "./replay.svelte";

export class PuzzleAttempt {
  /** The solver is to move; a move was wrong; the claim was wrong; the claim is right and must be proved; solved. */
  phase = $state<"open" | "wrong" | "not-lost" | "prove" | "solved">("open");
  /** The feedback on the last move, claim or proof. */
  messages = $state.raw<readonly Message[]>([]);
  flaw = $state.raw<Flaw | null>(null);
  problem = $state.raw<Problem | null>(null);
  isBusy = $state(false);
  replay = $state.raw<Replay | null>(null);
  /** The numbers or lines of the proof so far. */
  draft = $state.raw(EMPTY_DRAFT);
  record = $state.raw(storedRecord());
  readonly #game: ProgramGame;
  #moves: readonly number[] = [];
  #isClean = true;

  constructor(
    readonly theme: string,
    readonly puzzle: Puzzle,
  ) {
    this.#game = new ProgramGame(puzzle.position, puzzle.position.turn ?? "A");
    const { moves, isClean } = progressOf(this.record, theme, puzzle.seed, Date.now());
    this.#isClean = isClean;
    if (moves.length > 0) void this.#resume(moves);
  }

  /** Restores the moves that were made before the page was reloaded. */
  async #resume(moves: readonly number[]): Promise<void> {
    const progress = await this.#ask({ moves: [...moves] });
    if (progress?.status !== "open") return;
    this.#moves = moves;
    this.#game.restart(progress.position);
  }

  get position(): Position {
    return this.#game.position;
  }
  /** The number of moves that are shown. */
  get ply(): number {
    return this.#game.ply;
  }

  #storeMoves(): void {
    const open = { puzzle: `${this.theme}/${this.puzzle.seed}`, moves: this.#moves };
    storeRecord({ ...storedRecord(), open });
  }

  readonly model = $derived.by((): BoardModel => {
    if (this.replay !== null) return this.replay.model();
    return boardModelAt(this.position, this.ply, {
      drawnFrom: this.ply - 1,
      pending: this.#game.pending,
      ...marksFor(this.draft),
      celebrates: this.phase === "solved",
    });
  });

  /** The judgement of the last move, claim or proof; null if there is none. */
  readonly verdict = $derived.by((): Verdict | null => {
    if (this.problem !== null) return null;
    if (this.phase === "wrong" || this.phase === "not-lost" || this.flaw !== null) return "wrong";
    return this.messages.length > 0 ? "right" : null;
  });

  /** The proof to send; null if the draft is incomplete. */
  readonly proof = $derived.by(() => this.puzzle.proof && answerOf(this.puzzle.proof, this.draft));

  press(number: number): void {
    if (this.isBusy || !this.position.numbers.includes(number)) return;
    if (this.phase === "open" && this.ply === this.position.ply) void this.#cross(number);
    else if (this.phase === "prove" && this.puzzle.proof !== null) {
      this.flaw = null;
      this.draft = afterNumber(this.puzzle.proof, this.draft, number);
    }
  }

  async #cross(number: number): Promise<void> {
    await this.#game.cross(number, async () => {
      const progress = await this.#ask({ moves: [...this.#moves, number] });
      if (progress === null) return null;
      this.messages = progress.messages;
      if (progress.status === "wrong") {
        this.replay = new Replay(progress.position, this.ply + 1);
        this.#fail("wrong");
        return null;
      }
      this.#moves = [...this.#moves, number];
      if (progress.status === "solved") this.#succeed();
      else this.#storeMoves();
      return progress.position;
    });
  }

  /** Claims that no move wins. */
  async claim(): Promise<void> {
    const progress = await this.#ask({ claims_lost: true });
    if (progress === null) return;
    this.messages = progress.messages;
    if (progress.status === "not-lost") this.#fail("not-lost");
    else this.phase = "prove";
  }

  /** Has the server check the proof that no move wins. */
  async checkProof(): Promise<void> {
    const kind = this.puzzle.proof === "mark-set" ? "numbers" : "pairs";
    const progress = await this.#ask({ claims_lost: true, [kind]: this.proof });
    if (progress === null) return;
    this.flaw = progress.flaw;
    this.messages = progress.messages;
    if (progress.status === "solved") this.#succeed();
  }

  /** Returns to the position before the error. */
  again(): void {
    this.leave();
    this.replay = null;
    this.messages = [];
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
    if (this.#isToday) storeDay(this.puzzle.seed, "error");
    this.phase = phase;
    this.#isClean = false;
    this.record = storeRecord(afterFailure(storedRecord(), this.theme, this.puzzle.seed, Date.now()));
    this.#storeMoves();
  }

  #succeed(): void {
    this.phase = "solved";
    if (this.#isToday) storeDay(this.puzzle.seed, "solved");
    this.record = storeRecord(
      afterSuccess(
        storedRecord(),
        this.theme,
        this.puzzle.seed,
        this.#isClean,
        Date.now(),
        this.puzzle.theme,
      ),
    );
    this.#moves = [];
    this.#storeMoves();
  }

  async #ask(request: Partial<PuzzleRequest>): Promise<PuzzleProgress | null> {
    this.isBusy = true;
    this.problem = null;
    try {
      return await sendMoves(this.theme, this.puzzle.seed, request);
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }
}
