/** The state of a puzzle that is being solved: moves and replies, the claim that no move wins, and its proof. */

import { type Puzzle, type PuzzleProgress, type PuzzleRequest, sendMoves } from "../api/puzzles";
import type { Message } from "../api/types";
import type { BoardModel } from "../board/numerals";
import { today } from "../shared/seeds";
import { afterNumber, answerOf, marksFor, type Verdict } from "./answer";
import { boardModelAt } from "./boardModel";
import { DAY_THEMES, storeStep } from "./days";
import { ExerciseAttempt } from "./exerciseAttempt.svelte";
import { ProgramGame } from "./program.svelte";
import { afterPuzzle } from "./rating";
import { afterFailure, afterSuccess, progressOf, storedRecord, storeRecord } from "./record";
import { Replay } from "./replay.svelte";

export class PuzzleAttempt extends ExerciseAttempt {
  /** The solver is to move; a move was wrong; the claim was wrong; the claim is right and must be proved; solved. */
  phase = $state<"open" | "wrong" | "not-lost" | "prove" | "solved">("open");
  /** The feedback on the last move, claim or proof. */
  messages = $state.raw<readonly Message[]>([]);
  record = $state.raw(storedRecord());
  /** The theme of the puzzle; null until it is solved, because it gives the solution away. */
  ownTheme = $state<string | null>(null);
  /** The exercise that proves that no move wins; null until the solver has said so. */
  proofKind = $state<PuzzleProgress["proof"]>(null);
  /** The change of the rating; null until the puzzle is decided, and if it is not rated. */
  ratingChange = $state<number | null>(null);
  readonly match: ProgramGame;
  #moves: readonly number[] = [];
  #isClean = true;
  /** The moves or the proof that the server has judged last. */
  request: Partial<PuzzleRequest> = {};

  constructor(
    readonly theme: string,
    readonly puzzle: Puzzle,
    readonly onanswer?: (request: Partial<PuzzleRequest>) => void,
  ) {
    super();
    this.match = new ProgramGame(puzzle.position, puzzle.position.turn ?? "A");
    const { moves, isClean } = progressOf(this.record, theme, puzzle.seed, Date.now());
    this.#isClean = isClean;
    if (moves.length > 0) void this.#resume(moves);
  }

  /** Restores the moves that were made before the page was reloaded. */
  async #resume(moves: readonly number[]): Promise<void> {
    const progress = await this.#ask({ moves: [...moves] });
    if (progress?.status !== "open") return;
    this.#moves = moves;
    this.match.restart(progress.position);
  }

  #storeMoves(): void {
    const open = { puzzle: `${this.theme}/${this.puzzle.seed}`, moves: this.#moves };
    storeRecord({ ...storedRecord(), open });
  }

  readonly model = $derived.by((): BoardModel => {
    if (this.replay !== null) return this.replay.model();
    const { position, ply, pending } = this.match;
    return boardModelAt(position, ply, {
      drawnFrom: ply - 1,
      pending,
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
  readonly proof = $derived.by(() => this.proofKind && answerOf(this.proofKind, this.draft));

  press(number: number): void {
    const { position, ply } = this.match;
    if (this.isBusy || !position.numbers.includes(number)) return;
    if (this.phase === "open" && ply === position.ply) void this.#cross(number);
    else if (this.phase === "prove" && this.proofKind !== null) {
      this.flaw = null;
      this.draft = afterNumber(this.proofKind, this.draft, number);
    }
  }

  async #cross(number: number): Promise<void> {
    await this.match.cross(number, async () => {
      const progress = await this.#ask({ moves: [...this.#moves, number] });
      if (progress === null) return null;
      this.messages = progress.messages;
      if (progress.status === "wrong") {
        this.replay = new Replay(progress.position, this.match.ply + 1);
        this.#fail("wrong");
        return null;
      }
      this.#moves = [...this.#moves, number];
      if (progress.status === "solved") this.#succeed(progress);
      else {
        this.#storeStep("right");
        this.#storeMoves();
      }
      return progress.position;
    });
  }

  /** Claims that no move wins. */
  async claim(): Promise<void> {
    const progress = await this.#ask({ claims_lost: true });
    if (progress === null) return;
    this.messages = progress.messages;
    if (progress.status === "not-lost") this.#fail("not-lost");
    else {
      this.phase = "prove";
      this.proofKind = progress.proof;
    }
  }

  /** Has the server check the proof that no move wins. */
  async checkProof(): Promise<void> {
    const kind = this.proofKind === "mark-set" ? "numbers" : "pairs";
    const progress = await this.#ask({ claims_lost: true, [kind]: this.proof });
    if (progress === null) return;
    this.flaw = progress.flaw;
    this.messages = progress.messages;
    if (progress.status === "solved") this.#succeed(progress);
  }

  /** Returns to the position before the error. */
  again(): void {
    this.endReplay();
    this.match.end();
    this.messages = [];
    this.phase = "open";
  }

  /** Stores the result of a step, if this is a puzzle of today. */
  #storeStep(step: "error" | "right" | "solved"): void {
    if (DAY_THEMES.includes(this.theme) && this.puzzle.seed === today())
      storeStep(this.puzzle.seed, this.theme, step);
  }

  /** Changes the rating after the first try at a puzzle that was chosen by it. */
  #rate(isSolved: boolean): void {
    const record = storedRecord();
    const isRepeated = record.last === `${this.theme}/${this.puzzle.seed}`;
    if (!this.theme.startsWith("near-") || !this.#isClean || isRepeated) return;
    const rating = afterPuzzle(record.rating, this.puzzle.rating, isSolved);
    this.ratingChange = Math.round(rating.rating) - Math.round(record.rating.rating);
    storeRecord({ ...record, rating });
  }

  #fail(phase: "wrong" | "not-lost"): void {
    this.#storeStep("error");
    this.#rate(false);
    this.phase = phase;
    this.#isClean = false;
    this.record = storeRecord(afterFailure(storedRecord(), this.theme, this.puzzle.seed, Date.now()));
    this.#storeMoves();
  }

  #succeed({ theme }: PuzzleProgress): void {
    this.phase = "solved";
    this.ownTheme = theme;
    this.#storeStep("solved");
    this.#rate(true);
    this.record = storeRecord(
      afterSuccess(
        storedRecord(),
        this.theme,
        this.puzzle.seed,
        this.#isClean,
        Date.now(),
        theme ?? this.theme,
      ),
    );
    this.#moves = [];
    this.#storeMoves();
  }

  async #ask(request: Partial<PuzzleRequest>): Promise<PuzzleProgress | null> {
    this.request = request;
    const progress = await this.send(() => sendMoves(this.theme, this.puzzle.seed, request));
    if (progress !== null && ["wrong", "not-lost", "solved"].includes(progress.status))
      this.onanswer?.(request);
    return progress;
  }
}
