// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { position } from "../../tests/fixtures";
import { words } from "../shared/words.svelte";
import { boardName, opponentName, tell, tellProblem } from "./tell";
import type { Listing, Message } from "./types";

beforeEach(() => words.choose("en"));

const values = { d: 7, remainder: 0, player: "A", count: 3 };

test("numbers are joined by the rules of the language", async () => {
  const message: Message = {
    id: "moves-some",
    values: { ...values, numbers: { items: [1, 8, 15], count: 3, kind: "or" } },
  };
  expect(tell(message)).toContain("1, 8 or 15");
  await words.choose("de");
  expect(tell(message)).toContain("1, 8 oder 15");
});
test("a long list has the total count", () => {
  const numbers: Listing = { items: [1, 9], count: 253, kind: "or" };
  expect(tell({ id: "moves-some", values: { ...values, count: 253, numbers } })).toContain("253");
});
test("groups stand in parentheses", () => {
  const pairs: Listing = {
    items: [
      { items: [1, 6], count: 2, kind: "group" },
      { items: [2, 5], count: 2, kind: "group" },
    ],
    count: 2,
    kind: "and",
  };
  const text = tell({ id: "why-pairing", values: { ...values, pairs, winner: "A", loser: "B" } });
  expect(text).toContain("(1,\u00a06) and (2,\u00a05)");
});
test("large numbers have no separators", () => {
  expect(words.say("page-number", { number: 2015, residue: 7 })).toBe("2015, remainder 7");
});
test("an unknown message shows its id", () => {
  expect(words.say("page-nothing")).toBe("page-nothing");
});
test("the text of a problem is the page's, else the game's, else the server's", async () => {
  const problem = (code: string, values = {}) =>
    tellProblem({ code, values, detail: "the server's own words" });
  await words.load("errors");
  expect(problem("wrong-token")).toBe("That did not work: this seat is not yours");
  expect(problem("busy")).toContain("too many long computations are waiting");
  expect(problem("no-such-code")).toContain("the server's own words");
  expect(problem("offline")).toContain("does not answer");
  await words.choose("de");
  expect(problem("not-over")).toBe("Das ging nicht: das Spiel ist noch nicht zu Ende");
});

test("the reader is called you in every role", () => {
  const wins: Message = { id: "verdict-wins", values: { winner: "A", loser: "B" } };
  const textFor = (reader: string | null) => {
    words.reader = reader;
    return tell(wins);
  };
  expect(["A", "B", null].map(textFor)).toEqual([
    "You can win, whatever B does.",
    "A can win, whatever you do.",
    "A can win, whatever B does.",
  ]);
});
test("the name of a recipe is not its code", () => {
  expect(opponentName("recipe:superfluous;larger")).toBe("a recipe from the workshop");
});
test("the problem with an unreadable recipe in an address does not quote its code", () => {
  const problem = {
    code: "recipe-no-such-word",
    values: { value: "wibble", known: "any, partner" },
    detail: "",
  };
  expect(tellProblem(problem)).toBe("That did not work: the recipe in this link can’t be read");
});
test("negative numbers have a real minus sign, alone and in lists", () => {
  const numbers: Listing = { items: [-3, 4], count: 2, kind: "or" };
  expect(tell({ id: "moves-some", values: { ...values, numbers } })).toContain("−3 or 4");
  expect(words.say("page-number", { number: -3, residue: 2 })).toBe("−3, remainder 2");
});
test("the name of a board has no bond notation", async () => {
  const { variant } = position();
  expect(boardName(variant)).toBe("Z(5, 3)");
  expect(boardName({ ...variant, remainder: 2, divider: "B" })).toBe("Z(5, 3), remainder 2, roles swapped");
  expect(boardName({ ...variant, bond: "lines 1-2", d: 0 })).toBe("Numbers 1 to 5");
  expect(boardName({ ...variant, board: [-3, 0, 4, 10] })).toBe("4 numbers");
  await words.choose("de");
  expect(boardName({ ...variant, divider: "B" })).toBe("Z(5, 3), Rollen vertauscht");
});
