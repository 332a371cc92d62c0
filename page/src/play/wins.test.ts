// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { DEFAULTS } from "../shared/address";
import { keepWin, keyOf, winsHere } from "./wins";

beforeEach(() => localStorage.clear());
const key = keyOf(DEFAULTS.variant);

test("a win without help is kept above one with help", () => {
  keepWin(DEFAULTS.variant, "helped");
  expect(winsHere().get(key)).toBe("helped");
  keepWin(DEFAULTS.variant, "alone");
  keepWin(DEFAULTS.variant, "helped");
  expect([...winsHere()]).toEqual([[key, "alone"]]);
});

test("what cannot be read is no win", () => {
  for (const kept of ["[", "null", "3"]) {
    localStorage.setItem("zahlenschlacht:wins", kept);
    expect(winsHere().size).toBe(0);
  }
});
