/** The workshop: a recipe as it is put together, and what becomes of it on each board of its seat. */

import { problemOf } from "../api/ask";
import { solve } from "../api/client";
import { checkRecipe, type RecipeResult, type RecipeScore, type RecipeWords } from "../api/recipes";
import type { Player, Problem } from "../api/types";
import { Replay } from "../exercises/replay.svelte";
import { DEFAULTS, writeAddress } from "../shared/address";
import { recall, remember } from "../shared/memory";
import { otherOf } from "../shared/player";
import { choiceOf } from "../shared/variant";
import {
  type Best,
  better,
  duelAddress,
  keepBest,
  keptBest,
  type Line,
  linesOf,
  textOf,
  uses,
  workshopAddress,
} from "./recipe";

export class Workshop {
  seat = $state<Player>("A");
  lines = $state.raw<readonly Line[]>([]);
  score = $state.raw<RecipeScore | null>(null);
  problem = $state.raw<Problem | null>(null);
  best = $state.raw<Best | null>(null);
  /** The board that is looked at, and the game that refutes the recipe there. */
  looked = $state.raw<RecipeResult | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** Why the game of that board could not be fetched, or null. */
  lookProblem = $state.raw<Problem | null>(null);

  constructor(
    readonly known: RecipeWords,
    query: URLSearchParams,
  ) {
    this.seat = query.get("seat") === "B" ? "B" : "A";
    this.lines = linesOf(query.get("recipe") ?? recall("recipe") ?? "any");
    this.best = this.#keptBest();
    void this.#check();
  }

  readonly recipe = $derived(textOf(this.lines));
  readonly other = $derived(otherOf(this.seat));
  readonly address = $derived(workshopAddress(this.recipe, this.seat));
  /** Whether every board of the seat was conquered: then the known recipes are shown, and no word is held back. */
  readonly summit = $derived(this.score !== null && this.best?.conquered === this.score.results.length);
  readonly held = $derived.by(() => (this.seat === "A" ? this.known.held : []));
  /** Whether the recipe has a word that is held back: then it counts apart. */
  readonly apart = $derived(uses(this.lines, this.held));
  /** Where one can play against the recipe: the board that is looked at, else one where it can be beaten. */
  readonly arena = $derived.by(() => {
    const results = this.score?.results ?? [];
    return (this.looked ?? results.find(({ result }) => result !== "wins") ?? results.at(-1))?.variant;
  });

  /** Where a person plays against the recipe. */
  get challenge(): string | undefined {
    const { arena, other, recipe } = this;
    if (arena === undefined) return undefined;
    const against = { variant: choiceOf(arena), opponent: `recipe:${recipe}`, side: other };
    return `/${writeAddress({ ...DEFAULTS, ...against })}`;
  }

  /** Where it plays against the best of the other seat. */
  get duel(): string {
    const against = keptBest(this.other)?.recipe ?? "any";
    const [a, b] = this.seat === "A" ? [this.recipe, against] : [against, this.recipe];
    return duelAddress(a, b, `n=${this.arena?.n ?? 15}&d=${this.arena?.d ?? 7}`);
  }

  /** Another recipe, or the same for another seat; memory and address follow. */
  change(lines: readonly Line[], seat = this.seat): void {
    this.lines = lines;
    if (seat !== this.seat) {
      this.seat = seat;
      this.score = null;
      this.best = this.#keptBest();
    }
    remember("recipe", this.recipe);
    history.replaceState(null, "", this.address);
    void this.#check();
  }

  /** Looks at a board: where the recipe is refuted, that game is played out. */
  async look(result: RecipeResult): Promise<void> {
    this.leave();
    this.looked = result;
    if (result.crossed === null) return;
    try {
      const { position } = await solve(choiceOf(result.variant), result.crossed);
      if (this.looked === result) this.replay = new Replay(position, 0);
    } catch (error) {
      const problem = problemOf(error);
      if (this.looked === result) this.lookProblem = problem;
    }
  }

  leave(): void {
    this.replay?.end();
    this.replay = null;
    this.looked = null;
    this.lookProblem = null;
  }

  /** What becomes of the recipe; an answer about an earlier one comes too late. */
  async #check(): Promise<void> {
    const asked = this.address;
    this.problem = null;
    this.leave();
    try {
      const score = await checkRecipe(this.recipe, this.seat);
      if (asked === this.address) this.#hear(score);
    } catch (error) {
      const problem = problemOf(error);
      if (asked === this.address) [this.problem, this.score] = [problem, null];
    }
  }

  #hear(score: RecipeScore): void {
    this.score = score;
    if (this.apart) return;
    const { recipe, conquered, length } = score;
    this.best = better({ recipe, conquered, length }, this.best);
    keepBest(this.seat, this.best);
  }

  /** The best of this seat so far; a recipe with a word that is held back is none. */
  #keptBest(): Best | null {
    const found = keptBest(this.seat);
    return found !== null && uses(linesOf(found.recipe), this.known.held) ? null : found;
  }
}
