import { expect, test } from "vitest";
import { match, news } from "../../tests/fixtures";
import { withNews } from "./news";

test("a move and its reply are crossed out", () => {
  expect(withNews(match(0, []), news(0, [3, 1]))).toEqual(
    match(2, [3, 1], { events: news(0, [3, 1]).events }),
  );
});

test("a number that was taken back is on the board again", () => {
  const back = news(2, [], { kind: "takeback", ply: 0 });
  const after = withNews(match(2, [3, 1]), back);
  expect(after?.position.crossed).toEqual([]);
  expect(after?.position.numbers).toEqual([1, 2, 3, 4, 5]);
  expect(after?.position.notation).toBe("Z(5, 3)");
  expect(after?.version).toBe(3);
});

test("of overlapping news only the new events count", () => {
  expect(withNews(match(1, [3]), news(0, [3, 1]))?.position.crossed).toEqual([3, 1]);
});

test("old news change nothing", () => {
  const current = match(3, [3, 1, 2]);
  expect(withNews(current, news(0, [3, 1]))).toBe(current);
});

test("news with a gap, or of another match, cannot be applied", () => {
  expect(withNews(match(0, []), news(1, [1]))).toBeNull();
  expect(withNews(match(0, []), { ...news(0, [1]), id: "another" })).toBeNull();
});

test("the notation of a resigned game has no result", () => {
  const end = news(2, [], { kind: "resign", ply: 2 }, { is_over: true, winner: "B" });
  const after = withNews(match(2, [1, 2]), { ...end, resigned: "A" });
  expect(after).toMatchObject({
    resigned: "A",
    version: 3,
    position: { winner: "B", notation: "Z(5, 3): 1 2" },
  });
});

test("the end has its winner", () => {
  const end = news(2, [4], undefined, { ply: 3, turn: null, is_over: true, winner: "A", moves_left: 0 });
  const after = withNews(match(2, [1, 2]), end);
  expect(after?.position).toMatchObject({ is_over: true, winner: "A", notation: "Z(5, 3): 1 2 4 = A" });
});
