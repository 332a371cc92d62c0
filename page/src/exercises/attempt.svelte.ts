/** The state of an exercise of a lesson: the draft of the answer, the judgement, and the help that was used. */

import { solve } from "../api/client";
import { judge, type LessonExercise, solution } from "../api/lessons";
import { problemOf } from "../api/request";
import type { Answer, Flaw, Problem } from "../api/types";
import type { BoardModel } from "../board/numerals";
import { choiceOf } from "../shared/variant";
import { afterNumber, afterWord, answerOf, draftAfterError, draftFor, EMPTY_DRAFT, marksFor } from "./answer";
import { boardModelAt, type Marks } from "./boardModel";
import { StrategyMatch } from "./match.svelte";
import { Replay } from "./replay.svelte";
import { MAX_STARS } from "./stars";

export class Attempt {
  draft = $state.raw(EMPTY_DRAFT);
  /** Waiting for an answer; the answer was wrong; the solution is shown; the answer was right. */
  phase = $state<"asking" | "wrong" | "revealed" | "right">("asking");
  isBusy = $state(false);
  problem = $state.raw<Problem | null>(null);
  flaw = $state.raw<Flaw | null>(null);
  replay = $state.raw<Replay | null>(null);
  hasHint = $state(false);
  hasSolution = $state(false);
  wins = $state(0);
  match = $state.raw<StrategyMatch | null>(null);
  /** Whether the server is judging the draft, which must not change meanwhile. */
  #isJudging = false;
  /** Whether the game that is over has been judged. */
  #isGameJudged = false;
  #reason = $state.raw<Marks>({});
  #groups = $state.raw<readonly (readonly number[])[]>([]);

  constructor(
    readonly lesson: string,
    readonly place: number,
    readonly exercise: LessonExercise,
  ) {
    this.#start();
    if (exercise.show === "pairs") void this.#showPairs();
  }

  /** The stars that can still be won with this exercise. */
  get stars(): number {
    return this.hasSolution ? 1 : this.hasHint ? 2 : MAX_STARS;
  }

  /** The answer to send; null if the draft is incomplete. */
  readonly answer = $derived.by(() => answerOf(this.exercise.kind, this.draft));

  readonly model = $derived.by((): BoardModel => {
    const { exercise, flaw, replay, match } = this;
    const help: Marks = { marksSuperfluous: this.hasHint };
    if (replay !== null)
      return replay.model(flaw !== null && exercise.kind === "choose" ? this.#marksOf(flaw) : {});
    if (match !== null)
      return boardModelAt(match.position, match.ply, {
        ...help,
        groups: this.#groups,
        drawnFrom: match.drawnFrom,
        pending: match.pending,
        celebrates: this.phase === "right",
      });
    if (flaw !== null) return boardModelAt(exercise.position, exercise.position.ply, this.#marksOf(flaw));
    const marks = marksFor(this.draft);
    const groups = exercise.kind === "draw-pairs" ? marks.groups : this.#groups;
    return boardModelAt(exercise.position, exercise.position.ply, {
      ...help,
      ...marks,
      groups,
      ...this.#reason,
    });
  });

  /** The marks of a flaw: a set is ringed, two numbers are joined. The lines of the answer stay. */
  #marksOf({ numbers, groups }: Flaw): Marks {
    if (this.exercise.kind === "choose") return { hostile: numbers, groups };
    const lines = this.draft.pairs.filter((pair) => !pair.every((number) => numbers.includes(number)));
    return { groups: numbers.length === 2 ? [...lines, numbers] : lines, chosen: numbers };
  }

  press(number: number): void {
    if (this.phase === "wrong" || this.phase === "revealed") return;
    const { match } = this;
    if (match !== null) {
      // A game whose end could not be judged is judged by the next press.
      const needsJudgement = match.isOver && !this.#isGameJudged && !this.isBusy;
      if (match.isMyTurn || needsJudgement) void this.#send(() => this.#play(match, number));
      return;
    }
    if (this.#isJudging || this.phase === "right" || !this.exercise.position.numbers.includes(number)) return;
    this.draft = afterNumber(this.exercise.kind, this.draft, number);
  }

  choose(word: string): void {
    if (!this.#isJudging) this.draft = afterWord(this.draft, word);
  }

  async check(): Promise<void> {
    const { answer } = this;
    if (answer === null) return;
    this.#isJudging = true;
    try {
      await this.#send(() => this.#judge(answer));
    } finally {
      this.#isJudging = false;
    }
  }

  async #judge(answer: Answer): Promise<void> {
    const { is_right, flaw } = await judge(this.lesson, this.place, answer);
    this.flaw = flaw;
    this.phase = is_right ? "right" : "wrong";
    if (is_right) await this.#showReason();
    if (flaw?.game && this.match === null) this.replay = new Replay(flaw.game, this.exercise.position.ply);
  }

  async #play(match: StrategyMatch, number: number): Promise<void> {
    await match.move(number);
    if (!match.position.is_over) return;
    await this.#judge([...match.position.crossed]);
    this.#isGameJudged = true;
    if (this.phase === "right") {
      this.wins += 1;
      if (this.wins < this.exercise.wins) this.phase = "asking";
    }
  }

  /** Returns to the question; a game starts again. */
  again(): void {
    this.replay?.end();
    this.replay = null;
    this.flaw = null;
    this.draft = draftAfterError(this.exercise.kind, this.draft);
    this.phase = "asking";
    this.#start();
  }

  /** Shows a right answer on the board, or how a game is won. */
  async reveal(): Promise<void> {
    await this.#send(async () => {
      const answer = await solution(this.lesson, this.place);
      this.flaw = null;
      this.hasSolution = true;
      this.phase = "revealed";
      if (this.exercise.kind === "play") await this.#showGame(answer as number[]);
      else this.draft = draftFor(this.exercise.kind, answer);
    });
  }

  leave(): void {
    this.replay?.end();
    this.match?.end();
  }

  #start(): void {
    const { kind, position, side, against } = this.exercise;
    if (kind !== "play") return;
    this.match?.end();
    const match = new StrategyMatch(position, side, against);
    this.#isGameJudged = false;
    this.match = match;
    if (position.turn !== side) void this.#send(() => match.begin());
  }

  async #showGame(crossed: readonly number[]): Promise<void> {
    const { position } = await solve(choiceOf(this.exercise.position.variant), crossed);
    this.replay = new Replay(position, this.exercise.position.ply);
  }

  /** Marks the reason why the answer is right: the hostile set or the groups. */
  async #showReason(): Promise<void> {
    const { kind, question, position } = this.exercise;
    if (kind === "mark-set" && question === "hostile")
      this.#reason = { hostile: this.draft.numbers, chosen: [] };
    if (kind !== "choose" || (question !== "winner" && question !== "hostile")) return;
    const { certificate } = (await solve(choiceOf(position.variant), position.crossed)).verdict;
    if (certificate === null) return;
    const { hostile, groups } = certificate;
    this.#reason =
      certificate.kind === "hostile"
        ? { hostile }
        : { groups, hostile: question === "hostile" ? hostile : [] };
  }

  async #showPairs(): Promise<void> {
    const { variant, crossed } = this.exercise.position;
    await this.#send(async () => {
      const { verdict } = await solve(choiceOf(variant), crossed);
      this.#groups = verdict.certificate?.groups.filter((group) => group.length > 1) ?? [];
    });
  }

  /** Runs a request, and stores the problem if the server refuses it. */
  async #send(request: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      await request();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.isBusy = false;
    }
  }
}
