/** The standings of a tournament of recipes. Pure. */

import type { Tile, Tournament } from "./server";

type Game = Tournament["games"][number];

export interface Standing {
  recipe: string;
  wins: number;
  games: number;
}

/** What a game is remembered by when recipes are added or replaced. */
export const keyOf = ({ a, b }: Game): string => `${a} ${b}`;

/** The recipes by the share of the counted games that they have won, best first. */
export function standings(
  tiles: readonly Pick<Tile, "recipe">[],
  games: readonly Game[],
  counted: ReadonlySet<string>,
): Standing[] {
  const played = games.filter((game) => counted.has(keyOf(game)));
  const rows = [...new Set(tiles.map(({ recipe }) => recipe))].filter(Boolean).map((recipe) => {
    const own = played.filter(({ a, b }) => a === recipe || b === recipe);
    const wins = own.filter(({ a, winner }) => (a === recipe) === (winner === "A")).length;
    return { recipe, wins, games: own.length };
  });
  const share = ({ wins, games }: Standing): number => wins / Math.max(1, games);
  return rows.toSorted((one, other) => share(other) - share(one));
}
