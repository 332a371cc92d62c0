/** The workshop: the recipe that is being edited, and its results on all boards of its seat. */

import { solve } from "../api/client";
import { checkRecipe, type RecipeResult, type RecipeScore, type RecipeWords } from "../api/recipes";
import { problemOf } from "../api/request";
import type { Player, Problem } from "../api/types";
import {
  type Best,
  better,
  duelAddress,
  type Line,
  linesOf,
  storeBest,
  storedBest,
  textOf,
  uses,
  workshopAddress,
} from "../exercises/recipe";
import { Replay } from "../exercises/replay.svelte";
import { DEFAULTS, writeAddress } from "../shared/address";
import { recall, remember } from "../shared/memory";
import { otherOf } from "../shared/player";
import { link } from "../shared/site";
import { choiceOf } from "../shared/variant";

export class Workshop {
  seat = $state<Player>("A");
  lines = $state.raw<readonly Line[]>([]);
  score = $state.raw<RecipeScore | null>(null);
  problem = $state.raw<Problem | null>(null);
  best = $state.raw<Best | null>(null);
  /** The selected board, and the game that refutes the recipe there. */
  selected = $state.raw<RecipeResult | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** The problem that prevented that game from being loaded, or null. */
  replayProblem = $state.raw<Problem | null>(null);

  constructor(
    readonly vocabulary: RecipeWords,
    query: URLSearchParams,
  ) {
    this.seat = query.get("seat") === "B" ? "B" : "A";
    this.lines = linesOf(query.get("recipe") ?? recall("recipe") ?? "any");
    this.best = this.#usableBest();
    void this.#check();
  }

  readonly recipe = $derived(textOf(this.lines));
  readonly other = $derived(otherOf(this.seat));
  readonly address = $derived(workshopAddress(this.recipe, this.seat));
  /** Whether the best recipe wins every board: then named recipes are shown, and no word is locked. */
  readonly hasWonAll = $derived(this.score !== null && this.best?.wins === this.score.results.length);
  readonly reserved = $derived.by(() => (this.seat === "A" ? this.vocabulary.reserved_words : []));
  /** Whether the recipe uses a locked word, so that it does not count. */
  readonly usesLockedWord = $derived(uses(this.lines, this.reserved));
  /** The board for a game against the recipe: the selected one, otherwise one on which the recipe can be beaten. */
  readonly arena = $derived.by(() => {
    const results = this.score?.results ?? [];
    return (this.selected ?? results.find(({ result }) => result !== "wins") ?? results.at(-1))?.variant;
  });

  /** The address at which a person plays against the recipe. */
  get challenge(): string | undefined {
    const { arena, other, recipe } = this;
    if (arena === undefined) return undefined;
    const against = { variant: choiceOf(arena), opponent: `recipe:${recipe}`, side: other };
    return `/${writeAddress({ ...DEFAULTS, ...against })}`;
  }

  /** The address at which the recipe plays against the best recipe of the other seat. */
  get duel(): string {
    const against = storedBest(this.other)?.recipe ?? "any";
    const recipes = { A: against, B: against, [this.seat]: this.recipe };
    return duelAddress(recipes, `n=${this.arena?.n ?? 15}&d=${this.arena?.d ?? 7}`);
  }

  /** Changes the recipe or the seat, and updates storage and address. */
  change(lines: readonly Line[], seat = this.seat): void {
    this.lines = lines;
    if (seat !== this.seat) {
      this.seat = seat;
      this.score = null;
      this.best = this.#usableBest();
    }
    remember("recipe", this.recipe);
    history.replaceState(null, "", link(this.address));
    void this.#check();
  }

  /** Selects a board. If the recipe is refuted there, that game is replayed. */
  async select(result: RecipeResult): Promise<void> {
    this.leave();
    this.selected = result;
    if (result.crossed === null) return;
    try {
      const { position } = await solve(choiceOf(result.variant), result.crossed);
      if (this.selected === result) this.replay = new Replay(position, 0);
    } catch (error) {
      const problem = problemOf(error);
      if (this.selected === result) this.replayProblem = problem;
    }
  }

  /** Closes the selected board. */
  leave(): void {
    this.replay?.end();
    this.replay = null;
    this.selected = null;
    this.replayProblem = null;
  }

  /** Loads the results of the recipe. Answers about an earlier recipe are dropped. */
  async #check(): Promise<void> {
    const { address } = this;
    this.problem = null;
    this.leave();
    try {
      const score = await checkRecipe(this.recipe, this.seat);
      if (address === this.address) this.#useScore(score);
    } catch (error) {
      const problem = problemOf(error);
      if (address === this.address) [this.problem, this.score] = [problem, null];
    }
  }

  /** Shows the results, and stores the recipe if it is the best so far. */
  #useScore(score: RecipeScore): void {
    this.score = score;
    if (this.usesLockedWord) return;
    const { recipe, wins, length } = score;
    this.best = better({ recipe, wins, length }, this.best);
    storeBest(this.seat, this.best);
  }

  /** The best recipe of this seat, unless it uses a locked word. */
  #usableBest(): Best | null {
    const best = storedBest(this.seat);
    return best !== null && uses(linesOf(best.recipe), this.vocabulary.reserved_words) ? null : best;
  }
}
