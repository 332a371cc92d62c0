/** The address carries every choice: the variant, the opponent and the side. */

import type { Player } from "../api/types";
import { sameVariant, type VariantChoice, variantQuery } from "../shared/variant";

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

export const SCHOOL: VariantChoice = { n: 15, d: 7, remainder: 0, divider: "A", numbers: null };
export const DEFAULTS: Settings = { variant: SCHOOL, opponent: "program", share: 30, side: "A", crossed: [] };

/** Whether the opponent is a person and no program. */
export const isPerson = (opponent: Opponent): boolean => opponent === "beside" || opponent === "online";

const WHOLE = /^-?\d{1,15}$/;

function whole(text: string | null, otherwise: number): number {
  return text !== null && WHOLE.test(text) ? Number(text) : otherwise;
}

/** The whole numbers in a text, whatever stands between them; null where something else is there too. */
export function numbersIn(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  return words.every((word) => WHOLE.test(word)) ? words.map(Number) : null;
}

/** The choices in a query; what is missing or unreadable is as on the first page. What is legal the server says. */
export function readAddress(query: string): Settings {
  const given = new URLSearchParams(query);
  const numbers = numbersIn(given.get("numbers") ?? "") ?? [];
  const opponent = given.get("opponent") ?? "";
  return {
    variant: {
      n: numbers.length > 0 ? numbers.length : whole(given.get("n"), SCHOOL.n),
      d: whole(given.get("d"), SCHOOL.d),
      remainder: whole(given.get("remainder"), 0),
      divider: given.get("divider") === "B" ? "B" : "A",
      numbers: numbers.length > 0 ? numbers : null,
    },
    opponent: /^[a-z][a-z0-9-]{0,40}$/.test(opponent) ? opponent : DEFAULTS.opponent,
    share: Math.min(100, Math.max(0, whole(given.get("share"), DEFAULTS.share))),
    side: given.get("side") === "B" ? "B" : "A",
    crossed: numbersIn(given.get("crossed") ?? "") ?? [],
  };
}

/** What in a query should be whole numbers and is not: its name and what is there. */
export function unreadableIn(query: string): { name: string; value: string } | null {
  const given = new URLSearchParams(query);
  for (const name of ["n", "d", "remainder", "numbers", "crossed"]) {
    const value = given.get(name) ?? "";
    if (numbersIn(value) === null)
      return { name, value: value.length > 60 ? `${value.slice(0, 57)}...` : value };
  }
  return null;
}

/** The query for these choices, shortest form: what is as on the first page is left out. */
export function writeAddress(settings: Settings): string {
  const query = sameVariant(settings.variant, SCHOOL)
    ? new URLSearchParams()
    : variantQuery(settings.variant);
  if (settings.opponent !== DEFAULTS.opponent) query.set("opponent", settings.opponent);
  if (settings.share !== DEFAULTS.share) query.set("share", String(settings.share));
  if (settings.side !== DEFAULTS.side) query.set("side", settings.side);
  if (settings.crossed.length > 0) query.set("crossed", settings.crossed.join(","));
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** The id of the match in a path, or null on the play page. */
export function matchIn(path: string): string | null {
  return /^\/match\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
}

/** The secret for the open seat in a fragment: never sent to a server in an address. */
export function secretIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("join");
}
