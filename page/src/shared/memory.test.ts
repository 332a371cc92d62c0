// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recall, recallJson, remember, rememberJson, seatsIn, storeSeats } from "./memory";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("a stored value is read back, and null removes it", () => {
  rememberJson("wins", { one: 1 });
  expect(recallJson("wins")).toEqual({ one: 1 });
  rememberJson("wins", null);
  expect([recallJson("wins"), recall("wins"), localStorage.length]).toEqual([null, null, 0]);
});

test("JSON that cannot be read counts as nothing", () => {
  remember("wins", "[");
  expect(recallJson("wins")).toBeNull();
  for (const text of ["[", "3", "null"]) {
    remember("seats", text);
    expect(seatsIn("m")).toEqual({});
  }
});

test("a browser without storage stores nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberJson("wins", { one: 1 });
  expect(recallJson("wins")).toBeNull();
});

test("the seats of the oldest match are forgotten first", () => {
  for (let match = 0; match <= 60; match += 1) storeSeats(`m${match}`, { A: String(match) });
  expect([seatsIn("m0"), seatsIn("m1"), seatsIn("m60")]).toEqual([{}, { A: "1" }, { A: "60" }]);
});
