// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { storedRecord, storeRecord } from "./record";
import { addStars } from "./stars";
import { addressOf, isDone, nextStation, PATH, type Station, storedGames, storeGames } from "./stations";

beforeEach(() => localStorage.clear());

/** Does what makes a station done. */
function finish(station: Station): void {
  const games = storedGames();
  const record = storedRecord();
  if (station.kind === "game") storeGames({ ...games, won: [...games.won, addressOf(station)] });
  else if (station.kind === "lesson")
    addStars(Array.from({ length: 12 }, (_, place) => Number(place + 1 === station.place)));
  else if (station.kind === "puzzles")
    storeRecord({ ...record, solved: { ...record.solved, [station.theme]: station.count } });
  else if (station.kind === "workshop")
    localStorage.setItem("zahlenschlacht:best-recipe", JSON.stringify({ wins: station.count }));
}

test("the path leads from station to station, and ends with the certificate", () => {
  const visited: Station[] = [];
  for (const _ of PATH) {
    const station = nextStation();
    visited.push(station);
    expect(isDone(station)).toBe(false);
    finish(station);
  }
  expect(visited).toEqual(PATH);
  expect(nextStation()).toEqual({ kind: "certificate" });
});

test("a set of puzzles is done with its last puzzle", () => {
  const set = PATH.find((station) => station.kind === "puzzles") as Extract<Station, { kind: "puzzles" }>;
  storeRecord({ ...storedRecord(), solved: { [set.theme]: set.count - 1 } });
  expect(isDone(set)).toBe(false);
  storeRecord({ ...storedRecord(), solved: { [set.theme]: set.count } });
  expect(isDone(set)).toBe(true);
});

test("a station that was left out comes first again", () => {
  for (const station of PATH.filter(({ kind }) => kind === "game")) finish(station);
  expect(nextStation()).toEqual({ kind: "lesson", place: 1 });
});

test("each station has an address of its own", () => {
  expect(PATH.map(addressOf).slice(0, 4)).toEqual([
    "/?n=5&d=3&opponent=random",
    "/learn/1",
    "/?n=7&d=3&opponent=learner&share=75",
    "/learn/3",
  ]);
  expect(new Set(PATH.map(addressOf)).size).toBe(PATH.length);
});
