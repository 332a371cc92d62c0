// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { help, match, position, solution } from "../../tests/fixtures";
import { EMPTY_DRAFT } from "../exercises/answer";
import { DEFAULTS } from "../shared/address";
import { words } from "../shared/words.svelte";
import { type Change, next, START, type State } from "./game";
import { detailText, goalText, isMyTurn, rulesText, trayPlayer, turnText } from "./texts";

beforeAll(async () => {
  await words.choose("en");
  await words.load("play");
});

const after = (...changes: Change[]): State => changes.reduce(next, START);
const positionLoaded = { kind: "positionLoaded", solution: solution() } as const;
const against = (opponent: string, side: "A" | "B" = "A") =>
  ({ kind: "configured", settings: { ...DEFAULTS, opponent, side } }) as const;
const trayOf = (game: State, now = 0) => [trayPlayer(game), turnText(game, now), detailText(game, now)];
const matchOpened = (
  more: Parameters<typeof match>[2] = {},
  tokens: Extract<Change, { kind: "matchOpened" }>["tokens"] = { A: "x" },
  crossed: number[] = [],
) => ({ kind: "matchOpened", match: match(1, crossed, more), tokens }) as const;
const friend = { kind: "open", strategy: null, share: null } as const;
const friends = { seats: { A: friend, B: friend }, can_take_back: false };

test("the tray waits until the server has sent a position", () => {
  expect(trayOf(START)).toEqual(["A", "One moment …", ""]);
});

test("against a program the player and the program take turns", () => {
  const mine = after(against("program"), positionLoaded);
  expect(trayOf(mine)).toEqual(["A", "Your turn", "3 moves left, the last is yours"]);
  expect(isMyTurn(mine)).toBe(true);
  const thinking = after(against("program"), positionLoaded, matchOpened(), {
    kind: "crossedOut",
    number: 3,
  });
  expect(turnText(thinking, 0)).toBe("Rob is thinking");
  expect(turnText(after(against("program", "B"), positionLoaded), 0)).toBe("Rob begins");
  const later = { kind: "positionLoaded", solution: solution([3]) } as const;
  expect(turnText(after(against("program"), later), 0)).toBe("Rob’s turn");
});

test("while the reply is delayed the tray counts one move less", () => {
  const delayed = after(
    against("program"),
    positionLoaded,
    matchOpened(),
    { kind: "crossedOut", number: 3 },
    { kind: "matchUpdated", match: match(2, [3, 1]) },
  );
  expect(delayed.shownUntil).toBe(1);
  expect(trayOf(delayed)).toEqual(["B", "Rob is thinking", "2 moves left, the last is yours"]);
  expect(isMyTurn(delayed)).toBe(false);
});

test("two people at one screen are called by their letters", () => {
  expect(trayOf(after(against("beside"), positionLoaded))).toEqual([
    "A",
    "A’s turn",
    "3 moves left, the last is A’s",
  ]);
});

test("the tray says where a friend is", () => {
  expect(turnText(after(against("online"), positionLoaded), 0)).toBe("First make a link for your friend");
  const theirs = after(against("online"), positionLoaded, matchOpened(friends, { A: "x" }, [3]));
  expect(turnText(theirs, 0)).toBe("Your friend’s turn");
  const away = next(theirs, {
    kind: "presenceChanged",
    presence: { A: { here: true, away: null }, B: { here: false, away: 180 } },
    now: 0,
  });
  expect(trayOf(away)).toEqual(["B", "Your friend is away", "away for 3 minutes"]);
  expect(detailText(next(theirs, { kind: "connectionChanged", isConnected: false }), 0)).toMatch(/connect/i);
});

const LEAVE = "Leave two numbers that add up to a multiple of 3";
const SPOIL = "Don’t leave two numbers that add up to a multiple of 3";

test("the goal is that of the reader", () => {
  expect(goalText(START)).toBe("\u00a0");
  expect(goalText(after(against("program"), positionLoaded))).toBe(LEAVE);
  expect(goalText(after(against("program", "B"), positionLoaded))).toBe(SPOIL);
  expect(rulesText(after(against("program", "B"), positionLoaded))).toContain("Rob wants the opposite.");
});

test("an invited friend reads the goal of their own seat, whatever the settings of the page", () => {
  const invited = after(against("online", "A"), positionLoaded, matchOpened(friends, { B: "x" }));
  expect(goalText(invited)).toBe(SPOIL);
  expect(detailText(invited, 0)).toBe("3 moves left, the last is A’s");
  expect(goalText(after(against("online", "B"), positionLoaded, matchOpened(friends, { A: "x" })))).toBe(
    LEAVE,
  );
});

test("two people at one screen, and spectators, read the goal of A and that B wants the opposite", () => {
  const beside = after(against("beside"), positionLoaded, matchOpened({}, { A: "x", B: "y" }));
  const watched = after(against("online"), positionLoaded, matchOpened(friends, {}));
  for (const game of [after(against("beside"), positionLoaded), beside, watched]) {
    expect(goalText(game)).toBe(`A: ${LEAVE}`);
    expect(rulesText(game)).toContain("B wants the opposite.");
  }
});

test("while a question is answered the tray says how", () => {
  const withHelp = after(positionLoaded, { kind: "helpLoaded", content: help(), crossed: [] });
  const answering = next(withHelp, { kind: "draftChanged", draft: EMPTY_DRAFT });
  expect(trayOf(answering).slice(1)).toEqual(["You are answering", "Tap numbers. Nothing gets crossed out."]);
});

test("at the end the tray says what decided, with the server's sum", () => {
  const values = { sum: "9007199254740993", d: 3 };
  const over = position([3, 1, 5], { result: [{ id: "result-multiple", values }] });
  const game = after(positionLoaded, matchOpened({ position: over }));
  expect(trayOf(game)).toEqual(["A", "You won!", expect.stringContaining("9007199254740993")]);
  const lost = matchOpened({ position: { ...over, winner: "B" } });
  expect(trayOf(after(positionLoaded, lost))[1]).toBe("You lost");
  const both = matchOpened({ position: over }, { A: "x", B: "y" });
  for (const change of [both, matchOpened({ position: over }, {})])
    expect(trayOf(after(against("beside"), positionLoaded, change))[1]).toBe("A wins");
  const resignation = after(
    positionLoaded,
    matchOpened({ position: { ...over, winner: "A" }, resigned: "B" }),
  );
  expect(detailText(resignation, 0)).toBe("B has resigned");
  expect(trayOf(next(game, { kind: "reviewMoved", ply: 2, isOpen: true }))).toEqual(["B", "Move 2 of 3", ""]);
});
