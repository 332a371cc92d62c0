/** The path of games, lessons and puzzles, and how far it is done in this browser. The list is the library's own file. */

import list from "../../../src/zahlenschlacht/learn/path.json";
import type { Schemas, Variant } from "../api/types";
import { DEFAULTS, type Settings, writeAddress } from "../shared/address";
import { recallJson, rememberJson } from "../shared/memory";
import { progress, progressChanged } from "../shared/progress.svelte";
import { t } from "../shared/words.svelte";
import { mixedAddress, storedRecord } from "./record";
import { storedStars } from "./stars";

export type Game = Schemas["Level"];
export type Station =
  | Game
  | { kind: "lesson"; place: number }
  | { kind: "puzzles"; theme: string; count: number }
  | { kind: "workshop"; count: number }
  | { kind: "certificate" };

export const PATH = list as readonly Station[];
/** The games of the path. Level 1 is the first of them. */
export const LEVELS: readonly Game[] = PATH.filter((station) => station.kind === "game");

/** The settings of a game on the path. */
export const settingsOf = ({ n, bond, opponent, share, side }: Game): Settings => ({
  ...DEFAULTS,
  variant: { ...DEFAULTS.variant, n, bond },
  opponent,
  share: share === null ? DEFAULTS.share : 100 * share,
  side,
});

/** The address of a station. Each call gives another puzzle of a set. */
export function addressOf(station: Station): string {
  switch (station.kind) {
    case "game":
      return `/${writeAddress(settingsOf(station))}`;
    case "lesson":
      return `/learn/${station.place}`;
    case "puzzles":
      return mixedAddress([station.theme]);
    case "workshop":
      return "/workshop";
    default:
      return "/print/certificate";
  }
}

/** The name of a station inside a sentence, such as "lesson 3". */
export function stationName(station: Station): string {
  switch (station.kind) {
    case "game":
      return t("station-game", { level: LEVELS.indexOf(station) + 1 });
    case "lesson":
      return t("station-lesson", { place: station.place });
    case "puzzles":
      return t("station-puzzles", { count: station.count });
    case "workshop":
      return t("station-workshop", { count: station.count });
    default:
      return t("station-certificate");
  }
}

/** The games against programs in this browser. */
export interface GamesRecord {
  /** The addresses of the levels that were won. */
  won: readonly string[];
  /** The last game if it was lost, to return to after a lesson, and how often it was lost in a row. */
  lost: { address: string; opponent: string; variant: Variant } | null;
  losses: number;
  /** The match that was counted last: loading its end again must not count it again. */
  match: string;
}

export const storedGames = (): GamesRecord => ({
  won: [],
  lost: null,
  losses: 0,
  match: "",
  ...recallJson<Partial<GamesRecord>>("path"),
});

export function storeGames(games: GamesRecord): GamesRecord {
  rememberJson("path", games);
  progressChanged();
  return games;
}

export function isDone(station: Station, games = storedGames()): boolean {
  switch (station.kind) {
    case "game":
      return games.won.includes(addressOf(station));
    case "lesson":
      return (storedStars()[station.place - 1] ?? 0) > 0;
    case "puzzles":
      return (storedRecord().solved[station.theme] ?? 0) >= station.count;
    case "workshop":
      return (recallJson<{ wins: number }>("best-recipe")?.wins ?? 0) >= station.count;
    default:
      return false;
  }
}

/** The first station that is not done; the certificate at the end. */
export function nextStation(): Station {
  void progress.changes;
  const games = storedGames();
  return PATH.find((station) => !isDone(station, games)) as Station;
}
