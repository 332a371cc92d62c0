// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../tests/fake";
import { match } from "../../tests/fixtures";
import { isCurrent, Room } from "./room.svelte";
import type { WallState } from "./server";

const state = (version: number, progress: number, games = 0): WallState =>
  ({ role: "wall", code: "KMRTF", version, progress, games, now: 1000, shown: null }) as WallState;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("of two states the one with the higher version is newer, then the one with more progress", () => {
  expect(isCurrent(state(2, 0), state(1, 9))).toBe(true);
  expect(isCurrent(state(1, 9), state(2, 0))).toBe(false);
  expect(isCurrent(state(2, 3), state(2, 4))).toBe(false);
  expect(isCurrent(state(2, 4), state(2, 4))).toBe(true);
});

test("an older state never replaces a newer one, and the server's clock is followed", () => {
  vi.useFakeTimers({ now: 400 });
  const room = new Room<WallState>(undefined, state(1, 0));
  room.take(state(3, 0, 7));
  room.take(state(2, 5, 6));
  expect([room.state.version, room.state.games, room.now()]).toEqual([3, 7, 1000]);
  room.end();
  vi.useRealTimers();
});

test("a match that the server cannot send at once is requested again, until another is shown", async () => {
  vi.useFakeTimers();
  const requests = fakeServer();
  const room = new Room<WallState>(undefined, state(1, 0));
  const showing = (version: number, id: string): WallState =>
    ({ ...state(version, 0), shown: { match: id, pupil: null } }) as WallState;
  room.take(showing(2, "m"));
  await requests[0]?.refuse("busy", 503);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  await requests[1]?.answer(match(4, [3]));
  expect(room.match).toMatchObject({ id: "m", version: 4 });
  room.take(showing(3, "other"));
  await requests[2]?.refuse("busy", 503);
  room.take(showing(4, "third"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests.map(({ path }) => path.split("/").at(-1))).toEqual(["m", "m", "other", "third"]);
  room.end();
});
