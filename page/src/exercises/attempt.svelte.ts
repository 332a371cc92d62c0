/** The state of an exercise of a lesson: the draft of the answer, the judgement, and the help that was used. */

import { solve } from "../api/client";
import { judge, type LessonExercise, solution } from "../api/lessons";
import type { Answer, Flaw } from "../api/types";
import type { BoardModel } from "../board/numerals";
import { choiceOf } from "../shared/variant";
import { afterNumber, afterWord, answerOf, draftAfterError, draftFor, EMPTY_DRAFT, marksFor } from "./answer";
import { boardModelAt, type Marks } from "./boardModel";
import { ExerciseAttempt } from "./exerciseAttempt.svelte";
import { Exploration } from "./exploration.svelte";
import { StrategyMatch } from "./match.svelte";
import { Replay } from "./replay.svelte";
import { MAX_STARS } from "./stars";

export class Attempt extends ExerciseAttempt {
  /** Waiting for an answer; the answer was wrong; the solution is shown; the answer was right. */
  phase = $state<"asking" | "wrong" | "revealed" | "right">("asking");
  hasHint = $state(false);
  hasSolution = $state(false);
  /** The last right answer, of the pupil or of the solution; null before. */
  rightAnswer: Answer | null = null;
  wins = $state(0);
  match = $state.raw<StrategyMatch | null>(null);
  /** The boards to explore, if the question is where the winner changes. */
  readonly exploration: Exploration | null;
  /** Whether the game that is over has been judged. */
  #isGameJudged = false;
  #hasError = $state(false);
  #reason = $state.raw<Marks>({});
  #groups = $state.raw<readonly (readonly number[])[]>([]);

  constructor(
    readonly lesson: string,
    readonly place: number,
    readonly exercise: LessonExercise,
    readonly onanswer?: (place: number, answer: Answer) => void,
    readonly seed?: () => string,
  ) {
    super();
    this.exploration = exercise.question === "frontier" ? new Exploration(exercise.position) : null;
    if (exercise.number !== null) this.draft = { ...EMPTY_DRAFT, numbers: [exercise.number] };
    this.#start();
    if (exercise.show === "pairs") void this.#showPairs();
  }

  /** The stars that can still be won with this exercise: a hint, a wrong answer or a lost game costs one. */
  get stars(): number {
    return this.hasSolution ? 1 : this.hasHint || this.#hasError ? 2 : MAX_STARS;
  }

  /** The answer to send; null if the draft is incomplete. */
  readonly answer = $derived.by(() => answerOf(this.exercise.kind, this.draft));

  readonly model = $derived.by((): BoardModel => {
    const { exercise, flaw, replay, match } = this;
    const help: Marks = { marksSuperfluous: this.hasHint };
    if (replay !== null)
      return replay.model(flaw !== null && exercise.kind === "choose" ? this.#marksOf(flaw) : {});
    if (flaw?.game && exercise.kind === "play")
      return boardModelAt(flaw.game, flaw.game.ply, { winning: flaw.numbers, groups: this.#groups });
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

  /** The marks of a flaw: a set is ringed, two numbers are joined. The marks and lines of the answer stay. */
  #marksOf({ numbers, groups }: Flaw): Marks {
    if (this.exercise.kind === "choose") return { hostile: numbers, groups };
    const lines = this.draft.pairs.filter((pair) => !pair.every((number) => numbers.includes(number)));
    const chosen = this.exercise.kind === "mark-set" ? this.draft.numbers : numbers;
    return { groups: numbers.length === 2 ? [...lines, numbers] : lines, chosen };
  }

  press(number: number): void {
    if (this.phase === "wrong" || this.phase === "revealed") return;
    const { match } = this;
    if (match !== null) {
      // A game whose end could not be judged is judged by the next press.
      const needsJudgement = match.isOver && !this.#isGameJudged && !this.isBusy;
      if (match.isMyTurn || needsJudgement) void this.send(() => this.#play(match, number));
      return;
    }
    // The number that the question gives stays marked.
    if (number === this.exercise.number) return;
    if (this.isBusy || this.phase === "right" || !this.exercise.position.numbers.includes(number)) return;
    this.draft = afterNumber(this.exercise.kind, this.draft, number);
  }

  choose(word: string): void {
    if (!this.isBusy) this.draft = afterWord(this.draft, word);
  }

  async check(): Promise<void> {
    const { answer } = this;
    if (answer !== null) await this.send(() => this.#judge(answer));
  }

  async #judge(answer: Answer): Promise<void> {
    const flaw = await judge(this.lesson, this.place, answer);
    this.onanswer?.(this.place, answer);
    this.flaw = flaw;
    this.phase = flaw === null ? "right" : "wrong";
    if (flaw === null) {
      this.rightAnswer = answer;
      await this.#showReason();
    } else {
      this.#hasError = true;
      if (flaw.game && this.match === null) this.replay = new Replay(flaw.game, this.exercise.position.ply);
    }
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
    this.endReplay();
    this.draft = draftAfterError(this.exercise.kind, this.draft);
    this.phase = "asking";
    this.#start();
  }

  /** Shows a right answer on the board, or how a game is won. */
  async reveal(): Promise<void> {
    await this.send(async () => {
      const answer = await solution(this.lesson, this.place);
      this.flaw = null;
      this.rightAnswer = answer;
      this.hasSolution = true;
      this.phase = "revealed";
      if (this.exercise.kind === "play") await this.#showGame(answer as number[]);
      else this.draft = draftFor(this.exercise.kind, answer);
    });
  }

  #start(): void {
    const { kind, position, side, against } = this.exercise;
    if (kind !== "play") return;
    this.match?.end();
    const match = new StrategyMatch(position, side, against, this.seed?.());
    this.#isGameJudged = false;
    this.match = match;
    if (position.turn !== side) void this.send(() => match.begin());
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
    await this.send(async () => {
      const { verdict } = await solve(choiceOf(variant), crossed);
      this.#groups = verdict.certificate?.groups.filter((group) => group.length > 1) ?? [];
    });
  }
}
