import { expect, test } from "vitest";
import { help, match, position, review, solution } from "../../tests/fixtures";
import { boardModel } from "./boardModel";
import { next, START, type State } from "./game";

const plain = { marksSuperfluous: false };
const start = next(START, { kind: "positionLoaded", solution: solution() });
const withHelp = next(start, { kind: "helpLoaded", content: help(), crossed: [] });
const playing = (crossed: number[]): State =>
  next(start, { kind: "matchOpened", match: match(2, crossed), tokens: { A: "x" } });

test("there is no board until the server has sent a position", () => {
  expect(boardModel(START, plain)).toBeNull();
});

test("a pending number is crossed out at once, and only once", () => {
  const pending = next(start, { kind: "crossedOut", number: 4 });
  expect(boardModel(pending, plain)?.crossed).toEqual([4]);
  expect(boardModel(next(pending, { kind: "matchUpdated", match: match(1, [4]) }), plain)?.crossed).toEqual([
    4,
  ]);
});

test("each open step of the coach has its marks", () => {
  const helped = (...open: string[]) => boardModel(withHelp, plain, new Set(open));
  expect(helped()?.chosen).toEqual([]);
  expect(helped("question")?.chosen).toEqual([3]);
  expect(helped("question", "winner", "residues")?.winning).toEqual([]);
  expect(helped("question", "numbers")?.winning).toEqual([3]);
  expect(helped("question", "numbers")?.chosen).toEqual([]);
  expect(helped("question", "numbers")?.groups).toEqual([]);
  expect(helped("question", "numbers", "why")?.groups).toEqual([
    [1, 2],
    [4, 5],
  ]);
});

test("a review shows no help that was open when a player resigned", () => {
  const open = new Set(["question", "winner", "residues", "numbers", "why"]);
  const resignation = match(3, [], {
    resigned: "B",
    position: position([], { is_over: true, winner: "A", turn: null }),
  });
  const over = next(next(withHelp, { kind: "matchOpened", match: match(2, []), tokens: { A: "x" } }), {
    kind: "matchUpdated",
    match: resignation,
  });
  expect(boardModel(over, plain, open)).toMatchObject({
    winning: [3],
    groups: [
      [1, 2],
      [4, 5],
    ],
  });
  expect(boardModel(next(over, { kind: "reviewMoved", ply: 0, isOpen: true }), plain, open)).toMatchObject({
    winning: [],
    groups: [],
    chosen: [],
  });
});

test("a review shows the moves until then, and after a blunder the better ones", () => {
  const game = next(next(playing([1, 2, 4]), { kind: "reviewLoaded", analysis: review() }), {
    kind: "reviewMoved",
    ply: 1,
    isOpen: true,
  });
  expect(boardModel(game, plain)).toMatchObject({ crossed: [1], winning: [3], winner: null });
});

test("the deciding position marks the mistake and the better move, beside the card of the end", () => {
  const message = { id: "decided-luck", values: {} };
  const told = { kind: "luck", ply: 1, better: 3, title: message, messages: [] } as const;
  const analysis = { ...review(), decisions: { A: { ...told, messages: [] }, B: { ...told, messages: [] } } };
  const over = next(playing([1, 2, 4]), { kind: "reviewLoaded", analysis });
  const lookingBack = (ply: number) => next(over, { kind: "reviewMoved", ply, isOpen: false });
  expect(boardModel(lookingBack(0), plain)).toMatchObject({
    crossed: [],
    mistake: 1,
    better: 3,
    winning: [],
  });
  expect(boardModel(lookingBack(1), plain)).toMatchObject({ crossed: [1], mistake: null, better: null });
  expect(boardModel(over, plain)).toMatchObject({ mistake: null, better: null });
});

test("the end has a winner", () => {
  expect(boardModel(playing([1, 2, 4]), plain)?.winner).toBe("A");
});
