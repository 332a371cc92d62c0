/** The player's progress: the levels of the path, the list of all boards, and the boards won in this browser. */

import type { Variant } from "../api/types";
import {
  addressOf,
  type GamesRecord,
  isDone,
  LEVELS,
  settingsOf,
  storedGames,
  storeGames,
} from "../exercises/stations";
import { isPerson, type Settings, writeAddress } from "../shared/address";
import { recallJson, rememberJson } from "../shared/memory";
import { choiceOf, sameVariant, type VariantChoice, variantQuery } from "../shared/variant";

/** The levels of the path, from easy to hard, as settings. `tests/learn/test_path.py` computes a child's chances. */
export const LADDER: readonly Settings[] = LEVELS.map(settingsOf);

/** The first level, for a first visit. */
export const FIRST_GAME = LADDER[0] as Settings;

/** The address of a game from its beginning. */
const gameAddress = (settings: Settings): string => `/${writeAddress({ ...settings, crossed: [] })}`;

/** The level that these settings play, counted from 1; null if they are on no level. */
export function levelOf(settings: Settings): number | null {
  const place = LEVELS.findIndex((level) => addressOf(level) === gameAddress(settings));
  return place < 0 ? null : place + 1;
}

/** The settings of a level, counted from 1; null if there is no such level. */
export const settingsOfLevel = (level: number): Settings | null => LADDER[level - 1] ?? null;

/** Stores how a match against a program ended. A game from the middle of a board counts for no level. */
export function storeResult(
  settings: Settings,
  variant: Variant,
  match: string,
  hasWon: boolean,
): GamesRecord {
  const games = storedGames();
  if (settings.crossed.length > 0 || games.match === match) return games;
  const address = gameAddress(settings);
  if (!hasWon) {
    const losses = games.lost?.address === address ? games.losses + 1 : 1;
    return storeGames({ ...games, lost: { address, opponent: settings.opponent, variant }, losses, match });
  }
  const isNew = levelOf(settings) !== null && !games.won.includes(address);
  return storeGames({ won: isNew ? [...games.won, address] : games.won, lost: null, losses: 0, match });
}

/** After this many losses in a row on a level, an easier one is offered. */
const TOO_MANY_LOSSES = 2;

/** The offer after a game on a level: the next level after a win, the level below and a lesson after two losses. */
export interface Offer {
  up: Settings | null;
  down: Settings | null;
  lesson: boolean;
}

export function offerAfter(settings: Settings, hasWon: boolean, games: GamesRecord): Offer {
  const level = levelOf(settings);
  const nothing = { up: null, down: null, lesson: false };
  if (level === null) return nothing;
  if (hasWon) return settings.crossed.length > 0 ? nothing : { ...nothing, up: settingsOfLevel(level + 1) };
  const isTooHard = games.lost?.address === gameAddress(settings) && games.losses >= TOO_MANY_LOSSES;
  return isTooHard ? { up: null, down: settingsOfLevel(level - 1), lesson: true } : nothing;
}

/**
 * The game for a visitor whose address names none: the first level that is not won, once a level is won. Before that, after the last
 * level, and for two people, it is the last choice.
 */
export function gameToContinue(last: Settings | null, games = storedGames()): Settings {
  if (last === null) return FIRST_GAME;
  const next = LEVELS.find((level) => !isDone(level, games));
  if (games.won.length === 0 || next === undefined || isPerson(last.opponent)) return last;
  return settingsOf(next);
}

/** The next board on the list of all boards; the first after the last. */
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
