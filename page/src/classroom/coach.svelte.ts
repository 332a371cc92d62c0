/** The coach of a pupil's game, loaded when the pupil opens help. */

import { ApiError } from "../api/request";
import type { Position, Problem } from "../api/types";
import { afterNumber } from "../exercises/answer";
import {
  closedHelp,
  draftKind,
  type HelpChange,
  helpMarks,
  NO_HELP,
  nextHelp,
  stepsFor,
} from "../exercises/coach";
import { type CoachedGame, openSteps } from "../exercises/coaching";
import { hasMoves } from "../exercises/moves";
import { isBeginner } from "../exercises/stars";

export class PupilCoach implements CoachedGame {
  help = $state.raw(NO_HELP);
  position = $state.raw() as Position;
  problem = $state.raw<Problem | null>(null);

  constructor(
    readonly token: string,
    position: Position,
  ) {
    this.position = position;
  }

  /** The marks on the board: the pupil's answer, and the numbers that the open steps reveal. */
  readonly marks = $derived(helpMarks(this.help, openSteps(this)));

  get steps(): readonly string[] {
    return stepsFor(this.help.hintNames, isBeginner());
  }

  /** Follows the game: every move closes the steps. */
  follow(position: Position): void {
    if (hasMoves(this.position, position.crossed)) return;
    this.position = position;
    this.help = closedHelp(this.help);
    this.problem = null;
  }

  apply(change: HelpChange): void {
    this.help = nextHelp(this.help, change);
  }

  /** Adds a number to the answer, or removes it. Returns false if the coach expects no answer: the number is a move. */
  press(number: number): boolean {
    const { draft } = this.help;
    const kind = draftKind(this.help);
    if (draft === null || kind === undefined) return false;
    this.apply({ kind: "draftChanged", draft: afterNumber(kind, draft, number) });
    return true;
  }

  /** Sends a request about the position. An answer that comes after the next move is dropped. */
  async askOnce<T>(request: () => Promise<T>, use: (answer: T) => void): Promise<boolean> {
    const { position } = this;
    this.problem = null;
    try {
      const answer = await request();
      if (position === this.position) use(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (position === this.position) this.problem = error.problem;
    }
    return position === this.position;
  }
}
