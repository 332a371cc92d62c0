/**
 * The first move against a program on the boards of the edition without a server, answered before Python is loaded. The build
 * has the replies to every first move from the same Python code, in a file for each board. Python goes on from the stored match.
 */

import { cached } from "../shared/cached";
import { newSecret } from "../shared/secret";
import { BASE } from "../shared/site";
import { withNews } from "./news";
import type { Records } from "./records";
import type { MatchRequest, MatchState, MatchUpdate, OpenedMatch, Position } from "./types";

/** The folder of the files, and the boards that have one, such as "15-7". */
declare const __GAMES__: { folder: string; boards: readonly string[] };

/** A match against one opponent: the answers of Python without ids, and the record that Python reads. */
interface Game {
  opened: Omit<OpenedMatch, "state"> & { state: Omit<MatchState, "position"> };
  fields: { log: unknown[] };
  update: MatchUpdate;
  /** The replies to each first move, one for each game that was played out for it. */
  replies: Record<string, readonly number[]>;
}
interface Board {
  /** The position at the start. */
  position: Position;
  /** The games by opponent and share of random moves: "learner 0.5". */
  games: Record<string, Game>;
}

const fileOf = cached(async (board): Promise<Board> => {
  const response = await fetch(`${BASE}${__GAMES__.folder}/${board}.json`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
});

/** Fetches the file of a board, if it has one. */
export function fetchBoard(board: string): Promise<Board | null> {
  return __GAMES__.boards.includes(board) ? fileOf(board).catch(() => null) : Promise.resolve(null);
}

export class FirstMoves {
  /** The matches whose first move is not made yet. */
  readonly #open = new Map<string, { game: Game; fields: Game["fields"]; state: MatchState }>();

  constructor(readonly records: Records) {}

  /** Opens a match on a prepared board; undefined if Python must open it. */
  async openMatch({
    variant,
    seats,
    crossed = [],
    unaided,
    seed,
  }: MatchRequest): Promise<OpenedMatch | undefined> {
    const { numbers, n, bond, remainder, divider } = variant;
    const isUsual = !numbers && !remainder && divider === "A" && !unaided && seed == null;
    if (!isUsual || crossed.length > 0 || seats.A.kind !== "person" || seats.B.kind !== "strategy")
      return undefined;
    const board = await fetchBoard(`${n}-${bond}`);
    const game = board?.games[`${seats.B.name} ${seats.B.share ?? ""}`.trim()];
    if (!board || !game || !(await this.records.arePersistent())) return undefined;
    const id = newSecret().slice(0, 22);
    const state: MatchState = { ...game.opened.state, id, position: board.position };
    const fields = { ...game.fields, id, seed: Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) };
    this.#open.set(id, { game, fields, state });
    await this.#store(state, fields);
    void this.records.deleteOldest();
    return { ...game.opened, id, state };
  }

  /** Makes the first move of a match that was opened here; undefined if Python must make it. */
  async cross(
    id: string,
    { number, ply }: { number: number; ply: number },
  ): Promise<MatchUpdate | undefined> {
    const match = this.#open.get(id);
    const replies = match?.game.replies[number];
    if (match === undefined || replies === undefined || ply !== 0) return undefined;
    this.#open.delete(id);
    const numbers = [number, replies[Math.floor(Math.random() * replies.length)] as number];
    const { update } = match.game;
    const events = update.events.map((event, place) => ({ ...event, number: numbers[place] as number }));
    const news: MatchUpdate = { ...update, id, events };
    const log = events.map(({ seq, kind, ply, player, number }) => [seq, kind, ply, player, number]);
    const state = { ...(withNews(match.state, news) as MatchState), events: [] };
    await this.#store(state, { ...match.fields, log });
    return news;
  }

  #store(state: MatchState, fields: object): Promise<void> {
    const record = { fields: JSON.stringify(fields), state: JSON.stringify(state) };
    return this.records.change("", () => ({ result: undefined, changes: { [state.id]: record } }));
  }
}
