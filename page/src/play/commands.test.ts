// @vitest-environment jsdom
import { expect, test } from "vitest";
import { position as small } from "../api/fixtures";
import type { Position } from "../api/types";
import { pairingReply } from "./commands";

/** The board 1..n for d after these moves, with A to move. */
function position(n: number, d: number, crossed: number[] = []): Position {
  const board = Array.from({ length: n }, (_, place) => place + 1);
  return small([], {
    variant: { ...small([]).variant, name: `Z(${n}, ${d})`, n, bond: String(d), d },
    modulus: d,
    board,
    numbers: board.filter((number) => !crossed.includes(number)),
    residue_of: board.map((number) => number % d),
    partner_of: board.map((number) => (d - (number % d)) % d),
  });
}

test("whoever follows the pairing takes the one number without a partner", () => {
  expect(pairingReply(position(15, 7))).toBe(15);
  expect(pairingReply(position(15, 7, [15, 7]))).toBe(14);
  expect(pairingReply(position(15, 7, [15, 2]))).toBe(12);
});

test("where more numbers stay alone, or somebody else closes or divides, there is no such reply", () => {
  expect(pairingReply(position(17, 7))).toBeUndefined();
  expect(pairingReply({ ...position(15, 7), turn: "B" })).toBeUndefined();
  expect(pairingReply({ ...position(15, 7), closer: "B" })).toBeUndefined();
  expect(pairingReply({ ...position(15, 7), residue_of: [], partner_of: [] })).toBeUndefined();
});
