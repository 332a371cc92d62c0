import { expect, test } from "vitest";
import type { Position, Verdict } from "../api/types";
import { judge, leftOver, pairingReply, questionOf, someLeftOver } from "./coach";
import { position as small } from "./fixtures";

/** The board 1..n for d after these moves, as far as the coach looks at it. */
function position(n: number, d: number, crossed: number[] = []): Position {
  const board = Array.from({ length: n }, (_, place) => place + 1);
  return small([], {
    variant: {
      name: `Z(${n}, ${d})`,
      n,
      bond: String(d),
      d,
      remainder: 0,
      divider: "A",
      board: null,
      when: { id: "bond-sum", values: { d, remainder: 0 } },
    },
    modulus: d,
    board,
    numbers: board.filter((number) => !crossed.includes(number)),
    residue_of: board.map((number) => number % d),
    partner_of: board.map((number) => (d - (number % d)) % d),
  });
}
const verdict = (kind: "pairing" | "hostile" | "groups", more: Partial<Verdict> = {}): Verdict => ({
  winner: "A",
  closer: "A",
  margin: 0,
  reason: "",
  winning_moves: [],
  winning_residues: [],
  certificate: { kind, hostile: [1, 2, 3], groups: [], delete: [] },
  ...more,
});
const question = { kind: "left-over", count: 1 } as const;

test("on Z(15, 7) any of 1, 8 and 15 stays without a partner, and no other", () => {
  const school = position(15, 7);
  expect([...leftOver(school)]).toEqual([[1, 1]]);
  expect(someLeftOver(school)).toEqual([15]);
  for (const number of school.board)
    expect(judge(question, school, [number]).right).toBe([1, 8, 15].includes(number));
  expect(judge(question, school, [])).toMatchObject({
    facing: { residue: 1, partner: 6, count: 3, partners: 2 },
  });
  expect(judge(question, school, [1, 8]).right).toBe(false);
});

test("an odd number of multiples leaves one over, and it may be any", () => {
  const after = position(15, 7, [15, 7]);
  expect([...leftOver(after)]).toEqual([[0, 1]]);
  expect(judge(question, after, [14]).right).toBe(true);
  expect(judge(question, after, [13])).toMatchObject({ right: false });
});

test("the answer that is told is right, on every small board", () => {
  for (let n = 4; n <= 14; n += 1)
    for (let d = 2; d <= 16; d += 1)
      for (const crossed of [[], [1], [2, 4]]) {
        const here = position(n, d, crossed);
        expect(judge(question, here, someLeftOver(here))).toEqual({ right: true });
      }
});

test("whoever follows the pairing takes the one number without a partner", () => {
  expect(pairingReply(position(15, 7))).toBe(15);
  expect(pairingReply(position(15, 7, [15, 7]))).toBe(14);
  expect(pairingReply(position(17, 7))).toBeUndefined();
  expect(pairingReply({ ...position(15, 7), turn: "B" })).toBeUndefined();
  expect(pairingReply({ ...position(15, 7), closer: "B" })).toBeUndefined();
});

test("where a set wins, the set is asked for, from the one who wins by it", () => {
  const here = position(17, 7);
  const won = verdict("hostile", { winner: "A", closer: "B" });
  expect(questionOf({ ...here, turn: "A" }, won)).toEqual({ kind: "together", count: 3 });
  expect(questionOf({ ...here, turn: "A" }, { ...won, closer: "A" })).toEqual({ kind: "apart", count: 3 });
  expect(questionOf({ ...here, turn: "B" }, won)?.kind).toBe("left-over");
  expect(questionOf(here, verdict("pairing"))?.kind).toBe("left-over");
});

test("without residues only a winning set is asked for, and judged by the bonds", () => {
  const bonds: [number, number][] = [
    [1, 2],
    [2, 3],
  ];
  const here = small([], { modulus: 0, residue_of: [], partner_of: [], bonds, turn: "A" });
  expect(questionOf(here, verdict("pairing"))).toBeNull();
  expect(pairingReply(here)).toBeUndefined();
  const won = verdict("hostile", { winner: "A", closer: "A" });
  expect(questionOf(here, won)).toEqual({ kind: "apart", count: 3 });
  expect(judge({ kind: "apart", count: 3 }, here, [1, 3, 2])).toEqual({ right: false, pair: [1, 2] });
  expect(judge({ kind: "apart", count: 3 }, here, [1, 3, 5])).toEqual({ right: true });
});

test("a set is judged by its first wrong pair, then by its size", () => {
  const here = position(17, 7);
  const apart = { kind: "apart", count: 3 } as const;
  expect(judge(apart, here, [1, 6, 2])).toEqual({ right: false, pair: [1, 6] });
  expect(judge(apart, here, [1, 2])).toEqual({ right: false, missing: 1 });
  expect(judge(apart, here, [1, 2, 3])).toEqual({ right: true });
  const together = { kind: "together", count: 2 } as const;
  expect(judge(together, here, [7, 14])).toEqual({ right: true });
  expect(judge(together, here, [7, 1])).toEqual({ right: false, pair: [7, 1] });
});
