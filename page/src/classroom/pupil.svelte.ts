/** A classroom as a pupil sees it, with the pupil's moves, votes and progress. */

import * as api from "../api/client";
import { ApiError } from "../api/request";
import { withRetries } from "../api/retry";
import type { MatchState } from "../api/types";
import { ProgramGame } from "../exercises/program.svelte";
import { remember } from "../shared/memory";
import { Room } from "./room.svelte";
import { type Action, act, type PupilState, vote } from "./server";

/** The delays before each retry of a move or a vote, in milliseconds: about half a minute in all. */
const RETRY_DELAYS = [300, 900, 2500, 4000, 4000, 4000, 4000, 4000, 4000];

export class PupilRoom extends Room<PupilState> {
  /** The pupil's own game, or in a vote the game of the class; null without a game. */
  game = $state.raw<ProgramGame | null>(null);
  /** The match and the side of the game. */
  #gameKey = "";

  constructor(
    override readonly token: string,
    first: PupilState,
  ) {
    super(token, first);
  }

  override takeMatch(match: MatchState): void {
    super.takeMatch(match);
    if (this.match !== match) return;
    const { player, task } = this.state;
    const key = `${match.id} ${player}`;
    if (this.game === null || this.#gameKey !== key) {
      this.game?.end();
      this.game = new ProgramGame(match.position, player ?? task?.side ?? "A");
      this.#gameKey = key;
    } else this.game.update(match.position);
  }

  override take(state: PupilState): void {
    super.take(state);
    remember("pupil", this.state.you.name); // the next classroom gives this browser the same name
    if (this.state.match === null) {
      this.game?.end();
      this.game = null;
      this.#gameKey = "";
    }
  }

  /** Whether the pupil may cross out a number now. */
  get mayMove(): boolean {
    const { paused, ended, removed, player } = this.state;
    return !paused && !ended && !removed && player !== null && this.game?.isMyTurn === true;
  }

  /** Whether the computer is playing for the pupil, because the partner asked it to. */
  get hasStandIn(): boolean {
    const { you, match } = this.state;
    return you.tries.some((one) => one.match === match && one.stand_in);
  }

  async cross(number: number): Promise<void> {
    const { match, game } = this;
    if (match === null || game === null || !this.mayMove) return;
    this.problem = null;
    const send = async (): Promise<MatchState["position"] | null> => {
      try {
        const after = await withRetries(
          () => api.cross(match, this.token, number, match.position.ply),
          RETRY_DELAYS,
        );
        super.takeMatch(after);
        return after.position;
      } catch (error) {
        if (error instanceof ApiError && error.state !== null) super.takeMatch(error.state);
        else this.showProblem(error);
        return this.match?.position ?? null;
      }
    };
    await game.cross(number, send);
  }

  act(body: Action): Promise<boolean> {
    return this.send(() => withRetries(() => act(this.code, this.token, body), RETRY_DELAYS));
  }

  vote(task: number, ply: number, number: number | null, reason: string): Promise<boolean> {
    const body = { task, ply, number, reason, choices: this.state.choices };
    return this.send(() => withRetries(() => vote(this.code, this.token, body), RETRY_DELAYS));
  }
}
