import { expect, test } from "vitest";
import { match, review, solution } from "./fixtures";
import { next, START, type State } from "./game";
import { slateOf, solutionShown } from "./slate";

const plain = { superfluous: false };
const arrived = next(START, { kind: "arrived", solution: solution() });
const playing = (crossed: number[]): State =>
  next(arrived, { kind: "opened", match: match(2, crossed), tokens: { A: "x" } });

test("before the server has said anything there is nothing to show", () => {
  expect(slateOf(START, plain)).toBeNull();
});

test("a pending number is crossed out at once, and once", () => {
  const pending = next(arrived, { kind: "crossed", number: 4 });
  expect(slateOf(pending, plain)?.crossed).toEqual([4]);
  expect(slateOf(next(pending, { kind: "heard", match: match(1, [4]) }), plain)?.crossed).toEqual([4]);
});

test("each step of help marks what it tells", () => {
  const helped = (...open: string[]) => slateOf(arrived, plain, new Set(open));
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

test("a verdict on another position is not shown", () => {
  expect(solutionShown(arrived)).not.toBeNull();
  expect(solutionShown(playing([3, 1]))).toBeNull();
  expect(solutionShown(next(arrived, { kind: "crossed", number: 3 }))).toBeNull();
});

test("a look back shows the moves until then, and after a blunder the better ones", () => {
  const game = next(next(playing([1, 2, 4]), { kind: "reviewed", review: review() }), {
    kind: "turned",
    ply: 1,
  });
  expect(slateOf(game, plain)).toMatchObject({ crossed: [1], winning: [3], winner: null });
});

test("the end shows who has won", () => {
  expect(slateOf(playing([1, 2, 4]), plain)?.winner).toBe("A");
});
