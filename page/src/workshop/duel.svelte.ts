/** A duel of two recipes: the choices, the result, and its first game on the board. */

import { duel, type RecipeDuel } from "../api/recipes";
import { problemOf } from "../api/request";
import type { Player, Problem } from "../api/types";
import { duelAddress, storedBest } from "../exercises/recipe";
import { Replay } from "../exercises/replay.svelte";
import { readAddress } from "../shared/address";
import { parseInteger } from "../shared/integers";
import { recall } from "../shared/memory";
import { mover } from "../shared/player";
import { link } from "../shared/site";
import { variantQuery } from "../shared/variant";

interface DuelMove {
  number: number;
  player: Player;
  /** The line of the recipe that chose the number, counted from 1; null if no line did. */
  line: number | null;
  text: string;
}

/** The answer of the server, with the recipes that it is about. */
interface Result {
  duel: RecipeDuel;
  recipes: Record<Player, string>;
}

export class Duel {
  /** The recipe of each player. */
  readonly recipes = $state({ A: "", B: "" });
  variant = $state.raw(readAddress("?n=15&d=7").variant);
  seed = $state(0);
  problem = $state.raw<Problem | null>(null);
  replay = $state.raw<Replay | null>(null);
  #result = $state.raw<Result | null>(null);
  /** Counts the requests: only the answer to the last one is shown. */
  #request = 0;

  constructor(query: URLSearchParams) {
    this.recipes.A = query.get("a") ?? storedBest("A")?.recipe ?? recall("recipe") ?? "any";
    this.recipes.B = query.get("b") ?? storedBest("B")?.recipe ?? "any";
    if (query.has("d")) this.variant = readAddress(query.toString()).variant;
    this.seed = Math.abs(parseInteger(query.get("seed")) ?? 0);
  }

  readonly result = $derived(this.#result?.duel ?? null);
  readonly address = $derived(duelAddress(this.recipes, `${variantQuery(this.variant)}&seed=${this.seed}`));
  /** The moves on the board so far, each with the line of the recipe that chose it. */
  readonly moves = $derived.by((): DuelMove[] => {
    if (this.#result === null) return [];
    const { duel, recipes } = this.#result;
    return duel.position.crossed.slice(0, this.replay?.ply).map((number, ply) => {
      const [player, line] = [mover(ply), duel.lines[ply] ?? null];
      return { number, player, line, text: recipes[player].split(";")[(line ?? 1) - 1] ?? "" };
    });
  });

  /** Loads the duel of the chosen recipes, and shows its first game. */
  async play(): Promise<void> {
    this.end();
    history.replaceState(null, "", link(this.address));
    this.#request += 1;
    const request = this.#request;
    const recipes = { ...this.recipes };
    this.problem = null;
    try {
      const answer = await duel(recipes.A, recipes.B, this.variant, this.seed);
      if (request !== this.#request) return;
      this.#result = { duel: answer, recipes };
      this.replay = new Replay(answer.position, 0);
    } catch (error) {
      const problem = problemOf(error);
      if (request === this.#request) [this.problem, this.#result] = [problem, null];
    }
  }

  end(): void {
    this.replay?.end();
  }
}
