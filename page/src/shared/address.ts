/** The address of the play page. It holds every choice: the variant, the opponent and the side. */

import { parseInteger } from "./integers";
import type { Player } from "./player";
import { queryText, type VariantChoice, variantQuery } from "./variant";

/** The name of a strategy, or "beside" (a person at the same screen) or "online" (a person elsewhere). */
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

/** The defaults for choices that an address leaves out. */
export const DEFAULTS: Settings = {
  variant: { n: 9, bond: "4", remainder: 0, divider: "A", numbers: null },
  opponent: "learner",
  share: 50,
  side: "A",
  crossed: [],
};

/** Whether the opponent is a person, not a program. */
export const isPerson = (opponent: Opponent): boolean => opponent === "beside" || opponent === "online";

/** Whether the opponent plays a recipe, whose text follows the colon. */
export const isRecipe = (opponent: Opponent): boolean => /^recipe:[a-z0-9.:;]{1,500}$/.test(opponent);

/** The integers in a text, between spaces, commas or semicolons; null if it has anything else. */
export function parseNumbers(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  const numbers = words.map(parseInteger);
  return numbers.includes(null) ? null : (numbers as number[]);
}

/** The choices in a query, with defaults for whatever is missing or unreadable. Only the server knows whether they are legal. */
export function readAddress(text: string, defaults: Settings = DEFAULTS): Settings {
  const query = new URLSearchParams(text);
  const numbers = parseNumbers(query.get("numbers") ?? "") ?? [];
  const opponent = query.get("opponent") ?? "";
  // A link that names the opponent leaves out what is as usual, not what the reader chose last.
  const { share, side } = opponent === "" ? defaults : DEFAULTS;
  return {
    variant: {
      n: numbers.length > 0 ? numbers.length : (parseInteger(query.get("n")) ?? defaults.variant.n),
      bond: bondIn(query) ?? defaults.variant.bond,
      remainder: parseInteger(query.get("remainder")) ?? 0,
      divider: query.get("divider") === "B" ? "B" : "A",
      numbers: numbers.length > 0 ? numbers : null,
    },
    opponent: isRecipe(opponent) || /^[a-z][a-z0-9-]{0,40}$/.test(opponent) ? opponent : defaults.opponent,
    share: Math.min(100, Math.max(0, parseInteger(query.get("share")) ?? share)),
    side: sideIn(query.get("side")) ?? side,
    crossed: parseNumbers(query.get("crossed") ?? "") ?? [],
  };
}

/** The text of the bond in a query: a divisor d, or another bond. */
function bondIn(query: URLSearchParams): string | null {
  const d = parseInteger(query.get("d"));
  return query.get("bond") ?? (d === null ? null : String(d));
}

function sideIn(text: string | null): Player | null {
  return text === "A" || text === "B" ? text : null;
}

/** The first parameter of a query that should hold integers and does not. */
export function unreadableIn(text: string): { name: string; value: string } | null {
  const query = new URLSearchParams(text);
  for (const name of ["n", "d", "remainder", "numbers", "crossed"]) {
    const value = query.get(name) ?? "";
    if (parseNumbers(value) === null)
      return { name, value: value.length > 60 ? `${value.slice(0, 57)}...` : value };
  }
  return null;
}

/** The query that holds all these choices, so that a link opens the same game in every browser. */
export function writeAddress({ variant, opponent, share, side, crossed }: Settings): string {
  const query = variantQuery(variant);
  query.set("opponent", opponent);
  if (share !== DEFAULTS.share) query.set("share", String(share));
  if (side !== DEFAULTS.side) query.set("side", side);
  if (crossed.length > 0) query.set("crossed", crossed.join(","));
  return `?${queryText(query)}`;
}

/** How a friend fared on the board of a link. */
export interface Challenge {
  hasWon: boolean;
  /** The number of the friend's own moves. */
  moves: number;
  /** Whether the coach helped. */
  isHelped: boolean;
}

/** The challenge in a query, such as `challenge=lost-5`; null if there is none. */
export function challengeIn(text: string): Challenge | null {
  const words = /^(won|lost)-(\d{1,5})(-helped)?$/.exec(new URLSearchParams(text).get("challenge") ?? "");
  return words && { hasWon: words[1] === "won", moves: Number(words[2]), isHelped: words[3] !== undefined };
}

export const writeChallenge = ({ hasWon, moves, isHelped }: Challenge): string =>
  `challenge=${hasWon ? "won" : "lost"}-${moves}${isHelped ? "-helped" : ""}`;

/** The id of the match in a path, or null on the play page. */
export function matchIdIn(path: string): string | null {
  return /^\/match\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
}

/** The secret for the open seat, from the fragment, which browsers do not send to servers. */
export function joinSecretIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("join");
}
