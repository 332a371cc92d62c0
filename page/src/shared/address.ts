/** The address carries every choice: the variant, the opponent and the side. */

import type { Player } from "./player";
import { queryText, type VariantChoice, variantQuery } from "./variant";
import { parseWhole } from "./whole";

/** The name of a strategy, or a person: beside us at this page, or online. */
export type Opponent = string;

export interface Settings {
  variant: VariantChoice;
  opponent: Opponent;
  /** The learner's share of random moves, in per cent. */
  share: number;
  side: Player;
  /** The numbers crossed out at the start of play. */
  crossed: readonly number[];
}

/** What an address means that leaves something out. */
export const DEFAULTS: Settings = {
  variant: { n: 9, bond: "4", remainder: 0, divider: "A", numbers: null },
  opponent: "learner",
  share: 50,
  side: "A",
  crossed: [],
};

/** Whether the opponent is a person and no program. */
export const isPerson = (opponent: Opponent): boolean => opponent === "beside" || opponent === "online";

/** Whether the opponent is a recipe, written out. */
export const isRecipe = (opponent: Opponent): boolean => /^recipe:[a-z0-9.:;]{1,500}$/.test(opponent);

/** The whole numbers in a text, whatever stands between them; null where something else is there too. */
export function parseNumbers(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  const numbers = words.map(parseWhole);
  return numbers.includes(null) ? null : (numbers as number[]);
}

/** The choices in a query; what is missing or unreadable is as said otherwise. What is legal the server says. */
export function readAddress(query: string, otherwise: Settings = DEFAULTS): Settings {
  const given = new URLSearchParams(query);
  const numbers = parseNumbers(given.get("numbers") ?? "") ?? [];
  const opponent = given.get("opponent") ?? "";
  return {
    variant: {
      n: numbers.length > 0 ? numbers.length : (parseWhole(given.get("n")) ?? otherwise.variant.n),
      bond: bondIn(given) ?? otherwise.variant.bond,
      remainder: parseWhole(given.get("remainder")) ?? 0,
      divider: given.get("divider") === "B" ? "B" : "A",
      numbers: numbers.length > 0 ? numbers : null,
    },
    opponent: isRecipe(opponent) || /^[a-z][a-z0-9-]{0,40}$/.test(opponent) ? opponent : otherwise.opponent,
    share: Math.min(100, Math.max(0, parseWhole(given.get("share")) ?? otherwise.share)),
    side: sideIn(given.get("side")) ?? otherwise.side,
    crossed: parseNumbers(given.get("crossed") ?? "") ?? [],
  };
}

/** The text of the bond in a query: a divisor d, or another bond. */
function bondIn(given: URLSearchParams): string | null {
  const d = parseWhole(given.get("d"));
  return given.get("bond") ?? (d === null ? null : String(d));
}

function sideIn(text: string | null): Player | null {
  return text === "A" || text === "B" ? text : null;
}

/** What in a query should be whole numbers and is not: its name and what is there. */
export function unreadableIn(query: string): { name: string; value: string } | null {
  const given = new URLSearchParams(query);
  for (const name of ["n", "d", "remainder", "numbers", "crossed"]) {
    const value = given.get(name) ?? "";
    if (parseNumbers(value) === null)
      return { name, value: value.length > 60 ? `${value.slice(0, 57)}...` : value };
  }
  return null;
}

/** The query for these choices: all of them, so that a link means the same in every browser. */
export function writeAddress({ variant, opponent, share, side, crossed }: Settings): string {
  const query = variantQuery(variant);
  query.set("opponent", opponent);
  if (share !== DEFAULTS.share) query.set("share", String(share));
  if (side !== DEFAULTS.side) query.set("side", side);
  if (crossed.length > 0) query.set("crossed", crossed.join(","));
  return `?${queryText(query)}`;
}

/** The id of the match in a path, or null on the play page. */
export function matchIdIn(path: string): string | null {
  return /^\/match\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
}

/** The secret for the open seat in a fragment: never sent to a server in an address. */
export function joinSecretIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("join");
}
