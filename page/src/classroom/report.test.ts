import { expect, test } from "vitest";
import { mostCommonMistake, rowsOf } from "./report";
import type { PupilRecord, Report, ReportedGame, Task } from "./server";

const task = (id: number, kind: Task["kind"], total: number | null = null) => ({ id, kind, total }) as Task;
const pupil = (number: number, name: string) => ({ pupil: number, name }) as PupilRecord;

let matches = 0;
function game(
  pupil: number,
  outcome: ReportedGame["outcome"],
  crossed: number[] = [],
  mistake: number | null = null,
  task = 1,
): ReportedGame {
  matches += 1;
  return { task, pupil, player: "A", opponent: null, match: `m${matches}`, outcome, crossed, mistake };
}

const report: Report = {
  tasks: [task(1, "program"), task(2, "lesson", 6), task(3, "exit")],
  pupils: [pupil(1, "Blue Fox"), pupil(2, "Red Owl"), pupil(3, "Grey Hare")],
  games: [
    game(1, "lost", [2, 5, 3], 0),
    game(1, "left", [9], 0),
    game(1, "won", [1, 8]),
    game(2, "lost", [2, 6], 0),
    game(2, "playing", [4], 0),
    game(2, "lost", [1, 2, 9], 2),
  ],
  votes: [
    { task: 3, ply: 0, pupil: 1, number: 5, is_late: false },
    { task: 3, ply: 0, pupil: 2, number: null, is_late: true },
  ],
  progress: [{ task: 2, pupil: 1, done: 4 }],
};

test("a row counts finished games, wins, and the tries up to the first win", () => {
  const [fox, owl, hare] = rowsOf(report, { 1: "Mia" });
  expect(fox).toEqual({
    pupil: 1,
    name: "Blue Fox",
    note: "Mia",
    games: 2,
    wins: 1,
    firstWins: [3],
    progress: [4],
    answer: 5,
    isLate: false,
  });
  expect(owl).toMatchObject({
    note: "",
    games: 2,
    wins: 0,
    firstWins: [null],
    answer: "none",
    isLate: true,
  });
  expect(hare).toMatchObject({ games: 0, firstWins: [null], progress: [0], answer: null });
});

test("the most common first mistake counts finished games", () => {
  expect(mostCommonMistake(report, { id: 1 })).toEqual({ crossed: [], move: 2, count: 2, all: 4 });
  expect(mostCommonMistake(report, { id: 2 })).toBeNull();
});

test("a game of two pupils counts once", () => {
  const first = game(1, "lost", [2, 5, 3], 0);
  const pair = [first, { ...first, pupil: 2, player: "B" as const, outcome: "won" as const, mistake: null }];
  expect(mostCommonMistake({ games: pair }, { id: 1 })).toMatchObject({ count: 1, all: 1 });
});

test("the order of moves does not matter; among equally common mistakes the earliest is chosen", () => {
  const games = [
    game(1, "lost", [1, 2, 9], 2),
    game(2, "lost", [2, 1, 9], 2),
    game(1, "lost", [4], 0),
    game(2, "lost", [4], 0),
  ];
  expect(mostCommonMistake({ games }, { id: 1 })).toMatchObject({ crossed: [], move: 4, count: 2 });
  expect(mostCommonMistake({ games: games.slice(0, 3) }, { id: 1 })).toMatchObject({
    crossed: [1, 2],
    move: 9,
    count: 2,
  });
});
