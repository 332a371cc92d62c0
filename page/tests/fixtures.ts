/** Answers of the server, for the unit tests. */

import type { Help, MatchState, MatchUpdate, Position, Review, Solution } from "../src/api/types";
import { mover } from "../src/shared/player";

/** Z(5, 3) after some moves. */
export function position(crossed: number[] = [], more: Partial<Position> = {}): Position {
  const board = [1, 2, 3, 4, 5];
  const isOver = crossed.length === 3;
  return {
    variant: {
      name: "Z(5, 3)",
      n: 5,
      bond: "3",
      d: 3,
      remainder: 0,
      divider: "A",
      board: null,
      condition: { id: "bond-sum", values: { d: 3, remainder: 0 } },
    },
    crossed,
    numbers: board.filter((number) => !crossed.includes(number)),
    turn: isOver ? null : crossed.length % 2 === 0 ? "A" : "B",
    ply: crossed.length,
    moves_left: 3 - crossed.length,
    closer: "A",
    is_over: isOver,
    winner: isOver ? "A" : null,
    board,
    largest_board: 5000,
    modulus: 3,
    residue_of: [1, 2, 0, 1, 2],
    partner_of: [2, 1, 0, 2, 1],
    bonds: [],
    notation: crossed.length > 0 ? `Z(5, 3): ${crossed.join(" ")}` : "Z(5, 3)",
    result: [],
    ...more,
  };
}

export function match(version: number, crossed: number[], more: Partial<MatchState> = {}): MatchState {
  const person = { kind: "person", strategy: null, share: null } as const;
  const program = { kind: "strategy", strategy: "program", share: null } as const;
  return {
    id: "m",
    version,
    seats: { A: person, B: program },
    free_seats: [],
    can_take_back: true,
    unaided: false,
    resigned: null,
    score: { A: 0, B: 0 },
    sequel: null,
    position: position(crossed),
    events: [],
    ...more,
  };
}

/** The news after a version: these numbers were crossed out, or another event happened. */
export function news(
  since: number,
  numbers: number[],
  other?: Partial<MatchUpdate["events"][number]>,
  standing: Partial<MatchUpdate["position"]> = {},
): MatchUpdate {
  const event = (place: number) => ({ seq: since + place + 1, ply: since + place, player: mover(place) });
  const events: MatchUpdate["events"] = other
    ? [{ ...event(0), kind: "cross", number: null, ...other }]
    : numbers.map((number, place) => ({ ...event(place), kind: "cross", number }));
  const { position: _, ...repeated } = match(since + events.length, []);
  const { turn, moves_left, is_over, winner, result } = position(numbers);
  const ply = other ? (other.ply ?? 0) : since + numbers.length;
  return {
    ...repeated,
    since,
    events,
    position: { ply, turn, moves_left, is_over, winner, result, ...standing },
  };
}

export function solution(crossed: number[] = []): Solution {
  return {
    position: position(crossed),
    strategies: { A: ["perfect", "random", "pairing"], B: ["program", "perfect", "learner", "random"] },
    verdict: {
      winner: "A",
      closer: "A",
      margin: 0,
      winning_moves: [3],
      winning_residues: [0],
      reason: "Theorem 3.1.4",
      certificate: {
        kind: "pairing",
        hostile: [1, 4],
        groups: [
          [1, 2],
          [4, 5],
        ],
        delete: [3],
      },
    },
    messages: [],
    ray: [],
  };
}

export function help(): Help {
  const question: Help["question"] = {
    kind: "mark-set",
    question: "left-over",
    none: true,
    options: [],
    messages: [{ id: "ask-left-over", values: {} }],
    answer: [3],
    explanation: { id: "told-left-over", values: {} },
  };
  const hint = (id: string) => [{ id, values: {} }];
  return {
    question,
    hints: { winner: hint("verdict-wins"), numbers: hint("moves-some"), why: hint("why-search") },
  };
}

export function review(): Review {
  const ply = { winner: "B", messages: [], lesson: null } as const;
  return {
    position: position([1, 2, 4]),
    start_margin: 0,
    start_winner: "A",
    decisions: null,
    plies: [
      {
        ...ply,
        ply: 1,
        player: "A",
        number: 1,
        margin: -1,
        is_blunder: true,
        winning_moves: [3],
        messages: [],
      },
      {
        ...ply,
        ply: 2,
        player: "B",
        number: 2,
        margin: -1,
        is_blunder: false,
        winning_moves: [],
        messages: [],
      },
    ] as Review["plies"],
  };
}
