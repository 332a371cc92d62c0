import { expect, test } from "vitest";
import { match, review, solution } from "./fixtures";
import { next, START, type State } from "./game";
import { slateOf, solutionShown } from "./slate";

const plain = { grey: false };
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

test("help marks winning numbers from the third step on, and the pairing on the fourth", () => {
  const helped = (step: number) => slateOf(next(arrived, { kind: "helped", step }), plain);
  expect(helped(2)?.winning).toEqual([]);
  expect(helped(3)?.winning).toEqual([3]);
  expect(helped(3)?.groups).toEqual([]);
  expect(helped(4)?.groups).toEqual([
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
