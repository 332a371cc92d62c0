/** The player's progress: the ladder of the first games, the path of all boards, and the boards won in this browser. */

import type { Variant } from "../api/types";
import { DEFAULTS, type Settings } from "../shared/address";
import { recallJson, rememberJson } from "../shared/memory";
import { choiceOf, sameVariant, type VariantChoice, variantQuery } from "../shared/variant";
import levels from "./ladder.json";

/** The levels of the ladder, from easy to hard, as settings. `tests/strategies/test_ladder.py` computes a child's chances. */
export const LADDER: readonly Settings[] = levels.map(({ n, d, opponent, share = DEFAULTS.share }) => ({
  ...DEFAULTS,
  variant: { ...DEFAULTS.variant, n, bond: String(d) },
  opponent,
  share,
}));

/** The first level, for a first visit. */
export const FIRST_GAME = LADDER[0] as Settings;

/** The level that these settings play, counted from 1; null if they are on no level. */
export function levelOf({ variant, opponent, share, side }: Settings): number | null {
  const place = LADDER.findIndex(
    (level) =>
      sameVariant(level.variant, variant) &&
      level.opponent === opponent &&
      level.share === share &&
      level.side === side,
  );
  return place < 0 ? null : place + 1;
}

/** The settings of a level, counted from 1; null if there is no such level. */
export const settingsOfLevel = (level: number): Settings | null => LADDER[level - 1] ?? null;

/** The progress on the ladder in this browser. */
export interface Climb {
  /** The highest level that was won; 0 before the first win. */
  won: number;
  /** The level that was lost last, and how often in a row. */
  lostLevel: number;
  losses: number;
  /** The match that was counted last: loading its end again must not count it again. */
  match: string;
}

const NOT_CLIMBED: Climb = { won: 0, lostLevel: 0, losses: 0, match: "" };

export function storedClimb(): Climb {
  return { ...NOT_CLIMBED, ...recallJson<Partial<Climb>>("ladder") };
}

/** Stores how a match on a level of the ladder ended; a game from the middle of a board counts for no level. */
export function storeClimb(settings: Settings, match: string, hasWon: boolean): Climb {
  const level = levelOf(settings);
  const climb = storedClimb();
  if (level === null || settings.crossed.length > 0 || climb.match === match) return climb;
  const losses = climb.lostLevel === level ? climb.losses : 0;
  const after = hasWon
    ? { won: Math.max(level, climb.won), lostLevel: level, losses: 0, match }
    : { won: climb.won, lostLevel: level, losses: losses + 1, match };
  rememberJson("ladder", after);
  return after;
}

/** After this many losses in a row on a level, an easier one is offered. */
const TOO_MANY_LOSSES = 2;

/** The offer after a game on a level: the next level after a win, the level below and a lesson after two losses. */
export interface Offer {
  up: Settings | null;
  down: Settings | null;
  lesson: boolean;
}

export function offerAfter(settings: Settings, hasWon: boolean, climb: Climb): Offer {
  const level = levelOf(settings);
  const nothing = { up: null, down: null, lesson: false };
  if (level === null) return nothing;
  if (hasWon) return settings.crossed.length > 0 ? nothing : { ...nothing, up: settingsOfLevel(level + 1) };
  const isTooHard = climb.lostLevel === level && climb.losses >= TOO_MANY_LOSSES;
  return isTooHard ? { up: null, down: settingsOfLevel(level - 1), lesson: true } : nothing;
}

/** The game for a visitor whose address names none: the last choice, or the next level if the last choice was a level that is won. */
export function gameToContinue(last: Settings | null, { won }: Climb = storedClimb()): Settings {
  if (last === null) return FIRST_GAME;
  const level = levelOf(last);
  return level !== null && level === won ? (settingsOfLevel(level + 1) ?? last) : last;
}

/** The next board on the path of all boards; the first after the last. */
export function nextBoard(path: readonly Variant[], variant: VariantChoice): VariantChoice | null {
  const place = path.findIndex((one) => sameVariant(choiceOf(one), variant));
  const next = path[(place + 1) % Math.max(1, path.length)];
  return next === undefined ? null : choiceOf(next);
}

/** The best win on a board: with help or without. */
export type Win = "helped" | "alone";

/** The best win on each board in this browser, by its key. */
export function storedWins(): Map<string, Win> {
  return new Map(Object.entries(recallJson<Record<string, Win>>("wins") ?? {}));
}

export const boardKey = (variant: VariantChoice): string => variantQuery(variant).toString();

/** Stores a win; a win without help is never replaced by one with help. Returns whether the board is won for the first time. */
export function storeWin(variant: VariantChoice, win: Win): boolean {
  const wins = storedWins();
  const before = wins.get(boardKey(variant));
  if (before === "alone") return false;
  wins.set(boardKey(variant), win);
  rememberJson("wins", Object.fromEntries(wins));
  return before === undefined;
}

/** Whether every board of the path is won. */
export function hasWonAll(path: readonly Variant[], wins: ReadonlyMap<string, Win>): boolean {
  return path.length > 0 && path.every((variant) => wins.has(boardKey(choiceOf(variant))));
}
