// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { isCurrent, Room } from "./room.svelte";
import type { WallState } from "./server";

const state = (version: number, progress: number, pupils = 0): WallState =>
  ({ role: "wall", code: "KMRTF", version, progress, pupils, now: 1000, shown: null }) as WallState;

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
  expect([room.state.version, room.state.pupils, room.now()]).toEqual([3, 7, 1000]);
  room.end();
  vi.useRealTimers();
});
