// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { words } from "../shared/words.svelte";
import { labelOf } from "./label";
import { type Numeral, UNMARKED } from "./numerals";

beforeEach(() => words.choose("en"));

const FIVE: Numeral = { ...UNMARKED, number: 5, residue: 2 };

test("the name of an unmarked number is the number, with its residue if requested", () => {
  expect(labelOf(FIVE, false)).toBe("5");
  expect(labelOf(FIVE, true)).toBe("5, remainder 2");
});
test("every mark is named", () => {
  expect(labelOf({ ...FIVE, winning: true, hostile: true, partner: 4 }, false)).toBe(
    "5, winning move, one to keep, joined to 4",
  );
  expect(labelOf({ ...FIVE, chosen: true, group: "b", superfluous: true }, true)).toBe(
    "5, remainder 2, chosen, in group b, no partner",
  );
  expect(labelOf({ ...FIVE, last: true }, false)).toBe("5, one of the last two");
});
test("the name of a crossed number has its player and its move", () => {
  expect(labelOf({ ...FIVE, move: 3, by: "A" }, true)).toBe("5, crossed out by A as move 3");
});
