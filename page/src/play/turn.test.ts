// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { help, match, position, solution } from "../api/fixtures";
import { EMPTY_DRAFT } from "../exercises/answer";
import { DEFAULTS } from "../shared/address";
import { words } from "../shared/words.svelte";
import { type Change, next, START, type State } from "./game";
import { detailText, goalText, isMyTurn, rulesText, trayPlayer, turnText } from "./turn";

beforeAll(() => words.choose("en"));

const after = (...changes: Change[]): State => changes.reduce(next, START);
const arrived = { kind: "positionLoaded", solution: solution() } as const;
const against = (opponent: string, side: "A" | "B" = "A") =>
  ({ kind: "configured", settings: { ...DEFAULTS, opponent, side } }) as const;
const told = (game: State, now = 0) => [trayPlayer(game), turnText(game, now), detailText(game, now)];
const opened = (
  more: Parameters<typeof match>[2] = {},
  tokens: Extract<Change, { kind: "matchOpened" }>["tokens"] = { A: "x" },
  crossed: number[] = [],
) => ({ kind: "matchOpened", match: match(1, crossed, more), tokens }) as const;
const open = (taken: boolean) => ({ kind: "open", strategy: null, share: null, is_taken: taken }) as const;
const friends = { seats: { A: open(true), B: open(true) }, can_take_back: false };

test("before the server has said anything the tray waits", () => {
  expect(told(START)).toEqual(["A", "One moment …", ""]);
});

test("against a program it is one's own turn, then its", () => {
  const mine = after(against("program"), arrived);
  expect(told(mine)).toEqual(["A", "Your turn", "3 moves left, the last is yours"]);
  expect(isMyTurn(mine)).toBe(true);
  const thinking = after(against("program"), arrived, opened(), { kind: "crossedOut", number: 3 });
  expect(turnText(thinking, 0)).toBe("Your opponent is thinking");
  expect(turnText(after(against("program", "B"), arrived), 0)).toBe("Your opponent begins");
});

test("while its reply is held back the board shows one move less", () => {
  const held = after(
    against("program"),
    arrived,
    opened(),
    { kind: "crossedOut", number: 3 },
    { kind: "matchUpdated", match: match(2, [3, 1]) },
  );
  expect(held.shownUntil).toBe(1);
  expect(told(held)).toEqual(["B", "Your opponent is thinking", "2 moves left, the last is yours"]);
  expect(isMyTurn(held)).toBe(false);
});

test("two at one screen take turns by their letters", () => {
  expect(told(after(against("beside"), arrived))).toEqual(["A", "A’s turn", "3 moves left, the last is A’s"]);
});

test("of a friend it says where they are", () => {
  expect(turnText(after(against("online"), arrived), 0)).toBe("First make a link for your friend");
  const theirs = after(against("online"), arrived, opened(friends, { A: "x" }, [3]));
  expect(turnText(theirs, 0)).toBe("Your friend’s turn");
  const away = next(theirs, {
    kind: "presenceChanged",
    presence: { A: { here: true, away: null }, B: { here: false, away: 180 } },
    now: 0,
  });
  expect(told(away)).toEqual(["B", "Your friend is away", "away for 3 minutes"]);
  expect(detailText(next(theirs, { kind: "connectionChanged", connected: false }), 0)).toMatch(/connect/i);
});

const LEAVE = "Leave two numbers that add up to a multiple of 3";
const SPOIL = "Don’t leave two numbers that add up to a multiple of 3";

test("the goal is that of the player who reads it", () => {
  expect(goalText(START)).toBe("\u00a0");
  expect(goalText(after(against("program"), arrived))).toBe(LEAVE);
  expect(goalText(after(against("program", "B"), arrived))).toBe(SPOIL);
  expect(rulesText(after(against("program", "B"), arrived))).toContain("Rob wants the opposite.");
});

test("an invited friend reads the goal of the seat that they hold, whatever the page was set to", () => {
  const friend = after(against("online", "A"), arrived, opened(friends, { B: "x" }));
  expect(goalText(friend)).toBe(SPOIL);
  expect(detailText(friend, 0)).toBe("3 moves left, the last is A’s");
  expect(goalText(after(against("online", "B"), arrived, opened(friends, { A: "x" })))).toBe(LEAVE);
});

test("two at one screen, and whoever watches, read what A wants and that B wants the opposite", () => {
  const beside = after(against("beside"), arrived, opened({}, { A: "x", B: "y" }));
  const watched = after(against("online"), arrived, opened(friends, {}));
  for (const game of [after(against("beside"), arrived), beside, watched]) {
    expect(goalText(game)).toBe(`A: ${LEAVE}`);
    expect(rulesText(game)).toContain("B wants the opposite.");
  }
});

test("while a question is answered it says how", () => {
  const asked = after(arrived, { kind: "helpLoaded", content: help(), crossed: [] });
  const answering = next(asked, { kind: "draftChanged", draft: EMPTY_DRAFT });
  expect(told(answering).slice(1)).toEqual(["You are answering", "Tap numbers. Nothing gets crossed out."]);
});

test("at the end it says what decided, with the server's sum", () => {
  const values = { sum: "9007199254740993", d: 3 };
  const over = position([3, 1, 5], { result: [{ id: "result-multiple", values }] });
  const game = after(arrived, opened({ position: over }));
  expect(told(game)).toEqual(["A", "You won!", expect.stringContaining("9007199254740993")]);
  const lost = opened({ position: { ...over, winner: "B" } });
  expect(told(after(arrived, lost))[1]).toBe("You lost");
  const both = opened({ position: over }, { A: "x", B: "y" });
  for (const change of [both, opened({ position: over }, {})])
    expect(told(after(against("beside"), arrived, change))[1]).toBe("A wins");
  const given = after(arrived, opened({ position: { ...over, winner: "A" }, resigned: "B" }));
  expect(detailText(given, 0)).toBe("B has resigned");
  expect(told(next(game, { kind: "reviewMoved", ply: 2 }))).toEqual(["B", "Move 2 of 3", ""]);
});
